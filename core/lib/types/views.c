/* The types of dict views (dict_keys, dict_values, dict_items, and those of OrderedDict), and their
 * creation for dict.c and dict_primitives.c. Iterating, comparing and set operators are in dunders.c and
 * frozen twins. */
#include "lib/types/views.h"
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "object/iter.h"

#define HN_VIEW(v) HN_AS(hn_dict_view, v)

hn_status hnview_new(hn_vm *vm, unsigned kind, hn_dict *d, hn_value *out) {
    hn_dict_view *view = hnheap_new(vm, HN_KIND_DICT_VIEW, sizeof *view);
    if (!view) return HN_NOMEM;
    view->h.flags = (uint16_t)kind;
    view->dict = d;
    *out = hnv_from_ref(view);
    return HN_OK;
}

static hn_status view_reversed(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hniter_reversed(vm, args[0], out);
}

static hn_status view_isdisjoint(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hncall_slow(vm, HN_SLOW_VIEW_ISDISJOINT, n, args);
}

static hn_status get_mapping(hn_vm *vm, hn_value self, hn_value *out) {
    hn_proxy *proxy = hnheap_new(vm, HN_KIND_MAPPINGPROXY, sizeof *proxy);
    if (!proxy) return HN_NOMEM;
    proxy->mapping = hnv_from_ref(HN_VIEW(self)->dict);
    *out = hnv_from_ref(proxy);
    return HN_OK;
}

static const hn_getset_def views_getsets[] = {{"mapping", get_mapping, NULL}, {0}};

static const hn_native_def views_set_methods[] = {
    HN_ROW("isdisjoint", view_isdisjoint, 0, (self, arg(object), slash),
           "Whether the view and an iterable have nothing in common."),
    HN_ROW("__reversed__", view_reversed, 0, (self, slash), "An iterator from the newest key."),
    {0}};
static const hn_native_def views_methods[] = {
    HN_ROW("__reversed__", view_reversed, 0, (self, slash), "An iterator from the newest key."), {0}};

const hn_type_def hnlib_dict_keys = {HN_T_DICT_KEYS, NULL, views_set_methods, views_getsets, NULL};
const hn_type_def hnlib_dict_values = {HN_T_DICT_VALUES, NULL, views_methods, views_getsets, NULL};
const hn_type_def hnlib_dict_items = {HN_T_DICT_ITEMS, NULL, views_set_methods, views_getsets, NULL};

static const hn_native_def odict_methods[] = {HN_ROW("__reversed__", view_reversed, 0, (self, slash), ""),
                                              {0}};

const hn_type_def hnlib_odict_iterator = {HN_T_ODICT_ITERATOR, NULL, NULL, NULL, NULL};
const hn_type_def hnlib_odict_keys = {HN_T_ODICT_KEYS, NULL, odict_methods, NULL, NULL};
const hn_type_def hnlib_odict_values = {HN_T_ODICT_VALUES, NULL, odict_methods, NULL, NULL};
const hn_type_def hnlib_odict_items = {HN_T_ODICT_ITEMS, NULL, odict_methods, NULL, NULL};
