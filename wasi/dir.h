/* --dir: the files of a directory, which a program gets as a copy and runs without. */
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
