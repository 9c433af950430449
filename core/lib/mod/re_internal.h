/* Module re: the parsed tree, the program and the matcher, shared by its C files only. re_parse.c makes a
 * tree of a pattern, re_compile.c makes a program of the tree, and re_match.c runs it. A program is an array
 * of 32-bit words in a private bytes object, which programs cannot reach. The matcher trusts it. Snapshots
 * leave it out, and it is compiled again when it is needed. */
#ifndef HN_LIB_MOD_RE_INTERNAL_H
#define HN_LIB_MOD_RE_INTERNAL_H

#include "lib/native.h"

/* Flags, as programs give them. */
enum {
    HNRE_I = 2,
    HNRE_L = 4,
    HNRE_M = 8,
    HNRE_S = 16,
    HNRE_U = 32,
    HNRE_X = 64,
    HNRE_A = 256,
    HNRE_TYPES = HNRE_A | HNRE_U | HNRE_L
};

#define HNRE_MANY    UINT32_MAX          /* repeats without limit */
#define HNRE_WIDEST  ((uint64_t)1 << 62) /* widths are cut there */
#define HNRE_NESTING 320u                /* levels of groups: parser and compiler recurse */

typedef enum hnre_kind {
    HNRE_EMPTY,
    HNRE_LIT,   /* a: the character */
    HNRE_ANY,   /* the dot */
    HNRE_SET,   /* set[0..a), how: 1 for those not in it */
    HNRE_SEQ,   /* children */
    HNRE_ALT,   /* children */
    HNRE_REP,   /* child a to b times; how: HNRE_GREEDY ... */
    HNRE_GROUP, /* child; a: its number, 0 for (?:...) */
    HNRE_ATOMIC,
    HNRE_LOOK, /* how: HNRE_BEHIND, HNRE_NOT */
    HNRE_REF,  /* a: the group */
    HNRE_COND, /* a: the group; children: yes, perhaps no */
    HNRE_AT,   /* how: hnre_at */
    HNRE_FAIL
} hnre_kind;
enum { HNRE_GREEDY, HNRE_LAZY, HNRE_POSSESSIVE };
enum { HNRE_BEHIND = 1, HNRE_NOT = 2 };
typedef enum hnre_at {
    HNRE_BEGIN,
    HNRE_BEGIN_LINE,
    HNRE_END,
    HNRE_END_LINE,
    HNRE_END_STRING,
    HNRE_BOUNDARY, /* these two of ASCII words with HNRE_ASCII_WORDS added */
    HNRE_NO_BOUNDARY,
    HNRE_ASCII_WORDS = 8
} hnre_at;

/* Classes of characters; the odd ones are what the ones before are not. */
enum { HNRE_DIGIT, HNRE_NO_DIGIT, HNRE_SPACE, HNRE_NO_SPACE, HNRE_WORD, HNRE_NO_WORD };

/* A range of characters, or with HNRE_CLASS a class. */
typedef struct hnre_item {
    uint32_t low, high;
} hnre_item;
#define HNRE_CLASS 0x80000000u

typedef struct hnre_node {
    uint8_t kind, how;
    uint16_t flags; /* in force there */
    uint32_t a, b;
    uint64_t low, high; /* widths: least and most characters */
    struct hnre_node *child, *next;
    const hnre_item *set;
} hnre_node;

/* What is wrong with a pattern: a message with %r or %s for pattern[from:to] (and from2:to2), %d for
 * numbers. */
typedef struct hnre_error {
    const char *message;
    int64_t at; /* -1: no place */
    uint32_t from, to, from2, to2;
    uint32_t number[2];
} hnre_error;

typedef struct hnre_parsed {
    hn_arena arena; /* the tree; hnarena_free */
    hnre_node *tree;
    uint32_t flags, groups; /* without the whole */
    hn_value names;         /* dict: name -> number */
    hnre_error error;
} hnre_parsed;

/* The characters of a str or bytes-like object; valid until it changes. */
typedef struct hnre_text {
    hn_value v; /* without what a subclass adds */
    const void *p;
    uint32_t n;
    uint8_t width; /* log2 of the bytes of one */
    bool bytes;
} hnre_text;

/* re_parse.c: HN_RAISED without an exception: error says what is wrong. */
HN_CHECK hn_status hnre_parse(hn_vm *vm, const hnre_text *pattern, uint32_t flags, hnre_parsed *out);

/* ---- sets of characters: re_set.c ---- */

/* A compiled set: a word of HNRE_HIGH_* and the number of ranges (<< 8), 8 words with a bit for each
 * character below 256, then the ranges of those above, low and high. */
#define HNRE_SET_WORDS(set) (9u + ((set)[0] >> 8) * 2u)
enum {
    HNRE_HIGH_CLASSES = 63, /* a bit for each class, of the characters from 256 on */
    HNRE_HIGH_NOT = 64,     /* the others of them */
    HNRE_HIGH_FOLD = 128    /* their lower case is looked up */
};
/* Appends the set of these items under flags. */
HN_CHECK hn_status hnre_put_set(hn_buf *code, const hnre_item *items, uint32_t n, bool negated,
                                unsigned flags, bool bytes);
