/* CBOR to values. The bytes are hostile: each length is compared with the bytes that are left before memory
 * is allocated for it, and containers are on an explicit stack. Exceptions and some other tags need Python:
 * the bytes are decoded once to collect them and once more with the finished values (tag_made). */
#include "host/cbor.h"

#include "base/utf8.h"
#include "base/work.h"
#include "host/cbor_date.h"
#include "host/handle.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/list.h"
#include "object/num.h"
#include "object/range.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/str.h"
#include "object/type.h"

#include <math.h>

#define INDEFINITE UINT64_MAX

typedef enum level_kind { LEVEL_ARRAY, LEVEL_TUPLE, LEVEL_MAP, LEVEL_TAG } level_kind;
typedef struct level {
    level_kind kind;
    hn_value container; /* list, tuple or dict */
    hn_value key;       /* the key whose value comes next; UNBOUND outside of maps */
    uint64_t left;      /* items that follow, or the tag */
    uint32_t unmade;    /* decoder.unmade when it began */
} level;

typedef struct decoder {
    hn_vm *vm;
    const uint8_t *start, *p, *end;
    hn_buf stack;
    uint32_t depth, items, made; /* made: how many objects Python makes */
    uint32_t unmade;             /* those that Python has still to make */
    uint64_t heads, most;        /* items begun, and the most that are allowed */
} decoder;

static hn_status bad(decoder *d, const char *why) {
    return hnexc_raise(d->vm, HN_T_VALUEERROR, "invalid CBOR at byte %lld: %s", (int64_t)(d->p - d->start),
                       why);
}

typedef struct head {
    unsigned major, info;
    uint64_t n; /* INDEFINITE when info is 31 */
} head;

static hn_status cbor_decode_read_head(decoder *d, head *h) {
    if (d->p >= d->end) return bad(d, "unexpected end");
    uint8_t first = *d->p;
    h->major = first >> 5;
    h->info = first & 31;
    if (h->info > 27 && h->info < 31) return bad(d, "reserved length");
    unsigned size = h->info >= 24 && h->info < 28 ? 1u << (h->info - 24) : 0;
    if ((size_t)(d->end - d->p) <= size) return bad(d, "unexpected end");
    d->p++;
    h->n = h->info == 31 ? INDEFINITE : h->info;
    if (size) h->n = 0;
    for (unsigned i = 0; i < size; i++) h->n = h->n << 8 | *d->p++;
    return HN_OK;
}

/* ---- scalars ---- */

static hn_status negative(decoder *d, uint64_t n, hn_value *out) {
    if (n <= (uint64_t)HN_INT_MAX) {
        *out = hnv_from_int(-1 - (int64_t)n);
        return HN_OK;
    }
    uint32_t limb[3] = {(uint32_t)n, (uint32_t)(n >> 32), 0}, one = 1;
    size_t used = hnbigint_add(limb, limb, 2, &one, 1);
    return hnint_from_limbs(d->vm, limb, (uint32_t)used, true, out);
}

static hn_status cbor_decode_text_of(decoder *d, const uint8_t *p, size_t n, bool surrogates, hn_value *out) {
    hn_utf8_info info;
    HN_TRY(hnmeter_charge(&d->vm->meter, n >> 6));
    if (!hnutf8_scan(p, n, surrogates, &info)) return bad(d, "text is not UTF-8");
    return hnstr_from_utf8(d->vm, p, n, out);
}

static hn_status cbor_decode_take(decoder *d, uint64_t n, const uint8_t **out) {
    if (n > (uint64_t)(d->end - d->p)) return bad(d, "unexpected end");
    *out = d->p;
    d->p += n;
    return HN_OK;
}

static hn_status make_string(decoder *d, unsigned major, const uint8_t *p, size_t n, hn_value *out) {
    if (major == 3) return cbor_decode_text_of(d, p, n, false, out);
    if (n > UINT32_MAX / 2) return HN_NOMEM;
    HN_TRY(hnmeter_charge(&d->vm->meter, n >> 6));
    return hnbytes_new(d->vm, p, n, out);
}

