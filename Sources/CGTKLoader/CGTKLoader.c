#include "CGTKLoader.h"
