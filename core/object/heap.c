/* Allocation in size classes by moving a pointer, and lazy sweeping. Marking is in mark.c. A block holds
 * cells of one size class. A cell that is not in use has kind HN_KIND_FREE; runs of such cells are chained
 * through the body of their first cell. After a collection each block is swept when allocation gets to it, so
 * other blocks still hold dead objects. Sweeping and collecting charge no steps: a program's steps must not
 * depend on when memory is collected. */
#include "object/heap_internal.h"
#include "object/mark.h"

#include "object/str.h"

#define BLOCK_SIZE     8192u
#define SMALL_MAX      1024u
#define LENT_CELL      512u /* of a block that serves the classes below while memory is short */
#define FREE_BLOCKS    16u  /* empty blocks kept for the next need */
#define FIRST_GC_BYTES ((size_t)2 << 20)
#ifdef HN_HOSTILE
/* Up to this much alive, that build collects at every allocation. */
#define HOSTILE_FREE ((size_t)800 << 10)
/* The first 2,000 collections come at every allocation, the next 2,000 at every third, then at every seventh
 * and so on: a loop of a hundred thousand rounds allocates at the same places again and again. */
#define HOSTILE_ROUNDS 2000u
/* They are also rarer while more is alive, so that their work does not grow with its square. */
static bool is_time(hn_heap *h) {
    size_t over = h->live > HOSTILE_FREE ? h->live - HOSTILE_FREE : 0;
    uint64_t doubled = h->collections / HOSTILE_ROUNDS;
    size_t pause = ((size_t)1 << (doubled < 20 ? doubled : 20)) * 2 - 2;
    if (pause < (over >> 12) * (1 + (over >> 20))) pause = (over >> 12) * (1 + (over >> 20));
    return ++h->since > pause && !h->calm;
}
#endif
/* A collection that an allocation asks for costs a step for so many live bytes: an eighth of what it
 * takes. */
#define DEBT_SHARE   512u
#define DEBT_MOST    12u  /* such collections without steps between them */
#define ROOM_SHARE   16u  /* of the limit: a collection that leaves so much free costs nothing */
#define BLOCK_EFFORT 256u /* of sweeping a block, in units of steps */

struct hn_block {
    hn_block *next;
    uint32_t cell;  /* bytes */
    uint32_t count; /* cells */
    char cells[];
};

/* Overlays the body of the first cell of a free run: offsets from the block's start. */
struct hn_run {
    hn_object h;
    uint32_t next; /* of the next run; 0: none */
    uint32_t end;
};

struct hn_large {
    hn_large *next, *prev;
    size_t size; /* of the whole allocation */
};
#define LARGE_HEADER ((sizeof(hn_large) + 7) & ~(size_t)7)

/* Asks for a collection at the next safe point. */
static void want(hn_vm *vm) {
    if (vm->heap.wanted) return;
    vm->heap.wanted = true;
    hnmeter_trip(&vm->meter);
}

static unsigned size_class(size_t size) {
    return size <= HN_GRANULE_MAX ? (unsigned)((size + 7) / 8 - 1) : 32 + (unsigned)((size - 257) / 96);
}
static uint32_t class_bytes(unsigned cls) {
    return cls < 32 ? (cls + 1) * 8 : 256 + (cls - 31) * 96;
}

void hnheap_init(hn_vm *vm) {
    memset(&vm->heap, 0, sizeof vm->heap);
    vm->heap.color = 1;
    vm->heap.threshold = FIRST_GC_BYTES;
}

static void free_block(hn_vm *vm, hn_block *b) {
    hnmem_free(&vm->meter, b, BLOCK_SIZE);
}

static void free_chain(hn_vm *vm, hn_block *b) {
    while (b) {
        hn_block *next = b->next;
        free_block(vm, b);
        b = next;
    }
}

