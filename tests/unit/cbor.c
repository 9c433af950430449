/* CBOR both ways: the examples of RFC 8949 appendix A, our own tags, and what has to be refused. */
#include "snapshot_rig.h"
#include "object/intern.h"
#include "object/ops.h"
#include "object/repr.h"

static int failures, checks;

static void fail(const char *what, const char *got) {
    failures++;
    fprintf(stderr, "FAILED %s: %s\n", what, got);
}

static size_t from_hex(const char *hex, uint8_t *out) {
    size_t n = 0;
    for (; hex[0] && hex[1]; hex += 2) {
        unsigned byte = 0;
        (void)!sscanf(hex, "%2x", &byte);
        out[n++] = (uint8_t)byte;
    }
    return n;
}

static void to_hex(const hn_buf *b, char *out) {
    for (size_t i = 0; i < b->len; i++) sprintf(out + 2 * i, "%02x", b->data[i]);
    out[2 * b->len] = 0;
}

static void show(hn_vm *vm, hn_value v, char *out, size_t cap) {
    hn_value text;
    snprintf(out, cap, "?");
    if (hnops_repr(vm, v, &text) == HN_OK) hnstr_cut(text, out, cap);
    vm->exc = HN_UNBOUND;
}

static void message(hn_vm *vm, char *out, size_t cap) {
    char text[300] = "", type[64];
    const hn_tuple *args = HN_TUPLE(HN_EXC(vm->exc)->args);
    hntype_name_of(vm, vm->exc, type, sizeof type);
    if (args->len && hnv_is(args->items[0], HN_KIND_STR)) hnstr_cut(args->items[0], text, sizeof text);
    snprintf(out, cap, "%s: %s", type, text);
    vm->exc = HN_UNBOUND;
}

/* Bytes to repr, or to an error. */
static void reads(hn_vm *vm, const char *hex, const char *want) {
    uint8_t bytes[512];
    char got[400];
    hn_value v;
    checks++;
    hn_status st = hncbor_decode(vm, bytes, from_hex(hex, bytes), 0, &v);
    if (st == HN_RAISED)
        message(vm, got, sizeof got);
    else if (st == HN_OK)
        show(vm, v, got, sizeof got);
    else
        snprintf(got, sizeof got, st == HN_SLOW ? "slow" : "status %d", st);
    if (strcmp(got, want) != 0) fail(hex, got);
}

/* Bytes that come back as they went in (or as `back`). */
static void keeps(hn_vm *vm, const char *hex, const char *back) {
    uint8_t bytes[512];
    char got[1100];
    hn_value v;
    hn_buf b;
    checks++;
    hnbuf_init(&b, &vm->meter);
    if (hncbor_decode(vm, bytes, from_hex(hex, bytes), 0, &v) != HN_OK)
        message(vm, got, sizeof got);
    else if (hncbor_encode(vm, v, 0, &b) != HN_OK)
        message(vm, got, sizeof got);
    else
        to_hex(&b, got);
    hnbuf_free(&b);
    if (strcmp(got, back ? back : hex) != 0) fail(hex, got);
}

/* The global x after running a program, or the error of sending it. */
static void sends(const char *program, const char *want) {
    rig r;
    char got[1100] = "?";
    hn_buf b;
    checks++;
    rig_start(&r, false);
    hnbuf_init(&b, &r.out_meter);
    hn_value name, x;
    if (rig_begin(&r, program, strlen(program)) == HN_OK && hnvm_run(r.vm) == HN_DONE &&
        hnstr_intern_utf8(r.vm, "x", 1, &name) == HN_OK) {
        x = hndict_get_str(r.vm, HN_AS(hn_module, r.vm->main)->dict, name);
        if (hncbor_encode(r.vm, x, 0, &b) == HN_OK)
            to_hex(&b, got);
        else
            message(r.vm, got, sizeof got);
    } else if (hnv_is(r.vm->exc, HN_KIND_EXC)) {
        message(r.vm, got, sizeof got);
    }
    hnbuf_free(&b);
    rig_free(&r);
    if (strcmp(got, want) != 0) fail(program, got);
}

