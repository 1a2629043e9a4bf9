#ifndef GESSO_IMAGE_H
#define GESSO_IMAGE_H

/// Calls `body` with the metadata of each struct, class and enum without generic parameters that the Swift image holding the
/// address `image` defines, in the order of the image.
void gesso_image_types(const void *image, void (*body)(const void *metadata, void *context), void *context);

#endif
