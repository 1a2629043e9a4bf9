#include <math.h>

#include "HostWindow.h"

unsigned gesso_gtk_modifiers(unsigned state) {
    return (state & GDK_SHIFT_MASK ? GESSO_GTK_SHIFT : 0) | (state & GDK_CONTROL_MASK ? GESSO_GTK_CONTROL : 0) |
           (state & GDK_ALT_MASK ? GESSO_GTK_OPTION : 0) |
           (state & (GDK_SUPER_MASK | GDK_META_MASK) ? GESSO_GTK_COMMAND : 0) |
           (state & GDK_LOCK_MASK ? GESSO_GTK_CAPS_LOCK : 0);
}

static unsigned current_modifiers(GtkEventController *controller) {
    return gesso_gtk_modifiers(gtk_event_controller_get_current_event_state(controller));
}

static void moved(GtkEventController *controller, double x, double y, gpointer data) {
    GessoGTKWindow *window = data;
    window->pointer_x = x;
    window->pointer_y = y;
    if (window->callbacks.pointer_moved)
        window->callbacks.pointer_moved(
            window->callbacks.user, x, y, current_modifiers(controller), gesso_gtk_now());
}

static void entered(GtkEventController *controller, double x, double y, gpointer data) {
    GessoGTKWindow *window = data;
    window->pointer_x = x;
    window->pointer_y = y;
    if (window->callbacks.pointer_entered)
        window->callbacks.pointer_entered(
            window->callbacks.user, x, y, current_modifiers(controller), gesso_gtk_now());
}

static void left(GtkEventController *controller, gpointer data) {
    GessoGTKWindow *window = data;
    if (window->callbacks.pointer_left) window->callbacks.pointer_left(window->callbacks.user, gesso_gtk_now());
}

static gboolean scrolled(GtkEventController *controller, double dx, double dy, gpointer data) {
    GessoGTKWindow *window = data;
    if (!window->callbacks.scrolled) return FALSE;
    int is_precise = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE;
    window->callbacks.scrolled(
        window->callbacks.user, window->pointer_x, window->pointer_y, dx, dy, is_precise,
        current_modifiers(controller), gesso_gtk_now());
    return TRUE;
}

/* Where in the content an event is. Its own position is the surface's, which has shadow and title bar in it. */
static gboolean position(GessoGTKWindow *window, GdkEvent *event, double *x, double *y) {
    double surface_x, surface_y, offset_x, offset_y;
    if (!gdk_event_get_position(event, &surface_x, &surface_y)) return FALSE;
    GtkNative *native = gtk_widget_get_native(window->content);
    if (!native) return FALSE;
    gtk_native_get_surface_transform(native, &offset_x, &offset_y);
    return gtk_widget_translate_coordinates(
        (GtkWidget *)native, window->content, surface_x - offset_x, surface_y - offset_y, x, y);
}

static void count_click(GessoGTKWindow *window, GdkEvent *event, unsigned button, double x, double y) {
    int longest = 400, farthest = 5;
    g_object_get(
        gtk_widget_get_settings(window->content), "gtk-double-click-time", &longest, "gtk-double-click-distance",
        &farthest, NULL);
    guint32 time = gdk_event_get_time(event);
    gboolean continues = window->clicks > 0 && button == window->press_button &&
                         time - window->press_time <= (guint32)longest && fabs(x - window->press_x) <= farthest &&
                         fabs(y - window->press_y) <= farthest;
    window->clicks = continues ? window->clicks + 1 : 1;
    window->press_button = button;
    window->press_time = time;
    window->press_x = x;
    window->press_y = y;
}

static void pressed(GessoGTKWindow *window, GdkEvent *event, unsigned button, double x, double y) {
    count_click(window, event, button, x, y);
    window->pointer_x = x;
    window->pointer_y = y;
    gtk_widget_grab_focus(window->content);
    if (window->callbacks.button_pressed)
        window->callbacks.button_pressed(
            window->callbacks.user, x, y, button, window->clicks,
            gesso_gtk_modifiers(gdk_event_get_modifier_state(event)), gesso_gtk_now());
}

