"""There are no processes."""

from concurrent.futures import _base


class BrokenProcessPool(_base.BrokenExecutor):
    """Nobody raises it."""


class ProcessPoolExecutor(_base.Executor):
    """Refused: ThreadPoolExecutor does the same in threads."""

    def __init__(self, max_workers=None, mp_context=None, initializer=None, initargs=(), *, max_tasks_per_child=None):
        raise NotImplementedError('this sandbox has no processes: use concurrent.futures.ThreadPoolExecutor')
