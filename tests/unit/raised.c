/* Error replies of a host as an embedder in C sends them (docs/wire-format.md): what the program sees of
 * whole ones, and of those that are malformed, hostile or large. */
#include "include/hognose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks, failures;

static void check(bool ok, const char *what, const char *got) {
    checks++;
    if (ok) return;
    failures++;
    printf("not so: %s: %s\n", what, got);
}

/* ---- JSON as CBOR; ^0 is a reference to the container around, !.. a tag 18516 over what follows ---- */

typedef struct cbor {
    uint8_t at[100000];
    size_t n;
} cbor;

static void put(cbor *c, unsigned byte) {
    c->at[c->n++] = (uint8_t)byte;
}

static void put_head(cbor *c, unsigned major, size_t n) {
    put(c, major << 5 | 26);
    for (int shift = 24; shift >= 0; shift -= 8) put(c, (unsigned)(n >> shift) & 255);
}

static void put_tag(cbor *c, unsigned tag) {
    put(c, 0xD9);
    put(c, tag >> 8);
    put(c, tag & 255);
}

static void put_text(cbor *c, const char **p) {
    const char *end = strchr(++*p, '"');
    put_head(c, 3, (size_t)(end - *p));
    while (*p < end) put(c, (uint8_t) * (*p)++);
    ++*p;
}

/* Containers have an indefinite length, so a stack is not needed. */
static void put_json(cbor *c, const char *p) {
    while (*p) switch (*p) {
        case '{': put(c, 0xBF), p++; break;
        case '[': put(c, 0x9F), p++; break;
        case '}':
        case ']': put(c, 0xFF), p++; break;
        case '"': put_text(c, &p); break;
        case 'n': put(c, 0xF6), p += 4; break;
        case 't': put(c, 0xF5), p += 4; break;
        case '!': put_tag(c, 18516), p++; break;
        case '^':
            put_tag(c, 18525);
            put_head(c, 0, (size_t)(p[1] - '0'));
            p += 2;
            break;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': put_head(c, 0, strtoul(p, (char **)&p, 10)); break;
        default: p++;
        }
}

/* ---- a host ---- */

typedef struct host {
    cbor reply;
    bool error, later;
} host;

static hn_call_outcome on_call(void *ctx, hn_session *s) {
    host *h = ctx;
    if (h->later) return HN_CALL_LATER;
    if (h->error)
        (void)hn_answer_exception(s, h->reply.at, h->reply.n);
    else
        (void)hn_answer(s, h->reply.at, h->reply.n);
    return HN_CALL_ANSWERED;
}

static hn_state go(hn_session *s, const char *code) {
    hn_state st = hn_start(s, code, strlen(code), NULL);
    return st == HN_READY ? hn_continue(s) : st;
}

/* str() of an expression about e, the exception that the program gets; or its type and message, if it is not
 * caught. */
static void result_of(host *h, const char *look, const char *await, char *out, size_t cap) {
    char code[2000];
    hn_session *s = hn_session_new(&(hn_host_functions){.ctx = h, .call = on_call});
    (void)hn_declare(s, "f", await[0] != 0, NULL, NULL);
    snprintf(code, sizeof code,
             "try:\n  x = %sf()\n  e = x\nexcept BaseException as error:\n  e = error\n"
             "r = str(%s)\nif len(r) > 300: r = r[:300]\nclass R:\n  def __repr__(self): return r\nR()",
             await, look);
    hn_state st =
        hn_start(s, code, strlen(code), &(hn_run_options){.filename = "main.py", .top_await = true});
    if (st == HN_READY) st = hn_continue(s);
    for (int i = 0; i < 3; i++) {
        if (st == HN_READY) st = hn_continue(s);
        if (st == HN_CALLING) st = h->error ? hn_answer_exception(s, h->reply.at, h->reply.n) : HN_REFUSED;
        if (st == HN_WAITING) {
            size_t n;
            const uint32_t *ids = hn_wait_ids(s, &n);
            st = ids && n ? hn_answer_id_exception(s, ids[0], h->reply.at, h->reply.n) : HN_REFUSED;
        }
    }
    size_t n = 0;
    if (st == HN_COMPLETE) {
        const char *repr = hn_value_repr(s, &n);
        snprintf(out, cap, "%s", repr ? repr : "no repr");
    } else {
        snprintf(out, cap, "state %d: %s: %s", (int)st, hn_error_type(s) ? hn_error_type(s) : hn_problem(s),
                 hn_error_message(s, &n) ? hn_error_message(s, &n) : "");
    }
    hn_session_free(s);
}

