"""Tasks that belong together: when one fails, the others are cancelled."""
from asyncio import events, tasks
from asyncio.exceptions import CancelledError
from asyncio.futures import future_add_to_awaited_by, future_discard_from_awaited_by

__all__ = ('TaskGroup',)


class TaskGroup:
    """`async with`: its end waits for all tasks that were made by create_task()."""

    def __init__(self):
        self._entered = self._exiting = self._aborting = False
        self._parent_cancel_requested = False
        self._loop = self._parent_task = self._base_error = None
        self._on_completed_fut = None
        self._tasks = set()
        self._errors = []

    def __repr__(self):
        parts = ['']
        if self._tasks:
            parts.append(f'tasks={len(self._tasks)}')
        if self._errors:
            parts.append(f'errors={len(self._errors)}')
        if self._aborting:
            parts.append('cancelling')
        elif self._entered:
            parts.append('entered')
        return f"<TaskGroup{' '.join(parts)}>"

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError(f'TaskGroup {self!r} has already been entered')
        self._loop = events.get_running_loop()
        self._parent_task = tasks.current_task(self._loop)
        if self._parent_task is None:
            raise RuntimeError(f'TaskGroup {self!r} cannot determine the parent task')
        self._entered = True
        return self

    async def __aexit__(self, exc_type, exc, tb):
        self._exiting = True
        if _ends_all(exc) and self._base_error is None:
            self._base_error = exc
        left_by = exc if exc_type is not None and issubclass(exc_type, CancelledError) else None
        if exc_type is not None and not self._aborting:
            self._abort()
        left_by = await self._wait_for_all(left_by)
        if self._base_error is not None:
            raise self._base_error
        if self._parent_cancel_requested and not self._parent_task.uncancel():
            left_by = None  # it was the group itself that cancelled
        if left_by is not None and not self._errors:
            raise left_by
        if exc_type is not None and not issubclass(exc_type, CancelledError):
            self._errors.append(exc)
        if self._errors:
            self._raise_errors()

    async def _wait_for_all(self, left_by):
        """What the group is left by: a CancelledError of somebody else's, or None."""
        while self._tasks:
            if self._on_completed_fut is None:
                self._on_completed_fut = self._loop.create_future()
            try:
                await self._on_completed_fut
            except CancelledError as error:
                if not self._aborting:  # from outside
                    left_by = error
                    self._abort()
            self._on_completed_fut = None
        return left_by

    def _raise_errors(self):
        if self._parent_task.cancelling():  # from outside, too
            self._parent_task.uncancel()
            self._parent_task.cancel()
        try:
            raise BaseExceptionGroup('unhandled errors in a TaskGroup', self._errors) from None
        finally:
            self._errors = None

    def create_task(self, coro, **kwargs):
        """A task of the group."""
        problem = None
        if not self._entered:
            problem = 'has not been entered'
        elif self._exiting and not self._tasks:
            problem = 'is finished'
        elif self._aborting:
            problem = 'is shutting down'
        if problem is not None:
            getattr(coro, 'close', int)()
            raise RuntimeError(f'TaskGroup {self!r} {problem}')
        task = self._loop.create_task(coro, **kwargs)
        future_add_to_awaited_by(task, self._parent_task)
        # An eager task may be done already. Its end is noted later: noted now, an error would cancel a sibling that is still starting.
        self._tasks.add(task)
        task.add_done_callback(self._note)
        return task

    def _abort(self):
        self._aborting = True
        for task in self._tasks:
            if not task.done():
                task.cancel()

    def _note(self, task):
        """A task is done."""
        self._tasks.discard(task)
        future_discard_from_awaited_by(task, self._parent_task)
        if self._on_completed_fut is not None and not self._tasks and not self._on_completed_fut.done():
            self._on_completed_fut.set_result(True)
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        self._errors.append(error)
        if _ends_all(error) and self._base_error is None:
            self._base_error = error
        if self._parent_task.done():
            self._loop.call_exception_handler({'message': f'Task {task!r} has errored out but its parent task {self._parent_task} '
                                               'is already completed', 'exception': error, 'task': task})
        elif not self._aborting and not self._parent_cancel_requested:
            self._abort()
            self._parent_cancel_requested = True
            self._parent_task.cancel()


def _ends_all(error):
    return isinstance(error, (SystemExit, KeyboardInterrupt))
