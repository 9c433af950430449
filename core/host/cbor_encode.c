/* Values to CBOR. Open containers are on an explicit stack, where a container that contains itself is found.
 * An object that only Python can describe is put on the list vm->exchange.undescribed, for frozen
 * describe_objects. Between two pieces there may be a collection, so the stack is laid out as values that it
 * can mark (cbor_encode_more). */
#include "host/cbor.h"

#include "base/utf8.h"
#include "base/work.h"
#include "code/frozen.h"
#include "host/cbor_date.h"
#include "host/handle.h"
#include "host/host.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/range_internal.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/text.h"
#include "object/type.h"
#include "object/memory.h"
#include "object/repr.h"
#include "object/shape.h"
#include "object/strbuf.h"

/* Three words that a collection may read as values; the last one reads as a tiny double. */
typedef struct level {
    hn_value container;
    hn_value owner; /* the instance whose fields the container is; otherwise the container */
    uint32_t pos;   /* the next item */
    uint32_t value; /* of a dict: 1 if the value of entry pos - 1 is next, otherwise 0 */
} level;
_Static_assert(sizeof(level) == 3 * sizeof(hn_value), "cbor_encode_more");

typedef struct encoder {
    hn_vm *vm;
    hn_buf *to;
    hn_buf stack; /* of levels */
    uint32_t depth;
    unsigned flags;
    bool raises;   /* raises ValueError at a limit */
    size_t before; /* the buffer's length */
    uint64_t items;
    const char *root; /* for paths */
    int64_t index;    /* args[index]; -1: none */
    hn_value key;     /* kwargs[key], or UNBOUND */
    uint32_t at;      /* which argument of a call */
    size_t counted;   /* the buffer's length at the last count of steps */
    size_t len;       /* ... and at the interruption, with the value that comes next */
    hn_value next;
} encoder;

/* ---- pieces ---- */

static void cbor_encode_drop(hn_meter *m, void *state) {
    (void)m;
    hnbuf_free(&((encoder *)state)->stack);
}

static void *cbor_encode_more(void *state, uint32_t *n) {
    const encoder *e = state;
    *n = e->depth * 3;
    return e->stack.data;
}

static const hn_work_kind cbor_encode_kind = {sizeof(encoder), 0, cbor_encode_drop, cbor_encode_more};

/* Interrupts the encoder if the slice is over: HN_AGAIN. */
static hn_status cbor_encode_pause(encoder *e, hn_value next) {
    if (!(e->flags & HN_CBOR_PIECES) || e->to->failed || !hnwork_due(&e->vm->meter)) return HN_OK;
    e->len = e->to->len;
    e->next = next;
    hn_status st = hnwork_save(&e->vm->meter, &cbor_encode_kind, e);
    hnbuf_init(&e->stack, &e->vm->meter); /* its memory belongs to the work, or was freed */
    return st;
}

void hncbor_put_head(hn_buf *b, unsigned major, uint64_t n) {
    uint8_t h[9];
    unsigned size = n < 24 ? 0 : n <= 0xFF ? 1 : n <= 0xFFFF ? 2 : n <= 0xFFFFFFFF ? 4 : 8;
    h[0] = (uint8_t)(major << 5 | (size == 0 ? n : size == 1 ? 24 : size == 2 ? 25 : size == 4 ? 26 : 27));
    for (unsigned i = 0; i < size; i++) h[1 + i] = (uint8_t)(n >> (8 * (size - 1 - i)));
    hnbuf_put(b, h, 1 + size);
}

void hncbor_put_text(hn_buf *b, const char *z) {
    size_t n = strlen(z);
    hncbor_put_head(b, 3, n);
    hnbuf_put(b, z, n);
}

void hncbor_put_utf8(hn_buf *b, const void *utf8, size_t n) {
    hn_utf8_info info;
    bool valid = hnutf8_scan(utf8, n, false, &info);
    if (!valid) hncbor_put_head(b, 6, HN_CBOR_SURROGATES);
    hncbor_put_head(b, valid ? 3 : 2, n);
    hnbuf_put(b, utf8, n);
}

void hncbor_put_double(hn_buf *b, double d) {
    uint64_t bits = hnv_bits(hnv_from_double(d));
    uint8_t h[9] = {0xFB};
    for (unsigned i = 0; i < 8; i++) h[1 + i] = (uint8_t)(bits >> (56 - 8 * i));
    hnbuf_put(b, h, 9);
}

