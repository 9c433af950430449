/* --restore, --answer and --dump: sessions that are loaded from a file, answered, and saved to one. main.c
 * calls it for a single program. saved_open must precede the program, since under WASI no file can be opened
 * later. */
#ifndef HN_WASI_SAVED_H
#define HN_WASI_SAVED_H

#include "json.h"
#include "options.h"

#include <stdio.h>

typedef struct saved {
    bytes from; /* what --restore names */
    FILE *to;   /* what --dump names; its contents stay until there are new ones */
    int next;   /* of the answers, which one is given next */
} saved;

/* Reads and opens the files that the options name, before the program runs without them. */
bool saved_open(const options *o, saved *sv, char *problem, size_t cap);
/* Puts what was read into a new session, where a run has to be paused, or none, as the options say. */
bool saved_load(const options *o, const saved *sv, hn_session *s, char *problem, size_t cap);
/* Whether the session waits for the answer of a call. */
bool saved_waits(hn_session *s);
/* Answers what it waits for by the next --answer, or by a line of the terminal. False: nobody does. */
bool saved_answer(const options *o, saved *sv, hn_session *s, char *problem, size_t cap);
/* What it waits for, as text and as JSON. The caller frees the one, and deletes the other. */
void saved_text(hn_session *s, bytes *to);
cJSON *saved_json(hn_session *s);
/* Writes the session to what --dump names. */
bool saved_write(saved *sv, hn_session *s, char *problem, size_t cap);
void saved_close(saved *sv);

#endif
