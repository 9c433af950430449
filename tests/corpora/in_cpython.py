"""After the oracle's harness: an asyncio.run that blocks, which Pyodide's own does not."""
import asyncio
import asyncio.base_events


class Waiting:
    """What a loop asks for events: there are none, only time passes."""

    def select(self, timeout):
        if timeout:
            time.sleep(timeout)
        return []

    def close(self):
        pass


class BlockingLoop(asyncio.base_events.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = Waiting()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


def run(main, *, debug=None, loop_factory=BlockingLoop):
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return asyncio.runners.run(main, debug=debug, loop_factory=loop_factory)
    finally:
        asyncio._set_running_loop(before)


asyncio.run = run
