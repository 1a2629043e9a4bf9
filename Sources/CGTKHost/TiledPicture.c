#include <string.h>

#include "HostWindow.h"

/* Pixels. Large enough that a full window is a few dozen textures, small enough that a blinking cursor costs little. */
enum { TILE_SIZE = 256 };

static int tiles_along(int length) {
    return (length + TILE_SIZE - 1) / TILE_SIZE;
}

void gesso_tiles_free(TiledPicture *picture) {
    for (int index = 0; index < picture->columns * picture->rows; index++) g_clear_object(&picture->tiles[index]);
    g_free(picture->tiles);
    memset(picture, 0, sizeof *picture);
}

/* Makes the tile's texture anew. Its pixels are copied, since GTK may read them whenever it draws, and the caller goes on
 * drawing into its own. */
static void replace_tile(TiledPicture *picture, int column, int row, const unsigned char *pixels, int stride) {
    int x = column * TILE_SIZE, y = row * TILE_SIZE;
    int width = MIN(TILE_SIZE, picture->width - x), height = MIN(TILE_SIZE, picture->height - y);
    gsize tile_stride = (gsize)width * 4;
    unsigned char *copy = g_malloc(tile_stride * height);
    const unsigned char *source = pixels + (gsize)y * stride + (gsize)x * 4;
    for (int line = 0; line < height; line++) memcpy(copy + line * tile_stride, source + (gsize)line * stride, tile_stride);
    GBytes *bytes = g_bytes_new_take(copy, tile_stride * height);
    GdkTexture **tile = &picture->tiles[row * picture->columns + column];
    g_clear_object(tile);
    *tile = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, tile_stride);
    g_bytes_unref(bytes);
}

void gesso_tiles_present(
    TiledPicture *picture, const unsigned char *pixels, int width, int height, int stride, double scale,
    const GessoGTKRectangle *damage, int damage_count) {
    if (!pixels || width <= 0 || height <= 0 || stride < width * 4 || !(scale > 0)) {
        gesso_tiles_free(picture);
        return;
    }
    GessoGTKRectangle everything = {0, 0, width, height};
    if (picture->width != width || picture->height != height || !picture->tiles) {
        gesso_tiles_free(picture);
        picture->width = width;
        picture->height = height;
        picture->columns = tiles_along(width);
        picture->rows = tiles_along(height);
        picture->tiles = g_new0(GdkTexture *, (gsize)picture->columns * picture->rows);
        damage = NULL;
    }
    picture->scale = scale;
    if (!damage) {
        damage = &everything;
        damage_count = 1;
    }
    /* Rectangles can share tiles; each is copied once. */
    gsize count = (gsize)picture->columns * picture->rows;
    unsigned char *is_damaged = g_malloc0(count);
    for (int index = 0; index < damage_count; index++) {
        int left = MAX(damage[index].x, 0), top = MAX(damage[index].y, 0);
        gint64 right = MIN((gint64)damage[index].x + damage[index].width, width);
        gint64 bottom = MIN((gint64)damage[index].y + damage[index].height, height);
        if (left >= right || top >= bottom) continue;
        for (int row = top / TILE_SIZE; row < tiles_along((int)bottom); row++)
            for (int column = left / TILE_SIZE; column < tiles_along((int)right); column++)
                is_damaged[(gsize)row * picture->columns + column] = 1;
    }
    for (int row = 0; row < picture->rows; row++)
        for (int column = 0; column < picture->columns; column++)
            if (is_damaged[(gsize)row * picture->columns + column]) replace_tile(picture, column, row, pixels, stride);
    g_free(is_damaged);
}

void gesso_tiles_snapshot(const TiledPicture *picture, GtkSnapshot *snapshot) {
    for (int row = 0; row < picture->rows; row++) {
        for (int column = 0; column < picture->columns; column++) {
            int x = column * TILE_SIZE, y = row * TILE_SIZE;
            int width = MIN(TILE_SIZE, picture->width - x), height = MIN(TILE_SIZE, picture->height - y);
            graphene_rect_t bounds = {
                (float)(x / picture->scale), (float)(y / picture->scale), (float)(width / picture->scale),
                (float)(height / picture->scale)};
            GdkTexture *tile = picture->tiles[row * picture->columns + column];
            if (tile) gtk_snapshot_append_texture(snapshot, tile, &bounds);
        }
    }
}
