/* Programs that a limit of steps ends, at each of their steps one after another in the same session. After
 * each end a second program finds everything usable: there, and every so often in a session loaded from the
 * dump, which then replaces it. */
#include "turn.h"
#include "include/hognose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A session is dumped and loaded after so many ends; sanitizers are slow, so there one end in STRIDE is
 * tried. */
#define LOADED 16u
#ifdef HN_SANITIZED
#define STRIDE 13u
#else
#define STRIDE 1u
#endif
#define MOST_STEPS 100000u

static int failures;

typedef struct world {
    uint64_t clock; /* ns: it moves with each look, and by what a session sleeps */
    size_t printed; /* bytes */
} world;

static uint64_t on_now(void *ctx, int kind) {
    (void)kind;
    return ((world *)ctx)->clock += 1000;
}
static void on_write(void *ctx, int stream, const char *text, size_t n) {
    (void)stream, (void)text;
    ((world *)ctx)->printed += n;
}

#define WORK "async def work(n):\n  await asyncio.sleep(0)\n  return n\n"

static const struct {
    const char *name, *begin, *ended, *after; /* `after` gives 'ok' and prints nothing */
} programs[] = {
    {"await outside functions", "import asyncio\n" WORK,
     "t = asyncio.create_task(work(5))\nawait asyncio.gather(work(1), work(2))\n"
     "async with asyncio.timeout(5): await asyncio.sleep(0.001)\nawait t\n",
     "async with asyncio.timeout(5): await asyncio.sleep(0.001)\n"
     "assert await asyncio.gather(work(3), work(4)) == [3, 4]\n"
     "t = asyncio.create_task(work(1))\nassert await t == 1\n"
     "assert asyncio.all_tasks() == set(), asyncio.all_tasks()\n'ok'"},
    {"await outside functions, then asyncio.run", "import asyncio\n" WORK,
     "t = asyncio.create_task(work(5))\nawait asyncio.gather(work(1), work(2))\n"
     "async with asyncio.timeout(5): await asyncio.sleep(0.001)\nawait t\n",
     "assert asyncio.run(work(3)) == 3\n'ok'"},
    {"asyncio.run",
     "import asyncio\n" WORK "async def some():\n  for i in range(3): yield i\n"
     "async def main():\n  async with asyncio.TaskGroup() as g: a = g.create_task(work(1))\n"
     "  async with asyncio.timeout(5): await asyncio.sleep(0.001)\n  async for i in some(): break\n"
     "  assert len(asyncio.all_tasks()) == 1 and asyncio.current_task()\n"
     "  return a.result() + sum(await asyncio.gather(work(3), work(4)))\n",
     "asyncio.run(main())\n",
     "assert asyncio.run(main()) == 8\nassert await work(9) == 9\n"
     "import asyncio.tasks as t\nassert len(t._scheduled_tasks) < 200, len(t._scheduled_tasks)\n'ok'"},
    {"a loop that is made by hand", "import asyncio\n" WORK,
     "loop = asyncio.new_event_loop()\nasyncio.set_event_loop(loop)\nloop.call_soon(len, '')\n"
     "loop.run_until_complete(work(3))\nloop.close()\n",
     "loop = asyncio.new_event_loop()\nassert loop.run_until_complete(work(3)) == 3\nloop.close()\n"
     "assert asyncio.run(work(3)) == 3\n'ok'"},
    {"futures of threads",
     "import time\nimport concurrent.futures as f\npool = f.ThreadPoolExecutor(2)\nfs, made, told = [], [], "
     "[]\n"
     "def call(n):\n  made.append(n)\n  time.sleep(0)\n  return n\n"
     "def results():\n  for i, one in enumerate(fs):\n    try: assert one.result() == i\n"
     "    except f.BrokenExecutor as e: yield str(e)\n",
     "told.clear()\nfor i in range(4):\n  fs.append(pool.submit(call, i))\n"
     "  fs[-1].add_done_callback(told.append)\nf.wait(fs)\n",
     "wrong = [*results()]\nassert len(made) == len({*made}) and len(wrong) <= 2, (made, wrong)\n"
     "assert {*wrong} <= {'the run in which the call was made has ended'}, wrong\n"
     "assert all(one.done() and not one.running() for one in fs)\nassert f.wait(fs).done == {*fs}\n"
     "assert pool.submit(call, 9).result() == 9\ndel fs[:], made[:]\n'ok'"},
    {"locks, in the repr of a result",
     "import logging, queue, threading as t\nlogging.basicConfig(stream=open('/tmp/log', 'w'))\n"
     "q, lock, rlock, held, twice = queue.Queue(), t.Lock(), t.RLock(), t.Lock(), t.RLock()\n"
     "sem, last, change = t.BoundedSemaphore(3), t.Semaphore(1), t.Condition()\n"
     "held.acquire(), twice.acquire(), twice.acquire(), sem.acquire()\n"
     "class V:\n  def __repr__(self):\n    q.put(1)\n    q.get()\n    logging.warning('w')\n"
     "    with lock, rlock, twice, sem, last, change: change.notify()\n"
     "    w = t.Thread(target=lambda: [lock.acquire(), lock.release()])\n    w.start()\n    w.join()\n"
     "    return 'v'\nv = V()\n",
     "v",
     "assert held.locked() and not held.acquire(False) and twice._recursion_count() == 2\n"
     "twice.release(), twice.release()\nassert not twice.locked()\ntwice.acquire(), twice.acquire()\n"
     "def free():\n  got.append(held.acquire(False) or twice.acquire(False))\n"
     "  with lock, rlock, sem, sem, last, change: got.append(sem.acquire(False))\n"
     "  logging.warning('w')\n  q.put(2)\n"
     "got = []\nw = t.Thread(target=free)\nw.start()\nw.join()\nassert got == [False, False], got\n"
     "while q.get() != 2: pass\n'ok'"},
    {"futures of threads that nobody asks for their results", "import concurrent.futures as f\nfs = []\n",
     "fs.clear()\nwith f.ThreadPoolExecutor(2) as pool: fs.append(pool.submit(abs, -1))\n",
     "assert all(one.exception() or one.result() == 1 for one in f.as_completed(fs))\n'ok'"},
};

