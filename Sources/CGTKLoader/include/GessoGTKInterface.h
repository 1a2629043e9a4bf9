#ifndef GESSO_GTK_INTERFACE_H
#define GESSO_GTK_INTERFACE_H

/* What libGessoGTK.so offers: windows, input and the desktop, by GTK 4.8 or later.
 *
 * The library is opened at run time, so this header names nothing of GTK's and no header of the system. All of it belongs
 * to the thread that called `initialize`. Lengths are points (GTK's logical pixels) from the content's top left, unless a
 * name says pixels; times are seconds on the clock of `now`. Texts are UTF-8 and live for the length of the call. A
 * `user` pointer is handed back as it was given. */

/* Grows with every change that an older caller would not survive. */
#define GESSO_GTK_INTERFACE_VERSION 1

typedef struct GessoGTKWindow GessoGTKWindow;

/* A rectangle of the buffer, in pixels. */
typedef struct {
    int x, y, width, height;
} GessoGTKRectangle;

enum {
    GESSO_GTK_SHIFT = 1,
    GESSO_GTK_CONTROL = 2,
    GESSO_GTK_OPTION = 4,  /* Alt */
    GESSO_GTK_COMMAND = 8, /* Super or Meta */
    GESSO_GTK_CAPS_LOCK = 16,
};

enum {
    GESSO_GTK_SCHEME_UNKNOWN = 0,
    GESSO_GTK_SCHEME_LIGHT = 1,
    GESSO_GTK_SCHEME_DARK = 2,
};

/* What becomes of fingers on a touchpad. */
enum {
    GESSO_GTK_PHASE_BEGAN = 0,
    GESSO_GTK_PHASE_MOVED = 1,
    GESSO_GTK_PHASE_ENDED = 2,
    GESSO_GTK_PHASE_CANCELLED = 3,
};

/* What a window tells. A function that is null is not called. */
typedef struct {
    void *user;
    /* The content's size or its scale changed; `scale` is pixels a point. Comes before the frame that shows it, so that
     * what is presented within the call is part of that frame. */
    void (*resized)(void *user, int width, int height, double scale);
    /* The frame that `request_frame` asked for; `time` is when the frame clock says it begins. */
    void (*frame)(void *user, double time);
    /* The user wants the window closed. It stays until `destroy_window`. */
    void (*close_requested)(void *user);
    /* Whether this is the window that the keyboard types into. */
    void (*active_changed)(void *user, int is_active);

    void (*pointer_entered)(void *user, double x, double y, unsigned modifiers, double time);
    /* Also while a button is held and the pointer is out of the window: it has left then, and the press goes on. */
    void (*pointer_moved)(void *user, double x, double y, unsigned modifiers, double time);
    void (*pointer_left)(void *user, double time);
    /* `button`: 1 the primary one, 2 the middle one, 3 the secondary one. `clicks`: 1, 2, 3, ... within the desktop's
     * time and distance for double clicks. A touch is button 1. */
    void (*button_pressed)(
        void *user, double x, double y, unsigned button, int clicks, unsigned modifiers, double time);
    void (*button_released)(
        void *user, double x, double y, unsigned button, int clicks, unsigned modifiers, double time);
    /* What is pressed was taken away, by the desktop or another window: no release will follow. */
    void (*buttons_cancelled)(void *user);
    /* Positive `dy` moves towards the content's end. `is_precise`: points as from a touch pad; else steps of a wheel. */
    void (*scrolled)(
        void *user, double x, double y, double dx, double dy, int is_precise, unsigned modifiers, double time);
    /* Two fingers on a touchpad: `phase` as above; `scale` is how many times their distance is what it was at first,
     * `rotation` how far they have turned, in radians, clockwise. */
    void (*pinched)(void *user, int phase, double x, double y, double scale, double rotation, double time);

    /* `name` as in X ("Return", "a"); `text` what the key types, empty for none. What an input method has taken does not
     * come here. */
    void (*key_pressed)(void *user, unsigned keyval, const char *name, const char *text, unsigned modifiers, double time);
    void (*key_released)(void *user, unsigned keyval, const char *name, const char *text, unsigned modifiers, double time);

    /* Text to put in at the cursor; only while `set_text_input` is on. */
    void (*text_committed)(void *user, const char *text);
    /* Text under composition, to be shown at the cursor but not to be kept; `cursor` counts Unicode scalars. */
    void (*preedit_changed)(void *user, const char *text, int cursor);
    void (*preedit_ended)(void *user);
} GessoGTKWindowCallbacks;