static void cbor_encode_put_int(hn_buf *b, int64_t i) {
    hncbor_put_head(b, i < 0, i < 0 ? (uint64_t)~i : (uint64_t)i);
}

/* ---- errors ---- */

static level *levels(const encoder *e) {
    return (level *)(void *)e->stack.data;
}

static void path_item(hn_strbuf *b, const level *l) {
    if (!hnv_is(l->container, HN_KIND_DICT)) {
        if (hnv_is(l->container, HN_KIND_LIST) || hnv_is(l->container, HN_KIND_TUPLE)) {
            char tmp[24];
            int64_t n = (int64_t)l->pos - 1;
            unsigned at = sizeof tmp;
            tmp[--at] = 0;
            tmp[--at] = ']';
            do tmp[--at] = (char)('0' + n % 10);
            while ((n /= 10) > 0);
            tmp[--at] = '[';
            hnstrbuf_z(b, tmp + at);
        } else {
            hnstrbuf_z(b, hnv_is_exc(l->container) ? ".args" : "{...}");
        }
        return;
    }
    if (l->value) { /* the key itself has no CBOR form */
        hnstrbuf_z(b, "{...}");
        return;
    }
    hn_value key = HN_DICT(l->container)->entries[l->pos - 1].key, text;
    bool plain = !hnv_is_ref(key) || hnv_is(key, HN_KIND_STR);
    if (l->owner != l->container && hnv_is(key, HN_KIND_STR)) {
        hnstrbuf_z(b, ".");
        hnstrbuf_str(b, key);
        return;
    }
    hnstrbuf_z(b, "[");
    if (plain && hnops_repr(b->vm, key, &text) == HN_OK)
        hnstrbuf_str(b, text);
    else
        hnstrbuf_z(b, "...");
    hnstrbuf_z(b, "]");
}

static hn_status path_of(encoder *e, hn_value *out) {
    hn_strbuf b;
    hnstrbuf_init(&b, e->vm);
    hnstrbuf_z(&b, e->root);
    level top = {.container = hnv_from_ref(e->vm->builtins), .pos = (uint32_t)e->index + 1};
    if (e->index >= 0) {
        top.container = e->vm->empty_tuple;
        path_item(&b, &top);
    }
    hn_value text;
    if (e->key != HN_UNBOUND && hnops_repr(e->vm, e->key, &text) == HN_OK) {
        hnstrbuf_z(&b, "[");
        hnstrbuf_str(&b, text);
        hnstrbuf_z(&b, "]");
    }
    for (uint32_t i = 0; i < e->depth; i++) path_item(&b, &levels(e)[i]);
    return hnstrbuf_finish(&b, out);
}

static hn_status refuse_type(encoder *e, hn_value v) {
    hn_value path;
    HN_TRY(path_of(e, &path));
    return hnexc_raise(e->vm, HN_T_TYPEERROR, "cannot send a value of type '%T' to the host: at %U", v, path);
}

static hn_status refuse_value(encoder *e, const char *why) {
    hn_value path;
    HN_TRY(path_of(e, &path));
    return hnexc_raise(e->vm, HN_T_VALUEERROR, "cannot send a value to the host: %s at %U", why, path);
}

/* ---- what may cross ---- */

static hn_status too_much(encoder *e, hn_limit limit, uint64_t used) {
    hn_meter *m = &e->vm->meter;
    m->value_used = used;
    if (!e->raises) return hnmeter_stop_at(m, limit);
    return refuse_value(e, limit == HN_LIMIT_VALUE_BYTES ? "it is above the limit on value bytes:"
                                                         : "it is above the limit on value items:");
}

/* Checks that n more bytes fit. */
static hn_status cbor_encode_fits(encoder *e, size_t n) {
    uint64_t used = (uint64_t)(e->to->len - e->before) + n;
    if (HN_LIKELY(used <= e->vm->meter.value_bytes_limit) || e->flags & HN_CBOR_UNLIMITED) return HN_OK;
    return too_much(e, HN_LIMIT_VALUE_BYTES, used);
}

