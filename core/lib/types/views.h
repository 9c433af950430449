/* Creation of dict views, for the methods of dict and the primitives. */
#ifndef HN_LIB_TYPES_VIEWS_H
#define HN_LIB_TYPES_VIEWS_H

#include "object/state.h"

/* kind: HN_VIEW_KEYS, HN_VIEW_VALUES or HN_VIEW_ITEMS. */
HN_CHECK hn_status hnview_new(hn_vm *vm, unsigned kind, hn_dict *d, hn_value *out);

#endif