void hnheap_free(hn_vm *vm) {
    hn_heap *h = &vm->heap;
    for (unsigned i = 0; i < HN_SIZE_CLASSES; i++) free_chain(vm, h->bump[i].blocks);
    free_chain(vm, h->free_blocks);
    for (hn_large *l = h->large, *next; l; l = next) {
        next = l->next;
        hnmem_free(&vm->meter, l, l->size);
    }
    hnmem_free(&vm->meter, h->mark_stack, h->mark_cap * sizeof *h->mark_stack);
    hnheap_init(vm);
}

static bool is_dead(const hn_heap *h, const hn_object *o) {
    return (o->color & HN_COLOR_MASK) != h->color;
}

/* Frees the dead cells of a block and chains its free runs. Returns the number of live cells. */
static uint32_t sweep_block(hn_heap *h, hn_block *b, uint32_t *out_first) {
    uint32_t live = 0, first = 0, cell = b->cell;
    uint32_t *link = &first;
    hn_run *run = NULL;
    uint8_t color = h->color;
    char *p = b->cells, *end = p + (size_t)cell * b->count;
    for (; p < end; p += cell) {
        hn_object *o = (hn_object *)(void *)p;
        if (o->kind != HN_KIND_FREE && (o->color & HN_COLOR_MASK) == color) {
            live++;
            if (run) run->end = (uint32_t)(p - (char *)b);
            run = NULL;
            continue;
        }
        o->kind = HN_KIND_FREE;
        if (run) continue;
        run = (hn_run *)(void *)p;
        *link = (uint32_t)(p - (char *)b);
        link = &run->next;
    }
    if (run) run->end = (uint32_t)(p - (char *)b);
    *link = 0;
    *out_first = first;
    return live;
}

/* ---- counting ---- */

static uint64_t cells_left(const hn_bump *bump, unsigned cls) {
    return (uint64_t)(bump->end - bump->next) / class_bytes(cls);
}

/* Cells that size classes have and have not filled. */
static uint64_t heap_unfilled(const hn_heap *h) {
    uint64_t n = 0;
    for (unsigned i = 0; i < HN_SIZE_CLASSES; i++)
        if (h->bump[i].end != h->bump[i].next) n += cells_left(&h->bump[i], i);
    return n;
}

/* Leaves `kept` cells to be filled; the others are a free run of their block again. */
static void heap_give_back(hn_bump *bump, unsigned cls, uint32_t kept) {
    if (bump->next == bump->end) return;
    char *from = bump->next + (size_t)kept * class_bytes(cls);
    if (from == bump->end) return;
    hn_run *run = (hn_run *)(void *)from;
    run->h.kind = HN_KIND_FREE;
    run->next = bump->runs ? (uint32_t)((char *)bump->runs - (char *)bump->current) : 0;
    run->end = (uint32_t)(bump->end - (char *)bump->current);
    bump->runs = run;
    bump->end = from;
}

/* The limit may have been passed: what is given and not filled is taken back, but for one cell. */
static HN_COLD void heap_look(hn_vm *vm, unsigned cls) {
    hn_heap *h = &vm->heap;
    h->handed -= heap_unfilled(h);
    for (unsigned i = 0; i < HN_SIZE_CLASSES; i++) heap_give_back(&h->bump[i], i, i == cls);
    h->handed += heap_unfilled(h);
    if (h->handed <= h->look_at) return;
    h->look_at = UINT64_MAX;
    vm->meter.allocated = true;
    hnmeter_trip(&vm->meter);
}

void hnheap_limit_allocations(hn_vm *vm, uint64_t most, bool anew) {
    hn_heap *h = &vm->heap;
    if (anew || !h->counts) {
        for (unsigned i = 0; i < HN_SIZE_CLASSES; i++) heap_give_back(&h->bump[i], i, 0);
        h->handed = 0;
    }
    h->counts = most != UINT64_MAX;
    h->look_at = vm->meter.allocations_limit = most;
    vm->meter.allocated = false;
}