/* A string in chunks: each a definite string of the same kind, until a break. */
static hn_status read_chunks(decoder *d, unsigned major, hn_buf *all) {
    for (;;) {
        head h;
        const uint8_t *p = NULL;
        HN_TRY(cbor_decode_read_head(d, &h));
        if (h.major == 7 && h.info == 31) return all->failed ? HN_NOMEM : HN_OK;
        if (h.major != major || h.n == INDEFINITE) return bad(d, "a chunk of another kind");
        HN_TRY(cbor_decode_take(d, h.n, &p));
        HN_TRY(hnmeter_charge(&d->vm->meter, 1 + (h.n >> 6)));
        hnbuf_put(all, p, (size_t)h.n);
    }
}

static hn_status read_string(decoder *d, const head *h, hn_value *out) {
    const uint8_t *p = NULL;
    if (h->n != INDEFINITE || h->info != 31) {
        HN_TRY(cbor_decode_take(d, h->n, &p));
        return make_string(d, h->major, p, (size_t)h->n, out);
    }
    hn_buf all;
    hnbuf_init(&all, &d->vm->meter);
    hn_status st = read_chunks(d, h->major, &all);
    if (st == HN_OK) st = make_string(d, h->major, all.len ? all.data : d->p, all.len, out);
    hnbuf_free(&all);
    return st;
}

/* IEEE 754 binary16 (RFC 8949, appendix D). */
static double cbor_decode_half(uint64_t n) {
    int exponent = (int)(n >> 10) & 31;
    double mantissa = (double)(n & 1023), v;
    if (exponent == 0)
        v = ldexp(mantissa, -24);
    else if (exponent != 31)
        v = ldexp(mantissa + 1024, exponent - 25);
    else
        v = mantissa == 0 ? HUGE_VAL : NAN;
    return n & 0x8000 ? -v : v;
}

static hn_status read_simple(decoder *d, const head *h, hn_value *out) {
    uint32_t bits32 = (uint32_t)h->n;
    float f;
    double full;
    switch (h->info) {
    case 20: *out = HN_FALSE; return HN_OK;
    case 21: *out = HN_TRUE; return HN_OK;
    case 22:
    case 23: *out = HN_NONE; return HN_OK; /* null and undefined */
    case 25: *out = hnv_from_double(cbor_decode_half(h->n)); return HN_OK;
    case 26:
        memcpy(&f, &bits32, sizeof f);
        *out = hnv_from_double(f);
        return HN_OK;
    case 27:
        memcpy(&full, &h->n, sizeof full);
        *out = hnv_from_double(full);
        return HN_OK;
    default: return bad(d, "unknown simple value");
    }
}

/* ---- tags ---- */

static const hn_list *list_of(hn_value v, uint32_t n) {
    if (!hnv_is(v, HN_KIND_LIST)) return NULL;
    return n == UINT32_MAX || HN_LIST(v)->len == n ? HN_LIST(v) : NULL;
}

static hn_status tag_bignum(decoder *d, hn_value v, bool minus, hn_value *out) {
    if (!hnv_is(v, HN_KIND_BYTES)) return bad(d, "a bignum is not bytes");
    const hn_bytes *b = HN_BYTES(v);
    size_t cap = (size_t)b->len / 4 + 2;
    HN_TRY(hnmeter_charge(&d->vm->meter, cap >> 4));
    hn_int *r = hnint_alloc(d->vm, cap);
    if (!r) return HN_NOMEM;
    bool neg;
    uint32_t one = 1;
    size_t used = hnbigint_from_bytes(r->limb, &neg, b->data, b->len, true, false);
    if (minus) used = hnbigint_add(r->limb, r->limb, used, &one, 1);
    *out = hnint_finish(r, used, minus);
    return HN_OK;
}

static hn_status tag_set(decoder *d, hn_value v, hn_kind kind, hn_value *out) {
    const hn_list *l = list_of(v, UINT32_MAX);
    if (!l) return bad(d, "a set is not an array");
    hn_set *s = hnset_new(d->vm, kind);
    if (!s) return HN_NOMEM;
    for (uint32_t i = 0; i < l->len; i++) {
        HN_TRY(hnmeter_charge(&d->vm->meter, i % 8 == 0));
        hn_status st = hnset_add(d->vm, s, l->items->v[i], NULL);
        if (st != HN_OK) return st == HN_SLOW ? bad(d, "a member is nested too deeply") : st;
    }
    *out = kind == HN_KIND_FROZENSET && !s->live && hnv_is_ref(d->vm->empty_frozenset)
               ? d->vm->empty_frozenset
               : hnv_from_ref(s);
    return HN_OK;
}

