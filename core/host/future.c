/* The start of host/ in a VM (hnhost_init), the records of awaitable calls, and answers by number
 * (hnhost_answer_id). A snapshot can bring any content of vm->host_table, so a record is checked when it is
 * looked up. C keeps pointers to the frozen classes that it needs, since their names can be forged later. */
#include "host/future.h"

#include "host/cbor.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/type.h"

/* Adds a host function that only frozen code can call. A program cannot declare a name that begins with
 * `$`. */
static hn_status add_service(hn_vm *vm, const char *global, const char *name, uint16_t flags) {
    hn_value key;
    hn_host *f = hnheap_new(vm, HN_KIND_HOST, sizeof *f);
    if (!f) return HN_NOMEM;
    HN_TRY(hnstr_intern_utf8(vm, name, strlen(name), &f->name));
    HN_TRY(hnstr_intern_utf8(vm, global, strlen(global), &key));
    f->doc = f->signature = HN_NONE;
    f->h.flags = flags;
    return hndict_set_str(vm, vm->internals, key, hnv_from_ref(f));
}

hn_status hnhost_add_services(hn_vm *vm) {
    static const struct {
        const char *global, *name;
        uint16_t flags;
    } services[] = {{"_host_wait", "_host_wait", HN_HOST_WAIT},
                    {"_host_file", "$file", 0},
                    {"_host_decode", "_host_decode", HN_HOST_DECODE},
                    {"_host_call", "_host_call", HN_HOST_CALL},
                    {"_host_object", "$object", 0},
                    {"_host_object_begin", "$object", HN_HOST_AWAITABLE},
                    {"_thread_block", "_thread_block", HN_HOST_THREAD},
                    {"_thread_exit", "_thread_exit", HN_HOST_THREAD}};
    for (size_t i = 0; i < sizeof services / sizeof *services; i++)
        HN_TRY(add_service(vm, services[i].global, services[i].name, services[i].flags));
    return HN_OK;
}

/* Finds a class of the frozen core. C keeps the pointer, since a program can forge the entry of the
 * namespace. */
static hn_status find_class(hn_vm *vm, const char *global, hn_type **out) {
    hn_value name, cls;
    HN_TRY(hnstr_intern_utf8(vm, global, strlen(global), &name));
    cls = hndict_get_str(vm, vm->internals, name);
    if (!hnv_is(cls, HN_KIND_TYPE)) return hnexc_raise(vm, HN_T_SYSTEMERROR, "no frozen class '%U'", name);
    *out = HN_TYPE(cls);
    return HN_OK;
}

hn_status hnhost_init(hn_vm *vm) {
    vm->host_call = hnhost_call;
    vm->host_write = hnhost_write;
    vm->host_now = hnhost_now;
    vm->host_entropy = hnhost_entropy;
    vm->host_library = hnhost_library;
    HN_TRY(hnhost_add_services(vm));
    HN_TRY(find_class(vm, "HostFuture", &vm->host_future));
    HN_TRY(find_class(vm, "HostObject", &vm->host_object));
    vm->host_table = hndict_new(vm, 0);
    vm->host_ready = hndict_new(vm, 0);
    return vm->host_table && vm->host_ready ? HN_OK : HN_NOMEM;
}

hn_status hnfuture_settle(hn_vm *vm, hn_value record, hn_status st, hn_value value, bool is_error,
                          const uint8_t *cbor, size_t n) {
    int state = HN_FUTURE_VALUE;
    if (st == HN_SLOW) {
        state = is_error ? HN_FUTURE_CBOR_ERROR : HN_FUTURE_CBOR;
        st = hnbytes_new(vm, cbor, n, &value);
    }
    if (st != HN_OK) return st;
    HN_LIST(record)->items->v[0] = hnv_from_int(state);
    HN_LIST(record)->items->v[1] = value;
    return HN_OK;
}

hn_status hnfuture_new(hn_vm *vm, hn_value *record, hn_value *out) {
    hn_value items[4] = {hnv_from_int(HN_FUTURE_WAITS), HN_NONE, HN_NONE, HN_NONE};
    if (!vm->host_table || !vm->host_future || vm->host_future->root->nslots != 1)
        return hnexc_raise(vm, HN_T_RUNTIMEERROR, "awaitable host functions are not available");
    HN_TRY(hndict_reserve(vm, vm->host_table, 1));
    HN_TRY(hnlist_from(vm, items, 4, record));
    HN_TRY(hninst_new(vm, vm->host_future, HN_UNBOUND, out));
    HN_INSTANCE(*out)->slots[0] = *record;
    return HN_OK;
}

