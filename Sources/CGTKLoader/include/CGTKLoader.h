#ifndef GESSO_GTK_LOADER_H
#define GESSO_GTK_LOADER_H

#include "GessoGTKInterface.h"

/* Opens libGessoGTK.so: beside the library or the program that this code is part of, else where the loader looks. Null
 * when that fails, with `reason`, if it is not null, saying why; the text stays. Opened once, it stays open. Call it on one
 * thread. */
const GessoGTKInterface *gesso_gtk_load(const char **reason);

#endif
