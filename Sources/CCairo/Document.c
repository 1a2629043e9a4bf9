#include "VectorContext.h"

cairo_status_t vector_buffer_write(void *closure, const unsigned char *data, unsigned int length) {
    VectorBuffer *buffer = closure;
    if (buffer->count + length > buffer->room) {
        size_t room = buffer->room ? buffer->room * 2 : 16384;
        while (room < buffer->count + length) room *= 2;
        unsigned char *bytes = realloc(buffer->bytes, room);
        if (!bytes) return CAIRO_STATUS_NO_MEMORY;
        buffer->bytes = bytes;
        buffer->room = room;
    }
    memcpy(buffer->bytes + buffer->count, data, length);
    buffer->count += length;
    return CAIRO_STATUS_SUCCESS;
}

VectorContext *vector_create_pdf(double width, double height) {
    VectorContext *context = calloc(1, sizeof(VectorContext));
    if (!context) return 0;
    context->surface = cairo_pdf_surface_create_for_stream(vector_buffer_write, &context->buffer, width, height);
    // What PDF cannot say becomes pixels: four to a point.
    cairo_surface_set_fallback_resolution(context->surface, 288, 288);
    context->cairo = cairo_create(context->surface);
    return context;
}

VectorContext *vector_create_picture(int width, int height, double scale, double left, double top) {
    VectorContext *context = calloc(1, sizeof(VectorContext));
    if (!context) return 0;
    context->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    context->cairo = cairo_create(context->surface);
    cairo_scale(context->cairo, scale, scale);
    cairo_translate(context->cairo, -left, -top);
    return context;
}

void vector_destroy(VectorContext *context) {
    if (!context) return;
    cairo_destroy(context->cairo);
    cairo_surface_destroy(context->surface);
    while (context->fonts) {
        VectorFont *font = context->fonts;
        context->fonts = font->next;
        cairo_font_face_destroy(font->face);
        free(font->file);
        free(font);
    }
    free(context->buffer.bytes);
    free(context);
}

void vector_begin_page(VectorContext *context, double width, double height) {
    cairo_show_page(context->cairo);
    cairo_pdf_surface_set_size(context->surface, width, height);
}

const unsigned char *vector_finish(VectorContext *context, long *count, const char **problem) {
    cairo_show_page(context->cairo);
    cairo_status_t status = cairo_status(context->cairo);
    cairo_surface_finish(context->surface);
    if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(context->surface);
    *count = (long)context->buffer.count;
    if (status == CAIRO_STATUS_SUCCESS && context->buffer.bytes) return context->buffer.bytes;
    *problem = cairo_status_to_string(status);
    return 0;
}

unsigned char *vector_pixels(VectorContext *context, int *width, int *height, long *stride) {
    cairo_surface_flush(context->surface);
    *width = cairo_image_surface_get_width(context->surface);
    *height = cairo_image_surface_get_height(context->surface);
    *stride = cairo_image_surface_get_stride(context->surface);
    return cairo_image_surface_get_data(context->surface);
}

unsigned char *vector_png(const unsigned char *bytes, int width, int height, long *count) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    unsigned char *data = cairo_image_surface_get_data(surface);
    VectorBuffer buffer = {0};
    cairo_status_t status = CAIRO_STATUS_NO_MEMORY;
    if (data) {
        int stride = cairo_image_surface_get_stride(surface);
        for (int y = 0; y < height; y++) {
            memcpy(data + (long)y * stride, bytes + (long)y * width * 4, (size_t)width * 4);
        }
        cairo_surface_mark_dirty(surface);
        status = cairo_surface_write_to_png_stream(surface, vector_buffer_write, &buffer);
    }
    cairo_surface_destroy(surface);
    if (status != CAIRO_STATUS_SUCCESS) {
        free(buffer.bytes);
        return 0;
    }
    *count = (long)buffer.count;
    return buffer.bytes;
}

void vector_free(void *memory) { free(memory); }
