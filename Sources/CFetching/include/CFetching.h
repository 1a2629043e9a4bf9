#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Fetches what an http or https address names, by libcurl, which is opened with the first request.

/// Lets another thread end a request.
typedef struct gesso_fetch_cancellation gesso_fetch_cancellation;

gesso_fetch_cancellation *gesso_fetch_cancellation_make(void);
void gesso_fetch_cancel(gesso_fetch_cancellation *cancellation);
bool gesso_fetch_is_cancelled(gesso_fetch_cancellation *cancellation);
void gesso_fetch_cancellation_free(gesso_fetch_cancellation *cancellation);

/// What came of a request.
typedef struct {
    /// Of the answer's body and of its header's lines; to be freed with gesso_fetched_free.
    uint8_t *body;
    size_t body_count;
    uint8_t *header;
    size_t header_count;
    /// Of HTTP, as 200.
    long status;
    /// libcurl's code; 0 for success, negative where the library is missing.
    int code;
    char message[256];
} gesso_fetched;

/// Waits for the answer to a GET request with more header lines ("Name: value"); a body of more than `most` bytes is a failure.
gesso_fetched gesso_fetch(
    const char *address, const char *const *header_lines, size_t header_line_count, size_t most,
    gesso_fetch_cancellation *cancellation);

void gesso_fetched_free(gesso_fetched *fetched);
