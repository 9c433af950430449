/* Module json: the table of primitives for core/lib/py/json. Reading is in json_read.c, writing in
 * json_write.c. */
#include "json_internal.h"

/* (str, ensure_ascii) -> the str as JSON */
static hn_status quote(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value s = hnv_payload(args[0]);
    if (!hnv_is(s, HN_KIND_STR))
        return hnapi_raise(vm, HN_T_TYPEERROR, "first argument must be a string, not %T", args[0]);
    HN_TRY(hnapi_charge(vm, hnapi_str_len(s) >> 4));
    hn_strbuf b;
    hnapi_strbuf_init_ascii(&b, vm);
    hnjson_put_string(&b, s, args[1] == HN_TRUE);
    hn_status st = hnapi_strbuf_finish(&b, out);
    if (st != HN_OK) hnapi_strbuf_free(&b);
    return st;
}

static const hn_primitive_def json_primitives[] = {
    HN_PRIMITIVE("_json_quote", quote, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_json_read", hnjson_read, HN_ANY, HN_AN_INT, HN_A_SIZE),
    HN_PRIMITIVE("_json_write", hnjson_write, HN_A_LIST), HN_PRIMITIVES_END};

const hn_module_def hnlib_module_json = {.name = "json", .face = true, .primitives = json_primitives};
