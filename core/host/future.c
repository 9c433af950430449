#include "host/future.h"

#include "host/cbor.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/seq.h"
#include "object/str.h"
#include "vm/call.h"

#define TABLE_NAME "_host_table"
#define WAIT_NAME  "_host_wait"
#define FILE_NAME  "_host_file"
#define FILE_CALL  "$file" /* what the host is asked for; no program can declare such a name */

/* The dict of awaitable calls under way, {id: [state, value, id]}; NULL before the first. */
static hn_dict *awaitables(const hn_vm *vm) {
    hn_vm *v = (hn_vm *)(uintptr_t)vm;
    hn_value name, table;
    if (!vm->internals || hnstr_intern_utf8(v, TABLE_NAME, sizeof TABLE_NAME - 1, &name) != HN_OK)
        return NULL;
    table = hndict_get_str(v, vm->internals, name);
    return hnv_is(table, HN_KIND_DICT) ? HN_DICT(table) : NULL;
}

/* A function of frozen Python that asks the host for `call`. */
static hn_status add_host(hn_vm *vm, const char *name, const char *call, uint16_t flags) {
    hn_value key;
    hn_host *f = hnheap_new(vm, HN_KIND_HOST, sizeof *f);
    if (!f) return HN_NOMEM;
    f->doc = f->signature = HN_NONE;
    f->h.flags = flags;
    HN_TRY(hnstr_intern_utf8(vm, call, strlen(call), &f->name));
    HN_TRY(hnstr_intern_utf8(vm, name, strlen(name), &key));
    return hndict_set_str(vm, vm->internals, key, hnv_from_ref(f));
}

hn_status hnhost_init(hn_vm *vm) {
    vm->host_call = hnhost_call;
    vm->host_write = hnhost_write;
    vm->host_now = hnhost_now;
    hn_value name;
    hn_dict *table = hndict_new(vm, 0);
    if (!table) return HN_NOMEM;
    HN_TRY(add_host(vm, WAIT_NAME, WAIT_NAME, HN_HOST_WAIT));
    HN_TRY(add_host(vm, FILE_NAME, FILE_CALL, 0));
    HN_TRY(hnstr_intern_utf8(vm, TABLE_NAME, sizeof TABLE_NAME - 1, &name));
    return hndict_set_str(vm, vm->internals, name, hnv_from_ref(table));
}

static void settle(hn_list *record, hn_value value, bool is_error) {
    record->items->v[0] = hnv_from_int(is_error ? HN_FUTURE_ERROR : HN_FUTURE_VALUE);
    record->items->v[1] = value;
}

hn_status hnfuture_begin(hn_vm *vm, hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames) {
    hn_dict *table = awaitables(vm);
    hn_value record, out, items[3] = {hnv_from_int(HN_FUTURE_WAITS), HN_NONE, HN_NONE};
    if (!table) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "awaitable host functions are not available");
    HN_TRY(hndict_reserve(vm, table, 1)); /* whatever can fail comes before the call */
    HN_TRY(hnlist_from(vm, items, 3, &record));
    bool later;
    hn_status st = hnhost_exchange(vm, f, args, n, kwnames, &later, &out);
    if (st == HN_RAISED && vm->host && vm->host->reply_is_error && vm->host->replied) {
        out = vm->exc; /* it fails when it is awaited, as it would if the answer had taken its time */
        vm->exc = HN_UNBOUND;
        settle(HN_LIST(record), out, true);
    } else if (st != HN_OK) {
        return st;
    } else if (!later) {
        settle(HN_LIST(record), out, false);
    } else {
        hn_value id = hnv_from_int(vm->host->call_id);
        HN_LIST(record)->items->v[2] = id;
        HN_TRY(hndict_set(vm, table, id, record));
    }
    return hncall_slow(vm, HN_SLOW_HOST_FUTURE, 1, &record);
}

hn_status hnfuture_wait(hn_vm *vm, const hn_value *args, uint32_t n) {
    hn_dict *table = awaitables(vm);
    hn_value seconds = n ? args[0] : HN_NONE, key, value;
    uint32_t live = table ? table->live : 0, k = 0;
    if (!live && seconds == HN_NONE)
        return hnexc_raise(vm, HN_T_RUNTIMEERROR, "every task waits for another one");
    hn_tuple *ids = hntuple_alloc(vm, live);
    if (!ids) return HN_NOMEM;
    for (uint32_t i = 0; k < live && hndict_next(table, &i, &key, &value);) ids->items[k++] = key;
    hn_value items[3] = {HN_NONE, hnv_from_ref(ids), seconds};
    HN_TRY(hntuple_from(vm, items, 3, &vm->pending_call));
    return HN_PAUSED;
}

hn_status hnhost_answer_id(hn_vm *vm, uint32_t id, bool is_error, const uint8_t *cbor, size_t n,
                           bool *known) {
    hn_dict *table = awaitables(vm);
    hn_value record = HN_UNBOUND, value, key = hnv_from_int(id);
    *known = false;
    if (!table) return HN_OK;
    HN_TRY(hndict_get(vm, table, key, &record));
    if (!hnv_is(record, HN_KIND_LIST) || HN_LIST(record)->len != 3) return HN_OK;
    HN_TRY(is_error ? hncbor_decode_error(vm, cbor, n, &value) : hncbor_decode(vm, cbor, n, &value));
    settle(HN_LIST(record), value, is_error);
    HN_TRY(hndict_pop(vm, table, key, &record));
    *known = true;
    if (hnhost_waits(vm) == HN_HOST_WAITS_ANY) vm->pending_call = HN_UNBOUND;
    return HN_OK;
}
