"""One contender, in a process of its own: prints its figures in milliseconds, as JSON. The first argument is its name, the second what is measured."""
import json
import statistics
import sys
import time

ROUNDS = 100
CALLS = 20
FEEDS = ["x = 1", "y = [x, 2]", "def f(n): return n + 1", "f(3)", "y.append(f(x))", "y", "sum(y)", "'a' + 'b'", "{'k': y}", "z = f(f(1))"]


def clock(do, rounds=ROUNDS):
    """The median, after a tenth of the rounds."""
    times = []
    for _ in range(rounds + rounds // 10):
        begin = time.perf_counter()
        end = do() or time.perf_counter()  # whoever has something to tidy up says when it was done
        times.append((end - begin) * 1000)
    return statistics.median(times[rounds // 10:])


class Hognose:
    def start(self):
        begin, worked = time.perf_counter(), time.process_time()
        import hognose

        with hognose.Sandbox() as box:
            assert box.run("1 + 1").value == 2
        return {"start": (time.perf_counter() - begin) * 1000, "work": (time.process_time() - worked) * 1000}

    def all(self):
        from hognose import Limits, Pool, Sandbox

        figures = {}

        def fresh():
            box = Sandbox()
            assert box.run("1 + 1").value == 2
            end = time.perf_counter()
            box.close()
            return end

        figures["fresh"] = clock(fresh)
        with Pool(4) as pool:

            def pooled():
                with pool.take() as box:
                    assert box.run("1 + 1").value == 2
                    return time.perf_counter()

            figures["pooled"] = clock(pooled)
        with Sandbox(functions={"f": lambda x: x}, limits=Limits(calls=float("inf"))) as box:
            figures["call"] = clock(lambda: box.run(f"for i in range({CALLS}): f(i)") and None) / CALLS
            figures["feeds"] = clock(lambda: [box.run(code) for code in FEEDS] and None)
        return figures


class Monty:
    def start(self):
        begin = time.perf_counter()
        import pydantic_monty

        with pydantic_monty.Monty() as pool, pool.checkout() as session:
            assert session.feed_run("1 + 1") == 2
            end = time.perf_counter()
        return {"start": (end - begin) * 1000}

    def all(self):
        import pydantic_monty

        figures = {}
        with pydantic_monty.Monty() as pool:

            def pooled():
                with pool.checkout() as session:
                    assert session.feed_run("1 + 1") == 2
                    return time.perf_counter()

            figures["pooled"] = clock(pooled, 50)
            with pool.checkout(limits={"max_suspensions": 10**9}) as session:
                lookup = {"f": lambda x: x}
                figures["call"] = clock(lambda: session.feed_run(f"for i in range({CALLS}): f(i)", external_lookup=lookup)) / CALLS
                figures["feeds"] = clock(lambda: [session.feed_run(code) for code in FEEDS] and None)
        return figures


print(json.dumps(getattr({"hognose": Hognose, "monty": Monty}[sys.argv[1]](), sys.argv[2])()))
