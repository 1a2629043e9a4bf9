#include "Format.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// librsvg is opened with the first SVG file: it is large, and most programs show none. What is called of it, of GLib and
// of Cairo is declared here as their documentation has it.

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;

typedef struct {
    double x, y, width, height;
} Rectangle;

typedef struct {
    double length;
    int unit;
} Length;

enum { cairo_argb32 = 0, cairo_success = 0 };

static struct {
    void *(*handle_new_from_data)(const uint8_t *, size_t, GError **);
    int (*size_in_pixels)(void *, double *, double *);
    void (*intrinsic_dimensions)(void *, int *, Length *, int *, Length *, int *, Rectangle *);
    int (*render_document)(void *, void *, const Rectangle *, GError **);
    void (*set_dpi)(void *, double);
    void (*object_unref)(void *);
    void (*error_free)(GError *);
    void *(*surface_for_data)(uint8_t *, int, int, int, int);
    int (*surface_status)(void *);
    void (*surface_flush)(void *);
    void (*surface_destroy)(void *);
    void *(*cairo_create)(void *);
    int (*cairo_status)(void *);
    void (*cairo_scale)(void *, double, double);
    void (*cairo_destroy)(void *);
} library;

static bool find(void *handle, const char *name, void *place) {
    void *symbol = dlsym(handle, name);
    memcpy(place, &symbol, sizeof symbol);
    return symbol != NULL;
}

/// Whether the library is there. The caller lets one thread in at a time.
static bool load(gesso_image_message *message) {
    static enum { unknown, loaded, missing } state;
    if (state == unknown) {
        // A symbol is looked for in the libraries it depends on too: GLib and Cairo.
        void *rsvg = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
        bool is_whole = rsvg && find(rsvg, "rsvg_handle_new_from_data", &library.handle_new_from_data)
            && find(rsvg, "rsvg_handle_get_intrinsic_size_in_pixels", &library.size_in_pixels)
            && find(rsvg, "rsvg_handle_get_intrinsic_dimensions", &library.intrinsic_dimensions)
            && find(rsvg, "rsvg_handle_render_document", &library.render_document)
            && find(rsvg, "rsvg_handle_set_dpi", &library.set_dpi) && find(rsvg, "g_object_unref", &library.object_unref)
            && find(rsvg, "g_error_free", &library.error_free)
            && find(rsvg, "cairo_image_surface_create_for_data", &library.surface_for_data)
            && find(rsvg, "cairo_surface_status", &library.surface_status)
            && find(rsvg, "cairo_surface_flush", &library.surface_flush)
            && find(rsvg, "cairo_surface_destroy", &library.surface_destroy)
            && find(rsvg, "cairo_create", &library.cairo_create) && find(rsvg, "cairo_status", &library.cairo_status)
            && find(rsvg, "cairo_scale", &library.cairo_scale) && find(rsvg, "cairo_destroy", &library.cairo_destroy);
        state = is_whole ? loaded : missing;
    }
    if (state == missing) gesso_say(message, "an SVG file needs librsvg 2.52 or later: install the package librsvg2-2");
    return state == loaded;
}

static void say(gesso_image_message *message, GError *error, const char *otherwise) {
    gesso_say(message, error && error->message ? error->message : otherwise);
    if (error) library.error_free(error);
}

bool gesso_svg_is(const uint8_t *bytes, size_t length) {
    // An XML file whose first element is svg, by any prefix; comments and declarations come before it.
    size_t end = length < 4096 ? length : 4096;
    size_t at = 0;
    if (length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) at = 3;
    while (at < end) {
        uint8_t byte = bytes[at];
        if (byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r') {
            at++;
        } else if (byte == '<' && end - at >= 4 && memcmp(bytes + at, "<!--", 4) == 0) {
            at += 4;
            while (at + 3 <= end && memcmp(bytes + at, "-->", 3) != 0) at++;
            at += 3;
        } else if (byte == '<' && at + 1 < end && (bytes[at + 1] == '?' || bytes[at + 1] == '!')) {
            int depth = 0;
            // A document type may hold declarations of its own in brackets.
            while (at < end && !(bytes[at] == '>' && depth == 0)) {
                if (bytes[at] == '[') depth++;
                if (bytes[at] == ']') depth--;
                at++;
            }
            at++;
        } else {
            if (byte != '<') return false;
            size_t name = at + 1;
            for (size_t i = name; i < end && i < name + 40; i++) {
                if (bytes[i] == ':') name = i + 1;
                if (bytes[i] == ' ' || bytes[i] == '>' || bytes[i] == '\n' || bytes[i] == '\t' || bytes[i] == '/') break;
            }
            return end - name >= 4 && memcmp(bytes + name, "svg", 3) == 0 && strchr(" >\t\r\n/", bytes[name + 3]);
        }
    }
    return false;
}

void *gesso_svg_open(
    const uint8_t *bytes, size_t length, double *width, double *height, gesso_image_message *message) {
    message->text[0] = 0;
    if (!load(message)) return NULL;
    GError *error = NULL;
    void *handle = library.handle_new_from_data(bytes, length, &error);
    if (!handle) {
        say(message, error, "it is no SVG that can be read");
        return NULL;
    }
    // CSS has 96 pixels an inch.
    library.set_dpi(handle, 96);
    if (!library.size_in_pixels(handle, width, height) || !(*width > 0) || !(*height > 0)) {
        int has_width, has_height, has_box;
        Length ignored_width, ignored_height;
        Rectangle box = {0, 0, 0, 0};
        library.intrinsic_dimensions(
            handle, &has_width, &ignored_width, &has_height, &ignored_height, &has_box, &box);
        bool is_known = has_box && box.width > 0 && box.height > 0;
        // CSS's size of a replaced element that does not tell its own.
        *width = is_known ? box.width : 300;
        *height = is_known ? box.height : 150;
    }
    return handle;
}

bool gesso_svg_draw(
    void *svg, double natural_width, double natural_height, int32_t width, int32_t height, uint8_t *target,
    gesso_image_message *message) {
    message->text[0] = 0;
    memset(target, 0, (size_t)width * (size_t)height * 4);
    void *surface = library.surface_for_data(target, cairo_argb32, width, height, width * 4);
    void *context = library.cairo_create(surface);
    library.cairo_scale(context, width / natural_width, height / natural_height);
    Rectangle viewport = {0, 0, natural_width, natural_height};
    GError *error = NULL;
    bool is_drawn = library.cairo_status(context) == cairo_success
        && library.render_document(svg, context, &viewport, &error)
        && library.cairo_status(context) == cairo_success;
    if (!is_drawn) say(message, error, "it could not be drawn");
    library.cairo_destroy(context);
    library.surface_flush(surface);
    library.surface_destroy(surface);
    return is_drawn;
}

void gesso_svg_close(void *svg) {
    library.object_unref(svg);
}
