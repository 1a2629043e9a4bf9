// Functions of the C library and of Dispatch, defined in front of the originals: the dynamic linker gives a process the first
// definition in the order of its libraries, and this library comes before those. While the clock runs they call the
// originals and do nothing else. Once it is stopped
// - the process's time is the clock's (Date, DispatchTime, ContinuousClock, run loops);
// - work that is put off waits for the clock (asyncAfter, Task.sleep, timers of Dispatch, of Combine and of run loops);
// - work that is handed to another queue is counted, so that a host can wait for its end.
//
// What sleeps in the kernel (usleep, a semaphore with a timeout) does so by the machine's clock still.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/timerfd.h>

#include "CVirtualClock.h"
#include "Originals.h"
#include "VirtualClock.h"

#define EXPORTED __attribute__((visibility("default")))

/// The function `name` of the libraries that come after this one, looked up once.
#define ORIGINAL(name)                                                              \
    ({                                                                              \
        static _Atomic(void *) found = NULL;                                        \
        void *function = atomic_load_explicit(&found, memory_order_relaxed);        \
        if (!function) {                                                            \
            function = dlsym(RTLD_NEXT, #name);                                     \
            if (!function) abort();                                                 \
            atomic_store_explicit(&found, function, memory_order_relaxed);          \
        }                                                                           \
        (__typeof__(&name))function;                                                \
    })

static bool is_stopped(void) { return atomic_load_explicit(&gesso_clock_is_stopped, memory_order_acquire); }

// MARK: The time

enum { clock_count = 16 };
static uint64_t base[clock_count];

static uint64_t nanoseconds(const struct timespec *time) {
    return (uint64_t)time->tv_sec * 1000000000u + (uint64_t)time->tv_nsec;
}

/// Whether a clock shows how time passes, and not what a process or thread has used.
static bool passes(clockid_t clock) {
    return clock >= 0 && clock < clock_count && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID;
}

uint64_t gesso_original_time(clockid_t clock) {
    struct timespec time = {0, 0};
    ORIGINAL(clock_gettime)(clock, &time);
    return nanoseconds(&time);
}

void gesso_originals_take_base(void) {
    for (clockid_t clock = 0; clock < clock_count; clock++) {
        if (passes(clock)) base[clock] = gesso_original_time(clock);
    }
}

EXPORTED int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!passes(clock) || !is_stopped()) return ORIGINAL(clock_gettime)(clock, time);
    uint64_t value = base[clock] + gesso_clock_elapsed();
    time->tv_sec = (time_t)(value / 1000000000u);
    time->tv_nsec = (long)(value % 1000000000u);
    return 0;
}

EXPORTED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    if (!is_stopped()) return ORIGINAL(gettimeofday)(time, zone);
    uint64_t value = base[CLOCK_REALTIME] + gesso_clock_elapsed();
    time->tv_sec = (time_t)(value / 1000000000u);
    time->tv_usec = (suseconds_t)(value % 1000000000u / 1000u);
    return 0;
}

// MARK: Timers of run loops

EXPORTED int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    if (!value || !is_stopped()) return ORIGINAL(timerfd_settime)(descriptor, flags, value, old);
    // In whole microseconds: how a run loop reckons varies by less, with the date.
    uint64_t time = (nanoseconds(&value->it_value) + 999) / 1000 * 1000;
    if (time == 0) {
        gesso_clock_set_descriptor(descriptor, UINT64_MAX);
    } else if (!(flags & TFD_TIMER_ABSTIME)) {
        gesso_clock_set_descriptor(descriptor, gesso_clock_elapsed() + time);
    } else {
        gesso_clock_set_descriptor(descriptor, time > base[CLOCK_MONOTONIC] ? time - base[CLOCK_MONOTONIC] : 0);
    }
    // Not by the machine's clock.
    struct itimerspec never = {{0, 0}, {0, 0}};
    return ORIGINAL(timerfd_settime)(descriptor, 0, &never, old);
}