uint64_t hnheap_allocations(const hn_vm *vm) {
    return vm->heap.counts ? vm->heap.handed - heap_unfilled(&vm->heap) : 0;
}

static void use_run(hn_heap *h, hn_bump *bump, hn_block *b, uint32_t offset) {
    hn_run *run = (hn_run *)(void *)((char *)b + offset);
    if (HN_UNLIKELY(h->counts)) h->handed += (run->end - offset) / b->cell;
    bump->next = (char *)run;
    bump->end = (char *)b + run->end;
    bump->runs = run->next ? (hn_run *)(void *)((char *)b + run->next) : NULL;
    bump->current = b;
}

static bool sweep_next(hn_heap *h, hn_bump *bump) {
    while (bump->sweep) {
        hn_block *b = bump->sweep;
        bump->sweep = b->next;
        uint32_t first;
        (void)sweep_block(h, b, &first);
        if (first) {
            use_run(h, bump, b, first);
            return true;
        }
    }
    return false;
}

static hn_block *new_block(hn_vm *vm, unsigned cls) {
    hn_heap *h = &vm->heap;
    hn_block *b = h->free_blocks;
    if (b) {
        h->free_blocks = b->next;
    } else {
        b = hnmem_alloc(&vm->meter, BLOCK_SIZE);
        if (!b) return NULL;
    }
    b->cell = class_bytes(cls);
    b->count = (uint32_t)((BLOCK_SIZE - sizeof(hn_block)) / b->cell);
    for (uint32_t i = 0; i < b->count; i++) ((hn_object *)(void *)(b->cells + (size_t)i * b->cell))->kind = 0;
    b->next = h->bump[cls].blocks;
    h->bump[cls].blocks = b;
    return b;
}

/* More room in the blocks that a size class has: a free run, a block to sweep. */
static bool reuse(hn_heap *h, hn_bump *bump) {
    if (!bump->runs) return sweep_next(h, bump);
    use_run(h, bump, bump->current, (uint32_t)((char *)bump->runs - (char *)bump->current));
    return true;
}

static bool add_block(hn_vm *vm, unsigned cls) {
    hn_heap *h = &vm->heap;
    hn_bump *bump = &h->bump[cls];
    hn_block *b = hnheap_reserve_stack(vm) ? new_block(vm, cls) : NULL;
    if (!b) {
        want(vm);
        return false;
    }
    bump->current = b;
    bump->next = b->cells;
    bump->end = b->cells + (size_t)b->cell * b->count;
    if (HN_UNLIKELY(h->counts)) h->handed += b->count;
    h->allocated += BLOCK_SIZE;
    if (h->allocated > h->threshold) want(vm);
    return true;
}

/* Where memory is short: the next larger class with a free cell, or a block that serves many classes. */
static unsigned lend(hn_vm *vm, unsigned cls) {
    hn_heap *h = &vm->heap;
    for (unsigned c = cls; c < HN_SIZE_CLASSES; c++)
        if (h->bump[c].next != h->bump[c].end || reuse(h, &h->bump[c])) return c;
    if (cls < size_class(LENT_CELL)) cls = size_class(LENT_CELL);
    return add_block(vm, cls) ? cls : HN_SIZE_CLASSES;
}

/* Finds more room for a size class; the class that has it, or HN_SIZE_CLASSES. */
static HN_COLD unsigned heap_refill(hn_vm *vm, unsigned cls) {
    hn_heap *h = &vm->heap;
    if (h->frugal)
        cls = lend(vm, cls);
    else if (!reuse(h, &h->bump[cls]) && !add_block(vm, cls))
        cls = HN_SIZE_CLASSES;
    if (HN_UNLIKELY(h->counts && h->handed > h->look_at)) heap_look(vm, cls);
    return cls;
}

