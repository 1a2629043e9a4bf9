#ifndef GESSO_GTK_HOST_WINDOW_H
#define GESSO_GTK_HOST_WINDOW_H

#include "CGTKHost.h"
#include "GTKPrototypes.h"

/* The picture that a window shows, cut into tiles: GTK uploads or draws anew only what became another texture. */
typedef struct {
    GdkTexture **tiles;
    int columns, rows;
    /* In pixels. */
    int width, height;
    /* Pixels a point. */
    double scale;
} TiledPicture;

void gesso_tiles_present(
    TiledPicture *, const unsigned char *pixels, int width, int height, int stride, double scale,
    const GessoGTKRectangle *damage, int damage_count);
void gesso_tiles_snapshot(const TiledPicture *, GtkSnapshot *);
void gesso_tiles_free(TiledPicture *);

struct GessoGTKWindow {
    GessoGTKWindowCallbacks callbacks;
    GtkWindow *window;
    /* The widget that shows the content and has the input. */
    GtkWidget *content;
    TiledPicture picture;

    int min_width, min_height;
    /* What the content asks for as long as nobody has resized the window. */
    int natural_width, natural_height;
    /* What was told last. */
    int width, height;
    double scale;
    GdkSurface *surface;

    unsigned tick;
    gboolean wants_frame;

    /* Where the pointer was last, for scrolling. */
    double pointer_x, pointer_y;
    /* The last press, for counting clicks. */
    double press_x, press_y;
    guint32 press_time;
    unsigned press_button;
    int clicks;
    gboolean is_touched;
    /* What two fingers on a touchpad have done so far; an end tells neither. */
    double pinch_scale, pinch_rotation;

    GtkIMContext *input_method;
    gboolean is_text_input_on;
    gboolean is_composing;
};

double gesso_gtk_now(void);
unsigned gesso_gtk_modifiers(unsigned gdk_state);

/* A content widget for `window`, owned by whoever puts it into a container. */
GtkWidget *gesso_content_new(GessoGTKWindow *window);
/* Tells the host when size or scale are not what it was told last. */
void gesso_content_check_size(GessoGTKWindow *window, int width, int height);

void gesso_pointer_attach(GessoGTKWindow *window);
void gesso_keyboard_attach(GessoGTKWindow *window);
void gesso_keyboard_detach(GessoGTKWindow *window);
void gesso_keyboard_active_changed(GessoGTKWindow *window, gboolean is_active);

/* The functions of the interface, by the file that has them. */
GessoGTKWindow *gesso_window_create(const GessoGTKWindowCallbacks *, const char *title, int width, int height);
void gesso_window_destroy(GessoGTKWindow *);
void gesso_window_show(GessoGTKWindow *);
void gesso_window_hide(GessoGTKWindow *);
void gesso_window_set_title(GessoGTKWindow *, const char *);
void gesso_window_set_size_limits(GessoGTKWindow *, int, int, int);
void gesso_window_resize(GessoGTKWindow *, int, int);
void gesso_window_close(GessoGTKWindow *);
void gesso_window_get_size(GessoGTKWindow *, int *, int *, double *);
void gesso_window_request_frame(GessoGTKWindow *);
void gesso_window_present(
    GessoGTKWindow *, const unsigned char *, int, int, int, double, const GessoGTKRectangle *, int);
void gesso_window_set_cursor(GessoGTKWindow *, const char *);

void gesso_text_input_set(GessoGTKWindow *, int);
void gesso_text_input_set_cursor(GessoGTKWindow *, double, double, double, double);
void gesso_text_input_reset(GessoGTKWindow *);

void gesso_clipboard_set(const char *);
void gesso_clipboard_read(void (*)(void *, const char *), void *);

/* Whether there is a session bus, which must not be asked for where there is none: that would start one. */
gboolean gesso_has_session_bus(void);

void gesso_scheme_start(void);
int gesso_scheme_get(void);
void gesso_scheme_watch(void (*)(void *, int), void *);
void gesso_scheme_set_frame(int);

#endif