static void released(GessoGTKWindow *window, GdkEvent *event, unsigned button, double x, double y) {
    if (window->callbacks.button_released)
        window->callbacks.button_released(
            window->callbacks.user, x, y, button, MAX(window->clicks, 1),
            gesso_gtk_modifiers(gdk_event_get_modifier_state(event)), gesso_gtk_now());
}

static void cancelled(GessoGTKWindow *window) {
    window->clicks = 0;
    if (window->callbacks.buttons_cancelled) window->callbacks.buttons_cancelled(window->callbacks.user);
}

static void pinched(GessoGTKWindow *window, GdkEvent *event, double x, double y) {
    int phase = GESSO_GTK_PHASE_CANCELLED;
    switch (gdk_touchpad_event_get_gesture_phase(event)) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
        phase = GESSO_GTK_PHASE_BEGAN;
        window->pinch_scale = 1;
        window->pinch_rotation = 0;
        break;
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
        phase = GESSO_GTK_PHASE_MOVED;
        window->pinch_scale = gdk_touchpad_event_get_pinch_scale(event);
        window->pinch_rotation += gdk_touchpad_event_get_pinch_angle_delta(event);
        break;
    case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = GESSO_GTK_PHASE_ENDED; break;
    }
    if (window->callbacks.pinched)
        window->callbacks.pinched(
            window->callbacks.user, phase, x, y, window->pinch_scale, window->pinch_rotation, gesso_gtk_now());
}

/* Presses come from the events themselves: GTK's click gesture gives up where a drag begins, and we need both. */
static gboolean any_event(GtkEventController *controller, GdkEvent *event, gpointer data) {
    GessoGTKWindow *window = data;
    int type = gdk_event_get_event_type(event);
    double x = 0, y = 0;
    switch (type) {
    case GDK_BUTTON_PRESS:
    case GDK_BUTTON_RELEASE:
        if (!position(window, event, &x, &y)) return FALSE;
        if (type == GDK_BUTTON_PRESS)
            pressed(window, event, gdk_button_event_get_button(event), x, y);
        else
            released(window, event, gdk_button_event_get_button(event), x, y);
        return TRUE;
    case GDK_TOUCHPAD_PINCH:
        if (!position(window, event, &x, &y)) return FALSE;
        pinched(window, event, x, y);
        return TRUE;
    case GDK_TOUCH_BEGIN:
    case GDK_TOUCH_UPDATE:
    case GDK_TOUCH_END:
        if (!gdk_touch_event_get_emulating_pointer(event) || !position(window, event, &x, &y)) return FALSE;
        if (type == GDK_TOUCH_BEGIN) {
            window->is_touched = TRUE;
            pressed(window, event, 1, x, y);
        } else if (type == GDK_TOUCH_UPDATE) {
            moved(controller, x, y, window);
        } else {
            window->is_touched = FALSE;
            released(window, event, 1, x, y);
        }
        return TRUE;
    case GDK_TOUCH_CANCEL:
        if (window->is_touched) cancelled(window);
        window->is_touched = FALSE;
        return TRUE;
    case GDK_GRAB_BROKEN: cancelled(window); return FALSE;
    default: return FALSE;
    }
}

void gesso_pointer_attach(GessoGTKWindow *window) {
    GtkEventController *motion = gtk_event_controller_motion_new();
    g_signal_connect(motion, "enter", G_CALLBACK(entered), window);
    g_signal_connect(motion, "motion", G_CALLBACK(moved), window);
    g_signal_connect(motion, "leave", G_CALLBACK(left), window);
    gtk_widget_add_controller(window->content, motion);
    GtkEventController *scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
    g_signal_connect(scroll, "scroll", G_CALLBACK(scrolled), window);
    gtk_widget_add_controller(window->content, scroll);
    GtkEventController *legacy = gtk_event_controller_legacy_new();
    g_signal_connect(legacy, "event", G_CALLBACK(any_event), window);
    gtk_widget_add_controller(window->content, legacy);
}
