// The types of a program, read from the records that the compiler leaves in its image. The layout of these records and of
// the sections' list is part of Swift's stable ABI (docs/ABI/TypeMetadata.rst in the Swift project).
#define _GNU_SOURCE
#include "CImage.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uintptr_t start;
    size_t length;
} Range;

typedef struct {
    uintptr_t version;
    const void *base;
    void *unused[2];
    Range protocols;
    Range conformances;
    Range types;
} Sections;

extern void swift_enumerateAllMetadataSections(bool (*body)(const void *sections, void *context), void *context);

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
} Descriptor;

typedef struct {
    const void *metadata;
    uintptr_t state;
} Response;

enum { KIND_MASK = 0x1F, KIND_CLASS = 16, KIND_ENUM = 18, IS_GENERIC = 0x80 };

typedef struct {
    const void *base;
    void (*body)(const void *metadata, void *context);
    void *context;
} Search;

static const void *base_of(const void *address) {
    Dl_info info;
    return dladdr(address, &info) ? info.dli_fbase : NULL;
}

static void visit(const int32_t *record, const Search *search) {
    // The lowest bit tells that the pointer is to a pointer.
    int32_t offset = *record & ~(int32_t)3;
    const char *address = (const char *)record + offset;
    const Descriptor *descriptor = (const Descriptor *)((*record & 1) ? *(const void *const *)address : address);
    if (descriptor == NULL || descriptor->accessor == 0) return;
    uint32_t kind = descriptor->flags & KIND_MASK;
    if (kind < KIND_CLASS || kind > KIND_ENUM || (descriptor->flags & IS_GENERIC)) return;
    Response (*accessor)(uintptr_t) = (Response(*)(uintptr_t))((uintptr_t)&descriptor->accessor + (intptr_t)descriptor->accessor);
    Response response = accessor(0);
    if (response.metadata) search->body(response.metadata, search->context);
}

static bool visit_sections(const void *pointer, void *context) {
    const Sections *sections = pointer;
    const Search *search = context;
    if (sections->types.length == 0 || base_of((const void *)sections->types.start) != search->base) return true;
    const int32_t *record = (const int32_t *)sections->types.start;
    for (size_t index = 0; index < sections->types.length / sizeof(int32_t); index++) visit(record + index, search);
    return true;
}

void gesso_image_types(const void *image, void (*body)(const void *metadata, void *context), void *context) {
    Search search = {base_of(image), body, context};
    if (search.base) swift_enumerateAllMetadataSections(visit_sections, &search);
}