static hn_status cbor_encode_count(encoder *e, unsigned n) {
    e->items += n;
    if (HN_UNLIKELY(e->items > e->vm->meter.value_items_limit) && !(e->flags & HN_CBOR_UNLIMITED))
        return too_much(e, HN_LIMIT_VALUE_ITEMS, e->items);
    return cbor_encode_fits(e, 0);
}

/* ---- values ---- */

/* Writes the bytes of a bignum, the highest first. */
static void put_magnitude(hn_buf *b, const uint32_t *m, size_t n) {
    uint8_t *at = hnbuf_reserve(b, n);
    size_t i = n;
    if (!at) return;
    while (i & 3) i--, *at++ = (uint8_t)(m[i >> 2] >> (i & 3) * 8);
    for (i >>= 2; i-- > 0; at += 4) {
        at[0] = (uint8_t)(m[i] >> 24);
        at[1] = (uint8_t)(m[i] >> 16);
        at[2] = (uint8_t)(m[i] >> 8);
        at[3] = (uint8_t)m[i];
    }
    b->len += n;
}

static void put_limbs(encoder *e, const uint32_t *m, size_t used, bool negative) {
    uint64_t small;
    if (hnbigint_to_uint64(m, used, &small)) {
        hncbor_put_head(e->to, negative, small);
        return;
    }
    size_t bytes = (size_t)((hnbigint_bit_length(m, used) + 7) / 8);
    hncbor_put_head(e->to, 6, negative ? HN_CBOR_NEGATIVE : HN_CBOR_POSITIVE);
    hncbor_put_head(e->to, 2, bytes);
    put_magnitude(e->to, m, bytes);
}

/* Writes a heap int: as a plain integer if 64 bits hold it, as RFC 8949 prefers, otherwise as a bignum. */
static hn_status put_bigint(encoder *e, hn_value v) {
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(v, tmp, &n, &negative);
    size_t used = hnbigint_norm(limb, n);
    HN_TRY(cbor_encode_fits(e, used ? (used - 1) * sizeof *limb : 0));
    HN_TRY(hnmeter_charge(&e->vm->meter, used >> 4));
    if (!negative) return put_limbs(e, limb, used, false), HN_OK;
    uint32_t *m = hnmem_alloc(&e->vm->meter, used * sizeof *m), one = 1;
    if (!m) return HN_NOMEM;
    put_limbs(e, m, hnbigint_sub(m, limb, used, &one, 1), true); /* CBOR stores -1 - n */
    hnmem_free(&e->vm->meter, m, used * sizeof *m);
    return HN_OK;
}

static hn_status cbor_encode_put_str(encoder *e, const hn_str *s) {
    HN_TRY(cbor_encode_fits(e, s->len));
    HN_TRY(hnmeter_charge(&e->vm->meter, s->len >> 6));
    if (s->h.flags & HN_STR_ASCII) {
        hncbor_put_head(e->to, 3, s->len);
        hnbuf_put(e->to, s->data, s->len);
        return HN_OK;
    }
    size_t size;
    bool surrogates;
    HN_TRY(hntext_utf8_size(&e->vm->meter, s, &size, &surrogates));
    HN_TRY(cbor_encode_fits(e, size));
    if (surrogates) {
        hncbor_put_head(e->to, 6, HN_CBOR_SURROGATES);
        hncbor_put_head(e->to, 2, size);
    } else {
        hncbor_put_head(e->to, 3, size);
    }
    hntext_put_utf8(s, size, e->to);
    return HN_OK;
}

static hn_status cbor_encode_put_bytes(encoder *e, const uint8_t *p, uint32_t n) {
    HN_TRY(cbor_encode_fits(e, n));
    HN_TRY(hnmeter_charge(&e->vm->meter, n >> 6));
    hncbor_put_head(e->to, 2, n);
    hnbuf_put(e->to, p, n);
    return HN_OK;
}

/* Returns whether v is open: v, or an item inside it, is being encoded. */
static bool cbor_encode_is_open(const encoder *e, hn_value v) {
    for (uint32_t i = 0; i < e->depth; i++)
        if (levels(e)[i].owner == v) return true;
    return false;
}

