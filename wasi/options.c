/* Parses options, and has the help text. Names and units of limits come from the public interface
 * (hn_limit_name, hn_limit_unit), so a new limit needs only its line of help here. The strings of `options`
 * point into argv, or into the request of --batch, and are not copied. */
#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char options_help[] =
    "usage: hognose [options] FILE | -m MODULE | -c CODE | - [words]\n"
    "       hognose [options] --restore FILE\n"
    "Runs a Python program in a sandbox. The words become its sys.argv.\n"
    "\n"
    "  FILE                the program; - reads it from standard input\n"
    "  -m MODULE           a module, as a program\n"
    "  -c CODE             the program itself\n"
    "  --dir PATH          the program gets this directory as /work; changes stay in the sandbox\n"
    "  --quota-bytes BYTES, --quota-files N\n"
    "                      the most that the program's files may hold (default 16M, 1000)\n"
    "  --max-memory BYTES  memory limit, such as 64M (default 64M)\n"
    "  --max-time MS       running time, such as 500, 500ms or 5s (default 5s)\n"
    "  --max-wall MS       total time, waiting included (default: none)\n"
    "  --max-steps N       deterministic budget of steps (default: none)\n"
    "  --max-allocations N objects and buffers made on the heap (default: none)\n"
    "  --max-depth N       frames; a program gets more than 1000 by sys.setrecursionlimit() (default 50000)\n"
    "  --max-output BYTES  printed output (default 1M)\n"
    "  --max-calls N       calls of host functions (default 1000)\n"
    "  --max-source BYTES  length of the program (default 1M)\n"
    "  --max-nesting N     nesting of source and of values (default 200)\n"
    "  --max-value-bytes BYTES, --max-value-items N\n"
    "                      size of a value that crosses (default 16M, 1000000)\n"
    "  --restore FILE      resume a session that --dump, the playground or a program saved\n"
    "  --answer JSON       answer the next host call; repeat for more. Invalid JSON is taken as text\n"
    "  --dump FILE         save the session when it waits for an answer, or at its end\n"
    "  --inputs JSON       an object whose members become global variables\n"
    "  --json              print one JSON object: value, stdout, stderr, error, usage\n"
    "  --batch             run programs given as JSON lines on standard input\n"
    "  --serve             serve many sessions to a parent process, by JSON lines\n"
    "  --version, --help\n"
    "\n"
    "exit status: 0 done, 1 uncaught exception, 2 invalid usage or unreadable file, 3 a limit, 4 internal "
    "error,\n"
    "5 waiting for an answer; sys.exit(n) exits with n\n";

/* Of names of modules, as far as the command line takes them. */
#define NAME_CHARACTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_."

/* What a unit multiplies by; 0: no such unit. kind: hn_limit_unit. */
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
        uint64_t digit = (uint64_t)(*p - '0');
        if (n > (UINT64_MAX - digit) / 10) return false;
        n = n * 10 + digit;
    }
    uint64_t f = factor(kind, p);
    if (f == 0 || n > UINT64_MAX / f) return false;
    *out = n * f;
    return true;
}

static bool options_fail(char *problem, size_t cap, const char *fmt, const char *a, const char *b) {
    snprintf(problem, cap, fmt, a, b);
    return false;
}

/* Where a word that takes no value is kept; NULL: it is none. */
static bool *flag_of(options *o, const char *name) {
    if (strcmp(name, "json") == 0) return &o->json;
    if (strcmp(name, "batch") == 0) return &o->batch;
    if (strcmp(name, "serve") == 0) return &o->serve;
    if (strcmp(name, "version") == 0) return &o->version;
    if (strcmp(name, "help") == 0) return &o->help;
    return NULL;
}

/* Where a word is kept that takes a text; NULL: it takes none. */
static const char **option_text(options *o, const char *name) {
    if (strcmp(name, "inputs") == 0) return &o->inputs;
    if (strcmp(name, "name") == 0) return &o->name;
    if (strcmp(name, "dir") == 0) return &o->dir;
    if (strcmp(name, "restore") == 0) return &o->restore;
    return strcmp(name, "dump") == 0 ? &o->dump : NULL;
}

/* The word for a limit: "max-value-bytes" for valueBytes. */
static const char *word_of(hn_limit_kind kind, char (*to)[32]) {
    char *p = *to + snprintf(*to, sizeof *to, "max-");
    for (const char *name = hn_limit_name(kind); *name; name++) {
        bool upper = *name >= 'A' && *name <= 'Z';
        if (upper) *p++ = '-';
        *p++ = upper ? (char)(*name + 32) : *name;
    }
    *p = '\0';
    return *to;
}

static hn_limit_kind limit_of(const char *word) {
    char known[32];
    for (int kind = 0; kind < HN_LIMIT_KINDS; kind++)
        if (hn_limit_unit(kind) && strcmp(word, word_of(kind, &known)) == 0) return (hn_limit_kind)kind;
    return HN_NO_LIMIT;
}