static void test_reading(hn_vm *vm) {
    reads(vm,
          "d94858a56269640165636c61737361416a61747472696275746573806877726974"
          "61626c6580676d6574686f647380",
          "?");                                            /* its repr() is Python */
    reads(vm, "d9485e8267446563696d616c63312e35", "slow"); /* HN_SLOW: Python makes a Decimal */
    reads(vm, "d86401", "slow");
    reads(vm, "d94854a0", "slow"); /* and exceptions: raised.c */
    reads(vm, "00", "0");
    reads(vm, "1864", "100");
    reads(vm, "1b000000e8d4a51000", "1000000000000");
    reads(vm, "1bffffffffffffffff", "18446744073709551615");
    reads(vm, "c249010000000000000000", "18446744073709551616");
    reads(vm, "3bffffffffffffffff", "-18446744073709551616");
    reads(vm, "c349010000000000000000", "-18446744073709551617");
    reads(vm, "c240", "0");
    reads(vm, "c340", "-1");
    reads(vm, "20", "-1");
    reads(vm, "3903e7", "-1000");
    reads(vm, "f90000", "0.0");
    reads(vm, "f98000", "-0.0");
    reads(vm, "f93e00", "1.5");
    reads(vm, "f97bff", "65504.0");
    reads(vm, "f90001", "5.960464477539063e-08");
    reads(vm, "f97c00", "inf");
    reads(vm, "f9fc00", "-inf");
    reads(vm, "f97e00", "nan");
    reads(vm, "fa47c35000", "100000.0");
    reads(vm, "fb3ff199999999999a", "1.1");
    reads(vm, "f4", "False");
    reads(vm, "f5", "True");
    reads(vm, "f6", "None");
    reads(vm, "f7", "None");
    reads(vm, "40", "b''");
    reads(vm, "4401020304", "b'\\x01\\x02\\x03\\x04'");
    reads(vm, "6449455446", "'IETF'");
    reads(vm, "62c3bc", "'\xc3\xbc'");
    reads(vm, "80", "[]");
    reads(vm, "8301820203820405", "[1, [2, 3], [4, 5]]");
    reads(vm, "a201020304", "{1: 2, 3: 4}");
    reads(vm, "a26161016162820203", "{'a': 1, 'b': [2, 3]}");
    reads(vm, "5f42010243030405ff", "b'\\x01\\x02\\x03\\x04\\x05'");
    reads(vm, "7f657374726561646d696e67ff", "'streaming'");
    reads(vm, "9fff", "[]");
    reads(vm, "9f018202039f0405ffff", "[1, [2, 3], [4, 5]]");
    reads(vm, "bf6346756ef563416d7421ff", "{'Fun': True, 'Amt': -2}");
    reads(vm, "a2616101616102", "{'a': 2}");
    reads(vm, "d9d9f700", "0");
}

static void test_refusing(hn_vm *vm) {
    reads(vm, "c06161", "slow"); /* module datetime is not there */
    reads(vm, "d9485605", "ValueError: invalid CBOR at byte 4: no such handle");
    reads(vm, "d948563bffffffffffffffff", "ValueError: invalid CBOR at byte 12: no such handle");
    reads(vm, "d94858a0", "ValueError: invalid CBOR at byte 4: not a host object");
    reads(vm, "d9485801", "ValueError: invalid CBOR at byte 4: not a host object");
    reads(vm,
          "d94858a56269640165636c61737361416a61747472696275746573806877726974"
          "61626c6580676d6574686f64738101",
          "ValueError: invalid CBOR at byte 48: not a host object");
    reads(vm, "", "ValueError: invalid CBOR at byte 0: unexpected end");
    reads(vm, "18", "ValueError: invalid CBOR at byte 0: unexpected end");
    reads(vm, "1c", "ValueError: invalid CBOR at byte 0: reserved length");
    reads(vm, "1f", "ValueError: invalid CBOR at byte 1: reserved length");
    reads(vm, "0000", "ValueError: invalid CBOR at byte 1: more after the end");
    reads(vm, "ff", "ValueError: invalid CBOR at byte 1: unexpected break");
    reads(vm, "81ff", "ValueError: invalid CBOR at byte 2: unexpected break");
    reads(vm, "bf01ff", "ValueError: invalid CBOR at byte 3: unexpected break");
    reads(vm, "9bffffffffffffffff", "ValueError: invalid CBOR at byte 9: unexpected end");
    reads(vm, "bbffffffffffffffff", "ValueError: invalid CBOR at byte 9: unexpected end");
    reads(vm, "5bffffffffffffffff", "ValueError: invalid CBOR at byte 9: unexpected end");
    reads(vm, "61ff", "ValueError: invalid CBOR at byte 2: text is not UTF-8");
    reads(vm, "63eda080", "ValueError: invalid CBOR at byte 4: text is not UTF-8");
    reads(vm, "5f01ff", "ValueError: invalid CBOR at byte 2: a chunk of another kind");
    reads(vm, "7f7fffff", "ValueError: invalid CBOR at byte 2: a chunk of another kind");
    reads(vm, "f0", "ValueError: invalid CBOR at byte 1: unknown simple value");
    reads(vm, "c1fb41d452d9e2000000", "slow");
    reads(vm, "c2f6", "ValueError: invalid CBOR at byte 2: a bignum is not bytes");
    reads(vm, "d9010201", "ValueError: invalid CBOR at byte 4: a set is not an array");
    reads(vm, "d9485d00", "ValueError: invalid CBOR at byte 4: a reference to nothing");
    reads(vm, "81d9485d01", "ValueError: invalid CBOR at byte 5: a reference to nothing");
    reads(vm, "81d9485d20", "ValueError: invalid CBOR at byte 5: a reference to nothing");
    reads(vm, "81d9485d6161", "ValueError: invalid CBOR at byte 6: a reference to nothing");
    reads(vm, "81d9485d1bffffffffffffffff", "ValueError: invalid CBOR at byte 13: a reference to nothing");
    reads(vm, "d9010281d9485d00",
          "ValueError: invalid CBOR at byte 8: a reference to what cannot contain itself");
    reads(vm, "d9484e81a1d9485d0101",
          "ValueError: invalid CBOR at byte 9: a reference to what cannot contain itself");
    reads(vm, "d9484e81d9484f81d9484e81d9485d02",
          "ValueError: invalid CBOR at byte 16: a reference to what cannot contain itself");
    reads(vm, "81a1d9485d0101", "TypeError: cannot use 'list' as a dict key (unhashable type: 'list')");
    reads(vm, "d9484e9affffffff", "ValueError: invalid CBOR at byte 8: unexpected end");
    reads(vm, "a18000", "TypeError: cannot use 'list' as a dict key (unhashable type: 'list')");
    reads(vm, "d901028180", "TypeError: cannot use 'list' as a set element (unhashable type: 'list')");
    reads(vm, "d9485283010200", "ValueError: invalid CBOR at byte 7: a range is not three integers");
    uint8_t deep[600];
    hn_value v;
    char got[200];
    memset(deep, 0x81, sizeof deep);
    deep[199] = 0;
    checks++;
    if (hncbor_decode(vm, deep, 200, 0, &v) != HN_OK) message(vm, got, sizeof got), fail("199 levels", got);
    deep[199] = 0x81;
    checks++;
    if (hncbor_decode(vm, deep, sizeof deep, 0, &v) != HN_RAISED) fail("600 levels", "not refused");
    message(vm, got, sizeof got);
    if (strcmp(got, "ValueError: invalid CBOR at byte 201: nested too deeply") != 0) fail("600 levels", got);
}

