/* json: what core/lib/py/json is made of. */
#include "json_internal.h"

/* (str, ensure_ascii) -> the str as JSON */
static hn_status quote(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value s = hnv_payload(args[0]);
    if (!hnv_is(s, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "first argument must be a string, not %T", args[0]);
    HN_TRY(hnmeter_charge(&vm->meter, HN_STR(s)->len >> 4));
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    hnstrbuf_ascii(&b, "0", 1);
    b.len = 0;
    hnjson_put_string(&b, HN_STR(s), args[1] == HN_TRUE);
    hn_status st = hnstrbuf_finish(&b, out);
    if (st != HN_OK) hnstrbuf_free(&b);
    return st;
}

const hn_primitive_def hnlib_primitives_json[] = {
    HN_PRIMITIVE("_json_quote", quote, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_json_read", hnjson_read, HN_ANY, HN_AN_INT, HN_A_SIZE),
    HN_PRIMITIVE("_json_write", hnjson_write, HN_A_LIST), HN_PRIMITIVES_END};