void hnfuture_register(hn_vm *vm, hn_value record, hn_value call, uint32_t id) {
    hn_value key = hnv_from_int(id);
    HN_LIST(record)->items->v[1] = call;
    HN_LIST(record)->items->v[2] = key;
    (void)!hndict_set(vm, vm->host_table, key, record); /* hnfuture_new has made room */
}

/* Finds the record of a waiting call. False: there is none, whatever a snapshot or a program has put
 * there. */
static hn_status find_record(hn_vm *vm, uint32_t id, hn_value *out, bool *found) {
    *found = false;
    if (!vm->host_table) return HN_OK;
    HN_TRY(hndict_get(vm, vm->host_table, hnv_from_int(id), out));
    *found = hnv_is(*out, HN_KIND_LIST) && HN_LIST(*out)->len == 4;
    return HN_OK;
}

hn_status hnfuture_call(hn_vm *vm, uint32_t id, hn_value *out) {
    bool found;
    *out = HN_UNBOUND;
    HN_TRY(find_record(vm, id, out, &found));
    *out = found ? HN_LIST(*out)->items->v[1] : HN_UNBOUND;
    return HN_OK;
}

hn_status hnfuture_wait(hn_vm *vm, const hn_value *args, uint32_t n) {
    hn_dict *table = vm->host_table;
    hn_value seconds = n ? args[0] : HN_NONE;
    if (!(table && table->live) && seconds == HN_NONE)
        return hnexc_raise(vm, HN_T_RUNTIMEERROR, "every task waits for another one");
    hn_value items[3] = {HN_NONE, vm->empty_tuple, seconds};
    HN_TRY(hntuple_from(vm, items, 3, &vm->pending.call));
    return HN_PAUSED;
}

hn_status hnfuture_ready(hn_vm *vm, hn_value *out) {
    hn_dict *ready = vm->host_ready;
    uint32_t n = ready ? ready->live : 0;
    *out = vm->empty_tuple;
    if (!n) return HN_OK;
    hn_tuple *t = hntuple_alloc(vm, n);
    if (!t) return HN_NOMEM;
    hn_value key;
    for (uint32_t i = 0, k = 0; k < n && hndict_next(ready, &i, &key, &t->items[k]); k++) {
    }
    hndict_clear(vm, ready);
    *out = hnv_from_ref(t);
    return HN_OK;
}

uint32_t hnfuture_pending(const hn_vm *vm, uint32_t *ids) {
    const hn_dict *table = vm->host_table;
    hn_value key, value;
    uint32_t n = 0;
    if (!table || !ids) return table ? table->live : 0;
    for (uint32_t i = 0; n < table->live && hndict_next(table, &i, &key, &value);)
        ids[n++] = hnint_is(key) ? (uint32_t)hnint_clamp(key) : 0;
    return n;
}

void hnfuture_drop_all(hn_vm *vm) {
    hn_dict *table = vm->host_table;
    if (table && table->live) hndict_clear(vm, table);
    if (vm->host_ready && vm->host_ready->live) hndict_clear(vm, vm->host_ready);
}

hn_status hnhost_answer_id(hn_vm *vm, uint32_t id, bool is_error, const uint8_t *cbor, size_t n,
                           bool *known) {
    hn_value record = HN_UNBOUND, value = HN_NONE, key = hnv_from_int(id);
    bool found;
    *known = false;
    HN_TRY(find_record(vm, id, &record, &found));
    if (!found) return HN_OK;
    bool waited = HN_LIST(record)->items->v[3] != HN_NONE;
    if (waited) HN_TRY(hndict_reserve(vm, vm->host_ready, 1));
    hn_status st = is_error ? HN_SLOW : hncbor_decode(vm, cbor, n, HN_CBOR_PIECES, &value);
    HN_TRY(hnfuture_settle(vm, record, st, value, is_error, cbor, n));
    HN_TRY(hndict_pop(vm, vm->host_table, key, &record));
    if (waited) HN_TRY(hndict_set(vm, vm->host_ready, key, HN_LIST(record)->items->v[3]));
    *known = true;
    if (hnhost_waits(vm) == HN_HOST_WAITS_ANY) vm->pending.call = HN_UNBOUND;
    return HN_OK;
}