static const struct {
    const char *reply, *look, *want;
} replies[] = {
    /* as before there was more than a type, a message and arguments */
    {"{'type': 'ValueError', 'message': 'bad'}", "[type(e), e.args]", "[<class 'ValueError'>, ('bad',)]"},
    {"{'type': 'KeyError', 'message': '5', 'args': [5]}", "[repr(e), str(e)]", "['KeyError(5)', '5']"},
    {"'words'", "repr(e)", "RuntimeError('words')"},
    {"1", "repr(e)", "RuntimeError()"},
    {"{}", "repr(e)", "RuntimeError()"},
    {"{'type': 'Oops', 'message': 'm'}", "[type(e).__name__, type(e).__bases__, str(e)]",
     "['Oops', (<class 'RuntimeError'>,), 'm']"},
    /* the constructors fill the fields */
    {"{'type': 'OSError', 'args': [2, 'none', '/a']}", "[type(e).__name__, e.errno, e.filename, str(e)]",
     "['FileNotFoundError', 2, '/a', \"[Errno 2] none: '/a'\"]"},
    {"{'type': 'OSError', 'args': [17, 'x', '/a', null, '/b']}", "[type(e).__name__, e.filename2, str(e)]",
     "['FileExistsError', '/b', \"[Errno 17] x: '/a' -> '/b'\"]"},
    {"{'type': 'SyntaxError', 'args': ['m', ['f.py', 3, 4, 'x']]}", "[e.msg, e.lineno, e.text, str(e)]",
     "['m', 3, 'x', 'm (f.py, line 3)']"},
    {"{'type': 'SyntaxError', 'message': 'm'}", "[e.msg, str(e)]", "['m', 'm']"},
    {"{'type': 'StopIteration', 'args': [7]}", "e.value", "7"},
    {"{'type': 'ImportError', 'message': 'm', 'fields': {'name': 'n', 'path': 'p'}}",
     "[e.name, e.path, e.msg]", "['n', 'p', 'm']"},
    {"{'type': 'UnicodeEncodeError', 'args': ['ascii', 'ab', 1, 2, 'why']}", "[e.start, e.reason, str(e)]",
     "[1, 'why', \"'ascii' codec can't encode character '\\\\x62' in position 1: why\"]"},
    /* bases */
    {"{'type': 'A', 'bases': ['B', 'KeyError', 'ValueError']}", "type(e).__mro__[1]", "<class 'KeyError'>"},
    {"{'type': 'A', 'bases': ['int', 'object', 'function', 'ValueError']}", "type(e).__mro__[1]",
     "<class 'ValueError'>"},
    {"{'type': 'A', 'bases': [1, null, {}]}", "type(e).__mro__[1]", "<class 'RuntimeError'>"},
    {"{'type': 'int', 'message': 'm'}", "[type(e) is int, type(e).__mro__[1]]",
     "[False, <class 'RuntimeError'>]"},
    {"{'type': '', 'message': 'm'}", "repr(e)", "RuntimeError('m')"},
    /* parts of a wrong kind are left out */
    {"{'type': 5, 'message': 6, 'bases': 7, 'args': 8, 'fields': 9, 'notes': 10, 'cause': 11, 'exceptions': "
     "12}",
     "[repr(e), e.__cause__, e.__dict__]", "['RuntimeError()', None, {}]"},
    {"{'type': 'UnicodeDecodeError', 'message': 'm', 'args': [1, 2]}",
     "[type(e).__name__, type(e).__mro__[1], str(e)]", "['UnicodeDecodeError', <class 'UnicodeError'>, 'm']"},
    {"{'type': 'SyntaxError', 'message': 'm', 'args': ['a', [1]]}", "[type(e).__name__, str(e)]",
     "['SyntaxError', 'm']"},
    {"{'type': 'ExceptionGroup', 'message': 'm', 'args': ['a', [1]]}",
     "[type(e).__name__, isinstance(e, Exception), str(e)]", "['ExceptionGroup', True, 'm']"},
    {"{'type': 'ValueError', 'fields': {'__class__': 1, '_x': 2, '__traceback__': 3, 'x': 4, 5: 6}}",
     "[type(e), e.__dict__]", "[<class 'ValueError'>, {'x': 4}]"},
    {"{'type': 'ExceptionGroup', 'message': 'm', 'exceptions': [{'type': 'ValueError'}], 'fields': "
     "{'exceptions': 5}}",
     "type(e).__name__", "AttributeError"},
    /* notes, causes and groups */
    {"{'notes': ['a', 'b']}", "e.__notes__", "['a', 'b']"},
    {"{'cause': {'type': 'KeyError', 'args': ['k']}, 'context': {'type': 'ValueError'}}",
     "[e.__cause__, e.__context__, e.__suppress_context__]", "[KeyError('k'), ValueError(), True]"},
    {"{'type': 'ExceptionGroup', 'message': 'g', 'exceptions': [{'type': 'ValueError'}, 'text', !{}]}",
     "repr(e)", "ExceptionGroup('g', [ValueError(), RuntimeError('text'), RuntimeError()])"},
    {"{'type': 'ExceptionGroup', 'message': 'g', 'exceptions': [{'type': 'KeyboardInterrupt'}]}",
     "[type(e).__name__, str(e)]", "['ExceptionGroup', 'g']"},
    /* what contains itself ends */
    {"{'type': 'ValueError', 'cause': ^0}", "[repr(e), repr(e.__cause__)]", "['ValueError()', 'None']"},
    {"{'type': 'ValueError', 'exceptions': [^1, ^1, {'exceptions': [^1, ^3]}]}", "[type(e).__name__]",
     "['ValueError']"},
    {"{'type': 'ValueError', 'cause': {'cause': ^1, 'message': 'in'}}", "[repr(e), repr(e.__cause__)]",
     "['ValueError()', \"RuntimeError('in')\"]"},
    {"{'type': 'ValueError', 'args': [^1]}", "type(e.args[0])", "<class 'dict'>"},
    /* values that are exceptions, one in another */
    {"!{'type': 'KeyError', 'args': [!{'type': 'ValueError', 'message': 'in'}]}", "repr(e)",
     "KeyError(ValueError('in'))"},
    {"{'type': 'ValueError', 'args': [!{'type': 'KeyError'}, [!{'args': [!{'args': [1]}]}, 2]]}", "e.args",
     "(KeyError(), [RuntimeError(RuntimeError(1)), 2])"},
};

