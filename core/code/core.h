/* Frozen code: core/lib/py/ compiled when Hognose is built (tools/freeze_core.c). The files in _hn are one
 * table, the core; each other file is a separate table, for a module that programs import. lib/start.c opens
 * the core, frozen.c the modules; calls unpack a function when it is first run. Until then its code is a
 * stub: complete for a caller, with the one instruction EXPAND for a body. Unpacking costs no steps, and
 * nothing that a program or a snapshot sees depends on it. */
#ifndef HN_CODE_CORE_H
#define HN_CODE_CORE_H

#include "code/code.h"
#include "code/draw.h"
#include "object/state.h"

#define HN_CORE_NAME "<frozen core>"

/* What tools/freeze_core.c made, packed; the format stands in core.c. */
typedef struct hn_core_table {
    const unsigned char *data; /* NULL: it lies in hognose.lib (code/frozen.h) */
    uint32_t packed, size;     /* bytes of what is deflated, and when it is inflated */
    uint32_t drawn;            /* bytes of code behind it */
    uint32_t strings, codes, modules;
    uint32_t often;  /* how many of the strings are named more than once: the first ones */
    uint32_t shared; /* how many bytes of the core's, which begins with its strings, stand in front of these
                        to be repeated */
} hn_core_table;
extern const hn_core_table hn_core;
/* How often which numbers occur in all of it. */
extern const hn_draw_packed hn_core_model;
/* How a constant begins: its tag, and behind it (tools/freeze_core.c: 8 times it on top) what the comment
 * says. */
typedef enum hn_core_tag {
    HN_CORE_STR,    /* its number */
    HN_CORE_CONST,  /* its number (HN_CONST) */
    HN_CORE_INT,    /* limbs * 2 + negative; the limbs */
    HN_CORE_DOUBLE, /* 0; eight bytes */
    HN_CORE_BYTES,  /* length; the bytes */
    HN_CORE_TUPLE,  /* length; the items */
} hn_core_tag;
#define HN_CORE_LIMBS 8u
/* Strings that are not ASCII are shorter than this, so that making one costs no steps. */
#define HN_CORE_SHORT 64u

/* A source for a table's codes, of which none is there yet. data: the table's, or what was read of it. */
HN_CHECK hn_status hncore_open(hn_vm *vm, const hn_core_table *table, const uint8_t *data, const char *name,
                               hn_source **out);
/* The code of one of the source's modules: unpacked, to be run once and let go. */
HN_CHECK hn_status hncore_module(hn_vm *vm, hn_source *source, uint32_t n, hn_code **out);
/* Lets go of a module's code, which has run. */
void hncore_drop(hn_vm *vm, hn_code *module);
/* Code by its number, made as a stub if it is not there yet. index < source->ncodes. */
HN_CHECK hn_status hncore_code(hn_vm *vm, hn_source *source, uint32_t index, hn_code **out);
/* Gives a stub its body; does nothing for other code. HN_NOMEM leaves it a stub. */
HN_CHECK hn_status hncore_expand(hn_vm *vm, hn_code *code);

extern const hn_instr hn_core_stub[]; /* what code that is not unpacked has for instructions */
static inline bool hncore_is_stub(const hn_code *code) {
    return code->instrs == hn_core_stub;
}

#endif
