/* Those functions of the author API (native.h) that are too long to be inline. It may read the layout of
 * objects; its callers, the modules in lib/mod, may not. A twin is always called by hncall_tail, so C never
 * waits for Python code. */
#include "lib/native.h"

#include "object/intern.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/text.h"

hn_status hnapi_double(hn_vm *vm, hn_value v, double *out) {
    if (HN_LIKELY(hnv_is_double(v))) {
        *out = hnv_double(v);
        return HN_OK;
    }
    hn_value p = hnv_payload(v);
    if (hnv_is_double(p)) {
        *out = hnv_double(p);
        return HN_OK;
    }
    bool asked = p == v || hntype_keeps(vm, hntype_of(vm, v), HN_N___float__);
    if (hnint_is(p) && asked) return hnint_to_double(vm, p, out);
    if (hnv_of_user_class(v)) return HN_SLOW;
    return hnexc_raise(vm, HN_T_TYPEERROR, "must be real number, not %T", v);
}

hn_status hnapi_int(hn_vm *vm, hn_value v, hn_value *out) {
    hn_value i = hnv_payload(v);
    if (hnv_is_bool(i)) i = hnv_from_int(i == HN_TRUE);
    *out = i;
    if (hnint_is(i)) return HN_OK;
    if (hnv_of_user_class(v)) return HN_SLOW;
    return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
}

hn_status hnapi_walk(hn_vm *vm, hn_walk *w, hn_value over) {
    w->i = w->n = 0;
    w->it = NULL;
    if (hnseq_view(over, &w->v, &w->n)) return HN_OK;
    hn_value it;
    HN_TRY(hniter_new(vm, over, &it));
    if (!hnv_is(it, HN_KIND_ITER)) return HN_SLOW;
    w->it = HN_AS(hn_iter, it);
    hniter_save(it, &w->before);
    return HN_OK;
}

hn_status hnapi_next(hn_vm *vm, hn_walk *w, hn_value *out) {
    if (HN_UNLIKELY((++w->i & 63) == 0)) {
        HN_TRY(hnmeter_charge(&vm->meter, 4));
        HN_TRY(hnmeter_pace(&vm->meter, 32));
    }
    if (w->it) return hniter_next(vm, w->it, out);
    *out = w->i <= w->n ? w->v[w->i - 1] : HN_UNBOUND;
    return HN_OK;
}

hn_status hnapi_walk_end(hn_walk *w, hn_status st) {
    if (w->it && (st == HN_SLOW || hnstatus_again(st))) hniter_restore(&w->before);
    return st;
}

hn_status hnapi_twin(hn_vm *vm, const hn_twin_def *twin, const hn_value *args) {
    hn_value name;
    HN_TRY(hnstr_intern_utf8(vm, twin->name, strlen(twin->name), &name));
    return hncall_tail(vm, hndict_get_str(vm, vm->internals, name), twin->params, args);
}

hn_status hnapi_twin_by_name(hn_vm *vm, const hn_twin_def *twin, const char *name, const hn_value *args,
                             uint32_t n) {
    hn_value a[2];
    while (n && args[n - 1] == HN_UNBOUND) n--;
    HN_TRY(hnstr_intern_utf8(vm, name, strlen(name), &a[0]));
    HN_TRY(hntuple_from(vm, args, n, &a[1]));
    for (uint32_t i = 0; i < n; i++)
        if (args[i] == HN_UNBOUND) HN_TUPLE(a[1])->items[i] = HN_NONE;
    return hnapi_twin(vm, twin, a);
}

hn_status hnapi_points(hn_vm *vm, hn_value s, uint32_t *to) {
    const hn_str *str = HN_STR(s);
    return hntext_copy_long(&vm->meter, to, 2, 0, str->data, HN_STR_WIDTH(str), str->len);
}

uint64_t hnapi_now(hn_vm *vm, int kind) {
    return vm->host_now ? vm->host_now(vm, kind) : 0;
}

uint64_t hnapi_time_used(hn_vm *vm) {
    return hnmeter_time(&vm->meter);
}

bool hnapi_entropy(hn_vm *vm, uint8_t *to, size_t n) {
    return vm->host_entropy && vm->host_entropy(vm, to, n);
}

void hnapi_seed(const hn_vm *vm, uint32_t to[4]) {
    for (int i = 0; i < 4; i++) to[i] = (uint32_t)(vm->hash_key[i / 2] >> i % 2 * 32);
}

bool hnapi_apart(const hn_value *args, uint32_t from, uint32_t to) {
    for (uint32_t i = from; i < to; i++)
        for (uint32_t j = from; j < i; j++)
            if (args[i] == args[j]) return false;
    return true;
}

#define CODING_INPUT (64u << 10) /* that a step takes at most */
#define CODING_ROOM  (1u << 20)

bool hnapi_coding(const hn_value *args, hn_coding *c) {
    const uint8_t *p;
    uint32_t n, room = hnapi_bytearray_len(args[3]);
    if (!hnapi_bytes_view(args[0], &p, &n) || (uint64_t)hnv_int(args[1]) > n) return false;
    uint8_t *to = room ? hnapi_bytearray_data(args[3]) : NULL;
    if (!hnapi_bytearray_len(args[2]) || hnapi_bytearray_data(args[2]) == to || room >= CODING_ROOM)
        return false;
    uint32_t from = (uint32_t)hnv_int(args[1]), take = n - from < CODING_INPUT ? n - from : CODING_INPUT;
    *c = (hn_coding){.in = p + from, .end = p + from + take, .out = to, .room = room};
    return true;
}

hn_status hnapi_coded(hn_vm *vm, const hn_value *args, const hn_coding *c, hn_coded end, hn_value *out) {
    const uint8_t *p;
    uint32_t n;
    (void)hnapi_bytes_view(args[0], &p, &n);
    int64_t read = c->in - p - hnv_int(args[1]);
    *out = hnv_from_int((read << 20 | c->made) * 8 + (int)end);
    return hnapi_charge(vm, 32 + (c->work >> 1));
}