static void test_round_trips(hn_vm *vm) {
    static const char *const same[] = {"00",
                                       "17",
                                       "1818",
                                       "19ffff",
                                       "1a00010000",
                                       "1b0000000100000000",
                                       "1bffffffffffffffff",
                                       "20",
                                       "3863",
                                       "c249010000000000000000",
                                       "c349010000000000000000",
                                       "fb3ff0000000000000",
                                       "fb7ff8000000000000",
                                       "f4",
                                       "f5",
                                       "f6",
                                       "40",
                                       "430102ff",
                                       "60",
                                       "6161",
                                       "63e282ac",
                                       "64f0908d88",
                                       "80",
                                       "83010203",
                                       "a0",
                                       "a1616101",
                                       "d9010283010203",
                                       "d9484e820102",
                                       "d9484f8101",
                                       "d94850420102",
                                       "d9485143eda080",
                                       "d9485283000a02",
                                       "d9485368456c6c6970736973",
                                       "d9a7f882fb3ff0000000000000fb4000000000000000",
                                       NULL};
    for (int i = 0; same[i]; i++) keeps(vm, same[i], NULL);
    keeps(vm, "81d9485d00", NULL); /* what contains itself */
    keeps(vm, "a16161d9485d00", NULL);
    keeps(vm, "8281a16161d9485d02d9485d00", NULL);
    keeps(vm, "d9484e8281d9485d0101", NULL);
    keeps(vm, "9fd9485d00ff", "81d9485d00");
    keeps(vm, "f93c00", "fb3ff0000000000000");
    keeps(vm, "c24101", "01");
    keeps(vm, "c24500ffffffff", "1affffffff");
}

static void test_sending(void) {
    sends("x = [1, (2,), {'a': {1}, 'b': frozenset()}]\n", "8301d9484e8102a26161d9010281016162d9484f80");
    sends("class I(int): pass\nclass L(list): pass\nx = L([I(5)])\n", "8105");
    sends("class A: pass\nx = [1, {'k': (A(),)}]\n",
          "TypeError: cannot send a value of type 'A' to the host: at result[1]['k'][0]");
    sends(
        "x = {1: {len}}\n",
        "TypeError: cannot send a value of type 'builtin_function_or_method' to the host: at result[1]{...}");
    sends("x = []\nx.append({'me': x})\n", "81a1626d65d9485d01");
    sends("x = (1, [])\nx[1].append(x)\nx[1].append(x[1])\n", "d9484e820182d9485d01d9485d00");
    sends("e = ValueError()\ne.args = (e,)\nx = [e]\n",
          "ValueError: cannot send a value to the host: it contains itself at result[0].args[0]");
    sends("x = 0\nfor i in range(199): x = [x]\nx = len(repr(x)) and 1\n", "01");
    /* What a program sees of a call that cannot be sent. */
    sends("class A: pass\ntry: ask([1], k=A())\nexcept TypeError as e: x = str(e)[-18:]\n",
          "7273743a206174206b77617267735b276b275d");
    sends("x = ask({'a': (1, 2.0)}) == {'a': (1, 2.0)}\n", "f5");
    sends("try: fail('no')\nexcept RuntimeError as e: x = e.args\n", "d9484e81626e6f");
}

int main(void) {
    rig r;
    rig_start(&r, false);
    test_reading(r.vm);
    test_refusing(r.vm);
    test_round_trips(r.vm);
    rig_free(&r);
    test_sending();
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
