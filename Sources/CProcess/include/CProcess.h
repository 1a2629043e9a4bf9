#ifndef GESSO_CPROCESS_H
#define GESSO_CPROCESS_H

#include <sys/types.h>

/// Raises the limit of this process's stack, and of the programs it starts, to `bytes` or to what the system allows,
/// whichever is less. A limit that is higher already stays.
void gesso_raise_stack_limit(unsigned long long bytes);

/// A file in memory, gone when it is closed; -1 and errno where there is none to be had.
int gesso_memory_file(void);

/// Starts the program at `path`, to be waited for with `gesso_wait`. It ends when this process is killed, and is sent the
/// signals that ask this process to end. `output` becomes its standard output; -1 for this process's own. Returns 0, or
/// the errno of what went wrong.
int gesso_start(const char *path, char *const arguments[], char *const environment[], int output);

/// Waits for the end of the program that `gesso_start` started: its exit status, or 128 and the number of the signal that
/// ended it.
int gesso_wait(void);

#endif
