/* Compiles every program of tests/unit/golden, verifies the code and compares its listing with the golden
 * one.
 *
 *   front_compile                 all golden files
 *   front_compile --write         writes them anew
 *   front_compile --dis FILE      prints a listing
 *   front_compile --failing FILE  compiles with the n-th allocation failing, for every n: nothing may leak
 *   front_compile --errors FILE   programs separated by lines of `----`: prints each one's error */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "code/disasm.h"
#include "code/verify.h"
#include "front/compile.h"
#include "object/bytes.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/type.h"

#define GOLDEN "tests/unit/golden"

static char *read_file(const char *path, size_t *len) {
    FILE *f = fopen(path, "rb");
    if (!f) return NULL;
    char *text = malloc(1 << 22);
    *len = fread(text, 1, (1 << 22) - 1, f);
    text[*len] = 0;
    fclose(f);
    return text;
}

/* As much of a VM as the compiler needs. */
static hn_status init_objects(hn_vm *vm) {
    hn_tuple *t = hntuple_alloc(vm, 0);
    if (!t) return HN_NOMEM;
    vm->empty_tuple = hnv_from_ref(t);
    HN_TRY(hnstr_intern_utf8(vm, "", 0, &vm->empty_str));
    HN_TRY(hnbytes_new(vm, "", 0, &vm->empty_bytes));
    for (uint32_t i = 0; i < 256; i++) HN_TRY(hnstr_from_char(vm, i, &vm->chars[i]));
    static const char *const names[] = {
#define HN_N(id) #id,
#include "object/names.def"
#undef HN_N
    };
    for (uint32_t i = 0; i < HN_N_COUNT; i++)
        HN_TRY(hnstr_intern_utf8(vm, names[i], strlen(names[i]), &vm->names[i]));
    return hntype_init_all(vm);
}

static hn_vm *new_vm(void) {
    hn_vm *vm = calloc(1, sizeof *vm);
    hnmeter_init(&vm->meter);
    hnmeter_start(&vm->meter);
    hnheap_init(vm);
    vm->exc = HN_UNBOUND;
    if (init_objects(vm) != HN_OK) exit(2);
    return vm;
}

static void free_vm(hn_vm *vm) {
    if (vm->intern.slots) hnmem_free(&vm->meter, vm->intern.slots, vm->intern.cap * sizeof *vm->intern.slots);
    hnheap_free(vm);
    free(vm);
}

/* The listing of a text, its error, or what the verifier says. */
static bool describe(const char *text, size_t len, hn_parse_mode mode, uint32_t flags, hn_buf *out) {
    hn_vm *vm = new_vm();
    hn_value source, name;
    hn_code *code = NULL;
    hn_syntax_error err = {0};
    bool good = true;
    if (hnstr_from_utf8(vm, text, len, &source) != HN_OK || hnstr_from_z(vm, "<test>", &name) != HN_OK)
        exit(2);
    hn_status s = hncompile(vm, source, name, mode, flags, &code, NULL, &err);
    if (s == HN_RAISED) {
        hnbuf_printf(out, "%d:%d-%d:%d %.300s\n", (int)err.lineno, (int)err.offset, (int)err.end_lineno,
                     (int)err.end_offset, err.message);
    } else if (s != HN_OK) {
        hnbuf_printf(out, "status %d, limit %d\n", (int)s, (int)vm->meter.stopped);
        good = false;
    } else {
        for (uint32_t i = 0; i < code->source->ncodes; i++) {
            const char *bad = hnverify_code(HN_AS(hn_code, code->source->codes->v[i]));
            if (!bad) continue;
            hnbuf_printf(out, "VERIFIER: code %u: %s\n", (unsigned)i, bad);
            good = false;
        }
        hndisasm_code(vm, code, out);
    }
    free_vm(vm);
    return good;
}