/* The index in options.quota; -1: it is another option. */
static int quota_of(const char *name) {
    if (strcmp(name, "quota-bytes") == 0) return QUOTA_BYTES;
    return strcmp(name, "quota-files") == 0 ? QUOTA_FILES : -1;
}

static bool takes_value(const char *name) {
    options none;
    return option_text(&none, name) || quota_of(name) >= 0 || limit_of(name) != HN_NO_LIMIT;
}

bool options_set(options *o, const char *name, const char *value, char *problem, size_t cap) {
    bool *flag = flag_of(o, name);
    if (flag && value) return options_fail(problem, cap, "option --%s takes no value%s", name, "");
    if (flag) return *flag = true;
    if (!takes_value(name)) return options_fail(problem, cap, "unknown option --%s%s", name, "");
    if (!value) return options_fail(problem, cap, "option --%s needs a value%s", name, "");
    const char **text = option_text(o, name);
    if (text) return (*text = value) != NULL;
    int quota = quota_of(name);
    hn_limit_kind kind = limit_of(name);
    char unit = quota < 0 ? hn_limit_unit(kind) : quota == QUOTA_BYTES ? 'b' : 'n';
    if (!parse_amount(value, unit, quota < 0 ? &o->limit[kind] : &o->quota[quota]))
        return options_fail(problem, cap, "option --%s: '%s' is not an amount (try 64M, 5s or 1000)", name,
                            value);
    return *(quota < 0 ? &o->has_limit[kind] : &o->has_quota[quota]) = true;
}

static bool parse_long(int argc, char **argv, int *i, options *o, char *problem, size_t cap) {
    char name[256]; /* of a longer one the rest is not said */
    const char *word = argv[*i] + 2, *eq = strchr(word, '=');
    snprintf(name, sizeof name, "%.*s", eq ? (int)(eq - word) : (int)strlen(word), word);
    const char *value = eq ? eq + 1 : NULL;
    bool is_answer = strcmp(name, "answer") == 0;
    if (!value && (is_answer || takes_value(name)) && *i + 1 < argc) value = argv[++*i];
    if (is_answer && value) { /* kept in front of where the words are read: each is longer than its answer */
        o->answers = argv;
        argv[o->nanswers++] = (char *)(uintptr_t)value;
        return true;
    }
    if (is_answer) return options_fail(problem, cap, "option --%s needs a value%s", name, "");
    return options_set(o, name, value, problem, cap);
}

/* The program, which ends the options: what follows is its own. */
static bool parse_program(int argc, char **argv, int *i, options *o, char *problem, size_t cap) {
    const char *word = argv[*i];
    if (word[0] != '-' || !word[1]) {
        o->file = word;
    } else {
        if (++*i >= argc)
            return options_fail(problem, cap, "option %s needs %s", word,
                                word[1] == 'm' ? "a module" : "the program");
        if (word[1] == 'm') {
            if (!argv[*i][0] || argv[*i][strspn(argv[*i], NAME_CHARACTERS)])
                return options_fail(problem, cap, "option -m: '%s' is not a module's name%s", argv[*i], "");
            o->module = argv[*i];
        } else {
            o->code = argv[*i];
        }
        o->argv0 = word;
    }
    if (o->file) o->argv0 = o->file;
    o->args = argv + *i + 1;
    o->nargs = argc - *i - 1;
    *i = argc;
    return true;
}

static bool is_program(const char *word) {
    return word[0] != '-' || !word[1] || strcmp(word, "-c") == 0 || strcmp(word, "-m") == 0;
}

bool options_parse(int argc, char **argv, options *o, char *problem, size_t cap) {
    memset(o, 0, sizeof *o);
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (is_program(word)) {
            if (!parse_program(argc, argv, &i, o, problem, cap)) return false;
        } else if (strcmp(word, "-h") == 0) {
            o->help = true;
        } else if (strncmp(word, "--", 2) == 0) {
            if (!parse_long(argc, argv, &i, o, problem, cap)) return false;
        } else {
            return options_fail(problem, cap, "unknown option %s%s", word, "");
        }
    }
    if (o->version || o->help || o->batch || o->serve || o->argv0 || o->restore) return true;
    return options_fail(problem, cap, "no program given (see --help)%s%s", "", "");
}

bool options_apply(const options *o, hn_session *s, char *problem, size_t cap) {
    char word[32];
    for (int k = 0; k < HN_LIMIT_KINDS; k++)
        if (o->has_limit[k] && !hn_set_limit(s, (hn_limit_kind)k, o->limit[k]))
            return options_fail(problem, cap, "option --%s: %s", word_of((hn_limit_kind)k, &word),
                                hn_problem(s));
    return true;
}