static hn_status cbor_encode_push(encoder *e, hn_value v, hn_value owner) {
    if (e->depth >= e->vm->meter.nesting_limit) return refuse_value(e, "it is nested too deeply");
    if (cbor_encode_is_open(e, owner)) return refuse_value(e, "it contains itself");
    level l = {.container = v, .owner = owner};
    hnbuf_put(&e->stack, &l, sizeof l);
    if (e->stack.failed) return HN_NOMEM;
    e->depth++;
    return HN_OK;
}

/* Makes the str() or repr() of a builtin value. For any other value it names the class and the serial
 * number. */
static hn_status cbor_encode_text_of(encoder *e, hn_value v, bool repr, hn_value *out) {
    hn_status st = repr ? hnops_repr(e->vm, v, out) : hnops_str(e->vm, v, out);
    if (st != HN_SLOW) return st;
    return hnops_repr_plain(e->vm, v, out);
}

static bool wants_handles(const encoder *e) {
    return e->flags & HN_CBOR_HANDLES;
}

static hn_status cbor_encode_put_field(encoder *e, const char *name, hn_value text) {
    hncbor_put_text(e->to, name);
    return cbor_encode_put_str(e, HN_STR(text));
}

static hn_status put_id(encoder *e, hn_value v) {
    uint32_t id;
    HN_TRY(hnhandle_of(e->vm, v, &id));
    hncbor_put_text(e->to, "id");
    hncbor_put_head(e->to, 0, id);
    return HN_OK;
}

static hn_status put_exception(encoder *e, hn_value v) {
    hn_value args = HN_EXC(v)->args, text = e->vm->empty_str;
    const hn_tuple *t = HN_TUPLE(args);
    if (t->len == 1)
        HN_TRY(cbor_encode_text_of(e, t->items[0], false, &text));
    else if (t->len)
        HN_TRY(cbor_encode_text_of(e, args, true, &text));
    HN_TRY(cbor_encode_count(e, 6 + 2 * wants_handles(e)));
    hncbor_put_head(e->to, 6, HN_CBOR_EXCEPTION);
    hncbor_put_head(e->to, 5, 3 + wants_handles(e));
    HN_TRY(cbor_encode_put_field(e, "type", hntype_of(e->vm, v)->name));
    HN_TRY(cbor_encode_put_field(e, "message", text));
    if (wants_handles(e)) HN_TRY(put_id(e, v));
    hncbor_put_text(e->to, "args");
    return cbor_encode_push(e, v, v);
}

/* Finds the description of an object by frozen describe_objects: its repr, and JSON or None. False: there is
 * none. */
static bool described(hn_vm *vm, hn_value v, hn_value *repr, hn_value *json) {
    hn_value found = HN_UNBOUND;
    if (!vm->exchange.described || !hnv_is_ref(v)) return false;
    hn_status st = hndict_get(vm, vm->exchange.described, hnv_from_int(hnv_ref(v)->id), &found);
    if (st != HN_OK || !hnv_is(found, HN_KIND_TUPLE) || HN_TUPLE(found)->len != 2) return false;
    const hn_value *f = HN_TUPLE(found)->items;
    if (!hnv_is(f[0], HN_KIND_STR) || (f[1] != HN_NONE && !hnv_is(f[1], HN_KIND_STR))) return false;
    *repr = f[0];
    *json = f[1];
    return true;
}

static hn_status cbor_encode_describe(encoder *e, hn_value v, hn_value *repr, hn_value *json) {
    hn_vm *vm = e->vm;
    *json = HN_NONE;
    hn_status st = hnops_repr_within(vm, v, vm->host ? vm->host->repr_most : UINT32_MAX, repr);
    if (st != HN_SLOW || described(vm, v, repr, json)) return st == HN_SLOW ? HN_OK : st;
    if (e->flags & HN_CBOR_DESCRIBE) {
        if (!vm->exchange.undescribed) vm->exchange.undescribed = hnlist_new(vm, 0);
        if (!vm->exchange.undescribed) return HN_NOMEM;
        HN_TRY(hnlist_append(vm, vm->exchange.undescribed, v));
    }
    return hnops_repr_plain(vm, v, repr);
}