/* Whether a character from 256 on is in a set. */
bool hnre_set_high(const uint32_t *set, uint32_t c);
static inline bool hnre_set_has(const uint32_t *set, uint32_t c) {
    return HN_LIKELY(c < 256) ? set[1 + (c >> 5)] >> (c & 31) & 1 : hnre_set_high(set, c);
}
/* As str.lower of one character, its first one. */
uint32_t hnre_lower(uint32_t c);
/* Whether case makes a difference to it. */
bool hnre_is_cased(uint32_t c, bool ascii);
bool hnre_is_word(uint32_t c, bool ascii);

/* ---- programs: re_compile.c ---- */

enum {
    HNRE_H_FLAGS,  /* HNRE_P_* */
    HNRE_H_GROUPS, /* without the whole */
    HNRE_H_REGS,
    HNRE_H_WIDTH,  /* of the shortest match */
    HNRE_H_PREFIX, /* how many characters each match begins with: they follow the header */
    HNRE_H_FIRST,  /* where the set of the first characters is; 0: none */
    HNRE_H_START,  /* of the code */
    HNRE_H_SIZE
};
enum {
    HNRE_P_BYTES = 1,
    HNRE_P_ANCHORED = 2, /* matches at the beginning of the text only */
    HNRE_P_LINES = 4     /* at beginnings of lines only */
};
typedef enum hnre_op {
    HNRE_OP_CHAR,  /* c */
    HNRE_OP_CHAR2, /* c, d: one of them */
    HNRE_OP_DOT,   /* all but the line feed */
    HNRE_OP_ALL,
    HNRE_OP_IN,         /* set */
    HNRE_OP_STR,        /* n, n characters */
    HNRE_OP_AT,         /* hnre_at */
    HNRE_OP_MARK,       /* register: position; with a second word, that of the last group and its number */
    HNRE_OP_CLOSE,      /* register, group */
    HNRE_OP_JUMP,       /* to */
    HNRE_OP_TRY,        /* other: what follows, and if that fails, what is there */
    HNRE_OP_SKIP,       /* other: the same the other way round */
    HNRE_OP_SPAN,       /* how, min, max, next, then a single character's instruction: repeats it */
    HNRE_OP_LOOP_BEGIN, /* register */
    HNRE_OP_LOOP,       /* register, min, max, how, next: the body follows and jumps back here */
    HNRE_OP_REF,        /* group, how: 0 exact, 1 ASCII's case, 2 Unicode's case ignored */
    HNRE_OP_IF,         /* group, other */
    HNRE_OP_LOOK,       /* register, width back: until LOOK_END */
    HNRE_OP_LOOK_END,   /* register */
    HNRE_OP_LOOK_NOT,   /* register, width back, next */
    HNRE_OP_NOT_END,    /* register */
    HNRE_OP_ATOMIC,     /* register */
    HNRE_OP_ATOMIC_END, /* register */
    HNRE_OP_FAIL,
    HNRE_OP_MATCH
} hnre_op;
/* Whether it takes a character that it says: they are in this order for that. */
static inline bool hnre_op_takes(uint32_t op) {
    return op <= HNRE_OP_STR;
}

/* The program of a pattern as a bytes object; names and number of groups. A pattern that is wrong: HN_RAISED,
 * with an exception or with `error`. */
HN_CHECK hn_status hnre_compile(hn_vm *vm, const hnre_text *pattern, hnre_parsed *parsed, hn_value *out);

/* ---- matching: re_match.c ---- */

#define HNRE_ROOM 384u

typedef enum hnre_left { HNRE_NOT_LEFT, HNRE_LEFT_INSIDE, HNRE_LEFT_BETWEEN } hnre_left;

typedef struct hnre_matcher {
    hn_vm *vm;
    const uint32_t *code;
    hnre_text text;
    uint32_t end;   /* of what is looked at */
    uint32_t begin; /* where the match begins */
    uint32_t pos;   /* where it ends */
    uint32_t must;  /* where it may not end: UINT32_MAX: nowhere */
    bool whole;     /* it has to end at `end` */
    uint32_t work;  /* not charged yet */
    uint8_t left;   /* hnre_left: where it was left at the end of a slice, and how far it was */
    uint32_t left_pc, left_pos, left_start, passed;
    uint32_t *regs; /* marks of the groups, the last group closed, counters */
    uint32_t nregs;
    uint32_t *stack; /* choices and what is to be undone, see re_match.c */
    uint32_t top, cap;
    size_t owned; /* bytes of regs, if they are not in room */
    uint32_t room[HNRE_ROOM];
} hnre_matcher;
#define HNRE_UNSET UINT32_MAX

/* To be closed, whatever it returns. */
HN_CHECK hn_status hnre_open(hn_vm *vm, hnre_matcher *m, const uint32_t *program, const hnre_text *text);
void hnre_close(hnre_matcher *m);
/* Once more in its place, after it was left and copied. */
void hnre_return(hnre_matcher *m);
/* A match that begins at `from`, or with `search` anywhere behind it. HN_AGAIN: to be called again, with the
 * same arguments. */
HN_CHECK hn_status hnre_run(hnre_matcher *m, uint32_t from, bool search, bool *found);

#endif
