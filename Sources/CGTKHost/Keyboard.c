#include <math.h>
#include <string.h>

#include "HostWindow.h"

/* What the key types by itself: nothing with a modifier that makes it a command, and no control character. */
static void typed_text(unsigned keyval, unsigned modifiers, char text[8]) {
    guint32 scalar = gdk_keyval_to_unicode(keyval);
    text[0] = 0;
    if (modifiers & (GESSO_GTK_CONTROL | GESSO_GTK_OPTION | GESSO_GTK_COMMAND)) return;
    if (scalar < 0x20 || scalar == 0x7f || !g_unichar_validate(scalar)) return;
    text[g_unichar_to_utf8(scalar, text)] = 0;
}

static gboolean input_method_takes(GessoGTKWindow *window, GtkEventController *controller) {
    GdkEvent *event = gtk_event_controller_get_current_event(controller);
    return window->is_text_input_on && event && gtk_im_context_filter_keypress(window->input_method, event);
}

static gboolean key_pressed(GtkEventController *controller, guint keyval, guint keycode, guint state, gpointer data) {
    GessoGTKWindow *window = data;
    if (input_method_takes(window, controller)) return TRUE;
    unsigned modifiers = gesso_gtk_modifiers(state);
    char text[8];
    typed_text(keyval, modifiers, text);
    const char *name = gdk_keyval_name(keyval);
    if (window->callbacks.key_pressed)
        window->callbacks.key_pressed(
            window->callbacks.user, keyval, name ? name : "", text, modifiers, gesso_gtk_now());
    /* GTK's own use of keys, moving its focus between widgets for one, has no place here. */
    return TRUE;
}

static void key_released(GtkEventController *controller, guint keyval, guint keycode, guint state, gpointer data) {
    GessoGTKWindow *window = data;
    if (input_method_takes(window, controller)) return;
    unsigned modifiers = gesso_gtk_modifiers(state);
    char text[8];
    typed_text(keyval, modifiers, text);
    const char *name = gdk_keyval_name(keyval);
    if (window->callbacks.key_released)
        window->callbacks.key_released(
            window->callbacks.user, keyval, name ? name : "", text, modifiers, gesso_gtk_now());
}

static void committed(GtkIMContext *context, const char *text, gpointer data) {
    GessoGTKWindow *window = data;
    if (window->callbacks.text_committed) window->callbacks.text_committed(window->callbacks.user, text);
}

static void preedit_changed(GtkIMContext *context, gpointer data) {
    GessoGTKWindow *window = data;
    char *text = NULL;
    int cursor = 0;
    gtk_im_context_get_preedit_string(context, &text, NULL, &cursor);
    /* Input methods tell of an empty text too, before and after; composing is what lies between. */
    gboolean is_composing = text && *text;
    if (is_composing || window->is_composing) {
        window->is_composing = is_composing;
        if (is_composing && window->callbacks.preedit_changed)
            window->callbacks.preedit_changed(window->callbacks.user, text, cursor);
        if (!is_composing && window->callbacks.preedit_ended)
            window->callbacks.preedit_ended(window->callbacks.user);
    }
    g_free(text);
}

static void preedit_ended(GtkIMContext *context, gpointer data) {
    GessoGTKWindow *window = data;
    if (!window->is_composing) return;
    window->is_composing = FALSE;
    if (window->callbacks.preedit_ended) window->callbacks.preedit_ended(window->callbacks.user);
}

void gesso_keyboard_attach(GessoGTKWindow *window) {
    window->input_method = gtk_im_multicontext_new();
    gtk_im_context_set_client_widget(window->input_method, window->content);
    g_signal_connect(window->input_method, "commit", G_CALLBACK(committed), window);
    g_signal_connect(window->input_method, "preedit-changed", G_CALLBACK(preedit_changed), window);
    g_signal_connect(window->input_method, "preedit-end", G_CALLBACK(preedit_ended), window);
    GtkEventController *keys = gtk_event_controller_key_new();
    g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), window);
    g_signal_connect(keys, "key-released", G_CALLBACK(key_released), window);
    gtk_widget_add_controller(window->content, keys);
}

void gesso_keyboard_detach(GessoGTKWindow *window) {
    g_signal_handlers_disconnect_by_data(window->input_method, window);
    gtk_im_context_set_client_widget(window->input_method, NULL);
    g_clear_object(&window->input_method);
    window->is_text_input_on = FALSE;
}

void gesso_keyboard_active_changed(GessoGTKWindow *window, gboolean is_active) {
    if (!window->is_text_input_on) return;
    if (is_active)
        gtk_im_context_focus_in(window->input_method);
    else
        gtk_im_context_focus_out(window->input_method);
}

void gesso_text_input_set(GessoGTKWindow *window, int is_on) {
    if (window->is_text_input_on == (is_on != 0)) return;
    window->is_text_input_on = is_on != 0;
    if (is_on) {
        if (gtk_window_is_active(window->window)) gtk_im_context_focus_in(window->input_method);
    } else {
        gtk_im_context_reset(window->input_method);
        gtk_im_context_focus_out(window->input_method);
    }
}

void gesso_text_input_set_cursor(GessoGTKWindow *window, double x, double y, double width, double height) {
    GdkRectangle area = {
        (int)floor(x), (int)floor(y), (int)fmax(ceil(width), 1), (int)fmax(ceil(height), 1)};
    gtk_im_context_set_cursor_location(window->input_method, &area);
}

void gesso_text_input_reset(GessoGTKWindow *window) {
    gtk_im_context_reset(window->input_method);
}
