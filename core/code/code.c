/* Makes code objects from the compiler's arrays: one allocation for the header, one buffer for all arrays.
 * The charge depends on the numbers of instructions and constants, not on bytes, which differ between builds.
 * hncode_fill charges nothing: it serves frozen code too, whose unpacking must not cost steps. */
#include "code/code.h"

#include "object/heap.h"

/* Walks the buffer twice: first without a base to add up the sizes, then to copy. */
typedef struct layout {
    hn_meter *meter;
    uint8_t *base;
    size_t used;
    hn_status status; /* HN_STOPPED: there was no time to copy all */
} layout;

static void *code_place(layout *l, const void *from, size_t count, size_t size) {
    l->used = (l->used + 7) & ~(size_t)7;
    void *to = l->base ? l->base + l->used : NULL;
    if (to && count && l->status == HN_OK) l->status = hnmem_copy_uncounted(l->meter, to, from, count * size);
    l->used += count * size;
    return to;
}

static void place_all(layout *l, const hn_code *from, hn_code *to) {
    to->ics = code_place(l, from->ics, from->nics, sizeof *from->ics);
    to->consts = code_place(l, from->consts, from->nconsts, sizeof *from->consts);
    to->names = code_place(l, from->names, from->nnames, sizeof *from->names);
    to->children = code_place(l, from->children, from->nchildren, sizeof *from->children);
    to->varnames = code_place(l, from->varnames, from->nlocals, sizeof *from->varnames);
    to->instrs = code_place(l, from->instrs, from->ninstrs, sizeof *from->instrs);
    to->handlers = code_place(l, from->handlers, from->nhandlers, sizeof *from->handlers);
    to->captures = code_place(l, from->captures, from->nfree, sizeof *from->captures);
    to->cellvars = code_place(l, from->cellvars, from->nlocals, 1);
    to->lines = code_place(l, from->lines, from->nlines, 1);
}

hn_status hncode_fill(hn_vm *vm, const hn_code *proto, hn_code *code) {
    hn_code sizes = *proto;
    layout l = {0};
    place_all(&l, proto, &sizes);
    if (l.used > UINT32_MAX / 2) return HN_NOMEM;
    hn_raw *memory = hnheap_raw(vm, l.used ? l.used : 1);
    if (!memory) return HN_NOMEM;
    hn_object h = code->h;
    *code = *proto;
    code->h = h;
    code->h.flags = proto->h.flags;
    code->memory = memory;
    l = (layout){.meter = &vm->meter, .base = memory->data};
    place_all(&l, proto, code);
    return l.status;
}

hn_status hncode_new(hn_vm *vm, const hn_code *proto, hn_code **out) {
    /* by what the program has, not by its bytes: those differ between builds */
    HN_TRY(hnmeter_charge(&vm->meter,
                          (proto->ninstrs + proto->nconsts + proto->nnames + proto->nlines / 8) >> 3));
    *out = hnheap_new(vm, HN_KIND_CODE, sizeof **out);
    return *out ? hncode_fill(vm, proto, *out) : HN_NOMEM;
}
