/* A C program that runs Python: a host function, a limit, a result. Linked with libhognose.a and -lm. */
#include "hognose.h"

#include <stdio.h>
#include <string.h>

static void write_out(void *ctx, int stream, const char *utf8, size_t n) {
    fwrite(utf8, 1, n, stream == 2 ? stderr : stdout);
}

/* Answers double(n), for 0 <= n < 12, at once. The arguments are the CBOR of [[n], {}]: 82 81 n a0. */
static hn_call_outcome answer(void *ctx, hn_session *s) {
    size_t n;
    const uint8_t *cbor = hn_call_arguments(s, &n);
    if (n == 4 && cbor[2] < 12)
        hn_answer(s, (const uint8_t[]){(uint8_t)(2 * cbor[2])}, 1);
    else
        hn_answer_error(s, "ValueError", "double() takes a small number");
    return HN_CALL_ANSWERED;
}

static void run(hn_session *s, const char *code) {
    size_t n;
    hn_reset_used(s); /* limits count from zero for each run */
    hn_state state = hn_start(s, code, strlen(code), NULL);
    if (state == HN_READY) state = hn_continue(s);
    if (state == HN_COMPLETE && hn_value_present(s)) printf("value: %s\n", hn_value_repr(s, &n));
    if (state == HN_FAILED) printf("%s", hn_error_traceback(s, NULL));
    if (state == HN_LIMITED) printf("stopped: limit of %s\n", hn_limit_name(hn_limit_reached(s)));
}

int main(void) {
    hn_host_functions host = {.write = write_out, .call = answer};
    hn_session *s = hn_session_new(&host);
    if (!s || !hn_declare(s, "double", false, "(n)", "Twice n.")) return 1;
    hn_set_limit(s, HN_MAX_STEPS, 100000);
    run(s, "print('hello')\nx = [double(i) for i in range(4)]\nx");
    run(s, "double('a')");
    run(s, "while True: pass"); /* reaches the limit; the session goes on */
    run(s, "sum(x)");
    hn_session_free(s);
}
