#include "CTypesetting.h"
#include <fontconfig/fontconfig.h>
#include <stdlib.h>
#include <string.h>

struct gesso_catalogue {
    FcConfig *config;
    FcFontSet *fonts;
};

// All the configuration there is: where fonts lie and where their caches are. No rule of the machine's or the user's
// own takes part, so that the same fonts give the same pictures everywhere.
static const char configuration[] =
    "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\"><fontconfig>"
    "<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir prefix=\"xdg\">fonts</dir>"
    "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>";

gesso_catalogue *gesso_catalogue_open(void) {
    FcConfig *config = FcConfigCreate();
    if (!config) return NULL;
    if (!FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)configuration, FcTrue)
        || !FcConfigBuildFonts(config)) {
        FcConfigDestroy(config);
        return NULL;
    }
    gesso_catalogue *catalogue = calloc(1, sizeof *catalogue);
    if (!catalogue) {
        FcConfigDestroy(config);
        return NULL;
    }
    catalogue->config = config;
    catalogue->fonts = FcConfigGetFonts(config, FcSetSystem);
    return catalogue;
}

int32_t gesso_catalogue_count(gesso_catalogue *catalogue) {
    return catalogue->fonts ? catalogue->fonts->nfont : 0;
}

static const char *string_of(FcPattern *pattern, const char *object, int which) {
    FcChar8 *value = NULL;
    return FcPatternGetString(pattern, object, which, &value) == FcResultMatch ? (const char *)value : NULL;
}

bool gesso_catalogue_get(gesso_catalogue *catalogue, int32_t position, gesso_catalogue_entry *entry) {
    FcPattern *pattern = catalogue->fonts->fonts[position];
    FcBool scalable = FcFalse, outline = FcFalse, color = FcFalse, variable = FcFalse;
    FcPatternGetBool(pattern, FC_SCALABLE, 0, &scalable);
    FcPatternGetBool(pattern, FC_OUTLINE, 0, &outline);
    FcPatternGetBool(pattern, FC_COLOR, 0, &color);
    FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable);
    const char *format = string_of(pattern, FC_FONTFORMAT, 0);
    // Type 1 and bitmap formats cannot be shaped.
    bool is_usable = (outline || color) && scalable + color > 0 && !variable && format
        && (strcmp(format, "TrueType") == 0 || strcmp(format, "CFF") == 0);
    memset(entry, 0, sizeof *entry);
    entry->path = string_of(pattern, FC_FILE, 0);
    if (!is_usable || !entry->path) return false;
    int index = 0, slant = FC_SLANT_ROMAN;
    double weight = FC_WEIGHT_REGULAR, width = FC_WIDTH_NORMAL;
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant);
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight);
    FcPatternGetDouble(pattern, FC_WIDTH, 0, &width);
    entry->index = index;
    entry->family = string_of(pattern, FC_FAMILY, 0);
    entry->postscript_name = string_of(pattern, FC_POSTSCRIPT_NAME, 0);
    entry->weight = FcWeightToOpenTypeDouble(weight);
    entry->width = width;
    entry->is_italic = slant != FC_SLANT_ROMAN;
    entry->is_color = color;
    return true;
}

const char *gesso_catalogue_name(gesso_catalogue *catalogue, int32_t position, int32_t which) {
    FcPattern *pattern = catalogue->fonts->fonts[position];
    int families = 0;
    while (string_of(pattern, FC_FAMILY, families)) families++;
    return which < families ? string_of(pattern, FC_FAMILY, which) : string_of(pattern, FC_FULLNAME, which - families);
}

bool gesso_catalogue_covers(gesso_catalogue *catalogue, int32_t position, uint32_t codepoint) {
    FcCharSet *characters = NULL;
    return FcPatternGetCharSet(catalogue->fonts->fonts[position], FC_CHARSET, 0, &characters) == FcResultMatch
        && FcCharSetHasChar(characters, codepoint);
}
