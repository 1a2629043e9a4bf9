#include "MainLoop.h"

#include <glib-unix.h>
#include <glib.h>

static GMainLoop *loop;
/* Set when `quit` comes before `run`. */
static gboolean has_quit;

typedef struct {
    void (*callback)(void *);
    void *user;
} Call;

static Call *new_call(void (*callback)(void *), void *user) {
    Call *call = g_new(Call, 1);
    call->callback = callback;
    call->user = user;
    return call;
}

static gboolean descriptor_ready(int descriptor, GIOCondition condition, gpointer data) {
    Call *call = data;
    call->callback(call->user);
    /* A descriptor that was closed under us would be ready for ever. */
    return condition & (G_IO_NVAL | G_IO_ERR) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static gboolean time_over(gpointer data) {
    Call *call = data;
    call->callback(call->user);
    return G_SOURCE_REMOVE;
}

void gesso_loop_run(void) {
    if (!has_quit) {
        loop = g_main_loop_new(NULL, FALSE);
        g_main_loop_run(loop);
        g_clear_pointer(&loop, g_main_loop_unref);
    }
    has_quit = FALSE;
}

void gesso_loop_quit(void) {
    has_quit = TRUE;
    if (loop) g_main_loop_quit(loop);
}

int gesso_loop_iterate(int may_wait) {
    return g_main_context_iteration(NULL, may_wait);
}

unsigned gesso_loop_watch_descriptor(int descriptor, void (*callback)(void *), void *user) {
    return g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor, G_IO_IN, descriptor_ready, new_call(callback, user), g_free);
}

unsigned gesso_loop_call_after(double seconds, void (*callback)(void *), void *user) {
    double milliseconds = seconds > 0 ? seconds * 1000 : 0;
    guint interval = milliseconds < G_MAXUINT ? (guint)(milliseconds + 0.5) : G_MAXUINT;
    return g_timeout_add_full(G_PRIORITY_DEFAULT, interval, time_over, new_call(callback, user), g_free);
}

void gesso_loop_remove_source(unsigned source) {
    g_source_remove(source);
}
