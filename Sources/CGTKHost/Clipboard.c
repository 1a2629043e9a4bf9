#include "HostWindow.h"

typedef struct {
    void (*callback)(void *, const char *);
    void *user;
} Reading;

static GdkClipboard *clipboard(void) {
    return gdk_display_get_clipboard(gdk_display_get_default());
}

static void read_done(GObject *source, GAsyncResult *result, gpointer data) {
    Reading *reading = data;
    char *text = gdk_clipboard_read_text_finish((GdkClipboard *)source, result, NULL);
    reading->callback(reading->user, text);
    g_free(text);
    g_free(reading);
}

void gesso_clipboard_set(const char *text) {
    gdk_clipboard_set_text(clipboard(), text);
}

void gesso_clipboard_read(void (*callback)(void *, const char *), void *user) {
    Reading *reading = g_new(Reading, 1);
    reading->callback = callback;
    reading->user = user;
    gdk_clipboard_read_text_async(clipboard(), NULL, read_done, reading);
}
