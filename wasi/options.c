#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char options_help[] =
    "usage: hognose [options] FILE | -c CODE | -\n"
    "Runs a Python program in a sandbox.\n"
    "\n"
    "  FILE                the program; - reads it from standard input\n"
    "  -c CODE             the program itself\n"
    "  --max-memory BYTES  memory limit, such as 64M (default 64M)\n"
    "  --max-time MS       running time, such as 500, 500ms or 5s (default 5s)\n"
    "  --max-wall MS       from beginning to end, waiting included (default: none)\n"
    "  --max-steps N       deterministic budget of steps (default: none)\n"
    "  --max-depth N       depth of calls (default 1000)\n"
    "  --max-output BYTES  what may be printed (default 1M)\n"
    "  --max-calls N       calls of host functions (default 1000)\n"
    "  --max-value-bytes BYTES, --max-value-items N\n"
    "                      how large a value may be that crosses (default 16M, 1000000)\n"
    "  --inputs JSON       an object whose members become global variables\n"
    "  --json              print one JSON object: value, stdout, stderr, error, usage\n"
    "  --batch             run programs given as JSON lines on standard input\n"
    "  --version, --help\n"
    "\n"
    "exit status: 0 done, 1 uncaught exception, 2 wrong usage or unreadable file, 3 a limit, 4 internal "
    "error;\n"
    "sys.exit(n) gives n\n";

typedef struct limit_word {
    const char *name;
    hn_limit_kind kind;
    char unit; /* 'b' bytes, 't' time, 'n' a plain number */
} limit_word;

static const limit_word limit_words[] = {{"max-memory", HN_MAX_MEMORY, 'b'},
                                         {"max-time", HN_MAX_TIME, 't'},
                                         {"max-steps", HN_MAX_STEPS, 'n'},
                                         {"max-depth", HN_MAX_DEPTH, 'n'},
                                         {"max-output", HN_MAX_OUTPUT, 'b'},
                                         {"max-calls", HN_MAX_CALLS, 'n'},
                                         {"max-source", HN_MAX_SOURCE, 'b'},
                                         {"max-nesting", HN_MAX_NESTING, 'n'},
                                         {"max-value-bytes", HN_MAX_VALUE_BYTES, 'b'},
                                         {"max-value-items", HN_MAX_VALUE_ITEMS, 'n'},
                                         {"max-wall", HN_MAX_WALL, 't'}};

/* What a unit multiplies by; 0: no such unit. */
static uint64_t factor(char kind, const char *unit) {
    if (!*unit) return 1;
    if (kind == 't') {
        if (strcmp(unit, "ms") == 0) return 1;
        if (strcmp(unit, "s") == 0) return 1000;
        return strcmp(unit, "m") == 0 ? 60000 : 0;
    }
    static const char letters[] = "KMG";
    const char *at = strchr(letters, *unit >= 'a' ? *unit - 32 : *unit);
    if (!at || unit[1]) return 0;
    uint64_t base = kind == 'b' ? 1024 : 1000, f = base;
    for (const char *p = letters; p < at; p++) f *= base;
    return f;
}

static bool parse_amount(const char *text, char kind, uint64_t *out) {
    if (*text < '0' || *text > '9') return false;
    uint64_t n = 0;
    const char *p = text;
    for (; *p >= '0' && *p <= '9'; p++) {
        if (n > UINT64_MAX / 10 - 1) return false;
        n = n * 10 + (uint64_t)(*p - '0');
    }
    uint64_t f = factor(kind, p);
    if (f == 0 || n > UINT64_MAX / f) return false;
    *out = n * f;
    return true;
}

static bool fail(char *problem, size_t cap, const char *fmt, const char *a, const char *b) {
    snprintf(problem, cap, fmt, a, b);
    return false;
}

static bool set_flag(options *o, const char *name) {
    if (strcmp(name, "json") == 0) return o->json = true;
    if (strcmp(name, "batch") == 0) return o->batch = true;
    if (strcmp(name, "version") == 0) return o->version = true;
    if (strcmp(name, "help") == 0) return o->help = true;
    return false;
}

static bool takes_value(const char *name) {
    if (strcmp(name, "inputs") == 0 || strcmp(name, "name") == 0) return true;
    for (size_t i = 0; i < sizeof limit_words / sizeof *limit_words; i++)
        if (strcmp(name, limit_words[i].name) == 0) return true;
    return false;
}

bool options_set(options *o, const char *name, const char *value, char *problem, size_t cap) {
    if (set_flag(o, name)) return true;
    if (!takes_value(name)) return fail(problem, cap, "unknown option --%s%s", name, "");
    if (!value) return fail(problem, cap, "option --%s needs a value%s", name, "");
    if (strcmp(name, "inputs") == 0) return (o->inputs = value) != NULL;
    if (strcmp(name, "name") == 0) return (o->name = value) != NULL;
    for (size_t i = 0; i < sizeof limit_words / sizeof *limit_words; i++) {
        const limit_word *w = &limit_words[i];
        if (strcmp(name, w->name) != 0) continue;
        if (!parse_amount(value, w->unit, &o->limit[w->kind]))
            return fail(problem, cap, "option --%s: '%s' is not an amount (try 64M, 5s or 1000)", name,
                        value);
        o->has_limit[w->kind] = true;
    }
    return true;
}

static bool parse_long(int argc, char **argv, int *i, options *o, char *problem, size_t cap) {
    char name[64];
    const char *word = argv[*i] + 2, *eq = strchr(word, '=');
    snprintf(name, sizeof name, "%.*s", eq ? (int)(eq - word) : (int)strlen(word), word);
    const char *value = eq ? eq + 1 : NULL;
    if (!value && takes_value(name) && *i + 1 < argc) value = argv[++*i];
    return options_set(o, name, value, problem, cap);
}

bool options_parse(int argc, char **argv, options *o, char *problem, size_t cap) {
    memset(o, 0, sizeof *o);
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (strcmp(word, "-c") == 0) {
            if (++i >= argc) return fail(problem, cap, "option -c needs the program%s%s", "", "");
            o->code = argv[i];
        } else if (strcmp(word, "-h") == 0) {
            o->help = true;
        } else if (strncmp(word, "--", 2) == 0) {
            if (!parse_long(argc, argv, &i, o, problem, cap)) return false;
        } else if (word[0] == '-' && word[1]) {
            return fail(problem, cap, "unknown option %s%s", word, "");
        } else if (o->file) {
            return fail(problem, cap, "one program at a time: %s and %s", o->file, word);
        } else {
            o->file = word;
        }
    }
    if (o->version || o->help || o->batch) return true;
    if (o->file && o->code) return fail(problem, cap, "one program at a time: -c and %s%s", o->file, "");
    if (!o->file && !o->code) return fail(problem, cap, "no program given (see --help)%s%s", "", "");
    return true;
}

bool options_apply(const options *o, hn_session *s, char *problem, size_t cap) {
    for (int k = 1; k <= HN_MAX_WALL; k++)
        if (o->has_limit[k] && !hn_set_limit(s, (hn_limit_kind)k, o->limit[k]))
            return fail(problem, cap, "%s%s", hn_problem(s), "");
    return true;
}
