/* Module decimal: numbers, contexts and operations, shared by its C files only. A Decimal is an instance of a
 * class that core/lib/py/decimal.py makes, and its coefficient is an int. So arithmetic of any size,
 * snapshots and rare operations in Python need no extra code. Coefficients of up to 128 bits, enough for 28
 * digits, are handled in one machine word. An operation begins with hndec_open and ends with hndec_give or
 * hndec_close, which raise the signals; hndec_plain is the short cut for results that need no rounding. */
#ifndef HN_LIB_MOD_DEC_INTERNAL_H
#define HN_LIB_MOD_DEC_INTERNAL_H

#include "lib/native.h"

__extension__ typedef unsigned __int128 hndec_word;

/* A coefficient: `word`, or an int beyond 128 bits. */
typedef struct hndec_num {
    hndec_word word;
    hn_value big; /* UNBOUND: it is in `word` */
} hndec_num;

typedef enum hndec_kind { HNDEC_FINITE, HNDEC_INF, HNDEC_NAN, HNDEC_SNAN } hndec_kind;
static inline bool hndec_kind_is_nan(unsigned kind) {
    return kind >= HNDEC_NAN;
}

/* A number: coefficient * 10 ** exp. The coefficient of a NaN is its payload. */
typedef struct hndec {
    hndec_num c;
    int64_t exp;
    uint8_t kind;
    bool neg;
} hndec;

#define HNDEC_MAX        INT64_C(999999999999999999) /* MAX_PREC, MAX_EMAX */
#define HNDEC_TINY       (-2 * HNDEC_MAX + 1)        /* MIN_ETINY */
#define HNDEC_DIGITS_MAX 38u                         /* decimal digits that always fit into a word */

#define HNDEC_SHORT 36 /* a precision for which results of a word are enough */

/* Signals, in the order in which SignalDict has them, and what InvalidOperation may be in detail. */
enum {
    HNDEC_INVALID = 1,
    HNDEC_FLOAT = 2,
    HNDEC_DIV_ZERO = 4,
    HNDEC_OVERFLOW = 8,
    HNDEC_UNDERFLOW = 16,
    HNDEC_SUBNORMAL = 32,
    HNDEC_INEXACT = 64,
    HNDEC_ROUNDED = 128,
    HNDEC_CLAMPED = 256,
    HNDEC_SYNTAX = 512,
    HNDEC_IMPOSSIBLE = 1024,
    HNDEC_UNDEFINED = 2048,
    HNDEC_CONDITIONS = 4095,
};
typedef enum hndec_round {
    HNDEC_CEILING,
    HNDEC_FLOOR,
    HNDEC_UP,
    HNDEC_DOWN,
    HNDEC_HALF_UP,
    HNDEC_HALF_DOWN,
    HNDEC_HALF_EVEN,
    HNDEC_05UP,
    HNDEC_ROUNDINGS,
} hndec_round;

/* What all numbers and contexts refer to: a list of these. */
enum {
    HNDEC_CLASS,
    HNDEC_CONTEXT,
    HNDEC_CURRENT, /* the context that operators use */
    HNDEC_DEFAULT, /* what is copied for the first one */
    HNDEC_RARE,    /* a Python function: (name, *args) does what is not done here */
    HNDEC_SIGNAL,  /* a Python function: (conditions) raises */
    HNDEC_POWERS,  /* a list: exponent, power of ten, exponent, ... of those used last */
    HNDEC_SHARED,
};
#define HNDEC_POWERS_KEPT 8u

#define HNDEC_NUMBER_SLOTS  4u
#define HNDEC_CONTEXT_SLOTS 9u

/* An operation under way: the context it works in, and the conditions that have arisen. */
typedef struct hndec_env {
    hn_vm *vm;
    hn_value *shared; /* items of that list */
    hn_value list;
    hn_value context;
    hn_value *slots; /* the context's */
    int64_t prec, emin, emax;
    uint8_t round;
    bool clamp, capitals;
    uint32_t status;
} hndec_env;

/* ---- dec_num.c: coefficients. All but the plain ones charge the meter by way of hnapi_int_*. ---- */