/* Whether compiling gives back what it took when allocation n fails; *done when none failed. */
static bool fails_well(const char *text, size_t len, int64_t n, bool *done) {
    hn_vm *vm = new_vm();
    hn_value source, name;
    hn_code *code = NULL;
    hn_syntax_error err = {0};
    if (hnstr_from_utf8(vm, text, len, &source) != HN_OK || hnstr_from_z(vm, "<test>", &name) != HN_OK)
        exit(2);
    vm->meter.fail_allocation = n;
    hn_status s = hncompile(vm, source, name, HN_PARSE_EXEC, 0, &code, NULL, &err);
    *done = vm->meter.fail_allocation > 0;
    if (!*done && s == HN_NOMEM) {
        vm->meter.fail_allocation = 0;
        s = hncompile(vm, source, name, HN_PARSE_EXEC, 0, &code, NULL, &err); /* again, after a collection */
    }
    bool same = s == HN_OK || s == HN_RAISED;
    vm->meter.fail_allocation = 0;
    if (vm->intern.slots) hnmem_free(&vm->meter, vm->intern.slots, vm->intern.cap * sizeof *vm->intern.slots);
    vm->intern.slots = NULL;
    hnheap_free(vm);
    if (vm->meter.bytes != 0) same = false;
    if (!same) printf("allocation %lld: status %d, %zu bytes left\n", (long long)n, (int)s, vm->meter.bytes);
    free(vm);
    return same;
}

static bool failing(const char *text, size_t len) {
    bool good = true, done = false;
    int64_t n = 1;
    for (; !done && n < 100000; n++) good &= fails_well(text, len, n, &done);
    printf("%lld allocations\n", (long long)n - 1);
    return good;
}

static void errors_of(char *text, hn_buf *out) {
    while (text) {
        char *next = strstr(text, "\n----\n");
        if (next) next[1] = 0;
        hn_buf one;
        hnbuf_init(&one, out->meter);
        bool good = describe(text, strlen(text), HN_PARSE_EXEC, 0, &one);
        bool error = one.len && one.data[0] >= '0' && one.data[0] <= '9';
        if (error || !good)
            hnbuf_put(out, one.data, one.len);
        else
            hnbuf_str(out, "no error\n");
        hnbuf_free(&one);
        text = next ? next + 6 : NULL;
    }
}

static bool check_golden(const char *name, bool write) {
    char path[300];
    size_t len, golden_len = 0;
    snprintf(path, sizeof path, GOLDEN "/%s", name);
    char *text = read_file(path, &len);
    if (!text) return false;
    hn_meter meter;
    hn_buf out;
    hnmeter_init(&meter);
    hnbuf_init(&out, &meter);
    bool good = true;
    if (strncmp(name, "error", 5) == 0)
        errors_of(text, &out);
    else
        good = describe(text, len, HN_PARSE_EXEC, 0, &out);
    memcpy(path + strlen(path) - 3, ".txt", 5);
    char *golden = read_file(path, &golden_len);
    if (write) {
        FILE *f = fopen(path, "wb");
        if (!f) exit(2);
        fwrite(out.data, 1, out.len, f);
        fclose(f);
    } else if (!golden || golden_len != out.len || memcmp(golden, out.data, out.len) != 0) {
        good = false;
    }
    printf("%s %s\n", good ? "ok" : "FAILED", name);
    hnbuf_free(&out);
    free(text);
    free(golden);
    return good;
}

static int by_text(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static int all_golden(bool write) {
    char *names[200];
    unsigned n = 0, failed = 0;
    DIR *d = opendir(GOLDEN);
    for (struct dirent *e; d && (e = readdir(d)) && n < 200;) {
        size_t k = strlen(e->d_name);
        if (k > 3 && strcmp(e->d_name + k - 3, ".py") == 0) names[n++] = strdup(e->d_name);
    }
    if (d) closedir(d);
    qsort(names, n, sizeof *names, by_text);
    for (unsigned i = 0; i < n; i++) {
        failed += !check_golden(names[i], write);
        free(names[i]);
    }
    printf("%u golden files, %u failed\n", n, failed);
    return failed != 0 || n == 0;
}

int main(int argc, char **argv) {
    if (argc < 3) return all_golden(argc == 2 && strcmp(argv[1], "--write") == 0);
    size_t len;
    char *text = read_file(argv[2], &len);
    if (!text) return 2;
    hn_meter meter;
    hn_buf out;
    hnmeter_init(&meter);
    hnbuf_init(&out, &meter);
    bool good = true;
    if (strcmp(argv[1], "--failing") == 0)
        good = failing(text, len);
    else if (strcmp(argv[1], "--errors") == 0)
        errors_of(text, &out);
    else
        good = describe(text, len, HN_PARSE_EXEC, 0, &out);
    if (out.len) fwrite(out.data, 1, out.len, stdout);
    hnbuf_free(&out);
    free(text);
    return !good;
}