/* Writes {"class", "repr", "id"}, "json" if there is such a text, and begins `n` more fields. */
static hn_status put_description(encoder *e, hn_value v, uint64_t tag, uint32_t n) {
    hn_value repr, json;
    HN_TRY(cbor_encode_describe(e, v, &repr, &json));
    n += 3 + (json != HN_NONE);
    HN_TRY(cbor_encode_count(e, 2 * n));
    hncbor_put_head(e->to, 6, tag);
    hncbor_put_head(e->to, 5, n);
    HN_TRY(cbor_encode_put_field(e, "class", hntype_of(e->vm, v)->name));
    HN_TRY(cbor_encode_put_field(e, "repr", repr));
    if (json != HN_NONE) HN_TRY(cbor_encode_put_field(e, "json", json));
    return put_id(e, v);
}

/* Returns whether v is an instance of a class from the program or the host's modules, not of the shipped
 * library. */
static bool has_fields(const encoder *e, hn_value v) {
    if (!hnv_is(v, HN_KIND_INSTANCE) || cbor_encode_is_open(e, v)) return false;
    const hn_type *t = hntype_of(e->vm, v);
    hn_value module = t->dict ? hndict_get_str(e->vm, t->dict, HN_NAME(e->vm, __module__)) : HN_UNBOUND;
    if (!hnv_is(module, HN_KIND_STR)) return false;
    return module == HN_NAME(e->vm, __main__) ||
           !(hnstr_equal_z(module, "builtins") || hnfrozen_find(module));
}

static hn_status cbor_encode_put_date(encoder *e, hn_value v, uint64_t tag, hn_value parts) {
    hncbor_put_head(e->to, 6, tag);
    if (hnv_is(parts, HN_KIND_STR)) return cbor_encode_put_str(e, HN_STR(parts));
    hncbor_put_head(e->to, 4, HN_TUPLE(parts)->len);
    return cbor_encode_push(e, parts, v);
}

static hn_status cbor_encode_put_object(encoder *e, hn_value v) {
    hn_dict *fields;
    hn_value key = hnhandle_host_key(e->vm, v), parts;
    uint64_t tag;
    HN_TRY(hncbor_date_parts(e->vm, v, &tag, &parts));
    if (tag) return cbor_encode_put_date(e, v, tag, parts);
    if (key != HN_UNBOUND) {
        hncbor_put_head(e->to, 6, HN_CBOR_HOST_OBJECT);
        if (!hnv_is_int(key)) return cbor_encode_put_str(e, HN_STR(key));
        cbor_encode_put_int(e->to, hnv_int(key));
        return HN_OK;
    }
    if (!wants_handles(e)) return refuse_type(e, v);
    if (!has_fields(e, v)) return put_description(e, v, HN_CBOR_OBJECT, 0);
    hn_status st = hninst_fields(e->vm, HN_INSTANCE(v), &fields);
    if (st == HN_SLOW) return put_description(e, v, HN_CBOR_OBJECT, 0);
    HN_TRY(st);
    HN_TRY(put_description(e, v, HN_CBOR_RECORD, 1));
    hncbor_put_text(e->to, "fields");
    hncbor_put_head(e->to, 5, fields->live);
    return cbor_encode_push(e, hnv_from_ref(fields), v);
}

static hn_status cbor_encode_put_range(encoder *e, const hn_range *r) {
    const hn_value v[3] = {r->start, r->stop, r->step};
    hncbor_put_head(e->to, 6, HN_CBOR_RANGE);
    hncbor_put_head(e->to, 4, 3);
    for (unsigned i = 0; i < 3; i++) {
        if (hnv_is_int(v[i]))
            cbor_encode_put_int(e->to, hnv_int(v[i]));
        else
            HN_TRY(put_bigint(e, v[i]));
    }
    return HN_OK;
}

/* Returns how many arrays and maps a level is: the fields of an instance are within its description. */
static unsigned maps_of(const level *l) {
    return 1 + (l->owner != l->container && hnv_is(l->container, HN_KIND_DICT));
}

/* Writes a reference to an open container: how many levels out it is. */
static bool cbor_encode_put_cycle(encoder *e, hn_value v) {
    uint64_t out = 0;
    if (!cbor_encode_is_open(e, v)) return false;
    for (const level *l = &levels(e)[e->depth - 1]; l->owner != v; l--) out += maps_of(l);
    hncbor_put_head(e->to, 6, HN_CBOR_REFERENCE);
    hncbor_put_head(e->to, 0, out);
    return true;
}