static bool cbor_decode_number(hn_value v, double *out) {
    if (hnv_is_double(v))
        *out = hnv_double(v);
    else if (hnv_is_int(v))
        *out = (double)hnv_int(v);
    else
        return false;
    return true;
}

static hn_status tag_complex(decoder *d, hn_value v, hn_value *out) {
    const hn_list *l = list_of(v, 2);
    double re, im;
    if (!l || !cbor_decode_number(l->items->v[0], &re) || !cbor_decode_number(l->items->v[1], &im))
        return bad(d, "a complex number is not two numbers");
    return hncomplex_new(d->vm, re, im, out);
}

static hn_status tag_range(decoder *d, hn_value v, hn_value *out) {
    const hn_list *l = list_of(v, 3);
    for (unsigned i = 0; l && i < 3; i++)
        if (!hnv_is_int(l->items->v[i]) && !hnv_is(l->items->v[i], HN_KIND_INT)) l = NULL;
    if (!l || hnint_sign(l->items->v[2]) == 0) return bad(d, "a range is not three integers");
    return hnrange_new(d->vm, l->items->v[0], l->items->v[1], l->items->v[2], out);
}

static hn_status tag_bytes(decoder *d, uint64_t tag, hn_value v, hn_value *out) {
    const hn_bytes *b = hnv_is(v, HN_KIND_BYTES) ? HN_BYTES(v) : NULL;
    if (!b) return bad(d, "not bytes");
    if (tag == HN_CBOR_BYTEARRAY) return hnbytearray_new(d->vm, b->data, b->len, out);
    if (tag == HN_CBOR_SURROGATES) return cbor_decode_text_of(d, b->data, b->len, true, out);
    *out = v;
    return HN_OK;
}

static hn_status tag_constant(decoder *d, hn_value v, hn_value *out) {
    bool is_str = hnv_is(v, HN_KIND_STR);
    if (is_str && hnstr_equal_z(v, "Ellipsis"))
        *out = HN_ELLIPSIS;
    else if (is_str && hnstr_equal_z(v, "NotImplemented"))
        *out = HN_NOTIMPLEMENTED;
    else
        return bad(d, "unknown constant");
    return HN_OK;
}

static hn_status tag_handle(decoder *d, hn_value v, hn_value *out) {
    *out = hnv_is_int(v) && hnv_int(v) >= 0 ? hnhandle_get(d->vm, (uint64_t)hnv_int(v)) : HN_UNBOUND;
    return *out == HN_UNBOUND ? bad(d, "no such handle") : HN_OK;
}

static level *cbor_decode_top(const decoder *d) {
    return (level *)(void *)d->stack.data + d->depth - 1;
}

/* Finds the enclosing container, so many levels out, that the value refers to. */
static hn_status tag_reference(decoder *d, hn_value v, hn_value *out) {
    const level *first = (const level *)(void *)d->stack.data, *l = cbor_decode_top(d);
    int64_t left = hnv_is_int(v) ? hnv_int(v) : -1;
    HN_TRY(hnmeter_charge(&d->vm->meter, d->depth >> 4));
    bool hashed = false; /* part of a key or a set member, which is hashed before the tuple is complete */
    while (left >= 0 && l > first) {
        --l;
        if (l->kind != LEVEL_TAG && left-- == 0) break;
        hashed |= l->kind == LEVEL_TAG || (l->kind == LEVEL_MAP && l->key == HN_UNBOUND);
    }
    bool whole = left < 0 && l->kind != LEVEL_TAG;
    if (!whole || !hnv_is_int(v) || hnv_int(v) < 0) return bad(d, "a reference to nothing");
    bool tagged = l > first && l[-1].kind == LEVEL_TAG;
    if (l->kind == LEVEL_TUPLE ? hashed : tagged) return bad(d, "a reference to what cannot contain itself");
    *out = l->container;
    return HN_OK;
}

