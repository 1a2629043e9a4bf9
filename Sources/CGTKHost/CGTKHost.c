#include "CGTKHost.h"
