#include <locale.h>

#include "HostWindow.h"
#include "MainLoop.h"

double gesso_gtk_now(void) {
    return g_get_monotonic_time() / 1e6;
}

static int initialize(const char **reason) {
    static gboolean is_done;
    if (is_done) return 0;
    *reason = "no display: neither DISPLAY nor WAYLAND_DISPLAY is set";
    if (!g_getenv("DISPLAY") && !g_getenv("WAYLAND_DISPLAY")) return 1;
    /* Our picture is made of finished pixels, which a start of OpenGL would only delay; on a machine with no GPU it would
     * also copy them slower. Who wants another renderer says so in the environment. */
    g_setenv("GSK_RENDERER", "cairo", FALSE);
    /* GTK would look for the accessibility bus through the session bus and complain. */
    if (!gesso_has_session_bus()) g_setenv("GTK_A11Y", "none", FALSE);
    /* Numbers are to be read and written the same everywhere; only input methods need to know the language. */
    gtk_disable_setlocale();
    setlocale(LC_CTYPE, "");
    *reason = "no display: the one that DISPLAY or WAYLAND_DISPLAY names cannot be opened";
    if (!gtk_init_check()) return 1;
    gesso_scheme_start();
    is_done = TRUE;
    *reason = NULL;
    return 0;
}

static const GessoGTKInterface interface = {
    .version = GESSO_GTK_INTERFACE_VERSION,
    .initialize = initialize,
    .now = gesso_gtk_now,
    .run = gesso_loop_run,
    .quit = gesso_loop_quit,
    .iterate = gesso_loop_iterate,
    .watch_descriptor = gesso_loop_watch_descriptor,
    .call_after = gesso_loop_call_after,
    .remove_source = gesso_loop_remove_source,
    .create_window = gesso_window_create,
    .destroy_window = gesso_window_destroy,
    .show_window = gesso_window_show,
    .hide_window = gesso_window_hide,
    .set_title = gesso_window_set_title,
    .set_size_limits = gesso_window_set_size_limits,
    .resize_window = gesso_window_resize,
    .close_window = gesso_window_close,
    .get_size = gesso_window_get_size,
    .request_frame = gesso_window_request_frame,
    .present = gesso_window_present,
    .set_cursor = gesso_window_set_cursor,
    .set_text_input = gesso_text_input_set,
    .set_text_cursor = gesso_text_input_set_cursor,
    .reset_text_input = gesso_text_input_reset,
    .set_clipboard = gesso_clipboard_set,
    .read_clipboard = gesso_clipboard_read,
    .color_scheme = gesso_scheme_get,
    .watch_color_scheme = gesso_scheme_watch,
    .set_frame_scheme = gesso_scheme_set_frame,
};

const GessoGTKInterface *gesso_gtk_interface(void) {
    return &interface;
}
