#ifndef GESSO_GTK_MAIN_LOOP_H
#define GESSO_GTK_MAIN_LOOP_H

void gesso_loop_run(void);
void gesso_loop_quit(void);
int gesso_loop_iterate(int may_wait);
unsigned gesso_loop_watch_descriptor(int descriptor, void (*callback)(void *user), void *user);
unsigned gesso_loop_call_after(double seconds, void (*callback)(void *user), void *user);
void gesso_loop_remove_source(unsigned source);

#endif
