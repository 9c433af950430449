/* The registers that a dump keeps. All of it trusts the VM, whose frames are as the interpreter has left
 * them. Frames of the same code are handled together: finding the liveness of 64 registers (hnlive_solve)
 * goes through all of the code, but then serves any number of frames. */
#include "snap/kept.h"

#include "snap/ptrmap.h"
#include "vm/frame.h"
#include "vm/live.h"

#define NO_FRAME UINT32_MAX

/* The frames of each code, as chains. */
typedef struct chains {
    hn_ptrmap numbers; /* of codes */
    uint32_t *head;    /* by number: a frame */
    uint32_t *next;    /* by frame: another one of the same code, or NO_FRAME */
    uint32_t n, longest;
} chains;

static uint32_t chunks_of(const hn_code *c) {
    return (c->nregs + 63u) / 64;
}

static bool chain_frames(const hn_vm *vm, chains *all) {
    for (uint32_t i = 0; i < vm->nframes; i++) {
        const hn_code *c = vm->frames[i].code;
        if (vm->frames[i].gen) continue;
        uint32_t n = hnptrmap_get(&all->numbers, c);
        bool known = n != HN_PTRMAP_NONE;
        if (!known && !hnptrmap_add(&all->numbers, c, n = all->n++)) return false;
        all->next[i] = known ? all->head[n] : NO_FRAME;
        all->head[n] = i;
        if (c->ninstrs > all->longest) all->longest = c->ninstrs;
    }
    return true;
}

/* Finds the registers of the frames from `head` on, which have the same code. in: room for a word per
 * instruction. */
static void find_in_chain(hn_vm *vm, const chains *all, uint32_t head, bool waits, uint64_t *in,
                          hn_snap_kept *out) {
    const hn_code *c = vm->frames[head].code;
    for (uint32_t chunk = 0; chunk < chunks_of(c); chunk++) {
        hnlive_solve(vm, c, 64 * chunk, in);
        for (uint32_t i = head; i != NO_FRAME; i = all->next[i]) {
            uint32_t pc = (uint32_t)(vm->frames[i].pc - c->instrs);
            bool at_call = waits || i + 1 < vm->nframes;
            uint64_t *words = out->words + out->first[i];
            words[chunk] |= hnlive_kept_bits(c, pc, at_call, 64 * chunk, in);
            if (chunk == 0) hnlive_iterators(vm, c, pc, at_call, words);
        }
    }
}

static bool make_words(const hn_vm *vm, hn_snap_kept *out) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < vm->nframes; i++) {
        out->first[i] = n;
        if (!vm->frames[i].gen) n += chunks_of(vm->frames[i].code);
    }
    out->first[vm->nframes] = n;
    out->words = hnmem_alloc(out->meter, (n + 1) * sizeof *out->words);
    if (out->words) memset(out->words, 0, (n + 1) * sizeof *out->words);
    return out->words;
}

hn_status hnsnap_find_kept(hn_vm *vm, bool waits, hn_snap_kept *out) {
    hn_meter *m = out->meter;
    size_t n = vm->nframes + 1u;
    *out = (hn_snap_kept){.meter = m, .n = vm->nframes, .first = hnmem_alloc(m, n * sizeof *out->first)};
    chains all = {.numbers = {.meter = m},
                  .head = hnmem_alloc(m, n * sizeof *all.head),
                  .next = hnmem_alloc(m, n * sizeof *all.next)};
    bool ok = out->first && all.head && all.next && make_words(vm, out) && chain_frames(vm, &all);
    uint64_t *in = ok ? hnmem_alloc(m, (all.longest + 1) * sizeof *in) : NULL;
    for (uint32_t k = 0; in && k < all.n; k++) find_in_chain(vm, &all, all.head[k], waits, in, out);
    if (all.head) hnmem_free(m, all.head, n * sizeof *all.head);
    if (all.next) hnmem_free(m, all.next, n * sizeof *all.next);
    hnptrmap_free(&all.numbers);
    if (!in) return HN_NOMEM;
    hnmem_free(m, in, (all.longest + 1) * sizeof *in);
    return HN_OK;
}

void hnsnap_free_kept(hn_snap_kept *k) {
    if (k->words) hnmem_free(k->meter, k->words, (k->first[k->n] + 1) * sizeof *k->words);
    if (k->first) hnmem_free(k->meter, k->first, (k->n + 1u) * sizeof *k->first);
    *k = (hn_snap_kept){.meter = k->meter};
}
