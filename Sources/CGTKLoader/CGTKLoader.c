#define _GNU_SOURCE
#include "CGTKLoader.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

static const char library_name[] = "libGessoGTK.so";
static char failure[1024];

/* The library beside the file that holds this code; null when it is not there or does not open. */
static void *open_beside(void) {
    Dl_info info;
    if (!dladdr((void *)&gesso_gtk_load, &info) || !info.dli_fname) return NULL;
    const char *slash = strrchr(info.dli_fname, '/');
    if (!slash) return NULL;
    char path[PATH_MAX];
    int length = snprintf(path, sizeof path, "%.*s/%s", (int)(slash - info.dli_fname), info.dli_fname, library_name);
    if (length < 0 || (size_t)length >= sizeof path) return NULL;
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

const GessoGTKInterface *gesso_gtk_load(const char **reason) {
    static const GessoGTKInterface *loaded;
    if (loaded) return loaded;
    if (reason) *reason = failure;
    void *library = open_beside();
    if (!library) {
        /* Kept before the second try overwrites it: this one names the library that GTK was missing for. */
        const char *error = dlerror();
        snprintf(failure, sizeof failure, "%s", error ? error : "libGessoGTK.so was not found");
        library = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
        if (!library) return NULL;
    }
    const GessoGTKInterface *(*get)(void) = (const GessoGTKInterface *(*)(void))dlsym(library, "gesso_gtk_interface");
    const GessoGTKInterface *interface = get ? get() : NULL;
    if (!interface || interface->version != GESSO_GTK_INTERFACE_VERSION) {
        snprintf(failure, sizeof failure, "%s is of another version of Gesso; build it anew", library_name);
        dlclose(library);
        return NULL;
    }
    loaded = interface;
    return loaded;
}
