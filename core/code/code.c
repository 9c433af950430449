/* Code objects: one allocation for the header, one buffer for all arrays. */
#include "code/code.h"

#include "object/heap.h"

const char *const hnop_names[HN_OP_COUNT] = {
#define HN_OP(name, format, flags, text) #name,
#include "code/opcodes.def"
#undef HN_OP
};

const char hnop_formats[HN_OP_COUNT][4] = {
#define HN_OP(name, format, flags, text) format,
#include "code/opcodes.def"
#undef HN_OP
};

const uint8_t hnop_slow_args[HN_SLOW_COUNT] = {
#define HN_SLOW(name, n) [HN_SLOW_##name] = n,
#include "code/slow.def"
#include "code/slow_native.def"
#undef HN_SLOW
};

const bool hnop_writes_a[HN_OP_COUNT] = {
#define HN_OP(name, format, flags, text) (text)[0] == 'a' && (text)[1] == ' ' && (text)[2] == '=',
#include "code/opcodes.def"
#undef HN_OP
};

const char hnop_flags[HN_OP_COUNT][4] = {
#define HN_OP(name, format, flags, text) flags,
#include "code/opcodes.def"
#undef HN_OP
};

/* Walks the buffer twice: first without a base to add up the sizes, then to copy. */
typedef struct layout {
    hn_meter *meter;
    uint8_t *base;
    size_t used;
    hn_status status; /* HN_STOPPED: there was no time to copy all */
} layout;

static void *place(layout *l, const void *from, size_t count, size_t size) {
    l->used = (l->used + 7) & ~(size_t)7;
    void *to = l->base ? l->base + l->used : NULL;
    if (to && count && l->status == HN_OK) l->status = hnmem_copy_uncounted(l->meter, to, from, count * size);
    l->used += count * size;
    return to;
}

static void place_all(layout *l, const hn_code *from, hn_code *to) {
    to->ics = place(l, from->ics, from->nics, sizeof *from->ics);
    to->consts = place(l, from->consts, from->nconsts, sizeof *from->consts);
    to->names = place(l, from->names, from->nnames, sizeof *from->names);
    to->children = place(l, from->children, from->nchildren, sizeof *from->children);
    to->varnames = place(l, from->varnames, from->nlocals, sizeof *from->varnames);
    to->instrs = place(l, from->instrs, from->ninstrs, sizeof *from->instrs);
    to->handlers = place(l, from->handlers, from->nhandlers, sizeof *from->handlers);
    to->captures = place(l, from->captures, from->nfree, sizeof *from->captures);
    to->cellvars = place(l, from->cellvars, from->nlocals, 1);
    to->lines = place(l, from->lines, from->nlines, 1);
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

uint32_t hninstr_window_end(const hn_instr *i) {
    switch (i->op) {
    case HN_OP_CALL:
    case HN_OP_CALL_KW: return i->b / 8 + i->c;
    case HN_OP_CALL_METHOD:
    case HN_OP_CALL_METHOD_KW: return i->b / 8 + 1 + i->c;
    case HN_OP_CALL_EX:
    case HN_OP_BUILD_SLICE:
    case HN_OP_MAKE_FUNCTION: return i->b / 8 + 2;
    case HN_OP_BUILD_LIST:
    case HN_OP_BUILD_TUPLE:
    case HN_OP_BUILD_SET:
    case HN_OP_BUILD_STRING: return i->b / 8 + (i->c ? i->c - 1u : 0);
    case HN_OP_SLOW: return i->b / 8 + (hnop_slow_args[i->c] ? hnop_slow_args[i->c] - 1u : 0);
    case HN_OP_BUILD_MAP: return i->b / 8 + (i->c ? 2u * i->c - 1u : 0);
    case HN_OP_UNPACK: return i->a / 8 + (i->c ? i->c - 1u : 0);
    case HN_OP_UNPACK_EX: return i->a / 8 + (i->c & 255u) + (i->c >> 8);
    case HN_OP_LOAD_METHOD:
    case HN_OP_LOAD_SPECIAL: return i->a / 8 + 1;
    case HN_OP_EXC_INFO: return i->a / 8 + 2;
    case HN_OP_IMPORT:
    case HN_OP_GETSLICE: return i->c / 8 + 1;
    case HN_OP_FORMAT_SPEC: return i->b / 8 + 1;
    default: return 0;
    }
}
