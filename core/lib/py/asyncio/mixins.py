"""What the classes that tasks wait in have in common."""
from asyncio import events


class _LoopBoundMixin:
    """Belongs to the loop in which something waited in it first."""

    _loop = None

    def _get_loop(self):
        here = events._loop_here()
        if self._loop not in (None, here):
            raise RuntimeError(f'{self!r} is bound to a different event loop')
        self._loop = here
        return here

    def _repr_with(self, state):
        """Like the repr of any object, with a state."""
        return f'<{object.__repr__(self)[1:-1]} [{state}]>'


async def _stand(line, place):
    """Waits until the future is done, in a line of futures."""
    line.append(place)
    try:
        return await place
    finally:
        line.remove(place)


def _wake_first(line):
    """The first future of a line that is not done is done. False: there is none."""
    for place in line or ():
        if not place.done():
            place.set_result(True)
            return True
    return False
