/* Reads numbers, references and values out of hostile bytes, for all files of the reader. It checks each
 * against its section and the counts of the snapshot. The body of an object that a value refers to may not
 * have been read yet, so a caller may rely on its kind and its shell alone. */
#include "snap/reader.h"

#include "code/core.h"
#include "object/str.h"

/* Trusts r->in, and `what`, which is C's; nothing of the bytes goes into the message. */
hn_status hnsnap_damaged(hn_snap_reader *r, const char *what) {
    if (r->from.error_cap)
        hnprint(r->from.error, r->from.error_cap, "snapshot is damaged: %s (%s, byte %u)", what,
                r->in->section, (unsigned)(r->in->p - r->in->start));
    return HN_RAISED;
}

/* Trusts that p lies in the section; not that there is a byte. */
hn_status hnsnap_get_byte(hn_snap_reader *r, uint8_t *out) {
    if (r->in->p == r->in->end) return hnsnap_damaged(r, "unexpected end");
    *out = *r->in->p++;
    return HN_OK;
}

/* Trusts no byte: a number has ten of them at most, and is no larger than `limit`. */
hn_status hnsnap_get_varint(hn_snap_reader *r, uint64_t limit, uint64_t *out) {
    uint64_t v = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        uint8_t c;
        HN_TRY(hnsnap_get_byte(r, &c));
        if (shift == 63 && c > 1) break;
        v |= (uint64_t)(c & 0x7F) << shift;
        if (c & 0x80) continue;
        *out = v;
        return v <= limit ? HN_OK : hnsnap_damaged(r, "a number is too large");
    }
    return hnsnap_damaged(r, "a number is too long");
}

/* Trusts `limit` alone. */
hn_status hnsnap_get_u32(hn_snap_reader *r, uint32_t limit, uint32_t *out) {
    uint64_t v = 0;
    HN_TRY(hnsnap_get_varint(r, limit, &v));
    *out = (uint32_t)v;
    return HN_OK;
}

/* Trusts `bytes`, which is 8 at most; any bits are taken. */
hn_status hnsnap_get_fixed(hn_snap_reader *r, unsigned bytes, uint64_t *out) {
    const uint8_t *p = NULL;
    HN_TRY(hnsnap_get_bytes(r, bytes, &p));
    *out = 0;
    for (unsigned i = 0; i < bytes; i++) *out |= (uint64_t)p[i] << (8 * i);
    return HN_OK;
}

/* Trusts nothing about n. */
hn_status hnsnap_get_bytes(hn_snap_reader *r, uint64_t n, const uint8_t **out) {
    if (n > (uint64_t)(r->in->end - r->in->p)) return hnsnap_damaged(r, "unexpected end");
    *out = r->in->p;
    r->in->p += n;
    return HN_OK;
}

/* Trusts that every number below nobjects has an object; not n. */
static hn_status object_number(hn_snap_reader *r, uint32_t n, hn_value *out) {
    if (n >= r->nobjects) return hnsnap_damaged(r, "no such object");
    *out = hnv_from_ref(r->objects[n]);
    return HN_OK;
}

/* Trusts the pools, which were made of compiled sources; not the numbers. */
static hn_status pooled(hn_snap_reader *r, uint32_t source, uint32_t index, hn_value *out) {
    if (source >= r->nsources || index >= r->pools[source].n) return hnsnap_damaged(r, "no such constant");
    *out = r->pools[source].values[index];
    return *out == HN_UNBOUND ? hnsnap_damaged(r, "no such constant") : HN_OK;
}

/* Trusts nothing: pooled looks at both numbers. */
static hn_status get_pooled(hn_snap_reader *r, hn_value *out) {
    uint32_t source, index;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &source));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &index));
    return pooled(r, source, index, out);
}

/* Trusts that a source has as many codes as it says; neither number, and not that code may be referred to. */
static hn_status input_get_code(hn_snap_reader *r, hn_value *out) {
    uint32_t source, index;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &source));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &index));
    if (source >= r->nsources || index >= r->sources[source]->ncodes)
        return hnsnap_damaged(r, "no such code");
    hn_source *s = r->sources[source];
    hn_code *code;
    if (s->table) HN_TRY(hncore_code(r->vm, s, index, &code));
    *out = s->codes->v[index];
    bool module = s == r->vm->core && (HN_AS(hn_code, *out)->h.flags & HN_CODE_MODULE);
    return module ? hnsnap_damaged(r, "no such code") : HN_OK; /* those run once, at the start */
}

