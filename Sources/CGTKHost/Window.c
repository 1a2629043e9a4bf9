#include "HostWindow.h"

static gboolean close_requested(GtkWindow *widget, gpointer data) {
    GessoGTKWindow *window = data;
    if (window->callbacks.close_requested) window->callbacks.close_requested(window->callbacks.user);
    /* The host destroys the window, or keeps it. */
    return TRUE;
}

static void active_changed(GObject *object, GParamSpec *property, gpointer data) {
    GessoGTKWindow *window = data;
    gboolean is_active = gtk_window_is_active(window->window);
    gesso_keyboard_active_changed(window, is_active);
    if (window->callbacks.active_changed) window->callbacks.active_changed(window->callbacks.user, is_active);
}

static void scale_changed(GObject *object, GParamSpec *property, gpointer data) {
    GessoGTKWindow *window = data;
    gesso_content_check_size(window, gtk_widget_get_width(window->content), gtk_widget_get_height(window->content));
}

static void forget_surface(GessoGTKWindow *window) {
    if (!window->surface) return;
    g_signal_handlers_disconnect_by_data(window->surface, window);
    window->surface = NULL;
}

static void realized(GtkWidget *widget, gpointer data) {
    GessoGTKWindow *window = data;
    forget_surface(window);
    window->surface = gtk_native_get_surface(gtk_widget_get_native(widget));
    /* The fraction of the scale, which the widget's scale factor rounds up. */
    if (window->surface && gdk_surface_get_scale)
        g_signal_connect(window->surface, "notify::scale", G_CALLBACK(scale_changed), window);
}

static void unrealized(GtkWidget *widget, gpointer data) {
    forget_surface(data);
}

GessoGTKWindow *gesso_window_create(
    const GessoGTKWindowCallbacks *callbacks, const char *title, int width, int height) {
    GessoGTKWindow *window = g_new0(GessoGTKWindow, 1);
    window->callbacks = *callbacks;
    window->natural_width = MAX(width, 1);
    window->natural_height = MAX(height, 1);
    window->window = g_object_ref(gtk_window_new());
    window->content = gesso_content_new(window);
    gesso_pointer_attach(window);
    gesso_keyboard_attach(window);
    g_signal_connect(window->window, "close-request", G_CALLBACK(close_requested), window);
    g_signal_connect(window->window, "notify::is-active", G_CALLBACK(active_changed), window);
    g_signal_connect(window->content, "notify::scale-factor", G_CALLBACK(scale_changed), window);
    g_signal_connect(window->content, "realize", G_CALLBACK(realized), window);
    g_signal_connect(window->content, "unrealize", G_CALLBACK(unrealized), window);
    gtk_window_set_title(window->window, title ? title : "");
    gtk_window_set_child(window->window, window->content);
    gtk_widget_grab_focus(window->content);
    return window;
}

void gesso_window_destroy(GessoGTKWindow *window) {
    /* Nothing is told from here on: the host may be in the middle of letting go. */
    window->callbacks = (GessoGTKWindowCallbacks){0};
    if (window->tick) gtk_widget_remove_tick_callback(window->content, window->tick);
    window->tick = 0;
    gesso_keyboard_detach(window);
    forget_surface(window);
    g_signal_handlers_disconnect_by_data(window->window, window);
    g_signal_handlers_disconnect_by_data(window->content, window);
    g_object_set_qdata((GObject *)window->content, g_quark_from_static_string("gesso-window"), NULL);
    gtk_window_destroy(window->window);
    g_object_unref(window->window);
    gesso_tiles_free(&window->picture);
    g_free(window);
}

void gesso_window_show(GessoGTKWindow *window) {
    gtk_window_present(window->window);
}

void gesso_window_hide(GessoGTKWindow *window) {
    gtk_widget_set_visible(window->window, FALSE);
}

void gesso_window_set_title(GessoGTKWindow *window, const char *title) {
    gtk_window_set_title(window->window, title ? title : "");
}

void gesso_window_set_size_limits(GessoGTKWindow *window, int min_width, int min_height, int is_resizable) {
    window->min_width = MAX(min_width, 0);
    window->min_height = MAX(min_height, 0);
    gtk_window_set_resizable(window->window, is_resizable != 0);
    gtk_widget_queue_resize(window->content);
}

void gesso_window_resize(GessoGTKWindow *window, int width, int height) {
    window->natural_width = MAX(width, 1);
    window->natural_height = MAX(height, 1);
    gtk_widget_queue_resize(window->content);
    /* GTK's size of a window has the title bar in it, if it draws one itself. */
    int extra_width = 0, extra_height = 0;
    if (window->width > 0) {
        extra_width = MAX(gtk_widget_get_width(window->window) - window->width, 0);
        extra_height = MAX(gtk_widget_get_height(window->window) - window->height, 0);
        gtk_window_set_default_size(
            window->window, window->natural_width + extra_width, window->natural_height + extra_height);
    }
}

void gesso_window_close(GessoGTKWindow *window) {
    gtk_window_close(window->window);
}

void gesso_window_get_size(GessoGTKWindow *window, int *width, int *height, double *scale) {
    *width = window->width > 0 ? window->width : window->natural_width;
    *height = window->height > 0 ? window->height : window->natural_height;
    *scale = window->scale > 0 ? window->scale : gtk_widget_get_scale_factor(window->content);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    GessoGTKWindow *window = data;
    window->wants_frame = FALSE;
    if (window->callbacks.frame) {
        /* The host may destroy the window in this call. */
        g_object_ref(widget);
        window->callbacks.frame(window->callbacks.user, gdk_frame_clock_get_frame_time(clock) / 1e6);
        gboolean is_gone = g_object_get_qdata((GObject *)widget, g_quark_from_static_string("gesso-window")) == NULL;
        g_object_unref(widget);
        if (is_gone) return G_SOURCE_REMOVE;
    }
    if (window->wants_frame) return G_SOURCE_CONTINUE;
    window->tick = 0;
    return G_SOURCE_REMOVE;
}

void gesso_window_request_frame(GessoGTKWindow *window) {
    window->wants_frame = TRUE;
    if (!window->tick) window->tick = gtk_widget_add_tick_callback(window->content, tick, window, NULL);
}

void gesso_window_present(
    GessoGTKWindow *window, const unsigned char *pixels, int width, int height, int stride, double scale,
    const GessoGTKRectangle *damage, int damage_count) {
    gesso_tiles_present(&window->picture, pixels, width, height, stride, scale, damage, damage_count);
    gtk_widget_queue_draw(window->content);
}

void gesso_window_set_cursor(GessoGTKWindow *window, const char *name) {
    gtk_widget_set_cursor_from_name(window->content, name);
}