/* Notes an object that Python makes. (tag, content) of each is collected; then the bytes are decoded again
 * with the finished objects, in the same order. An object that contains another one has to wait for it, and
 * is None meanwhile. */
static hn_status tag_made(decoder *d, uint64_t tag, hn_value v, hn_value *out) {
    hn_list *made = d->vm->exchange.made;
    if (!made) return HN_SLOW;
    uint32_t i = d->made++;
    *out = i < made->len ? made->items->v[i] : HN_NONE;
    if (*out != HN_NONE) return HN_OK;
    hn_value entry = HN_NONE, pair[2] = {hnv_from_int((int64_t)tag), v};
    if (d->unmade++ == cbor_decode_top(d)->unmade) HN_TRY(hntuple_from(d->vm, pair, 2, &entry));
    if (i == made->len) return hnlist_append(d->vm, made, entry);
    made->items->v[i] = entry;
    return HN_OK;
}

static hn_status apply_tag(decoder *d, uint64_t tag, hn_value v, hn_value *out) {
    const hn_list *l;
    *out = v;
    switch (tag) {
    case HN_CBOR_POSITIVE: return tag_bignum(d, v, false, out);
    case HN_CBOR_NEGATIVE: return tag_bignum(d, v, true, out);
    case HN_CBOR_SET: return tag_set(d, v, HN_KIND_SET, out);
    case HN_CBOR_FROZENSET: return tag_set(d, v, HN_KIND_FROZENSET, out);
    case HN_CBOR_COMPLEX: return tag_complex(d, v, out);
    case HN_CBOR_RANGE: return tag_range(d, v, out);
    case HN_CBOR_CONSTANT: return tag_constant(d, v, out);
    case HN_CBOR_UINT8_ARRAY:
    case HN_CBOR_SURROGATES:
    case HN_CBOR_BYTEARRAY: return tag_bytes(d, tag, v, out);
    case HN_CBOR_SELF: return HN_OK;
    case HN_CBOR_HANDLE: return tag_handle(d, v, out);
    case HN_CBOR_REFERENCE: return tag_reference(d, v, out);
    case HN_CBOR_EXCEPTION:
    case HN_CBOR_MADE:
    case HN_CBOR_TIME_TEXT:
    case HN_CBOR_TIME_NUMBER:
    case HN_CBOR_DAY_NUMBER: return tag_made(d, tag, v, out);
    case HN_CBOR_HOST_OBJECT:
        HN_TRY(hnhandle_host_object(d->vm, v, out));
        return *out == HN_UNBOUND ? bad(d, "not a host object") : HN_OK;
    case HN_CBOR_TUPLE:
        if (!(l = list_of(v, UINT32_MAX))) return bad(d, "a tuple is not an array");
        return hntuple_from(d->vm, l->items ? l->items->v : NULL, l->len, out);
    default:
        if (!hncbor_date_is_tag(tag)) return bad(d, "unknown tag");
        HN_TRY(hncbor_date_make(d->vm, tag, v, out));
        return *out == HN_UNBOUND ? bad(d, "not a date or time") : HN_OK;
    }
}

/* ---- containers ---- */

static hn_status cbor_decode_push(decoder *d, level_kind kind, hn_value container, uint64_t left) {
    if (d->depth >= d->vm->meter.nesting_limit) return bad(d, "nested too deeply");
    level l = {.kind = kind, .container = container, .key = HN_UNBOUND, .left = left, .unmade = d->unmade};
    hnbuf_put(&d->stack, &l, sizeof l);
    if (d->stack.failed) return HN_NOMEM;
    d->depth++;
    return HN_OK;
}

/* Replaces the level of a tag by the tuple's array. The tuple exists from the beginning, since it may contain
 * itself. */
static hn_status open_tuple(decoder *d, uint64_t n) {
    hn_tuple *t = n <= UINT32_MAX ? hntuple_alloc(d->vm, (uint32_t)n) : NULL;
    if (!t) return HN_NOMEM;
    for (uint32_t i = 0; i < t->len; i++) {
        HN_PACE_SLOW(d->vm, i);
        t->items[i] = HN_NONE;
    }
    *cbor_decode_top(d) =
        (level){.kind = LEVEL_TUPLE, .container = hnv_from_ref(t), .key = HN_UNBOUND, .left = n};
    return HN_OK;
}