static void *new_large(hn_vm *vm, hn_kind kind, size_t size) {
    hn_heap *h = &vm->heap;
    if (size > SIZE_MAX / 2) return (void)hnmeter_want(&vm->meter, size, 1), NULL;
    hn_large *l = hnheap_reserve_stack(vm) ? hnmem_alloc(&vm->meter, LARGE_HEADER + size) : NULL;
    if (!l) {
        want(vm);
        return NULL;
    }
    l->size = LARGE_HEADER + size;
    l->prev = NULL;
    l->next = h->large;
    if (l->next) l->next->prev = l;
    h->large = l;
    h->allocated += l->size;
    if (h->allocated > h->threshold) want(vm);
    if (HN_UNLIKELY(h->counts) && ++h->handed > h->look_at) heap_look(vm, HN_SIZE_CLASSES);
    hn_object *o = (hn_object *)(void *)((char *)l + LARGE_HEADER);
    *o = (hn_object){.kind = (uint8_t)kind, .color = h->color | HN_COLOR_LARGE};
    return o;
}

void *hnheap_new_raw(hn_vm *vm, hn_kind kind, size_t size) {
#ifdef HN_HOSTILE
    if (is_time(&vm->heap)) want(vm);
    if (vm->meter.fail_allocation > 0 && --vm->meter.fail_allocation == 0) return NULL;
#endif
    if (size < 16) size = 16;
    if (HN_UNLIKELY(size > SMALL_MAX)) return new_large(vm, kind, size);
    unsigned cls = size_class(size);
    hn_bump *bump = &vm->heap.bump[cls];
    if (HN_UNLIKELY(bump->next == bump->end)) {
        cls = heap_refill(vm, cls);
        if (cls == HN_SIZE_CLASSES) return NULL;
        bump = &vm->heap.bump[cls];
    }
    hn_object *o = (hn_object *)(void *)bump->next;
    bump->next += class_bytes(cls);
    *o = (hn_object){.kind = (uint8_t)kind, .color = vm->heap.color};
    return o;
}

void *hnheap_new(hn_vm *vm, hn_kind kind, size_t size) {
    hn_object *o = hnheap_new_small(vm, kind, size);
    if (HN_LIKELY(o && size <= HN_GRANULE_MAX)) {
        uint64_t *w = (uint64_t *)(void *)(o + 1), *end = w + (size - sizeof *o + 7) / 8;
        for (; w < end; w++) {
            *w = 0;
            __asm__ volatile(""); /* a loop: memset leaves the module on wasm */
        }
        return o;
    }
    if (!o || hnmem_fill_uncounted(&vm->meter, o + 1, 0, size - sizeof *o) == HN_OK) return o;
    hnheap_release(vm, o);
    return NULL;
}

hn_raw *hnheap_raw(hn_vm *vm, size_t size) {
    if (size > UINT32_MAX) return (void)hnmeter_want(&vm->meter, size, 1), NULL;
    hn_raw *r = hnheap_new_raw(vm, HN_KIND_RAW, sizeof *r + size);
    if (!r) return NULL;
    r->size = (uint32_t)size;
    r->used = 0;
    return r;
}

hn_values *hnheap_values(hn_vm *vm, size_t cap) {
    if (cap > UINT32_MAX / sizeof(hn_value))
        return (void)hnmeter_want(&vm->meter, cap, sizeof(hn_value)), NULL;
    hn_values *to = hnheap_new_small(vm, HN_KIND_VALUES, sizeof *to + cap * sizeof(hn_value));
    if (!to) return NULL;
    to->cap = (uint32_t)cap;
    to->unused = 0;
    if (hnheap_unset(vm, to->v, cap) != HN_OK) {
        hnheap_release(vm, to);
        return NULL;
    }
    return to;
}

hn_status hnheap_unset(hn_vm *vm, hn_value *v, size_t n) {
    while (n > HN_LONG / sizeof *v) {
        for (size_t i = 0; i < HN_LONG / sizeof *v; i++) v[i] = HN_UNBOUND;
        v += HN_LONG / sizeof *v;
        n -= HN_LONG / sizeof *v;
        HN_TRY(hnmeter_pace_uncounted(&vm->meter, HN_LONG / 32));
    }
    for (size_t i = 0; i < n; i++) v[i] = HN_UNBOUND;
    return HN_OK;
}

