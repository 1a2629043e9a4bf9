#ifndef CGTKHost_H
#define CGTKHost_H
#endif