static hn_status cbor_encode_put_container(encoder *e, hn_value v, uint64_t tag, unsigned major, uint32_t n) {
    if (cbor_encode_put_cycle(e, v)) return HN_OK;
    if (tag) hncbor_put_head(e->to, 6, tag);
    hncbor_put_head(e->to, major, n);
    return cbor_encode_push(e, v, v);
}

static hn_status put_ref(encoder *e, hn_value v) {
    const uint8_t *p;
    uint32_t n;
    switch ((hn_kind)hnv_ref(v)->kind) {
    case HN_KIND_STR: return cbor_encode_put_str(e, HN_STR(v));
    case HN_KIND_INT: return put_bigint(e, v);
    case HN_KIND_BYTEARRAY: hncbor_put_head(e->to, 6, HN_CBOR_BYTEARRAY); /* fall through */
    case HN_KIND_BYTES: return hnbytes_view(v, &p, &n) ? cbor_encode_put_bytes(e, p, n) : HN_OK;
    case HN_KIND_MEMORYVIEW:
        HN_TRY(hnmemory_tobytes(e->vm, HN_MEMORY(v), &v));
        return cbor_encode_put_bytes(e, HN_BYTES(v)->data, HN_BYTES(v)->len);
    case HN_KIND_LIST: return cbor_encode_put_container(e, v, 0, 4, HN_LIST(v)->len);
    case HN_KIND_TUPLE: return cbor_encode_put_container(e, v, HN_CBOR_TUPLE, 4, HN_TUPLE(v)->len);
    case HN_KIND_DICT: return cbor_encode_put_container(e, v, 0, 5, HN_DICT(v)->live);
    case HN_KIND_SET: return cbor_encode_put_container(e, v, HN_CBOR_SET, 4, HN_SET(v)->live);
    case HN_KIND_FROZENSET: return cbor_encode_put_container(e, v, HN_CBOR_FROZENSET, 4, HN_SET(v)->live);
    case HN_KIND_RANGE: return cbor_encode_put_range(e, HN_RANGE(v));
    case HN_KIND_EXC:
        if (wants_handles(e) && cbor_encode_is_open(e, v)) return put_description(e, v, HN_CBOR_OBJECT, 0);
        return put_exception(e, v);
    case HN_KIND_COMPLEX:
        hncbor_put_head(e->to, 6, HN_CBOR_COMPLEX);
        hncbor_put_head(e->to, 4, 2);
        hncbor_put_double(e->to, HN_AS(hn_complex, v)->re);
        hncbor_put_double(e->to, HN_AS(hn_complex, v)->im);
        return HN_OK;
    default: return cbor_encode_put_object(e, v);
    }
}

static hn_status cbor_encode_put_value(encoder *e, hn_value v) {
    HN_TRY(cbor_encode_count(e, 1));
    v = hnv_payload(v);
    if (hnv_is_int(v)) {
        cbor_encode_put_int(e->to, hnv_int(v));
    } else if (hnv_is_double(v)) {
        hncbor_put_double(e->to, hnv_double(v));
    } else if (hnv_is_ref(v)) {
        return put_ref(e, v);
    } else if (v == HN_ELLIPSIS || v == HN_NOTIMPLEMENTED) {
        hncbor_put_head(e->to, 6, HN_CBOR_CONSTANT);
        hncbor_put_text(e->to, v == HN_ELLIPSIS ? "Ellipsis" : "NotImplemented");
    } else {
        hnbuf_byte(e->to, v == HN_FALSE ? 0xF4 : v == HN_TRUE ? 0xF5 : 0xF6);
    }
    return HN_OK;
}

/* Finds the next item of the innermost container. False: there is no more. */
static bool cbor_encode_next_item(level *l, hn_value *out) {
    hn_value ignored;
    int64_t hash;
    switch ((hn_kind)hnv_ref(l->container)->kind) {
    case HN_KIND_LIST:
        if (l->pos >= HN_LIST(l->container)->len) return false;
        *out = HN_LIST(l->container)->items->v[l->pos++];
        return true;
    case HN_KIND_TUPLE:
        if (l->pos >= HN_TUPLE(l->container)->len) return false;
        *out = HN_TUPLE(l->container)->items[l->pos++];
        return true;
    case HN_KIND_DICT:
        if (l->value) {
            *out = HN_DICT(l->container)->entries[l->pos - 1].value;
            l->value = false;
            return true;
        }
        l->value = hndict_next(HN_DICT(l->container), &l->pos, out, &ignored);
        return l->value;
    case HN_KIND_EXC:
        if (l->pos++) return false;
        *out = HN_EXC(l->container)->args;
        return true;
    default: return hnset_next(HN_SET(l->container), &l->pos, out, &hash);
    }
}