typedef struct {
    int version;

    /* Opens the display. Returns 0, or another number with `reason` saying why there will be no window. */
    int (*initialize)(const char **reason);
    /* The time on the clock of all times here. */
    double (*now)(void);

    /* The main loop: runs until `quit`. */
    void (*run)(void);
    void (*quit)(void);
    /* Handles what is pending, waiting for something first when `may_wait` is set. Returns whether there was something. */
    int (*iterate)(int may_wait);
    /* Calls back whenever the descriptor can be read. Returns a source. */
    unsigned (*watch_descriptor)(int descriptor, void (*callback)(void *user), void *user);
    /* Calls back once, after so many seconds. Returns a source, which is gone once it has called. */
    unsigned (*call_after)(double seconds, void (*callback)(void *user), void *user);
    /* Ends a source that is not gone. */
    void (*remove_source)(unsigned source);

    /* A window that is not shown yet, with a content of `width` x `height`. */
    GessoGTKWindow *(*create_window)(const GessoGTKWindowCallbacks *callbacks, const char *title, int width, int height);
    void (*destroy_window)(GessoGTKWindow *window);
    /* Shows the window, or brings it to the front. */
    void (*show_window)(GessoGTKWindow *window);
    void (*hide_window)(GessoGTKWindow *window);
    void (*set_title)(GessoGTKWindow *window, const char *title);
    /* The content's least size, and whether the user may change it. */
    void (*set_size_limits)(GessoGTKWindow *window, int min_width, int min_height, int is_resizable);
    /* Asks for a content of another size; `resized` tells what came of it. */
    void (*resize_window)(GessoGTKWindow *window, int width, int height);
    /* Goes the way of the user's own closing: `close_requested` follows. */
    void (*close_window)(GessoGTKWindow *window);
    void (*get_size)(GessoGTKWindow *window, int *width, int *height, double *scale);

    /* Asks for one call of `frame`, at the next frame. Asked for within `frame`, the next one follows without a gap. */
    void (*request_frame)(GessoGTKWindow *window);
    /* Shows a picture: `height` rows of `stride` bytes, 4 bytes a pixel, blue, green, red, alpha, premultiplied. Only what
     * lies in `damage` is read, which is copied before the call returns; all is when `damage` is null or the picture has
     * another size than the one before. */
    void (*present)(
        GessoGTKWindow *window, const unsigned char *pixels, int width, int height, int stride, double scale,
        const GessoGTKRectangle *damage, int damage_count);
    /* A cursor by its CSS name ("pointer", "text", "none"); null for the usual one. */
    void (*set_cursor)(GessoGTKWindow *window, const char *name);

    /* Whether text is being edited, so that keys go through the input method first. */
    void (*set_text_input)(GessoGTKWindow *window, int is_on);
    /* Where the text cursor is, for the input method's own windows. */
    void (*set_text_cursor)(GessoGTKWindow *window, double x, double y, double width, double height);
    /* Gives up what is under composition. */
    void (*reset_text_input)(GessoGTKWindow *window);

    void (*set_clipboard)(const char *text);
    /* Calls back later, with null when the clipboard holds no text. */
    void (*read_clipboard)(void (*callback)(void *user, const char *text), void *user);

    /* The desktop's colour scheme as far as it is known by now. */
    int (*color_scheme)(void);
    /* Calls back whenever that changes; null ends it. */
    void (*watch_color_scheme)(void (*callback)(void *user, int scheme), void *user);
    /* The scheme of what GTK draws itself, the window's frame for one. */
    void (*set_frame_scheme)(int scheme);
} GessoGTKInterface;

#endif
