/* A program on the interface of libGessoGTK.so, for the tests: it opens a window, writes a line for all that the window tells,
 * and takes its orders from keys. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CGTKLoader.h"

static const GessoGTKInterface *gtk;
static GessoGTKWindow *window;
static unsigned char *pixels;
static int width, height, frames_left, is_left_white;
static double scale = 1, last_frame;
static int pipe_ends[2];

/* Red on the left, blue on the right, a green square of 10 points in the lower right corner: the bytes of a pixel are blue,
 * green, red, alpha. */
static void draw(int first, int last) {
    for (int y = 0; y < height; y++) {
        for (int x = first; x < last; x++) {
            unsigned char *pixel = pixels + ((size_t)y * width + x) * 4;
            int is_corner = x >= width - (int)(10 * scale) && y >= height - (int)(10 * scale);
            int is_left = x < width / 2;
            pixel[0] = !is_corner && (!is_left || is_left_white) ? 255 : 0;
            pixel[1] = is_corner || (is_left && is_left_white) ? 255 : 0;
            pixel[2] = !is_corner && is_left ? 255 : 0;
            pixel[3] = 255;
        }
    }
}

static void resized(void *user, int new_width, int new_height, double new_scale) {
    printf("resized %d %d %g\n", new_width, new_height, new_scale);
    scale = new_scale;
    width = (int)(new_width * scale);
    height = (int)(new_height * scale);
    pixels = realloc(pixels, (size_t)width * height * 4);
    draw(0, width);
    gtk->present(window, pixels, width, height, width * 4, scale, NULL, 0);
}

static void frame(void *user, double time) {
    if (last_frame > 0 && time <= last_frame) printf("time stands\n");
    last_frame = time;
    printf("frame %d\n", frames_left);
    if (--frames_left > 0) gtk->request_frame(window);
}

static void close_requested(void *user) {
    printf("close\n");
    gtk->destroy_window(window);
    gtk->quit();
}

static void active_changed(void *user, int is_active) {
    printf("active %d\n", is_active);
}

static void pointer_entered(void *user, double x, double y, unsigned modifiers, double time) {
    printf("enter %g %g\n", x, y);
}

static void pointer_moved(void *user, double x, double y, unsigned modifiers, double time) {
    printf("move %g %g\n", x, y);
}

static void pointer_left(void *user, double time) {
    printf("leave\n");
}

/* Only the left half becomes another colour, and only it is handed over. */
static void button_pressed(
    void *user, double x, double y, unsigned button, int clicks, unsigned modifiers, double time) {
    printf("press %g %g button %u clicks %d modifiers %u\n", x, y, button, clicks, modifiers);
    is_left_white = 1;
    draw(0, width / 2);
    GessoGTKRectangle damage = {0, 0, width / 2, height};
    gtk->present(window, pixels, width, height, width * 4, scale, &damage, 1);
}

static void button_released(
    void *user, double x, double y, unsigned button, int clicks, unsigned modifiers, double time) {
    printf("release %g %g button %u clicks %d\n", x, y, button, clicks);
}

static void scrolled(
    void *user, double x, double y, double dx, double dy, int is_precise, unsigned modifiers, double time) {
    printf("scroll %g %g by %g %g precise %d\n", x, y, dx, dy, is_precise);
}

static void clipboard_read(void *user, const char *text) {
    printf("clipboard %s\n", text ? text : "(none)");
}

static void pipe_ready(void *user) {
    char byte;
    if (read(pipe_ends[0], &byte, 1) == 1) printf("descriptor %c\n", byte);
}

static void time_over(void *user) {
    printf("later\n");
}

static void key_pressed(void *user, unsigned keyval, const char *name, const char *text, unsigned modifiers, double time) {
    printf("key %s \"%s\" modifiers %u\n", name, text, modifiers);
    if (!strcmp(name, "Escape")) gtk->close_window(window);
    if (!strcmp(name, "F1")) gtk->set_text_input(window, 1);
    if (!strcmp(name, "F2")) gtk->set_text_input(window, 0);
    if (!strcmp(name, "F3")) gtk->resize_window(window, 420, 260);
    if (!strcmp(name, "F4")) {
        gtk->set_clipboard("copied \xc3\xa4");
        gtk->read_clipboard(clipboard_read, NULL);
    }
    if (!strcmp(name, "F5")) {
        frames_left = 3;
        gtk->request_frame(window);
    }
    if (!strcmp(name, "F6") && write(pipe_ends[1], "x", 1) == 1) gtk->call_after(0.01, time_over, NULL);
    if (!strcmp(name, "F7")) gtk->set_title(window, "Another title");
    if (!strcmp(name, "F8")) gtk->set_cursor(window, "text");
}

static void key_released(void *user, unsigned keyval, const char *name, const char *text, unsigned modifiers, double time) {
    printf("key up %s\n", name);
}

static void text_committed(void *user, const char *text) {
    printf("commit %s\n", text);
}

static void preedit_changed(void *user, const char *text, int cursor) {
    printf("preedit %s %d\n", text, cursor);
}

static void preedit_ended(void *user) {
    printf("preedit ended\n");
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    const char *reason = NULL;
    gtk = gesso_gtk_load(&reason);
    if (!gtk || gtk->initialize(&reason)) {
        printf("failed: %s\n", reason);
        return 1;
    }
    if (pipe(pipe_ends)) return 1;
    gtk->watch_descriptor(pipe_ends[0], pipe_ready, NULL);
    printf("scheme %d\n", gtk->color_scheme());
    GessoGTKWindowCallbacks callbacks = {
        .resized = resized,
        .frame = frame,
        .close_requested = close_requested,
        .active_changed = active_changed,
        .pointer_entered = pointer_entered,
        .pointer_moved = pointer_moved,
        .pointer_left = pointer_left,
        .button_pressed = button_pressed,
        .button_released = button_released,
        .scrolled = scrolled,
        .key_pressed = key_pressed,
        .key_released = key_released,
        .text_committed = text_committed,
        .preedit_changed = preedit_changed,
        .preedit_ended = preedit_ended,
    };
    window = gtk->create_window(&callbacks, "Probe", 600, 300);
    gtk->set_size_limits(window, 200, 100, 1);
    gtk->show_window(window);
    gtk->run();
    printf("done\n");
    free(pixels);
    return 0;
}
