#include "code/frozen.h"

#include "base/inflate.h"
#include "object/exc.h"
#include "object/str.h"

hn_status hnfrozen_text(hn_vm *vm, const hn_frozen_module *m, hn_value *out) {
    uint8_t *text = hnmem_alloc(&vm->meter, m->size + 1u);
    if (!text) return HN_NOMEM;
    hn_status st = hninflate(m->data, m->packed, text, m->size)
                       ? hnstr_from_utf8(vm, text, m->size, out)
                       : hnexc_raise(vm, HN_T_SYSTEMERROR, "the frozen library is damaged");
    hnmem_free(&vm->meter, text, m->size + 1u);
    return st;
}