static void free_large(hn_vm *vm, hn_large *l) {
    if (l == vm->heap.sweep_large) vm->heap.sweep_large = l->next;
    if (l->next) l->next->prev = l->prev;
    if (l->prev)
        l->prev->next = l->next;
    else
        vm->heap.large = l->next;
    hnmem_free(&vm->meter, l, l->size);
}

void hnheap_release(hn_vm *vm, void *object) {
    hn_object *o = object;
    if (!o || !(o->color & HN_COLOR_LARGE)) return;
    hn_large *l = (hn_large *)(void *)((char *)o - LARGE_HEADER);
    size_t size = l->size;
    free_large(vm, l);
    vm->heap.allocated = vm->heap.allocated > size ? vm->heap.allocated - size : 0;
}

void *hnheap_resize(hn_vm *vm, void *object, size_t size) {
    hn_heap *h = &vm->heap;
    if (!(((hn_object *)object)->color & HN_COLOR_LARGE) || size <= SMALL_MAX || size > SIZE_MAX / 2)
        return NULL;
    hn_large *old = (hn_large *)(void *)((char *)object - LARGE_HEADER);
    size_t before = old->size;
    bool swept = old == h->sweep_large;
    hn_large *l = hnmem_resize(&vm->meter, old, before, LARGE_HEADER + size);
    if (!l) return NULL;
    l->size = LARGE_HEADER + size;
    if (swept) h->sweep_large = l;
    if (l->next) l->next->prev = l;
    if (l->prev)
        l->prev->next = l;
    else
        h->large = l;
    if (l->size > before) h->allocated += l->size - before;
    if (h->allocated > h->threshold) want(vm);
    return (char *)l + LARGE_HEADER;
}

hn_status hnheap_sweep_large(hn_vm *vm) {
    hn_heap *h = &vm->heap;
    while (h->sweep_large) {
        hn_large *l = h->sweep_large;
        h->sweep_large = l->next;
        HN_TOUCH(&vm->meter, 4);
        HN_TRY(hnmeter_pace_uncounted(&vm->meter, 4 + (uint32_t)(l->size >> 9)));
        if (is_dead(h, (hn_object *)(void *)((char *)l + LARGE_HEADER))) free_large(vm, l);
    }
    return HN_OK;
}

/* Sweeps what is left of one class; empty blocks go to the free list. */
static hn_status heap_finish_class(hn_vm *vm, hn_bump *bump) {
    hn_heap *h = &vm->heap;
    hn_block **link = &bump->blocks;
    while (*link) {
        hn_block *b = *link;
        if (b != bump->sweep) {
            link = &b->next;
            continue;
        }
        uint32_t first, live = sweep_block(h, b, &first);
        HN_TOUCH(&vm->meter, b->count);
        bump->sweep = b->next;
        if (live == 0 && b != bump->current) {
            *link = b->next;
            b->next = h->free_blocks;
            h->free_blocks = b;
        } else {
            link = &b->next;
        }
        HN_TRY(hnmeter_pace_uncounted(&vm->meter, BLOCK_EFFORT));
    }
    return HN_OK;
}

hn_status hnheap_finish_sweep(hn_vm *vm) {
    hn_heap *h = &vm->heap;
    HN_TRY(hnheap_sweep_large(vm));
    for (unsigned i = 0; i < HN_SIZE_CLASSES; i++)
        if (h->bump[i].sweep) HN_TRY(heap_finish_class(vm, &h->bump[i]));
    unsigned kept = 0;
    hn_block **link = &h->free_blocks;
    while (*link && kept < FREE_BLOCKS) {
        link = &(*link)->next;
        kept++;
    }
    free_chain(vm, *link);
    *link = NULL;
    return HN_OK;
}

