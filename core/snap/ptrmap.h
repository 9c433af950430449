/* A map from objects to 32-bit numbers, for one walk over the heap: dumps, loads and the numbering of shared
 * objects use it. The key is the address, since objects do not move. Entries cannot be removed. */
#ifndef HN_SNAP_PTRMAP_H
#define HN_SNAP_PTRMAP_H

#include "object/state.h"

#define HN_PTRMAP_NONE UINT32_MAX

typedef struct hn_ptrmap {
    hn_meter *meter;
    const void **keys;
    uint32_t *values;
    uint32_t cap, count; /* cap: power of two, or 0 */
} hn_ptrmap;

static inline uint32_t hnptrmap_home(const void *p, uint32_t cap) {
    uint64_t h = (uint64_t)((uintptr_t)p >> 3) * UINT64_C(0x9E3779B97F4A7C15);
    return (uint32_t)(h >> 32) & (cap - 1);
}
void hnptrmap_free(hn_ptrmap *m);
/* Adds a key, which must be new. False: there is no memory. */
HN_CHECK bool hnptrmap_add(hn_ptrmap *m, const void *key, uint32_t value);
static inline uint32_t hnptrmap_get(const hn_ptrmap *m, const void *key) {
    if (!m->cap) return HN_PTRMAP_NONE;
    for (uint32_t i = hnptrmap_home(key, m->cap); m->keys[i]; i = (i + 1) & (m->cap - 1))
        if (m->keys[i] == key) return m->values[i];
    return HN_PTRMAP_NONE;
}

/* The same map for very many keys, in pages that grow one by one, so that growing never takes long. */
#define HN_PTRMAP_PAGES 64u
typedef struct hn_ptrpages {
    hn_ptrmap page[HN_PTRMAP_PAGES];
} hn_ptrpages;

void hnptrpages_init(hn_ptrpages *m, hn_meter *meter);
void hnptrpages_free(hn_ptrpages *m);
/* As hnptrmap_add and hnptrmap_get. */
HN_CHECK bool hnptrpages_add(hn_ptrpages *m, const void *key, uint32_t value);
static inline uint32_t hnptrpages_of(const void *key) {
    return hnptrmap_home(key, UINT32_MAX / 2 + 1) / ((UINT32_MAX / 2 + 1) / HN_PTRMAP_PAGES);
}
static inline uint32_t hnptrpages_get(const hn_ptrpages *m, const void *key) {
    return hnptrmap_get(&m->page[hnptrpages_of(key)], key);
}

#endif