/* Opens a container. Each item takes at least one byte, so a larger count is refused before memory is
 * allocated. */
static hn_status open_container(decoder *d, const head *h) {
    uint64_t left = (uint64_t)(d->end - d->p);
    bool indefinite = h->info == 31, map = h->major == 5;
    if (!indefinite && (map ? h->n > left / 2 : h->n > left)) return bad(d, "unexpected end");
    if (!map && !indefinite && h->n && d->depth && cbor_decode_top(d)->kind == LEVEL_TAG &&
        cbor_decode_top(d)->left == HN_CBOR_TUPLE)
        return open_tuple(d, h->n);
    uint64_t room = indefinite ? 0 : h->n < 1024 ? h->n : 1024;
    void *o = map ? (void *)hndict_new(d->vm, (uint32_t)room) : (void *)hnlist_new(d->vm, (uint32_t)room);
    if (!o) return HN_NOMEM;
    return cbor_decode_push(d, map ? LEVEL_MAP : LEVEL_ARRAY, hnv_from_ref(o),
                            indefinite ? INDEFINITE : h->n);
}

static hn_status add_to_map(decoder *d, level *l, hn_value v) {
    if (l->key == HN_UNBOUND) {
        l->key = v;
        return HN_OK;
    }
    hn_status st = hndict_set(d->vm, HN_DICT(l->container), l->key, v);
    if (st == HN_SLOW) return bad(d, "a key is nested too deeply");
    l->key = HN_UNBOUND;
    if (st == HN_OK && l->left != INDEFINITE) l->left--;
    return st;
}

/* Puts a finished value into its container, which may be finished by it in turn. *done: the whole item is
 * finished. */
static hn_status deliver(decoder *d, hn_value v, hn_value *out, bool *done) {
    if (++d->items % 8 == 0) {
        HN_TRY(hnmeter_charge(&d->vm->meter, 1));
        HN_TRY(hnmeter_pace_uncounted(&d->vm->meter, 16));
    }
    while (d->depth) {
        level *l = cbor_decode_top(d);
        if (l->kind == LEVEL_TAG) {
            HN_TRY(apply_tag(d, l->left, v, &v));
        } else {
            if (l->kind == LEVEL_MAP) {
                HN_TRY(add_to_map(d, l, v));
            } else if (l->kind == LEVEL_TUPLE) {
                hn_tuple *t = HN_TUPLE(l->container);
                t->items[t->len - l->left--] = v;
            } else {
                HN_TRY(hnlist_append(d->vm, HN_LIST(l->container), v));
                if (l->left != INDEFINITE) l->left--;
            }
            if (l->left) return HN_OK;
            v = l->container;
        }
        d->depth--;
        d->stack.len -= sizeof *l;
    }
    *out = v;
    *done = true;
    return HN_OK;
}

static hn_status close_container(decoder *d, hn_value *out, bool *done) {
    level *l = d->depth ? cbor_decode_top(d) : NULL;
    if (!l || l->kind == LEVEL_TAG || l->left != INDEFINITE || l->key != HN_UNBOUND)
        return bad(d, "unexpected break");
    hn_value v = l->container;
    d->depth--;
    d->stack.len -= sizeof *l;
    return deliver(d, v, out, done);
}

static hn_status cbor_decode_too_large(hn_vm *vm, const char *what) {
    vm->exchange.too_large = true;
    return hnexc_raise(vm, HN_T_VALUEERROR, "the host's value is above the limit on value %s", what);
}

static hn_status read_item(decoder *d, hn_value *out, bool *done) {
    head h;
    hn_value v = HN_NONE;
    HN_TRY(cbor_decode_read_head(d, &h));
    if (h.info == 31 && (h.major < 2 || h.major == 6)) return bad(d, "reserved length");
    if (h.major != 6 && ++d->heads > d->most) return cbor_decode_too_large(d->vm, "items");
    switch (h.major) {
    case 0: HN_TRY(hnint_from_u64(d->vm, h.n, &v)); break;
    case 1: HN_TRY(negative(d, h.n, &v)); break;
    case 2:
    case 3: HN_TRY(read_string(d, &h, &v)); break;
    case 4:
    case 5:
        HN_TRY(open_container(d, &h));
        if (cbor_decode_top(d)->left) return HN_OK;
        v = cbor_decode_top(d)->container;
        d->depth--;
        d->stack.len -= sizeof(level);
        break;
    case 6: return cbor_decode_push(d, LEVEL_TAG, HN_NONE, h.n);
    default:
        if (h.info == 31) return close_container(d, out, done);
        HN_TRY(read_simple(d, &h, &v));
    }
    return deliver(d, v, out, done);
}