void gesso_original_expire(int descriptor) {
    struct itimerspec soon = {{0, 0}, {0, 1}};
    ORIGINAL(timerfd_settime)(descriptor, 0, &soon, NULL);
}

// MARK: Dispatch

typedef void (*work_function)(void *);
typedef struct queue *queue_t;
typedef struct group *group_t;
typedef struct block *block_t;

extern char _dispatch_main_q;
uint64_t dispatch_time(uint64_t when, int64_t delta);
uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);
void dispatch_async(queue_t, block_t);
void dispatch_async_f(queue_t, void *, work_function);
void dispatch_barrier_async(queue_t, block_t);
void dispatch_barrier_async_f(queue_t, void *, work_function);
void dispatch_group_async(group_t, queue_t, block_t);
void dispatch_group_async_f(group_t, queue_t, void *, work_function);
void dispatch_after(uint64_t, queue_t, block_t);
void dispatch_after_f(uint64_t, queue_t, void *, work_function);
void dispatch_source_set_timer(void *, uint64_t, uint64_t, uint64_t);
intptr_t dispatch_source_testcancel(void *);
queue_t dispatch_get_global_queue(intptr_t, uintptr_t);
void dispatch_retain(void *);
void dispatch_release(void *);
void *_Block_copy(const void *);
void _Block_release(const void *);

/// The head of every block.
struct block {
    void *class;
    int flags, reserved;
    void (*invoke)(struct block *);
};

/// Whether work on a queue is to be counted: that of the main queue is the host's to do.
static bool is_counted(queue_t queue) { return is_stopped() && (void *)queue != (void *)&_dispatch_main_q; }

struct work {
    work_function function;
    void *context;
};

static struct work *counted(work_function function, void *context) {
    struct work *work = malloc(sizeof *work);
    if (!work) abort();
    *work = (struct work){function, context};
    gesso_clock_work_begins();
    return work;
}

static void do_work(void *pointer) {
    struct work work = *(struct work *)pointer;
    free(pointer);
    work.function(work.context);
    gesso_clock_work_ends();
}

static void do_block(void *pointer) {
    struct block *block = pointer;
    block->invoke(block);
    _Block_release(block);
}

EXPORTED void dispatch_async_f(queue_t queue, void *context, work_function function) {
    if (!is_counted(queue)) return ORIGINAL(dispatch_async_f)(queue, context, function);
    ORIGINAL(dispatch_async_f)(queue, counted(function, context), do_work);
}

EXPORTED void dispatch_async(queue_t queue, block_t block) {
    if (!is_counted(queue)) return ORIGINAL(dispatch_async)(queue, block);
    ORIGINAL(dispatch_async_f)(queue, counted(do_block, _Block_copy(block)), do_work);
}

EXPORTED void dispatch_barrier_async(queue_t queue, block_t block) {
    if (!is_counted(queue)) return ORIGINAL(dispatch_barrier_async)(queue, block);
    ORIGINAL(dispatch_barrier_async_f)(queue, counted(do_block, _Block_copy(block)), do_work);
}

EXPORTED void dispatch_group_async(group_t group, queue_t queue, block_t block) {
    if (!is_counted(queue)) return ORIGINAL(dispatch_group_async)(group, queue, block);
    ORIGINAL(dispatch_group_async_f)(group, queue, counted(do_block, _Block_copy(block)), do_work);
}

// Work that is put off

/// How long until a time of Dispatch's, in nanoseconds. The two uppermost bits tell by which clock it counts.
static uint64_t delay_until(uint64_t when) {
    enum { wall = 3, monotonic = 2 };
    if (when == UINT64_MAX) return UINT64_MAX;
    int64_t delay;
    switch (when >> 62) {
        // Counted down from 0.
        case wall: delay = (int64_t)(dispatch_walltime(NULL, 0) - when); break;
        case monotonic: delay = (int64_t)(when - dispatch_time(UINT64_C(1) << 63, 0)); break;
        default: delay = (int64_t)(when - dispatch_time(0, 0)); break;
    }
    return delay <= 0 ? 0 : (uint64_t)delay;
}

