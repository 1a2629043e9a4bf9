// What the two halves of the room share.

#ifndef GESSO_VIRTUAL_CLOCK_INTERNAL_H
#define GESSO_VIRTUAL_CLOCK_INTERNAL_H

#include <stdatomic.h>
#include <stdint.h>

enum { gesso_millisecond = 1000000 };

/// Whether the clock has been stopped.
extern atomic_bool gesso_clock_is_stopped;
/// Nanoseconds since the clock was stopped, on the clock.
uint64_t gesso_clock_elapsed(void);
/// Puts off a call until `delay` nanoseconds have passed on the clock.
void gesso_clock_put_off(uint64_t delay, void (*call)(void *first, void *second, void (*third)(void *)), void *first,
                         void *second, void (*third)(void *));
/// Work handed to another queue has begun to exist, or has ended.
void gesso_clock_work_begins(void);
void gesso_clock_work_ends(void);
/// Remembers that a timer's descriptor is to become readable at a time on the clock; UINT64_MAX for never.
void gesso_clock_set_descriptor(int descriptor, uint64_t time);

#endif
