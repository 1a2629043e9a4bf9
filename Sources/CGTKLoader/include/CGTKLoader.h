#ifndef CGTKLoader_H
#define CGTKLoader_H
#endif