static void begin_work(void *queue, void *context, work_function function) {
    dispatch_async_f(queue, context, function);
    dispatch_release(queue);
}

EXPORTED void dispatch_after_f(uint64_t when, queue_t queue, void *context, work_function function) {
    if (!is_stopped()) return ORIGINAL(dispatch_after_f)(when, queue, context, function);
    uint64_t delay = delay_until(when);
    // For ever.
    if (delay == UINT64_MAX) return;
    dispatch_retain(queue);
    gesso_clock_put_off(delay, begin_work, queue, context, function);
}

EXPORTED void dispatch_after(uint64_t when, queue_t queue, block_t block) {
    if (!is_stopped()) return ORIGINAL(dispatch_after)(when, queue, block);
    if (when != UINT64_MAX) dispatch_after_f(when, queue, _Block_copy(block), do_block);
}

// Timers of Dispatch

/// A timer as it was set last. It is held until then, and as long as it repeats, until it is cancelled.
struct timer {
    void *source;
    uint64_t interval;
    struct timer *next;
};

static pthread_mutex_t timer_lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer *timers = NULL;

static void fire(void *pointer, void *unused, work_function none);

/// A time of Dispatch's that has passed by every clock: it would take "now" by the one that stands still.
static const uint64_t long_ago = 1;

static void end_work_in_a_moment(void *unused) {
    (void)unused;
    struct timespec moment = {0, 2 * gesso_millisecond};
    nanosleep(&moment, NULL);
    gesso_clock_work_ends();
}

/// Takes a timer off the list, if it is still the one that was set last for its source.
static bool take(struct timer *timer) {
    pthread_mutex_lock(&timer_lock);
    struct timer **place = &timers;
    while (*place && *place != timer) place = &(*place)->next;
    bool is_there = *place != NULL;
    if (is_there) *place = timer->next;
    pthread_mutex_unlock(&timer_lock);
    return is_there;
}

static void set(void *source, uint64_t delay, uint64_t interval) {
    struct timer *timer = malloc(sizeof *timer);
    if (!timer) abort();
    pthread_mutex_lock(&timer_lock);
    // What was set before counts no more: its entry finds that it is not on the list.
    struct timer **place = &timers;
    while (*place && (*place)->source != source) place = &(*place)->next;
    if (*place) *place = (*place)->next;
    *timer = (struct timer){source, interval, timers};
    timers = timer;
    pthread_mutex_unlock(&timer_lock);
    dispatch_retain(source);
    gesso_clock_put_off(delay, fire, timer, NULL, NULL);
}

static void fire(void *pointer, void *unused, work_function none) {
    (void)unused;
    (void)none;
    struct timer timer = *(struct timer *)pointer;
    if (take(pointer) && !dispatch_source_testcancel(timer.source)) {
        // Dispatch's own thread hands it to the timer's queue: a moment that counts as work.
        gesso_clock_work_begins();
        ORIGINAL(dispatch_source_set_timer)(timer.source, long_ago, UINT64_MAX, 0);
        ORIGINAL(dispatch_async_f)(dispatch_get_global_queue(0, 0), NULL, end_work_in_a_moment);
        if (timer.interval != UINT64_MAX && timer.interval > 0) set(timer.source, timer.interval, timer.interval);
    }
    dispatch_release(timer.source);
    free(pointer);
}

EXPORTED void dispatch_source_set_timer(void *source, uint64_t when, uint64_t interval, uint64_t leeway) {
    if (!is_stopped()) return ORIGINAL(dispatch_source_set_timer)(source, when, interval, leeway);
    ORIGINAL(dispatch_source_set_timer)(source, UINT64_MAX, UINT64_MAX, 0);
    if (when != UINT64_MAX) set(source, delay_until(when), interval);
}
