/* Finds and opens modules of the library. Those of hognose.lib are read through vm->host_library, or from the
 * copy that is linked in; the host's comes first. A library of another build is treated as missing, because
 * its head differs. A module's place is computed from the sizes in the tables: the file has no index. */
#include "code/frozen.h"

#include "base/inflate.h"
#include "base/mem.h"
#include "base/print.h"
#include "base/unicode.h"
#include "object/bytes.h"
#include "object/exc.h"
#include "object/str.h"

#define MOST_NAME 128u
#define HASH      4u

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

static bool is_hash(const uint8_t hash[HASH], const uint8_t *p, size_t n) {
    uint32_t h = 0x811C9DC5u;
    for (size_t i = 0; i < n; i++) h = (h ^ p[i]) * 0x1000193u;
    return hash[0] == (h & 255) && hash[1] == (h >> 8 & 255) && hash[2] == (h >> 16 & 255) &&
           hash[3] == h >> 24;
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
    if (m->table->data) return true;
    for (unsigned i = 0; i < 8; i++) wanted[8 + i] = (uint8_t)(hn_frozen_identity >> 8 * i);
    return read_library(vm, 0, head, sizeof head) && memcmp(head, wanted, sizeof head) == 0;
}

static size_t packed_size(const hn_frozen_module *m) {
    return m->table->packed + m->table->drawn;
}

/* Where its hash stands in hognose.lib: behind the modules that stand in front of it. */
static uint32_t frozen_place(const hn_frozen_module *m) {
    size_t at = HN_LIBRARY_HEAD;
    if (m == &hn_frozen_characters) return HN_LIBRARY_HEAD;
    at += HASH + packed_size(&hn_frozen_characters);
    for (const hn_frozen_module *before = hn_frozen_modules; before->table != m->table; before++)
        if (!before->table->data) at += HASH + packed_size(before);
    return (uint32_t)at;
}

/* What hognose.lib has of it: hnmem_free gives it back. */
static hn_status read_packed(hn_vm *vm, const hn_frozen_module *m, uint8_t **out) {
    uint32_t n = (uint32_t)packed_size(m), at = frozen_place(m);
    uint8_t hash[HASH];
    *out = hnmem_alloc(&vm->meter, n);
    if (!*out) return HN_NOMEM;
    if (read_library(vm, at, hash, HASH) && read_library(vm, at + HASH, *out, n) && is_hash(hash, *out, n))
        return HN_OK;
    hnmem_free(&vm->meter, *out, n);
    return hnexc_raise(vm, HN_T_SYSTEMERROR, "hognose.lib is damaged");
}

static hn_status open_read(hn_vm *vm, const hn_frozen_module *m, const char *name, hn_source **out) {
    uint8_t *data;
    if (!hnfrozen_is_here(vm, m)) return hnexc_raise(vm, HN_T_SYSTEMERROR, "there is no hognose.lib");
    HN_TRY(read_packed(vm, m, &data));
    hn_status st = hncore_open(vm, m->table, data, name, out);
    hnmem_free(&vm->meter, data, packed_size(m));
    return st;
}

hn_status hnfrozen_character_names(hn_meter *meter, const uint8_t **out) {
    hn_vm *vm = (hn_vm *)(void *)((char *)meter - offsetof(hn_vm, meter));
    const hn_frozen_module *m = &hn_frozen_characters;
    *out = NULL;
    if (!vm->character_names) {
        uint8_t *data;
        if (!m->name || !hnfrozen_is_here(vm, m)) return HN_OK;
        hn_bytes *names = hnbytes_alloc(vm, m->table->size);
        if (!names) return HN_NOMEM;
        HN_TRY(read_packed(vm, m, &data));
        bool ok = m->table->size == hnunicode_names_size &&
                  hninflate(data, m->table->packed, NULL, 0, names->data, m->table->size);
        hnmem_free(meter, data, packed_size(m));
        if (!ok) return hnexc_raise(vm, HN_T_SYSTEMERROR, "hognose.lib is damaged");
        vm->character_names = names;
    }
    *out = vm->character_names->data;
    return HN_OK;
}

hn_status hnfrozen_open(hn_vm *vm, const hn_frozen_module *m, hn_source **out) {
    char text[MOST_NAME];
    source_name(m, text);
    if (!m->table->data) return open_read(vm, m, text, out);
    return hncore_open(vm, m->table, m->table->data, text, out);
}
