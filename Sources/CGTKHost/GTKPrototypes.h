#ifndef GESSO_GTK_PROTOTYPES_H
#define GESSO_GTK_PROTOTYPES_H

/* What we use of GTK 4.8, declared by hand: pkg-config's flags for gtk4 make SwiftPM warn at every build. GLib, GObject and
 * GIO come from their own headers, whose flags are clean. Everything here is part of GTK 4's stable interface. */

#include <gio/gio.h>
#include <glib-object.h>

typedef struct GtkWidget GtkWidget;
typedef GtkWidget GtkWindow;
typedef struct GtkSettings GtkSettings;
typedef struct GtkSnapshot GtkSnapshot;
typedef struct GtkEventController GtkEventController;
typedef struct GtkIMContext GtkIMContext;
typedef struct GtkNative GtkNative;
typedef struct GdkDisplay GdkDisplay;
typedef struct GdkClipboard GdkClipboard;
typedef struct GdkFrameClock GdkFrameClock;
typedef struct GdkSurface GdkSurface;
typedef struct GdkTexture GdkTexture;
typedef struct GdkEvent GdkEvent;

typedef struct {
    int x, y, width, height;
} GdkRectangle;

typedef struct {
    float x, y, width, height;
} graphene_rect_t;

enum { GDK_MOTION_NOTIFY = 1, GDK_BUTTON_PRESS = 2, GDK_BUTTON_RELEASE = 3, GDK_GRAB_BROKEN = 16 };
enum { GDK_TOUCHPAD_PINCH = 22 };
enum {
    GDK_TOUCHPAD_GESTURE_PHASE_BEGIN = 0,
    GDK_TOUCHPAD_GESTURE_PHASE_UPDATE = 1,
    GDK_TOUCHPAD_GESTURE_PHASE_END = 2,
    GDK_TOUCHPAD_GESTURE_PHASE_CANCEL = 3
};
enum { GDK_TOUCH_BEGIN = 17, GDK_TOUCH_UPDATE = 18, GDK_TOUCH_END = 19, GDK_TOUCH_CANCEL = 20 };
enum {
    GDK_SHIFT_MASK = 1 << 0,
    GDK_LOCK_MASK = 1 << 1,
    GDK_CONTROL_MASK = 1 << 2,
    GDK_ALT_MASK = 1 << 3,
    GDK_SUPER_MASK = 1 << 26,
    GDK_META_MASK = 1 << 28
};
enum { GDK_MEMORY_B8G8R8A8_PREMULTIPLIED = 0 };
enum { GDK_SCROLL_UNIT_SURFACE = 1 };
enum { GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES = 3 };
enum { GTK_ORIENTATION_HORIZONTAL = 0 };
enum { GTK_OVERFLOW_HIDDEN = 1 };

/* GtkWidgetClass up to the last of the functions that we override; how long it is in truth, GObject says. */
typedef struct {
    GInitiallyUnownedClass parent_class;
    void (*show)(GtkWidget *);
    void (*hide)(GtkWidget *);
    void (*map)(GtkWidget *);
    void (*unmap)(GtkWidget *);
    void (*realize)(GtkWidget *);
    void (*unrealize)(GtkWidget *);
    void (*root)(GtkWidget *);
    void (*unroot)(GtkWidget *);
    void (*size_allocate)(GtkWidget *, int width, int height, int baseline);
    void (*state_flags_changed)(GtkWidget *, unsigned);
    void (*direction_changed)(GtkWidget *, int);
    int (*get_request_mode)(GtkWidget *);
    void (*measure)(
        GtkWidget *, int orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
        int *natural_baseline);
    gboolean (*mnemonic_activate)(GtkWidget *, gboolean);
    gboolean (*grab_focus)(GtkWidget *);
    gboolean (*focus)(GtkWidget *, int);
    void (*set_focus_child)(GtkWidget *, GtkWidget *);
    void (*move_focus)(GtkWidget *, int);
    gboolean (*keynav_failed)(GtkWidget *, int);
    gboolean (*query_tooltip)(GtkWidget *, int, int, gboolean, void *);
    void (*compute_expand)(GtkWidget *, gboolean *, gboolean *);
    void (*css_changed)(GtkWidget *, void *);
    void (*system_setting_changed)(GtkWidget *, int);
    void (*snapshot)(GtkWidget *, GtkSnapshot *);
} GtkWidgetClassHead;

typedef gboolean (*GtkTickCallback)(GtkWidget *, GdkFrameClock *, gpointer);

void gtk_disable_setlocale(void);
gboolean gtk_init_check(void);