/* The table writes ' for ". */
static void set_reply(host *h, const char *json) {
    char text[100000];
    snprintf(text, sizeof text, "%s", json);
    for (char *p = text; *p; p++)
        if (*p == '\'') *p = '"';
    h->reply.n = 0;
    put_json(&h->reply, text);
}

static void test_replies(host *h) {
    char got[1200];
    for (size_t i = 0; i < sizeof replies / sizeof *replies; i++) {
        set_reply(h, replies[i].reply);
        h->error = true;
        bool awaited = !strstr(replies[i].reply, "StopIteration"); /* which no coroutine can raise */
        for (int way = 0; way < (awaited ? 4 : 2); way++) {
            h->later = way & 1;
            result_of(h, replies[i].look, way & 2 ? "await " : "", got, sizeof got);
            check(strcmp(got, replies[i].want) == 0, replies[i].reply, got);
        }
    }
    h->later = false;
}

/* As values, which are not raised. */
static void test_values(host *h) {
    char got[1200];
    h->error = false;
    set_reply(h, "[!{'type': 'KeyError', 'args': ['k'], 'notes': ['n']}, {'a': !{'args': [!{}]}}]");
    result_of(h, "[e, e[0].__notes__]", "", got, sizeof got);
    check(strcmp(got, "[[KeyError('k'), {'a': RuntimeError(RuntimeError())}], ['n']]") == 0, "values", got);
}

/* Deep, long and broken ones. */
static void test_hostile(host *h) {
    static char json[100000];
    char got[1200];
    h->error = true;
    json[0] = 0;
    for (int i = 0; i < 150; i++) strcat(json, "{'type': 'ValueError', 'cause': ");
    strcat(json, "{'type': 'KeyError'}");
    for (int i = 0; i < 150; i++) strcat(json, "}");
    set_reply(h, json);
    result_of(h,
              "(n := 0) or [n := n + 1 for _ in iter(lambda: e and globals().update(e=e.__cause__) or e, "
              "None)][-1]",
              "", got, sizeof got);
    check(strcmp(got, "150") == 0, "150 causes", got);
    json[0] = 0;
    for (int i = 0; i < 250; i++) strcat(json, "{'cause': ");
    set_reply(h, json);
    result_of(h, "repr(e)[:37]", "", got, sizeof got);
    check(strcmp(got, "ValueError('invalid CBOR at byte 2201") == 0, "too many levels", got);
    h->reply.n = 1;
    h->reply.at[0] = 0xFF;
    result_of(h, "repr(e)", "", got, sizeof got);
    check(strcmp(got, "ValueError('invalid CBOR at byte 1: unexpected break')") == 0, "no CBOR", got);
    result_of(h, "repr(e)", "await ", got, sizeof got);
    check(strcmp(got, "ValueError('invalid CBOR at byte 1: unexpected break')") == 0, "no CBOR, awaited",
          got);
}

/* A program that has no frames left for the exception gets a RecursionError, not a crash. */
static void test_depth(host *h) {
    hn_session *s = hn_session_new(&(hn_host_functions){.ctx = h, .call = on_call});
    (void)hn_declare(s, "f", false, NULL, NULL);
    h->error = true;
    set_reply(h, "{'type': 'ValueError', 'cause': {'type': 'KeyError', 'cause': {'type': 'TypeError'}}}");
    const char *code = "seen = set()\ndef deep(n):\n  if n: return deep(n - 1)\n  f()\n"
                       "for n in range(970, 1000):\n  try: deep(n)\n"
                       "  except Exception as e: seen.add(type(e).__name__)\n"
                       "assert seen == {'ValueError', 'RecursionError'}, seen";
    hn_state st = go(s, code);
    size_t n;
    check(st == HN_COMPLETE, "at the limit of depth",
          st == HN_FAILED ? hn_error_message(s, &n) : "no result");
    hn_session_free(s);
}

int main(void) {
    static host h;
    test_replies(&h);
    test_values(&h);
    test_hostile(&h);
    test_depth(&h);
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
