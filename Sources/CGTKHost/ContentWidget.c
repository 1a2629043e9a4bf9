#include "HostWindow.h"

/* The widget that fills a window: it measures as the host says and shows the host's picture. A class of our own, since no
 * widget of GTK's both tells its size before a frame is drawn and draws nothing of its own. */

static GQuark window_quark(void) {
    static GQuark quark;
    if (!quark) quark = g_quark_from_static_string("gesso-window");
    return quark;
}

static GessoGTKWindow *window_of(GtkWidget *widget) {
    return g_object_get_qdata((GObject *)widget, window_quark());
}

static void measure(
    GtkWidget *widget, int orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    GessoGTKWindow *window = window_of(widget);
    *minimum_baseline = *natural_baseline = -1;
    *minimum = *natural = 0;
    if (!window) return;
    gboolean is_horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;
    *minimum = is_horizontal ? window->min_width : window->min_height;
    *natural = MAX(*minimum, is_horizontal ? window->natural_width : window->natural_height);
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    GessoGTKWindow *window = window_of(widget);
    if (window) gesso_content_check_size(window, width, height);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    GessoGTKWindow *window = window_of(widget);
    if (window) gesso_tiles_snapshot(&window->picture, snapshot);
}

static void class_init(gpointer class, gpointer data) {
    GtkWidgetClassHead *widget_class = class;
    widget_class->measure = measure;
    widget_class->size_allocate = size_allocate;
    widget_class->snapshot = snapshot;
}

static GType content_type(void) {
    static GType type;
    if (!type) {
        GTypeQuery parent;
        g_type_query(gtk_widget_get_type(), &parent);
        GTypeInfo info = {
            .class_size = (guint16)parent.class_size,
            .class_init = class_init,
            .instance_size = (guint16)parent.instance_size,
        };
        type = g_type_register_static(gtk_widget_get_type(), "GessoContent", &info, 0);
    }
    return type;
}

GtkWidget *gesso_content_new(GessoGTKWindow *window) {
    GtkWidget *widget = g_object_new(content_type(), NULL);
    g_object_set_qdata((GObject *)widget, window_quark(), window);
    gtk_widget_set_focusable(widget, TRUE);
    gtk_widget_set_hexpand(widget, TRUE);
    gtk_widget_set_vexpand(widget, TRUE);
    /* While a window shrinks, the last picture is larger than the window. */
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
    return widget;
}

void gesso_content_check_size(GessoGTKWindow *window, int width, int height) {
    double scale = gtk_widget_get_scale_factor(window->content);
    if (window->surface && gdk_surface_get_scale) scale = gdk_surface_get_scale(window->surface);
    if (width <= 0 || height <= 0) return;
    if (width == window->width && height == window->height && scale == window->scale) return;
    window->width = width;
    window->height = height;
    window->scale = scale;
    if (window->callbacks.resized) window->callbacks.resized(window->callbacks.user, width, height, scale);
}
