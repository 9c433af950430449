/* A hash table from addresses to numbers: open addressing with linear probing, at most half full. All of it
 * trusts its callers: keys are objects of the heap, each added once, and numbers are below HN_PTRMAP_NONE. */
#include "snap/ptrmap.h"

#define FIRST 16u

static size_t bytes_of(uint32_t cap) {
    return (size_t)cap * (sizeof(void *) + sizeof(uint32_t));
}

void hnptrmap_free(hn_ptrmap *m) {
    if (m->keys) hnmem_free(m->meter, m->keys, bytes_of(m->cap));
    *m = (hn_ptrmap){.meter = m->meter};
}

static void ptrmap_put(hn_ptrmap *m, const void *key, uint32_t value) {
    uint32_t i = hnptrmap_home(key, m->cap);
    while (m->keys[i]) i = (i + 1) & (m->cap - 1);
    m->keys[i] = key;
    m->values[i] = value;
    m->count++;
}

static bool ptrmap_grow(hn_ptrmap *m) {
    hn_ptrmap to = {.meter = m->meter, .cap = m->cap ? m->cap * 2 : FIRST};
    if (m->cap > UINT32_MAX / 32) return false;
    to.keys = hnmem_alloc(m->meter, bytes_of(to.cap));
    if (!to.keys) return false;
    memset(to.keys, 0, bytes_of(to.cap));
    to.values = (uint32_t *)(void *)(to.keys + to.cap);
    for (uint32_t i = 0; i < m->cap; i++)
        if (m->keys[i]) ptrmap_put(&to, m->keys[i], m->values[i]);
    m->meter->effort += m->cap;
    hnptrmap_free(m);
    *m = to;
    return true;
}

bool hnptrmap_add(hn_ptrmap *m, const void *key, uint32_t value) {
    if (m->count * 2 >= m->cap && !ptrmap_grow(m)) return false;
    ptrmap_put(m, key, value);
    return true;
}

void hnptrpages_init(hn_ptrpages *m, hn_meter *meter) {
    for (uint32_t i = 0; i < HN_PTRMAP_PAGES; i++) m->page[i] = (hn_ptrmap){.meter = meter};
}

void hnptrpages_free(hn_ptrpages *m) {
    for (uint32_t i = 0; i < HN_PTRMAP_PAGES; i++) hnptrmap_free(&m->page[i]);
}

bool hnptrpages_add(hn_ptrpages *m, const void *key, uint32_t value) {
    return hnptrmap_add(&m->page[hnptrpages_of(key)], key, value);
}
