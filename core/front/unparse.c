/* Source text of an expression, for `from __future__ import annotations`. */
#include "front/unit.h"

#include "object/str.h"

hn_value hnunparse_value(hn_compiler *c, const hn_node *n) {
    return c->vm->empty_str;
}