/* Trusts the numbering of shared objects; not the number. What a program may have of them is seen to in
 * seen.c. */
static hn_status get_shared(hn_snap_reader *r, hn_value *out) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &n));
    if (n >= r->shared.objects->len) return hnsnap_damaged(r, "no such shared object");
    *out = r->shared.objects->items->v[n];
    return HN_OK;
}

/* Trusts the tag, which is one of three; not the number. */
static hn_status input_get_number(hn_snap_reader *r, uint8_t tag, hn_value *out) {
    uint64_t bits;
    double d;
    if (tag == HN_SNAP_DOUBLE) {
        HN_TRY(hnsnap_get_fixed(r, 8, &bits));
        memcpy(&d, &bits, sizeof d);
        *out = hnv_from_double(d);
        return HN_OK;
    }
    HN_TRY(hnsnap_get_varint(r, UINT64_MAX, &bits));
    int64_t i = hnsnap_unzigzag(bits);
    if (!hnv_fits(i)) return hnsnap_damaged(r, "an int does not fit");
    *out = tag == HN_SNAP_INT ? hnv_from_int(i) : hnv_from_double((double)i);
    return HN_OK;
}

/* Trusts nothing; any byte is a character. */
static hn_status input_get_char(hn_snap_reader *r, hn_value *out) {
    uint8_t c;
    HN_TRY(hnsnap_get_byte(r, &c));
    return hnstr_from_char(r->vm, c, out);
}

/* Trusts nothing about the tag. */
static hn_status get_any(hn_snap_reader *r, uint8_t tag, hn_value *out) {
    uint32_t n;
    if (tag >= HN_SNAP_POOLED) return pooled(r, 0, tag - (uint32_t)HN_SNAP_POOLED, out);
    if (tag >= HN_SNAP_NEAR) return object_number(r, tag - (uint32_t)HN_SNAP_NEAR, out);
    if (tag >= HN_SNAP_SMALL) {
        *out = hnv_from_int(tag - HN_SNAP_SMALL);
        return HN_OK;
    }
    switch (tag) {
    case HN_SNAP_INT:
    case HN_SNAP_DOUBLE:
    case HN_SNAP_INTEGRAL: return input_get_number(r, tag, out);
    case HN_SNAP_OBJECT: HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &n)); return object_number(r, n, out);
    case HN_SNAP_SHARED: return get_shared(r, out);
    case HN_SNAP_CHAR: return input_get_char(r, out);
    case HN_SNAP_POOL: return get_pooled(r, out);
    case HN_SNAP_CODE: return input_get_code(r, out);
    case HN_SNAP_NEXT: return object_number(r, r->next < UINT32_MAX ? r->next++ : r->next, out);
    default: break;
    }
    if (tag > 5) return hnsnap_damaged(r, "unknown kind of value");
    *out = HN_CONST(tag);
    return HN_OK;
}

/* Trusts nothing. The value may be of any kind, and what it refers to need not be read yet. */
hn_status hnsnap_get_value(hn_snap_reader *r, bool unbound, hn_value *out) {
    uint8_t tag;
    *out = HN_UNBOUND;
    HN_TOUCH(&r->vm->meter, 1);
    HN_TRY(hnsnap_get_byte(r, &tag));
    HN_TRY(get_any(r, tag, out));
    return *out == HN_UNBOUND && !unbound ? hnsnap_damaged(r, "a value is missing") : HN_OK;
}

/* Trusts the kind of an object, which its shell fixed; nothing that is in it. */
hn_status hnsnap_get_object(hn_snap_reader *r, hn_kind kind, bool null, void *out) {
    hn_value v;
    void *p = NULL;
    HN_TRY(hnsnap_get_value(r, null, &v));
    if (v != HN_UNBOUND) {
        if (!hnv_is(v, kind)) return hnsnap_damaged(r, "a reference to an object of another kind");
        p = hnv_ref(v);
    }
    memcpy(out, &p, sizeof p);
    return HN_OK;
}

/* Trusts strs, which their shells complete; not that it is one. */
hn_status hnsnap_get_str(hn_snap_reader *r, bool none, hn_value *out) {
    HN_TRY(hnsnap_get_value(r, false, out));
    if (hnv_is(*out, HN_KIND_STR) || (none && *out == HN_NONE)) return HN_OK;
    return hnsnap_damaged(r, "a name is not a str");
}
