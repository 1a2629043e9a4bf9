#include "CFetching.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What is called of libcurl is declared here as its documentation has it: the numbers are part of its binary interface.

enum {
    option_write_data = 10001,
    option_address = 10002,
    option_user_agent = 10018,
    option_header_lines = 10023,
    option_header_data = 10029,
    option_progress_data = 10057,
    option_accept_encoding = 10102,
    option_write_function = 20011,
    option_header_function = 20079,
    option_progress_function = 20219,
    option_low_speed_limit = 19,
    option_low_speed_time = 20,
    option_no_progress = 43,
    option_follow_location = 52,
    option_most_redirections = 68,
    option_connect_timeout = 78,
    option_no_signal = 99,
    option_protocols = 181,
    option_redirection_protocols = 182,
};
enum { info_status = 0x200000 + 2 };
enum { http_and_https = 1 | 2 };
enum { global_all = 3 };

/// Seconds without an answer after which a request has failed: those of a URL request on Apple's systems.
enum { patience = 60 };
enum { most_redirections = 20 };
enum { most_header_bytes = 1 << 18 };

struct gesso_fetch_cancellation {
    atomic_bool is_cancelled;
};

gesso_fetch_cancellation *gesso_fetch_cancellation_make(void) { return calloc(1, sizeof(gesso_fetch_cancellation)); }

void gesso_fetch_cancel(gesso_fetch_cancellation *cancellation) { atomic_store(&cancellation->is_cancelled, true); }

bool gesso_fetch_is_cancelled(gesso_fetch_cancellation *cancellation) { return atomic_load(&cancellation->is_cancelled); }

void gesso_fetch_cancellation_free(gesso_fetch_cancellation *cancellation) { free(cancellation); }

static struct {
    bool is_whole;
    int (*global_init)(long);
    void *(*init)(void);
    int (*set_option)(void *, int, ...);
    int (*get_info)(void *, int, ...);
    int (*perform)(void *);
    void (*cleanup)(void *);
    const char *(*error_text)(int);
    void *(*list_append)(void *, const char *);
    void (*list_free)(void *);
} library;

static bool find(void *handle, const char *name, void *place) {
    void *symbol = dlsym(handle, name);
    memcpy(place, &symbol, sizeof symbol);
    return symbol != NULL;
}

static void open_library(void) {
    void *curl = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!curl) curl = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
    library.is_whole = curl && find(curl, "curl_global_init", &library.global_init)
        && find(curl, "curl_easy_init", &library.init) && find(curl, "curl_easy_setopt", &library.set_option)
        && find(curl, "curl_easy_getinfo", &library.get_info) && find(curl, "curl_easy_perform", &library.perform)
        && find(curl, "curl_easy_cleanup", &library.cleanup) && find(curl, "curl_easy_strerror", &library.error_text)
        && find(curl, "curl_slist_append", &library.list_append)
        && find(curl, "curl_slist_free_all", &library.list_free) && library.global_init(global_all) == 0;
}

/// Bytes that have come so far.
typedef struct {
    uint8_t *bytes;
    size_t count, room, most;
} Arrivals;

static size_t take(const char *bytes, size_t size, size_t count, void *context) {
    Arrivals *arrivals = context;
    size_t length = size * count;
    if (length > arrivals->most - arrivals->count) return 0;
    if (arrivals->count + length > arrivals->room) {
        size_t room = arrivals->room ? arrivals->room : 16384;
        while (room < arrivals->count + length) room *= 2;
        uint8_t *grown = realloc(arrivals->bytes, room);
        if (!grown) return 0;
        arrivals->bytes = grown;
        arrivals->room = room;
    }
    memcpy(arrivals->bytes + arrivals->count, bytes, length);
    arrivals->count += length;
    return length;
}

/// A redirection is followed by the header of another answer, which begins anew.
static size_t take_header(const char *bytes, size_t size, size_t count, void *context) {
    Arrivals *arrivals = context;
    if (size * count >= 5 && memcmp(bytes, "HTTP/", 5) == 0) arrivals->count = 0;
    return take(bytes, size, count, context);
}

static int stop_if_cancelled(void *context, int64_t total, int64_t now, int64_t sent_total, int64_t sent) {
    (void)total, (void)now, (void)sent_total, (void)sent;
    gesso_fetch_cancellation *cancellation = context;
    return gesso_fetch_is_cancelled(cancellation);
}

gesso_fetched gesso_fetch(
    const char *address, const char *const *header_lines, size_t header_line_count, size_t most,
    gesso_fetch_cancellation *cancellation) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    gesso_fetched fetched = {.code = -1};
    void *handle = library.is_whole ? library.init() : NULL;
    if (!handle) {
        snprintf(fetched.message, sizeof fetched.message, "loading from the network needs libcurl: install the package libcurl4");
        return fetched;
    }
    Arrivals body = {.most = most}, header = {.most = most_header_bytes};
    void *lines = NULL;
    for (size_t i = 0; i < header_line_count; i++) {
        void *longer = library.list_append(lines, header_lines[i]);
        if (longer) lines = longer;
    }
    int (*set)(void *, int, ...) = library.set_option;
    set(handle, option_address, address);
    set(handle, option_user_agent, "Gesso");
    set(handle, option_accept_encoding, "");
    set(handle, option_header_lines, lines);
    set(handle, option_follow_location, 1L);
    set(handle, option_most_redirections, (long)most_redirections);
    set(handle, option_protocols, (long)http_and_https);
    set(handle, option_redirection_protocols, (long)http_and_https);
    set(handle, option_no_signal, 1L);
    set(handle, option_connect_timeout, (long)patience);
    set(handle, option_low_speed_limit, 1L);
    set(handle, option_low_speed_time, (long)patience);
    set(handle, option_write_function, take);
    set(handle, option_write_data, &body);
    set(handle, option_header_function, take_header);
    set(handle, option_header_data, &header);
    set(handle, option_no_progress, 0L);
    set(handle, option_progress_function, stop_if_cancelled);
    set(handle, option_progress_data, cancellation);
    fetched.code = library.perform(handle);
    library.get_info(handle, info_status, &fetched.status);
    if (fetched.code != 0) snprintf(fetched.message, sizeof fetched.message, "%s", library.error_text(fetched.code));
    library.cleanup(handle);
    library.list_free(lines);
    fetched.body = body.bytes;
    fetched.body_count = body.count;
    fetched.header = header.bytes;
    fetched.header_count = header.count;
    return fetched;
}

void gesso_fetched_free(gesso_fetched *fetched) {
    free(fetched->body);
    free(fetched->header);
    fetched->body = fetched->header = NULL;
}
