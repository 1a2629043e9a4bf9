// The functions that Interposed.c stands in front of, as the C library and Dispatch have them.

#ifndef GESSO_ORIGINALS_H
#define GESSO_ORIGINALS_H

#include <stdint.h>
#include <time.h>

/// Takes down what each clock of the machine shows, for the time when the clock is stopped.
void gesso_originals_take_base(void);
/// What a clock of the machine shows, in nanoseconds.
uint64_t gesso_original_time(clockid_t clock);
/// Makes a timer's descriptor readable.
void gesso_original_expire(int descriptor);

#endif
