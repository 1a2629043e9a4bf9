#include "VirtualClock.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "CVirtualClock.h"
#include "Originals.h"

atomic_bool gesso_clock_is_stopped = false;

static atomic_uint_fast64_t now = 0;
static atomic_int outstanding = 0;

uint64_t gesso_clock_elapsed(void) { return atomic_load(&now); }

void gesso_clock_stop(void) {
    gesso_originals_take_base();
    atomic_store_explicit(&gesso_clock_is_stopped, true, memory_order_release);
}

uint64_t gesso_machine_time(void) { return gesso_original_time(CLOCK_MONOTONIC); }

// What was put off, the earliest first, and of those for the same time the one that came first.

struct entry {
    struct entry *next;
    uint64_t due;
    void (*call)(void *, void *, void (*)(void *));
    void *first, *second;
    void (*third)(void *);
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct entry *entries = NULL;

void gesso_clock_put_off(uint64_t delay, void (*call)(void *, void *, void (*)(void *)), void *first, void *second,
                         void (*third)(void *)) {
    struct entry *entry = malloc(sizeof *entry);
    if (!entry) abort();
    uint64_t start = gesso_clock_elapsed();
    uint64_t due = delay > UINT64_MAX - start ? UINT64_MAX : start + delay;
    *entry = (struct entry){NULL, due, call, first, second, third};
    pthread_mutex_lock(&lock);
    struct entry **place = &entries;
    while (*place && (*place)->due <= due) place = &(*place)->next;
    entry->next = *place;
    *place = entry;
    pthread_mutex_unlock(&lock);
}

// Descriptors of timers, of which a process has a few: one a run loop.

enum { most_descriptors = 64 };
static struct {
    int descriptor;
    uint64_t due;
} descriptors[most_descriptors];
static int descriptor_count = 0;
static bool has_run_loop_timer = false;

void gesso_clock_set_descriptor(int descriptor, uint64_t time) {
    pthread_mutex_lock(&lock);
    int index = 0;
    while (index < descriptor_count && descriptors[index].descriptor != descriptor) index++;
    if (index == descriptor_count && descriptor_count < most_descriptors) descriptor_count++;
    if (index < descriptor_count) {
        descriptors[index].descriptor = descriptor;
        descriptors[index].due = time;
        has_run_loop_timer = true;
    }
    pthread_mutex_unlock(&lock);
}

int gesso_clock_has_run_loop_timer(void) {
    pthread_mutex_lock(&lock);
    bool has = has_run_loop_timer;
    pthread_mutex_unlock(&lock);
    return has;
}

uint64_t gesso_clock_next(void) {
    pthread_mutex_lock(&lock);
    uint64_t next = entries ? entries->due : UINT64_MAX;
    for (int index = 0; index < descriptor_count; index++) {
        if (descriptors[index].due < next) next = descriptors[index].due;
    }
    pthread_mutex_unlock(&lock);
    return next;
}

// A run loop sets its timers a little late, by the time it takes to set them: they are for the time that was meant.
enum { lateness = 2000 };

int gesso_clock_set(uint64_t time) {
    if (time > gesso_clock_elapsed()) atomic_store(&now, time);
    int count = 0;
    pthread_mutex_lock(&lock);
    for (int index = 0; index < descriptor_count; index++) {
        uint64_t due = descriptors[index].due;
        if (due > time && due - time > lateness) continue;
        if (due > gesso_clock_elapsed()) atomic_store(&now, due);
        descriptors[index].due = UINT64_MAX;
        gesso_original_expire(descriptors[index].descriptor);
        count++;
    }
    while (entries && entries->due <= time) {
        struct entry *entry = entries;
        entries = entry->next;
        pthread_mutex_unlock(&lock);
        entry->call(entry->first, entry->second, entry->third);
        free(entry);
        count++;
        pthread_mutex_lock(&lock);
    }
    pthread_mutex_unlock(&lock);
    return count;
}

void gesso_clock_work_begins(void) { atomic_fetch_add(&outstanding, 1); }
void gesso_clock_work_ends(void) { atomic_fetch_sub(&outstanding, 1); }
int gesso_clock_outstanding(void) { return atomic_load(&outstanding); }