GType gtk_widget_get_type(void);
unsigned gtk_widget_add_tick_callback(GtkWidget *, GtkTickCallback, gpointer, GDestroyNotify);
void gtk_widget_remove_tick_callback(GtkWidget *, unsigned);
void gtk_widget_add_controller(GtkWidget *, GtkEventController *);
int gtk_widget_get_width(GtkWidget *);
int gtk_widget_get_height(GtkWidget *);
int gtk_widget_get_scale_factor(GtkWidget *);
GtkSettings *gtk_widget_get_settings(GtkWidget *);
GtkNative *gtk_widget_get_native(GtkWidget *);
gboolean gtk_widget_grab_focus(GtkWidget *);
void gtk_widget_queue_draw(GtkWidget *);
void gtk_widget_queue_resize(GtkWidget *);
void gtk_widget_set_cursor_from_name(GtkWidget *, const char *);
void gtk_widget_set_focusable(GtkWidget *, gboolean);
void gtk_widget_set_hexpand(GtkWidget *, gboolean);
void gtk_widget_set_overflow(GtkWidget *, int);
void gtk_widget_set_vexpand(GtkWidget *, gboolean);
void gtk_widget_set_visible(GtkWidget *, gboolean);
gboolean gtk_widget_translate_coordinates(GtkWidget *, GtkWidget *, double, double, double *, double *);

GtkWidget *gtk_window_new(void);
void gtk_window_close(GtkWindow *);
void gtk_window_destroy(GtkWindow *);
gboolean gtk_window_is_active(GtkWindow *);
void gtk_window_present(GtkWindow *);
void gtk_window_set_child(GtkWindow *, GtkWidget *);
void gtk_window_set_default_size(GtkWindow *, int, int);
void gtk_window_set_resizable(GtkWindow *, gboolean);
void gtk_window_set_title(GtkWindow *, const char *);

GtkEventController *gtk_event_controller_key_new(void);
GtkEventController *gtk_event_controller_legacy_new(void);
GtkEventController *gtk_event_controller_motion_new(void);
GtkEventController *gtk_event_controller_scroll_new(int flags);
GdkEvent *gtk_event_controller_get_current_event(GtkEventController *);
unsigned gtk_event_controller_get_current_event_state(GtkEventController *);
int gtk_event_controller_scroll_get_unit(GtkEventController *);

GtkIMContext *gtk_im_multicontext_new(void);
gboolean gtk_im_context_filter_keypress(GtkIMContext *, GdkEvent *);
void gtk_im_context_focus_in(GtkIMContext *);
void gtk_im_context_focus_out(GtkIMContext *);
void gtk_im_context_get_preedit_string(GtkIMContext *, char **, void **, int *);
void gtk_im_context_reset(GtkIMContext *);
void gtk_im_context_set_client_widget(GtkIMContext *, GtkWidget *);
void gtk_im_context_set_cursor_location(GtkIMContext *, const GdkRectangle *);

GtkSettings *gtk_settings_get_default(void);
GdkSurface *gtk_native_get_surface(GtkNative *);
void gtk_native_get_surface_transform(GtkNative *, double *, double *);
void gtk_snapshot_append_texture(GtkSnapshot *, GdkTexture *, const graphene_rect_t *);

GdkDisplay *gdk_display_get_default(void);
GdkClipboard *gdk_display_get_clipboard(GdkDisplay *);
void gdk_clipboard_read_text_async(GdkClipboard *, GCancellable *, GAsyncReadyCallback, gpointer);
char *gdk_clipboard_read_text_finish(GdkClipboard *, GAsyncResult *, GError **);
void gdk_clipboard_set_text(GdkClipboard *, const char *);
gint64 gdk_frame_clock_get_frame_time(GdkFrameClock *);
GdkTexture *gdk_memory_texture_new(int width, int height, int format, GBytes *, gsize stride);
int gdk_event_get_event_type(GdkEvent *);
unsigned gdk_event_get_modifier_state(GdkEvent *);
gboolean gdk_event_get_position(GdkEvent *, double *, double *);
guint32 gdk_event_get_time(GdkEvent *);
unsigned gdk_button_event_get_button(GdkEvent *);
gboolean gdk_touch_event_get_emulating_pointer(GdkEvent *);
int gdk_touchpad_event_get_gesture_phase(GdkEvent *);
double gdk_touchpad_event_get_pinch_angle_delta(GdkEvent *);
double gdk_touchpad_event_get_pinch_scale(GdkEvent *);
const char *gdk_keyval_name(unsigned);
guint32 gdk_keyval_to_unicode(unsigned);

/* Since GTK 4.12, so null in older ones: the scale with its fraction. */
double gdk_surface_get_scale(GdkSurface *) __attribute__((weak));

#endif
