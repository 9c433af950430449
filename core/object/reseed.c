/* Forgets the hashes of all strings and bytes, then rebuilds the tables that depend on them: interned
 * strings, dicts and sets. A new kind of object that keeps such a hash must be added here. */
#include "object/dict.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/reseed.h"
#include "object/seq.h"
#include "object/set_internal.h"
#include "object/str.h"

static void reseed_forget(hn_vm *vm, hn_object *o, void *arg) {
    (void)vm;
    (void)arg;
    if (o->kind == HN_KIND_STR) ((hn_str *)(void *)o)->hash = 0;
    if (o->kind == HN_KIND_BYTES) ((hn_bytes *)(void *)o)->hash = 0;
}

static void rehash(hn_vm *vm, hn_object *o, void *arg) {
    hn_status *st = arg;
    if (*st != HN_OK) return;
    if (o->kind == HN_KIND_DICT) hndict_rehash(vm, (hn_dict *)(void *)o);
    if (o->kind == HN_KIND_SET || o->kind == HN_KIND_FROZENSET) *st = hnset_rehash(vm, (hn_set *)(void *)o);
}

hn_status hnheap_reseed(hn_vm *vm, const uint64_t key[2]) {
    hn_status st = HN_OK;
    vm->hash_key[0] = key[0];
    vm->hash_key[1] = key[1];
    hnheap_each(vm, reseed_forget, NULL);
    HN_TRY(hnstr_intern_rehash(vm));
    hnheap_each(vm, rehash, &st);
    return st;
}