static void complain(const char *name, uint64_t at, const char *what, const char *more) {
    if (failures++ < 20)
        fprintf(stderr, "%s, step %llu: %s %s\n", name, (unsigned long long)at, what, more ? more : "");
}

static hn_state run(world *w, hn_session *s, const char *code) {
    hn_run_options o = {.filename = "main.py", .top_await = true};
    hn_state st = hn_start(s, code, strlen(code), &o);
    while (st == HN_READY || (st == HN_WAITING && hn_wait_seconds(s) >= 0)) {
        if (st == HN_WAITING) w->clock += (uint64_t)(hn_wait_seconds(s) * 1e9) + 1000;
        st = st == HN_READY ? hn_continue(s) : hn_wake(s);
    }
    return st;
}

static hn_session *session(world *w, const char *begin) {
    hn_host_functions host = {.ctx = w, .write = on_write, .now = on_now};
    hn_session *s = hn_session_new(&host);
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX);
    if (begin && run(w, s, begin) != HN_COMPLETE)
        complain(begin, 0, "the beginning", hn_error_message(s, NULL));
    return s;
}

/* The session that goes on from a dump of this one, which is freed. */
static hn_session *moved(world *w, hn_session *s, const char *name, uint64_t at) {
    size_t n;
    hn_session *copy = session(w, NULL);
    const uint8_t *dump = hn_dump(s, &n);
    if (!dump || !hn_load_into(copy, dump, n))
        complain(name, at, "does not move", hn_problem(dump ? copy : s));
    hn_session_free(s);
    return copy;
}

/* Whether the second program finds everything usable. */
static bool is_usable(world *w, hn_session *s, size_t p, uint64_t at) {
    (void)hn_set_limit(s, HN_MAX_STEPS, 1000000);
    hn_reset_used(s);
    w->printed = 0;
    hn_state st = run(w, s, programs[p].after);
    size_t n;
    const char *value = st == HN_COMPLETE ? hn_value_repr(s, &n) : NULL;
    bool good = value && strcmp(value, "'ok'") == 0 && !w->printed;
    if (!good) {
        const char *why = st == HN_FAILED ? hn_error_traceback(s, NULL) : hn_limit_name(hn_limit_reached(s));
        complain(programs[p].name, at, value ? value : "", st == HN_WAITING ? "waits" : why);
    }
    return good;
}

/* A program that is the name `v` is a result to look at, too, whose repr is its name. */
static hn_state ended(world *w, hn_session *s, const char *code) {
    size_t n;
    hn_state st = run(w, s, code);
    const char *text = st == HN_COMPLETE && strcmp(code, "v") == 0 ? hn_value_repr(s, &n) : code;
    return st == HN_COMPLETE && (!text || strcmp(text, code) != 0) ? HN_LIMITED : st;
}

static void end_everywhere(size_t p) {
    world w = {.clock = 1};
    hn_session *s = session(&w, programs[p].begin);
    hn_state st = HN_LIMITED;
    uint64_t at = 1;
    for (; st == HN_LIMITED && at < MOST_STEPS; at += STRIDE) {
        hn_reset_used(s);
        (void)hn_set_limit(s, HN_MAX_STEPS, at);
        st = ended(&w, s, programs[p].ended);
        if (st == HN_LIMITED && at % LOADED == 0) s = moved(&w, s, programs[p].name, at);
        if (is_usable(&w, s, p, at)) continue;
        hn_session_free(s);
        s = session(&w, programs[p].begin);
    }
    if (st != HN_COMPLETE) complain(programs[p].name, at, "is not", "over");
    hn_session_free(s);
}

int main(void) {
    for (size_t p = 0; p < sizeof programs / sizeof *programs; p++)
        if (turn_has((uint32_t)p)) end_everywhere(p);
    if (failures) fprintf(stderr, "%d failures\n", failures);
    return failures != 0;
}