/* Encodes v, and then the items of all open containers. */
static hn_status cbor_encode_from(encoder *e, hn_value v) {
    for (;;) {
        HN_TRY(cbor_encode_put_value(e, v));
        while (e->depth && !cbor_encode_next_item(&levels(e)[e->depth - 1], &v)) {
            e->depth--;
            e->stack.len -= sizeof(level);
        }
        if (!e->depth) return e->to->failed ? HN_NOMEM : cbor_encode_fits(e, 0);
        if (e->to->len - e->counted > 256) { /* about a step per 16 small items */
            HN_TRY(hnmeter_charge(&e->vm->meter, 4));
            HN_TRY(hnmeter_pace(&e->vm->meter, 64));
            e->counted = e->to->len;
            HN_TRY(cbor_encode_pause(e, v));
        }
        if (e->to->failed) return HN_NOMEM;
    }
}

static hn_status encode(encoder *e, hn_value v) {
    e->counted = e->to->len;
    return cbor_encode_from(e, v);
}

static encoder cbor_encode_start(hn_vm *vm, unsigned flags, const char *root, hn_buf *to) {
    encoder e = {
        .vm = vm, .to = to, .flags = flags, .root = root, .index = -1, .key = HN_UNBOUND, .before = to->len};
    hnbuf_init(&e.stack, &vm->meter);
    return e;
}

/* Restores an interrupted encoder. False: none was interrupted. */
static bool cbor_encode_resume(encoder *e, hn_buf *to) {
    if (!(e->flags & HN_CBOR_PIECES) || !hnwork_resume(&e->vm->meter, &cbor_encode_kind, e)) return false;
    to->len = e->len;
    return true;
}

static hn_status cbor_encode_finish(encoder *e, hn_status st) {
    if (st == HN_AGAIN) return st;
    hnbuf_free(&e->stack);
    if (st != HN_OK) {
        e->to->len = e->before;
        e->to->failed = false;
    }
    return st;
}

hn_status hncbor_encode(hn_vm *vm, hn_value v, unsigned flags, hn_buf *to) {
    encoder e = cbor_encode_start(vm, flags, "result", to);
    hn_status st = cbor_encode_resume(&e, to) ? cbor_encode_from(&e, e.next) : encode(&e, v);
    return cbor_encode_finish(&e, st);
}

static hn_status cbor_encode_argument(encoder *e, const hn_value *args) {
    HN_TRY(encode(e, args[e->at]));
    e->at++;
    return HN_OK;
}

static hn_status cbor_encode_arguments(encoder *e, const hn_value *args, uint32_t n, hn_value kwnames) {
    uint32_t nk = kwnames == HN_UNBOUND ? 0 : HN_TUPLE(kwnames)->len;
    while (e->at < n) {
        e->index = e->at;
        HN_TRY(cbor_encode_argument(e, args));
    }
    if (e->at == n) hncbor_put_head(e->to, 5, nk);
    e->root = "kwargs";
    e->index = -1;
    while (e->at - n < nk) {
        e->key = HN_TUPLE(kwnames)->items[e->at - n];
        HN_TRY(cbor_encode_put_value(e, e->key));
        HN_TRY(cbor_encode_argument(e, args));
    }
    return e->to->failed ? HN_NOMEM : HN_OK;
}

hn_status hncbor_encode_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value kwnames, unsigned flags,
                             hn_buf *to) {
    encoder e = cbor_encode_start(vm, flags, "args", to);
    e.raises = true;
    hn_status st = HN_OK;
    if (cbor_encode_resume(&e, to)) {
        st = cbor_encode_from(&e, e.next);
        e.at++;
    } else {
        hncbor_put_head(to, 4, 2);
        hncbor_put_head(to, 4, n);
    }
    if (st == HN_OK) st = cbor_encode_arguments(&e, args, n, kwnames);
    return cbor_encode_finish(&e, st);
}
