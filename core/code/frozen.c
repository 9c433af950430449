#include "code/frozen.h"

#include "base/print.h"
#include "object/str.h"

#define MOST_NAME 128u

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

hn_status hnfrozen_open(hn_vm *vm, const hn_frozen_module *m, hn_source **out) {
    char text[MOST_NAME];
    source_name(m, text);
    return hncore_open(vm, m->table, text, out);
}
