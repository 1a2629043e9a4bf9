#include "Kernels.h"

RasterScratch *raster_scratch_create(void) { return calloc(1, sizeof(RasterScratch)); }

void raster_scratch_destroy(RasterScratch *scratch) {
    if (!scratch) return;
    free(scratch->cells);
    free(scratch->coverage);
    free(scratch->colors);
    free(scratch->own.edges);
    free(scratch->dense);
    free(scratch->active);
    free(scratch->heads);
    free(scratch);
}

int scratch_reserve_row(RasterScratch *scratch, int count) {
    if (count <= scratch->rowCount) return 1;
    free(scratch->coverage);
    free(scratch->colors);
    scratch->coverage = malloc((size_t)count + 64);
    scratch->colors = malloc(((size_t)count + 64) * 4);
    scratch->rowCount = scratch->coverage && scratch->colors ? count : 0;
    return scratch->rowCount >= count;
}

int scratch_reserve_cells(RasterScratch *scratch, long count) {
    if (count <= scratch->cellCount) return 1;
    free(scratch->cells);
    scratch->cells = calloc((size_t)count, sizeof(int32_t));
    scratch->cellCount = scratch->cells ? count : 0;
    return scratch->cells != 0;
}
