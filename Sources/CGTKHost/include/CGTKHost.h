#ifndef GESSO_GTK_HOST_H
#define GESSO_GTK_HOST_H

/* Laid down where the loader's callers see it too. */
#include "../../CGTKLoader/include/GessoGTKInterface.h"

/* The library's one symbol. */
const GessoGTKInterface *gesso_gtk_interface(void);

#endif
