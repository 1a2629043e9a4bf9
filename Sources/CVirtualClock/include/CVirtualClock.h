// A clock for a process without a display: it stands still until it is set, and what the process put off until later runs when
// the clock gets there. Until `gesso_clock_stop` was called all goes by the machine's own clock.
//
// The functions of the C library and of Dispatch by which Swift, Foundation and Dispatch ask for the time and put work off are
// defined here too, in front of the originals: see Interposed.c.

#ifndef GESSO_VIRTUAL_CLOCK_H
#define GESSO_VIRTUAL_CLOCK_H

#include <stdint.h>

/// Makes the clock stand still at 0. To be called before the program begins: its time is the clock's from now on.
void gesso_clock_stop(void);

/// Sets the clock, in nanoseconds since it was stopped, and begins what is due by then, in order. Returns how much that was.
int gesso_clock_set(uint64_t time);

/// When the next of what was put off is due; UINT64_MAX for nothing.
uint64_t gesso_clock_next(void);

/// How much work that was handed to other queues than the main one has not ended.
int gesso_clock_outstanding(void);

/// Whether a run loop has a timer that is due and has to be run.
int gesso_clock_has_run_loop_timer(void);

/// The machine's own time in nanoseconds.
uint64_t gesso_machine_time(void);

#endif
