/* The options of the command line, and the same by name for a line of --batch. main.c parses them;
 * options_apply sets the limits of a session. */
#ifndef HN_WASI_OPTIONS_H
#define HN_WASI_OPTIONS_H

#include "hognose.h"

typedef struct cJSON cJSON;

enum { QUOTA_BYTES, QUOTA_FILES, QUOTAS };

typedef struct options {
    const char *file; /* a path, or "-" */
    const char *code; /* of -c */
    const char *name; /* for tracebacks; NULL: from file or code */
    const char *inputs;
    const char *module; /* of -m */
    const char *dir;
    const char *restore, *dump; /* files */
    char **answers;             /* of --answer */
    int nanswers;
    const char *argv0; /* NULL: no program was given on the command line */
    char **args;       /* the program's own words */
    int nargs;
    bool json, batch, serve, version, help, dis;
    bool has_limit[HN_LIMIT_KINDS];
    uint64_t limit[HN_LIMIT_KINDS];
    bool has_quota[QUOTAS];
    uint64_t quota[QUOTAS]; /* of the session's files */
} options;

/* False: *problem is a line that says what is wrong. */
bool options_parse(int argc, char **argv, options *o, char *problem, size_t cap);
/* One option by name ("max-steps", "inputs" ...); value may be NULL for flags. */
bool options_set(options *o, const char *name, const char *value, char *problem, size_t cap);
bool options_apply(const options *o, hn_session *s, char *problem, size_t cap);
extern const char options_help[];

#endif