hn_status hnheap_collect_all(hn_vm *vm) {
    HN_TRY(hnmeter_look(&vm->meter)); /* what has no time left has failed like what has no memory */
    HN_TRY(hnheap_collect(vm));
    HN_TRY(hnheap_finish_sweep(vm));
    free_chain(vm, vm->heap.free_blocks);
    vm->heap.free_blocks = NULL;
    hnheap_trim_stack(vm, 0);
    hnheap_begin_sweep(vm); /* so that the free runs just found are found again */
    return HN_OK;
}

void hnheap_forgive(hn_vm *vm) {
    vm->heap.debt = 0;
    vm->heap.paid_at = hnmeter_steps(&vm->meter);
}

bool hnheap_pays(hn_vm *vm, uint64_t steps) {
    hn_heap *h = &vm->heap;
    const hn_meter *m = &vm->meter;
    uint64_t cost = h->live / DEBT_SHARE, paid = steps > h->paid_at ? steps - h->paid_at : 0;
    h->debt = (h->debt > paid ? h->debt - paid : 0) + cost;
    h->paid_at = steps;
    if (m->bytes < m->bytes_limit - m->bytes_limit / ROOM_SHARE) h->debt = 0; /* it has freed enough */
    return h->debt <= DEBT_MOST * cost;
}

void hnheap_begin_sweep(hn_vm *vm) {
    vm->heap.handed -= heap_unfilled(&vm->heap);
    for (unsigned i = 0; i < HN_SIZE_CLASSES; i++) {
        hn_bump *bump = &vm->heap.bump[i];
        bump->next = bump->end = NULL;
        bump->runs = NULL;
        bump->current = NULL;
        bump->sweep = bump->blocks;
    }
}

static bool is_lost(const hn_object *o) {
    return o->kind != HN_KIND_FREE && (o->color & HN_COLOR_MASK) == HN_COLOR_LOST;
}

hn_status hnheap_find_lost(hn_vm *vm) {
    hn_heap *h = &vm->heap;
    uint32_t n = 0;
    for (unsigned i = 0; i < HN_SIZE_CLASSES; i++)
        for (hn_block *b = h->bump[i].blocks; b; b = b->next) {
            if (++n < h->search) continue;
            for (char *p = b->cells, *end = p + (size_t)b->cell * b->count; p < end; p += b->cell)
                if (is_lost((hn_object *)(void *)p)) HN_TRY(hnheap_found_again(vm, (hn_object *)(void *)p));
            h->search = n + 1;
            HN_TOUCH(&vm->meter, b->count);
            HN_TRY(hnheap_look(vm, BLOCK_EFFORT));
        }
    for (hn_large *l = h->large; l; l = l->next) {
        if (++n < h->search) continue;
        hn_object *o = (hn_object *)(void *)((char *)l + LARGE_HEADER);
        if (is_lost(o)) HN_TRY(hnheap_found_again(vm, o));
        h->search = n + 1;
        HN_TOUCH(&vm->meter, 1);
        HN_TRY(hnheap_look(vm, 1));
    }
    h->search = 0;
    return HN_OK;
}

void hnheap_each(hn_vm *vm, void (*fn)(hn_vm *vm, hn_object *o, void *arg), void *arg) {
    hn_heap *h = &vm->heap;
    for (unsigned i = 0; i < HN_SIZE_CLASSES; i++)
        for (hn_block *b = h->bump[i].blocks; b; b = b->next)
            for (uint32_t k = 0; k < b->count; k++) {
                hn_object *o = (hn_object *)(void *)(b->cells + (size_t)k * b->cell);
                HN_TOUCH(&vm->meter, 1);
                if (o->kind != HN_KIND_FREE && !is_dead(h, o)) fn(vm, o, arg);
            }
    for (hn_large *l = h->large; l; l = l->next) {
        hn_object *o = (hn_object *)(void *)((char *)l + LARGE_HEADER);
        if (!is_dead(h, o)) fn(vm, o, arg);
    }
}
