/* hognose.lib as a host hands it over: whole, of another version, damaged, cut off; and modules built in that
 * ask for none of it. */
#include "hognose.h"

#include "code/frozen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

/* What a host has of it. */
typedef struct shelf {
    uint8_t *bytes;
    size_t n;
    unsigned asked;
} shelf;

static bool read_shelf(void *ctx, size_t at, uint8_t *to, size_t n) {
    shelf *s = ctx;
    s->asked++;
    if (n > s->n || at > s->n - n) {
        memset(to, 0xFF, n); /* rather than what is linked in, which the core takes where it gets nothing */
        return true;
    }
    memcpy(to, s->bytes + at, n);
    return true;
}

static void expect(hn_session *s, const char *code, const char *error) {
    hn_state st = hn_start(s, code, strlen(code), NULL);
    while (st == HN_READY || st == HN_SLICED) st = hn_continue(s);
    const char *got = st == HN_FAILED ? hn_error_traceback(s, NULL) : "";
    if (error ? !strstr(got, error) : st != HN_COMPLETE) {
        printf("%s: %s\n", code, got);
        failures++;
    }
}

static hn_session *open_with(shelf *from) {
    hn_host_functions host = {.ctx = from, .library = read_shelf};
    return hn_session_new(&host);
}

static void try_one(uint8_t *bytes, size_t n, const char *error) {
    shelf from = {bytes, n, 0};
    hn_session *s = open_with(&from);
    expect(s, "import json, typing, datetime", NULL);
    if (from.asked) failures++, puts("a module that is built in was asked for");
    expect(s, "import difflib", error);
    if (!from.asked) failures++, puts("nobody asked for the library");
    expect(s, "1 + 1", NULL);
    hn_session_free(s);
}

static void try_snapshot(uint8_t *whole, size_t n) {
    shelf from = {whole, n, 0}, none = {whole, 0, 0};
    hn_session *s = open_with(&from), *other = open_with(&none), *same = open_with(&from);
    expect(s, "from difflib import ndiff", NULL);
    size_t size;
    const uint8_t *dump = hn_dump(s, &size);
    if (!dump || hn_load_into(other, dump, size)) failures++, puts("a snapshot without its library");
    if (!strstr(hn_problem(other), "needs difflib of hognose.lib")) failures++, puts(hn_problem(other));
    if (!dump || !hn_load_into(same, dump, size)) failures++, puts("a snapshot with its library");
    expect(same, "list(ndiff(['a'], ['b']))", NULL);
    hn_session_free(s);
    hn_session_free(other);
    hn_session_free(same);
}

int main(void) {
    const char *missing =
        "ModuleNotFoundError: No module named 'difflib': it is in the hognose.lib of this version";
    uint8_t *copy = malloc(hn_library_size);
    if (!copy) return 1;
    memcpy(copy, hn_library, hn_library_size);
    try_one(copy, hn_library_size, NULL);
    try_snapshot(copy, hn_library_size);
    try_one(copy, 0, missing);
    try_one(copy, 15, missing);
    try_one(copy, HN_LIBRARY_HEAD, "SystemError: hognose.lib is damaged");
    copy[8] ^= 1;
    try_one(copy, hn_library_size, missing);
    copy[8] ^= 1;
    for (size_t i = HN_LIBRARY_HEAD; i < hn_library_size; i += 100) copy[i] ^= 0x40;
    try_one(copy, hn_library_size, "SystemError: hognose.lib is damaged");
    free(copy);
    printf("%d failures\n", failures);
    return failures != 0;
}
