/* --dir: the files of a directory, of which a program gets a copy. main.c calls dir_read before the program
 * runs, and dir_put when there is a session. The program's changes stay in the sandbox: nothing is written
 * back. */
#ifndef HN_WASI_DIR_H
#define HN_WASI_DIR_H

#include "json.h"
#include "options.h"

#define DIR_PLACE "/work" /* where programs find them */

/* Reads all files below the directory of --dir into *to, but names that begin with a dot, __pycache__ and
 * links. */
bool dir_read(const options *o, bytes *to, char *problem, size_t cap);
/* Sets the quota of a new session's files. */
bool dir_quota(const options *o, hn_session *s, char *problem, size_t cap);
/* Writes what was read to the session's files, and makes DIR_PLACE the current directory. */
bool dir_put(const bytes *from, hn_session *s, char *problem, size_t cap);

#endif