#define HNDEC_SMALL(n) HN_LIKELY((n).big == HN_UNBOUND)
static inline hndec_num hndec_word_num(hndec_word w) {
    return (hndec_num){w, HN_UNBOUND};
}
static inline bool hndec_is_zero(const hndec_num *n) {
    return n->big == HN_UNBOUND && n->word == 0;
}
/* Of an int; its sign is dropped. */
HN_CHECK hn_status hndec_load(hn_vm *vm, hn_value i, hndec_num *out);
HN_CHECK hn_status hndec_store(hn_vm *vm, const hndec_num *n, hn_value *out);
HN_CHECK hn_status hndec_num_add(hn_vm *vm, const hndec_num *a, const hndec_num *b, hndec_num *out);
/* a - b for a >= b. */
HN_CHECK hn_status hndec_num_sub(hn_vm *vm, const hndec_num *a, const hndec_num *b, hndec_num *out);
HN_CHECK hn_status hndec_num_mul(hn_vm *vm, const hndec_num *a, const hndec_num *b, hndec_num *out);
/* a * b, if that is too long without its last digits: HNDEC_SHORT + 1 stay at least, *exp grows by how many
 * go. Whether one of those is not 0. */
bool hndec_product(hndec_word a, hndec_word b, hndec_num *out, int64_t *exp);
HN_CHECK hn_status hndec_num_divmod(hn_vm *vm, const hndec_num *a, const hndec_num *b, hndec_num *q,
                                    hndec_num *r);
/* a * b / by, which fits into a word, without its fraction. */
HN_CHECK hn_status hndec_scale(hn_vm *vm, hndec_word a, hndec_word b, hndec_word by, hndec_num *out,
                               bool *exact);
HN_CHECK hn_status hndec_num_cmp(hn_vm *vm, const hndec_num *a, const hndec_num *b, int *out);
/* How many decimal digits; 1 for zero. */
HN_CHECK hn_status hndec_digits(hndec_env *e, const hndec_num *n, int64_t *out);
/* 10 ** k, k >= 0, and a * 10 ** k. */
HN_CHECK hn_status hndec_pow10(hndec_env *e, int64_t k, hndec_num *out);
HN_CHECK hn_status hndec_shift(hndec_env *e, const hndec_num *a, int64_t k, hndec_num *out);
/* a without its last k > 0 digits, rounded; *rest tells what was cut off: 0 nothing, 1 to 3 less than,
 * exactly, more than a half. `sticky`: there is more behind them that is not zero. */
HN_CHECK hn_status hndec_cut(hndec_env *e, const hndec_num *a, int64_t k, bool neg, bool sticky,
                             hndec_num *out, int *rest);
/* Divides by ten up to `most` times while nothing is lost; *out says how often. */
HN_CHECK hn_status hndec_strip(hndec_env *e, hndec_num *a, int64_t most, int64_t *out);
/* The decimal digits into a new buffer of the heap, or into `room`, which holds 40. */
HN_CHECK hn_status hndec_text(hn_vm *vm, const hndec_num *n, char room[40], const char **out, uint32_t *len);
/* Of ASCII digits. */
HN_CHECK hn_status hndec_from_text(hn_vm *vm, const char *digits, uint32_t n, hndec_num *out);

/* ---- dec_core.c: numbers, contexts, results ---- */

/* Begins an operation of a number or context that refers to `shared`; context None: the current one.
 * TypeError. */
HN_CHECK hn_status hndec_open(hndec_env *e, hn_vm *vm, hn_value shared, hn_value context);
/* The list that a number or context refers to. */
HN_CHECK hn_status hndec_shared_of(hn_vm *vm, hn_value v, hn_value *out);
HN_CHECK hn_status hndec_context_shared(hn_vm *vm, hn_value context, hn_value *out);
/* A Decimal or an int; HN_SLOW for others. */
HN_CHECK hn_status hndec_get(hndec_env *e, hn_value v, hndec *out);
/* The same, TypeError for others. */
HN_CHECK hn_status hndec_operand(hndec_env *e, hn_value v, hndec *out);
/* A new instance of cls, which is Decimal or derived from it. */
HN_CHECK hn_status hndec_make(hndec_env *e, hn_value cls, const hndec *d, hn_value *out);
/* Notes the conditions in the context; HN_TAIL when one of them is to be raised. */
HN_CHECK hn_status hndec_close(hndec_env *e);
/* Both: what an operation returns. */
HN_CHECK hn_status hndec_give(hndec_env *e, const hndec *d, hn_value *out);
typedef enum hndec_plain_op {
    HNDEC_PLAIN_ADD,
    HNDEC_PLAIN_SUB,
    HNDEC_PLAIN_MUL,
    HNDEC_PLAIN_ORDER,
    HNDEC_PLAIN_NONE
} hndec_plain_op;
/* The operation on everyday numbers, which need no rounding, without an operation being begun; false, with
 * nothing done, for all others. ORDER gives -1, 0 or 1. */