/* ---- pieces ---- */

static void cbor_decode_drop(hn_meter *m, void *state) {
    (void)m;
    hnbuf_free(&((decoder *)state)->stack);
}

static const hn_work_kind decoder_kind = {sizeof(decoder), 0, cbor_decode_drop, NULL};

/* Restores the decoder that was interrupted in these bytes. */
static void cbor_decode_resume(decoder *d) {
    decoder was;
    if (!hnwork_resume(&d->vm->meter, &decoder_kind, &was)) return;
    if (was.end - was.start != d->end - d->start) { /* other bytes */
        hnbuf_free(&was.stack);
        return;
    }
    was.p = d->start + (was.p - was.start);
    was.start = d->start;
    was.end = d->end;
    *d = was;
}

static hn_status decode(decoder *d, bool leave, hn_value *out) {
    hn_meter *m = &d->vm->meter;
    for (bool done = false; !done;) {
        HN_TRY(read_item(d, out, &done));
        if (!leave || done || !hnwork_due(m)) continue;
        hn_status st = hnwork_save(m, &decoder_kind, d);
        hnbuf_init(&d->stack, m); /* its memory belongs to the work, or was freed */
        return st;
    }
    return d->p == d->end ? HN_OK : bad(d, "more after the end");
}

hn_status hncbor_decode(hn_vm *vm, const uint8_t *p, size_t n, unsigned flags, hn_value *out) {
    bool free = flags & HN_CBOR_UNLIMITED;
    decoder d = {.vm = vm,
                 .start = p,
                 .p = p,
                 .end = n ? p + n : p,
                 .most = free ? UINT64_MAX : vm->meter.value_items_limit};
    if (n > vm->meter.value_bytes_limit && !free) return cbor_decode_too_large(vm, "bytes");
    hnbuf_init(&d.stack, &vm->meter);
    if (flags & HN_CBOR_PIECES) cbor_decode_resume(&d);
    hn_status st = decode(&d, flags & HN_CBOR_PIECES, out);
    hnbuf_free(&d.stack);
    return st;
}

/* ---- in place ---- */

hn_status hncbor_scan(hn_vm *vm, hn_scan *s, hn_item *out) {
    decoder d = {.vm = vm, .start = s->start, .p = s->p, .end = s->end};
    head h;
    double number = 0;
    hn_value v;
    HN_TRY(cbor_decode_read_head(&d, &h));
    if (h.info == 31) return bad(&d, "indefinite length");
    *out = (hn_item){.kind = HN_ITEM_NUMBER};
    switch (h.major) {
    case 0: number = (double)h.n; break;
    case 1: number = -1 - (double)h.n; break;
    case 2:
    case 3:
        out->kind = h.major == 2 ? HN_ITEM_BYTES : HN_ITEM_TEXT;
        HN_TRY(cbor_decode_take(&d, h.n, &out->p));
        out->n = (size_t)h.n;
        break;
    case 4:
    case 5:
        if (h.n > (size_t)(d.end - d.p) / (h.major - 3)) return bad(&d, "unexpected end");
        out->kind = h.major == 4 ? HN_ITEM_ARRAY : HN_ITEM_MAP;
        out->n = (size_t)h.n;
        break;
    case 6: out->kind = HN_ITEM_TAG; break;
    default:
        HN_TRY(read_simple(&d, &h, &v));
        if (!hnv_is_double(v)) out->kind = v == HN_NONE ? HN_ITEM_NULL : HN_ITEM_BOOL;
        number = hnv_is_double(v) ? hnv_double(v) : v == HN_TRUE;
        break;
    }
    out->number = number;
    s->p = d.p;
    return HN_OK;
}
