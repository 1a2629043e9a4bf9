#include "Kernels.h"

typedef struct {
    /// Glyph and quarter, plus one: 0 marks a free place.
    uint64_t key;
    int32_t left, top, width, height;
    int32_t isColor;
    size_t offset;
} Entry;

// Open addressing; the number of places is a power of two and at most half of them are taken.
struct RasterGlyphs {
    Entry *entries;
    size_t room, count;
    uint8_t *bytes;
    size_t byteCount, byteRoom;
};

RasterGlyphs *raster_glyphs_create(void) { return calloc(1, sizeof(RasterGlyphs)); }

void raster_glyphs_destroy(RasterGlyphs *glyphs) {
    if (!glyphs) return;
    free(glyphs->entries);
    free(glyphs->bytes);
    free(glyphs);
}

long raster_glyphs_size(const RasterGlyphs *glyphs) {
    return (long)(glyphs->byteRoom + glyphs->room * sizeof(Entry));
}

static inline uint64_t key_of(uint32_t glyph, int quarter) { return ((uint64_t)glyph << 2 | (uint64_t)quarter) + 1; }

static inline size_t place_of(const RasterGlyphs *glyphs, uint64_t key) {
    size_t mask = glyphs->room - 1;
    size_t place = (size_t)(key * 0x9E3779B97F4A7C15ull >> 32) & mask;
    while (glyphs->entries[place].key && glyphs->entries[place].key != key) place = (place + 1) & mask;
    return place;
}

void raster_glyphs_insert(
    RasterGlyphs *glyphs, unsigned int glyph, int quarter, int width, int height, int left, int top, int isColor,
    const unsigned char *bytes
) {
    if (glyphs->count * 2 >= glyphs->room) {
        RasterGlyphs grown = *glyphs;
        grown.room = glyphs->room ? glyphs->room * 2 : 128;
        grown.entries = calloc(grown.room, sizeof(Entry));
        if (!grown.entries) return;
        for (size_t i = 0; i < glyphs->room; i++) {
            if (glyphs->entries[i].key) grown.entries[place_of(&grown, glyphs->entries[i].key)] = glyphs->entries[i];
        }
        free(glyphs->entries);
        *glyphs = grown;
    }
    size_t size = (size_t)width * (size_t)height * (isColor ? 4 : 1);
    if (glyphs->byteCount + size > glyphs->byteRoom) {
        size_t room = glyphs->byteRoom ? glyphs->byteRoom * 2 : 4096;
        while (room < glyphs->byteCount + size) room *= 2;
        uint8_t *grown = realloc(glyphs->bytes, room);
        if (!grown) return;
        glyphs->bytes = grown;
        glyphs->byteRoom = room;
    }
    uint64_t key = key_of(glyph, quarter);
    Entry *entry = &glyphs->entries[place_of(glyphs, key)];
    if (!entry->key) glyphs->count++;
    Entry made = {key, left, top, width, height, isColor, glyphs->byteCount};
    *entry = made;
    if (size) memcpy(glyphs->bytes + glyphs->byteCount, bytes, size);
    glyphs->byteCount += size;
}

/// A glyph's box of pixels in one colour. Glyphs are small, so the rows are walked here, two channels at a time; the
/// result is that of `blend_solid_coverage`.
static void blend_glyph(
    uint8_t *pixels, long stride, const uint8_t *coverage, long coverageStride, int width, int height, uint32_t color
) {
    const uint32_t halves = 0x00800080, channels = 0x00ff00ff;
    uint32_t low = color & channels, high = color >> 8 & channels;
    uint32_t alpha = color >> 24;
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)pixels;
        for (int x = 0; x < width; x++) {
            uint32_t c = coverage[x];
            if (c == 0) continue;
            uint32_t d = row[x];
            uint32_t l = low, h = high, keep = 255 - alpha;
            if (c != 255) {
                l = low * c + halves;
                l = (l + (l >> 8 & channels)) >> 8 & channels;
                h = high * c + halves;
                h = (h + (h >> 8 & channels)) >> 8 & channels;
                keep = 255 - (h >> 16);
            }
            uint32_t dl = (d & channels) * keep + halves, dh = (d >> 8 & channels) * keep + halves;
            l += (dl + (dl >> 8 & channels)) >> 8 & channels;
            h += (dh + (dh >> 8 & channels)) >> 8 & channels;
            row[x] = l | h << 8;
        }
        pixels += stride;
        coverage += coverageStride;
    }
}

static void draw_entry(
    const RasterGlyphs *glyphs, const Entry *entry, const RasterTarget *target, const RasterClip *clip, int x, int y,
    uint32_t color
) {
    int left = x + entry->left, top = y + entry->top;
    RasterBox box = {left, top, left + entry->width, top + entry->height};
    box = box_intersection(box, clip->box);
    if (box_is_empty(box)) return;
    if (!entry->isColor && !clip->mask) {
        const uint8_t *coverage = glyphs->bytes + entry->offset + (size_t)(box.top - top) * (size_t)entry->width
            + (box.left - left);
        blend_glyph((uint8_t *)target_row(target, box.left, box.top), target->stride, coverage, entry->width,
            box.right - box.left, box.bottom - box.top, color);
        return;
    }
    uint8_t cut[256];
    for (int row = box.top; row < box.bottom; row++) {
        size_t start = (size_t)(row - top) * (size_t)entry->width;
        const uint8_t *mask = clip_row(clip, box.left, row);
        uint32_t *pixels = target_row(target, box.left, row);
        if (entry->isColor) {
            const uint8_t *source = glyphs->bytes + entry->offset + (start + (size_t)(box.left - left)) * 4;
            uint32_t colors[64];
            for (int at = 0; at < box.right - box.left; at += 64) {
                int count = least(64, box.right - box.left - at);
                memcpy(colors, source + at * 4, (size_t)count * 4);
                if (mask) scale_coverage(cut, mask + at, count, color >> 24);
                blend_colors(pixels + at, colors, mask ? cut : 0, count, color >> 24, RasterBlendNormal);
            }
            continue;
        }
        const uint8_t *coverage = glyphs->bytes + entry->offset + start + (box.left - left);
        for (int at = 0; at < box.right - box.left; at += 256) {
            int count = least(256, box.right - box.left - at);
            memcpy(cut, coverage + at, (size_t)count);
            multiply_coverage(cut, mask + at, count);
            blend_solid_coverage(pixels + at, cut, count, color, RasterBlendNormal);
        }
    }
}

long raster_draw_glyphs(
    RasterGlyphs *glyphs, const RasterTarget *target, const RasterClip *clip, const unsigned int *ids,
    const double *positions, long first, long count, double scaleX, double scaleY, double tx, double ty,
    unsigned int color, int *missingQuarter
) {
    for (long i = first; i < count; i++) {
        double x = floor((positions[2 * i] * scaleX + tx) * 4 + 0.5);
        double y = floor(positions[2 * i + 1] * scaleY + ty + 0.5);
        // Out of any surface, and not a number.
        if (!(x > -4e6 && x < 4e6 && y > -1e6 && y < 1e6)) continue;
        int quarters = (int)x;
        int quarter = quarters & 3;
        uint64_t key = key_of(ids[i], quarter);
        const Entry *entry = glyphs->room ? &glyphs->entries[place_of(glyphs, key)] : 0;
        if (!entry || !entry->key) {
            *missingQuarter = quarter;
            return i;
        }
        if (entry->width) draw_entry(glyphs, entry, target, clip, (quarters - quarter) / 4, (int)y, color);
    }
    return count;
}
