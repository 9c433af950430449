/* Strings, their builder, search and formatting, without an interpreter. */
#include "lib/lib.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/find.h"
#include "object/format.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/percent.h"
#include "object/strbuf.h"
#include "object/text.h"
#include "vm/start.h"

#include <stdio.h>
#include <stdlib.h>

static int failures;

static void check(bool ok, const char *what) {
    if (ok) return;
    failures++;
    printf("FAILED: %s\n", what);
}

#define CHECK(x) check(x, #x)
/* Stops the test where going on makes no sense. */
#define MUST(x)                                                                                              \
    do {                                                                                                     \
        if ((x) != HN_OK) {                                                                                  \
            printf("FAILED: %s\n", #x);                                                                      \
            exit(1);                                                                                         \
        }                                                                                                    \
    } while (0)

static hn_value text(hn_vm *vm, const char *z) {
    hn_value v;
    MUST(hnstr_from_z(vm, z, &v));
    return v;
}

static bool is(hn_value v, const char *utf8) {
    char cut[256];
    return hnv_is(v, HN_KIND_STR) && strcmp(hnstr_cut(v, cut, sizeof cut), utf8) == 0;
}

static void test_widths(hn_vm *vm) {
    hn_value a = text(vm, "abc"), e = text(vm, "caf\xC3\xA9"), u = text(vm, "\xE2\x82\xAC!"),
             g = text(vm, "x\xF0\x9F\x98\x80"), v;
    CHECK(HN_STR_WIDTH(HN_STR(a)) == 0 && (HN_STR(a)->h.flags & HN_STR_ASCII));
    CHECK(HN_STR_WIDTH(HN_STR(e)) == 0 && !(HN_STR(e)->h.flags & HN_STR_ASCII) && HN_STR(e)->len == 4);
    CHECK(HN_STR_WIDTH(HN_STR(u)) == 1 && HN_STR(u)->len == 2);
    CHECK(HN_STR_WIDTH(HN_STR(g)) == 2 && HN_STR(g)->len == 2);
    MUST(hnstr_slice(vm, g, 0, 1, &v));
    CHECK(v == vm->chars['x']);
    MUST(hnstr_concat(vm, a, g, &v));
    CHECK(is(v, "abcx\xF0\x9F\x98\x80"));
    MUST(hnstr_slice(vm, v, 0, 3, &v));
    CHECK(hnstr_equal(HN_STR(v), HN_STR(a)) && (HN_STR(v)->h.flags & HN_STR_ASCII));
    CHECK(hnstr_hash(vm, HN_STR(v)) == hnstr_hash(vm, HN_STR(a)));
    CHECK(hnstr_compare(HN_STR(a), HN_STR(e)) < 0 && hnstr_compare(HN_STR(g), HN_STR(u)) < 0);
}

static void test_growing(hn_vm *vm) {
    hn_value s = vm->empty_str, old = s, x = text(vm, "0123456789"), v;
    size_t before = vm->meter.bytes;
    for (int i = 0; i < 20000; i++) {
        if (i == 15000) old = s;
        MUST(hnstr_concat(vm, s, x, &s));
    }
    CHECK(HN_STR(s)->len == 200000);
    /* Linear: headers, and buffers whose sizes double; quadratic would be 2 GB. */
    CHECK(vm->meter.bytes - before < 4000000);
    MUST(hnstr_concat(vm, old, text(vm, "end"), &v));
    CHECK(HN_STR(v)->len == 150003 && hnstr_at(HN_STR(v), 150000) == 'e' &&
          hnstr_at(HN_STR(s), 150000) == '0');
    MUST(hnstr_concat(vm, s, text(vm, "\xE2\x82\xAC"), &v));
    CHECK(HN_STR(v)->len == 200001 && HN_STR_WIDTH(HN_STR(v)) == 1 && hnstr_at(HN_STR(v), 199999) == '9');
}

static void test_interning(hn_vm *vm) {
    hn_value a, b;
    MUST(hnstr_intern(vm, text(vm, "some_name"), &a));
    MUST(hnstr_intern_utf8(vm, "some_name", 9, &b));
    CHECK(a == b);
    for (int i = 0; i < 5000; i++) {
        char name[16];
        int n = snprintf(name, sizeof name, "n%d", i);
        MUST(hnstr_intern_utf8(vm, name, (size_t)n, &b));
    }
    MUST(hnstr_intern_utf8(vm, "n77", 3, &b));
    MUST(hnstr_intern(vm, text(vm, "n77"), &a));
    CHECK(a == b && vm->intern.count >= 5001);
}

static void test_find(hn_vm *vm) {
    int64_t at;
    hn_value hay, needle, a, b = text(vm, "b");
    MUST(hnstr_repeat(vm, text(vm, "a"), 200000, &hay));
    MUST(hnstr_repeat(vm, text(vm, "a"), 50000, &a));
    MUST(hnstr_concat(vm, b, a, &needle));
    int64_t fuel = vm->meter.fuel;
    MUST(hnstr_find(vm, HN_STR(hay), HN_STR(needle), 0, 200000, &at));
    CHECK(at == -1 && fuel - vm->meter.fuel < 100000);
    MUST(hnstr_concat(vm, a, b, &needle));
    MUST(hnstr_find(vm, HN_STR(hay), HN_STR(needle), 0, 200000, &at));
    CHECK(at == -1);
    MUST(hnstr_concat(vm, hay, b, &hay));
    MUST(hnstr_find(vm, HN_STR(hay), HN_STR(needle), 0, 200001, &at));
    CHECK(at == 150000);
    MUST(hnstr_find(vm, HN_STR(text(vm, "x\xE2\x82\xACyz")), HN_STR(text(vm, "yz")), 0, 4, &at));
    CHECK(at == 2);
    MUST(hnstr_find(vm, HN_STR(text(vm, "xyz")), HN_STR(text(vm, "\xE2\x82\xAC")), 0, 3, &at));
    CHECK(at == -1);
}

static void test_builder(hn_vm *vm) {
    hn_strbuf b;
    hn_value v;
    hnstrbuf_init(&b, vm);
    hnstrbuf_z(&b, "a");
    hnstrbuf_char(&b, 0x1F600);
    hnstrbuf_fill(&b, 0xE9, 3);
    hnstrbuf_utf8(&b, "z\xFFz", 3);
    MUST(hnstrbuf_finish(&b, &v));
    CHECK(is(v, "a\xF0\x9F\x98\x80\xC3\xA9\xC3\xA9\xC3\xA9z\xEF\xBF\xBDz") && HN_STR(v)->len == 8);
    hnstrbuf_init(&b, vm);
    MUST(hnstr_repr(vm, text(vm, "it's\t\xC2\xA0\\"), &b));
    MUST(hnstrbuf_finish(&b, &v));
    CHECK(is(v, "\"it's\\t\\xa0\\\\\""));
}

static const struct {
    const char *spec, *text;
} ints[] = {{"010,", "00,000,065"}, {"08,", "0,000,065"}, {"#012_x", "0x0_0000_0041"}, {"09_x", "0000_0041"},
            {"_b", "100_0001"},     {"0<5", "65000"},     {"=+6", "+   65"},           {"^6c", "  A   "},
            {".5_f", "65.000_00"},  {"%", "6500.000000%"}},
  floats[] = {{"", "1234567.5"},          {",", "1,234,567.5"},
              {"._f", "1234567.500_000"}, {"016,.1f", "00,001,234,567.5"},
              {".3", "1.23e+06"},         {"*^14.2e", "***1.23e+06***"},
              {"+.0f", "+1234568"},       {"n", "1.23457e+06"}};

static void test_format(hn_vm *vm) {
    hn_value v;
    for (size_t i = 0; i < sizeof ints / sizeof ints[0]; i++) {
        MUST(hnnum_format(vm, hnv_from_int(65), HN_STR(text(vm, ints[i].spec)), &v));
        check(is(v, ints[i].text), ints[i].spec);
    }
    for (size_t i = 0; i < sizeof floats / sizeof floats[0]; i++) {
        MUST(hnnum_format(vm, hnv_from_double(1234567.5), HN_STR(text(vm, floats[i].spec)), &v));
        check(is(v, floats[i].text), floats[i].spec);
    }
    MUST(hnstr_format_spec(vm, text(vm, "abc"), HN_STR(text(vm, "*^8.2")), &v));
    CHECK(is(v, "***ab***"));
    MUST(hnstr_percent(vm, text(vm, "%05.1f|%-4s|%#x"), text(vm, "x"), &v) == HN_RAISED ? HN_OK : HN_SLOW);
}

static void test_bytearray(hn_vm *vm) {
    hn_value v;
    const uint8_t *p;
    uint32_t n;
    MUST(hnbytearray_new(vm, "hello", 5, &v));
    MUST(hnbytearray_splice(vm, HN_BYTEARRAY(v), 1, 3, (const uint8_t *)"EYYX", 4));
    CHECK(hnbytes_view(v, &p, &n) && n == 7 && memcmp(p, "hEYYXlo", 7) == 0);
    MUST(hnbytearray_splice(vm, HN_BYTEARRAY(v), 0, 0, p, n));
    CHECK(hnbytes_view(v, &p, &n) && n == 14 && memcmp(p, "hEYYXlohEYYXlo", 14) == 0);
    MUST(hnbytearray_splice(vm, HN_BYTEARRAY(v), 0, 14, NULL, 0));
    CHECK(hnbytes_view(v, &p, &n) && n == 0 && !HN_BYTEARRAY(v)->buf);
}

int main(void) {
    hn_vm *vm = calloc(1, sizeof *vm);
    if (!vm) return 1;
    hnmeter_init(&vm->meter);
    MUST(hnlib_start(vm));
    test_widths(vm);
    test_growing(vm);
    test_interning(vm);
    test_find(vm);
    test_builder(vm);
    test_format(vm);
    test_bytearray(vm);
    hnvm_free(vm);
    free(vm);
    printf(failures ? "%d failures\n" : "ok\n", failures);
    return failures != 0;
}