bool hndec_plain(hn_vm *vm, hndec_plain_op op, hn_value v, hn_value w, hn_value *out, hn_status *st);
/* "Call that function in Python": UNBOUND at the end are left out. */
hn_status hndec_rare(hndec_env *e, const char *name, hn_value a, hn_value b, hn_value c, hn_value d);
/* Rounds to the context; sticky: there is more behind the last digit. */
HN_CHECK hn_status hndec_finish(hndec_env *e, hndec *d, bool sticky);
/* Gives d the exponent, rounding by the context. */
HN_CHECK hn_status hndec_rescale(hndec_env *e, hndec *d, int64_t exp, int *rest);
/* A NaN for an operation that has no result. */
void hndec_invalid(hndec_env *e, hndec *d, uint32_t condition);
/* Whether an operand is a NaN; *r is the result then. b may be NULL. */
HN_CHECK hn_status hndec_nans(hndec_env *e, const hndec *a, const hndec *b, hndec *r, bool *out);
/* The number of a rounding mode's name; TypeError. */
HN_CHECK hn_status hndec_rounding(hn_vm *vm, hn_value name, uint8_t *out);

/* ---- dec_math.c: operations ---- */

typedef hn_status (*hndec_op1)(hndec_env *e, const hndec *a, hndec *r);
typedef hn_status (*hndec_op2)(hndec_env *e, const hndec *a, const hndec *b, hndec *r);
HN_CHECK hn_status hndec_add(hndec_env *e, const hndec *a, const hndec *b, hndec *r);
HN_CHECK hn_status hndec_sub(hndec_env *e, const hndec *a, const hndec *b, hndec *r);
HN_CHECK hn_status hndec_mul(hndec_env *e, const hndec *a, const hndec *b, hndec *r);
HN_CHECK hn_status hndec_div(hndec_env *e, const hndec *a, const hndec *b, hndec *r);
HN_CHECK hn_status hndec_div_int(hndec_env *e, const hndec *a, const hndec *b, hndec *r);
HN_CHECK hn_status hndec_rem(hndec_env *e, const hndec *a, const hndec *b, hndec *r);
HN_CHECK hn_status hndec_divmod(hndec_env *e, const hndec *a, const hndec *b, hndec *q, hndec *r);
/* a to an integer power; a is finite and not zero. */
HN_CHECK hn_status hndec_int_power(hndec_env *e, const hndec *a, uint64_t times, bool negative, hndec *r);
HN_CHECK hn_status hndec_quantize(hndec_env *e, const hndec *a, const hndec *b, hndec *r);
HN_CHECK hn_status hndec_plus(hndec_env *e, const hndec *a, hndec *r);
HN_CHECK hn_status hndec_minus(hndec_env *e, const hndec *a, hndec *r);
HN_CHECK hn_status hndec_abs(hndec_env *e, const hndec *a, hndec *r);
HN_CHECK hn_status hndec_normalize(hndec_env *e, const hndec *a, hndec *r);
/* Rounds to an integer; `exact`: with the conditions Inexact and Rounded. */
HN_CHECK hn_status hndec_integral(hndec_env *e, const hndec *a, bool exact, hndec *r);
/* -1, 0, 1 of numbers that are no NaNs. */
HN_CHECK hn_status hndec_order(hndec_env *e, const hndec *a, const hndec *b, int *out);

/* ---- dec_text.c ---- */

/* Reads a str; syntax errors are a condition. Exact: no rounding. */
HN_CHECK hn_status hndec_parse(hndec_env *e, hn_value text, hndec *out);
/* What str() gives; eng: exponents are multiples of three. */
HN_CHECK hn_status hndec_write(hndec_env *e, const hndec *d, bool eng, bool capitals, hn_buf *b);
/* What format() gives; self is the Decimal d. */
HN_CHECK hn_status hndec_format(hndec_env *e, const hndec *d, hn_value self, hn_value spec, hn_value *out);

#endif
