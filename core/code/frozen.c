#include "code/frozen.h"

#include "base/mem.h"
#include "base/print.h"
#include "object/exc.h"
#include "object/str.h"

#define MOST_NAME 128u

static void source_name(const hn_frozen_module *m, char to[MOST_NAME]) {
    hnprint(to, MOST_NAME, "<frozen %s>", m->name);
}

const hn_frozen_module *hnfrozen_find(hn_value name) {
    for (const hn_frozen_module *m = hn_frozen_modules; m->name; m++)
        if (hnstr_equal_z(name, m->name)) return m;
    return NULL;
}

const hn_frozen_module *hnfrozen_find_source(hn_value name) {
    char text[MOST_NAME];
    for (const hn_frozen_module *m = hn_frozen_modules; m->name; m++) {
        source_name(m, text);
        if (hnstr_equal_z(name, text)) return m;
    }
    return NULL;
}

/* ---- hognose.lib ---- */

static uint64_t fowler_hash(const uint8_t *p, size_t n) {
    uint64_t h = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < n; i++) h = (h ^ p[i]) * UINT64_C(0x100000001b3);
    return h;
}

/* What the host gives stands before what is linked in. */
static bool read_library(hn_vm *vm, uint32_t at, uint8_t *to, uint32_t n) {
    if (vm->host_library && vm->host_library(vm, at, to, n)) return true;
    if (n > hn_library_size || at > hn_library_size - n) return false;
    memcpy(to, hn_library + at, n);
    return true;
}

bool hnfrozen_is_here(hn_vm *vm, const hn_frozen_module *m) {
    uint8_t head[HN_LIBRARY_HEAD], wanted[HN_LIBRARY_HEAD] = HN_LIBRARY_MAGIC;
    if (!m->at) return true;
    for (unsigned i = 0; i < 8; i++) wanted[8 + i] = (uint8_t)(hn_frozen_identity >> 8 * i);
    return read_library(vm, 0, head, sizeof head) && memcmp(head, wanted, sizeof head) == 0;
}

static hn_status open_read(hn_vm *vm, const hn_frozen_module *m, const char *name, hn_source **out) {
    if (!hnfrozen_is_here(vm, m)) return hnexc_raise(vm, HN_T_SYSTEMERROR, "there is no hognose.lib");
    uint32_t n = m->table->packed + m->table->drawn;
    uint8_t *data = hnmem_alloc(&vm->meter, n);
    if (!data) return HN_NOMEM;
    hn_status st = HN_OK;
    if (!read_library(vm, m->at, data, n) || fowler_hash(data, n) != m->hash)
        st = hnexc_raise(vm, HN_T_SYSTEMERROR, "hognose.lib is damaged");
    if (st == HN_OK) st = hncore_open(vm, m->table, data, name, out);
    hnmem_free(&vm->meter, data, n);
    return st;
}

hn_status hnfrozen_open(hn_vm *vm, const hn_frozen_module *m, hn_source **out) {
    char text[MOST_NAME];
    source_name(m, text);
    if (m->at) return open_read(vm, m, text, out);
    return hncore_open(vm, m->table, m->table->data, text, out);
}
