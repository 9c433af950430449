/* VMs for tests of host calls and snapshots: output is collected, host functions answer by simple rules. */
#ifndef SNAPSHOT_RIG_H
#define SNAPSHOT_RIG_H

#include "lib/lib.h"
#include "host/cbor.h"
#include "host/future.h"
#include "host/host.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/str.h"
#include "object/type.h"
#include "snap/snap.h"
#include "vm/start.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct rig {
    hn_vm *vm;
    hn_hostcfg host;
    hn_meter out_meter; /* the output is the test's, not the VM's */
    hn_buf out;
    bool later; /* host functions answer later */
} rig;

static void rig_write(void *ctx, int stream, const char *p, size_t n) {
    (void)stream;
    hnbuf_put(&((rig *)ctx)->out, p, n);
}

/* ask(x) gives x back; fail(x) raises; both take any arguments. */
static hn_host_outcome rig_call(void *ctx, hn_vm *vm, const char *name, const uint8_t *request, size_t n) {
    rig *r = ctx;
    if (r->later) return HN_HOST_LATER;
    hn_value v;
    if (hncbor_decode(vm, request, n, 0, &v) != HN_OK) return HN_HOST_ANSWERED;
    hn_buf b;
    hnbuf_init(&b, &r->out_meter);
    const hn_list *args = HN_LIST(HN_LIST(v)->items->v[0]);
    hn_value back = args->len ? args->items->v[0] : HN_NONE;
    bool fail = strcmp(name, "fail") == 0;
    if (hncbor_encode(vm, back, 0, &b) == HN_OK) (void)!hnhost_reply(vm, fail, b.data, b.len);
    hnbuf_free(&b);
    return HN_HOST_ANSWERED;
}

static void rig_new_vm(rig *r) {
    r->vm = calloc(1, sizeof *r->vm);
    if (hnlib_start(r->vm) != HN_OK) {
        char text[300] = "?";
        hn_value exc = r->vm->exc;
        if (hnv_is(exc, HN_KIND_EXC) && HN_TUPLE(HN_EXC(exc)->args)->len)
            if (hnv_is(HN_TUPLE(HN_EXC(exc)->args)->items[0], HN_KIND_STR))
                hnstr_cut(HN_TUPLE(HN_EXC(exc)->args)->items[0], text, sizeof text);
        fprintf(stderr, "a VM does not start: %s\n", text);
        exit(1);
    }
    r->host = (hn_hostcfg){.ctx = r, .write = rig_write, .call = rig_call};
    r->vm->host = &r->host;
    if (hnhost_init(r->vm) != HN_OK || hnsnap_init(r->vm) != HN_OK) exit(1);
}

static void rig_start(rig *r, bool later) {
    memset(r, 0, sizeof *r);
    hnmeter_init(&r->out_meter);
    r->out_meter.bytes_limit = SIZE_MAX / 2;
    hnbuf_init(&r->out, &r->out_meter);
    r->later = later;
    rig_new_vm(r);
}

static void rig_drop_vm(rig *r) {
    hnhost_free(r->vm);
    hnvm_free(r->vm);
    if (r->vm->meter.bytes) fprintf(stderr, "leak: %zu bytes\n", r->vm->meter.bytes);
    free(r->vm);
}

static inline void rig_free(rig *r) {
    rig_drop_vm(r);
    hnbuf_free(&r->out);
}

static inline void rig_declare_one(rig *r, const char *name, bool awaitable) {
    const hn_item none = {.p = NULL}, text = {.p = (const uint8_t *)name, .n = strlen(name)};
    (void)!hnhost_declare(r->vm, text, awaitable, none, none);
}

static inline void rig_declare(rig *r) {
    rig_declare_one(r, "ask", false);
    rig_declare_one(r, "fail", false);
    rig_declare_one(r, "later", true);
}

/* All calls under way are answered; where there are none, the time that the VM waits for is over. */
static inline hn_status rig_answer_any(hn_vm *vm) {
    uint32_t ids[64], n = hnfuture_pending(vm, NULL);
    bool known;
    if (n > 64) return HN_RAISED;
    n = hnfuture_pending(vm, ids);
    for (uint32_t i = 0; i < n; i++) {
        uint8_t reply[2] = {0x18, (uint8_t)(40 + i)};
        HN_TRY(hnhost_answer_id(vm, ids[i], false, reply, 2, &known));
    }
    return hnvm_resume(vm, n ? HN_NONE : HN_TRUE);
}

/* The answer to the call that the VM is paused at. */
static inline hn_status rig_answer(rig *r) {
    hn_vm *vm = r->vm;
    hn_value v;
    if (hnhost_waits(vm) == HN_HOST_WAITS_ANY) return rig_answer_any(vm);
    const hn_value *call = HN_TUPLE(vm->pending.call)->items;
    bool fail = hnstr_equal_z(call[0], "fail"), slow = false;
    hn_value back = HN_TUPLE(call[1])->len ? HN_TUPLE(call[1])->items[0] : HN_NONE;
    hn_buf b;
    hnbuf_init(&b, &r->out_meter);
    hn_status st = hncbor_encode(vm, back, 0, &b);
    if (st == HN_OK) st = hnhost_answer(vm, fail, b.data, b.len, &v);
    if (st == HN_SLOW) {
        slow = true;
        st = hnhost_answer_slow(vm, fail, b.data, b.len);
    }
    hnbuf_free(&b);
    return st != HN_OK || slow ? st : hnvm_resume(vm, v);
}

static inline hn_status rig_begin(rig *r, const char *text, size_t n) {
    hn_value source, name;
    rig_declare(r);
    hn_status st = hnstr_from_utf8(r->vm, text, n, &source);
    if (st == HN_OK) st = hnstr_from_z(r->vm, "test.py", &name);
    return st == HN_OK ? hnvm_start(r->vm, source, name, 0) : st;
}

/* What is raised, for comparisons and messages. */
static inline void rig_show_error(rig *r) {
    if (!hnv_is(r->vm->exc, HN_KIND_EXC)) return;
    char name[80], text[200] = "";
    hntype_name_of(r->vm, r->vm->exc, name, sizeof name);
    const hn_tuple *args = HN_TUPLE(HN_EXC(r->vm->exc)->args);
    if (args->len && hnv_is(args->items[0], HN_KIND_STR)) hnstr_cut(args->items[0], text, sizeof text);
    hnbuf_printf(&r->out, "%s: %s\n", name, text);
}

#endif
