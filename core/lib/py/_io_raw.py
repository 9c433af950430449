"""What lies between a raw stream that a program wrote and its BufferedReader, BufferedWriter or BufferedRandom."""

from _hn import _index
from _hn.files import _own_names
from _hn.memoryviews import dense_view

globals().update(_own_names('_io'))

__name__ = '_io'  # what its errors are of
_BLOCKED = 11  # EAGAIN
_SIZES = ' returned invalid length %d (should have been between 0 and %d)'


def _blocked(written):
    return BlockingIOError(_BLOCKED, 'write could not complete without blocking', written)


def _position(n):
    """What tell() or seek() of a raw stream gave."""
    n = _index(n)
    if n < 0:
        raise OSError('Raw stream returned invalid position %d' % n)
    return n


class Window:
    """A piece of a stream. All is counted from its beginning: the program is at `at`, the raw stream at `raw_at`; bytes up to `end` were read
    (-1: none), those from `dirty` to `dirty_end` (-1: none) wait to be written. `place` is the raw stream's own position, or -1."""
    __slots__ = ('raw', 'size', 'reads', 'writes', 'data', 'at', 'raw_at', 'end', 'dirty', 'dirty_end', 'place')

    def __init__(self, raw, size, reads, writes):
        self.raw = raw
        self.size = size
        self.reads = reads
        self.writes = writes
        self.data = bytearray(size)
        self.at = self.raw_at = self.dirty = 0
        self.end = self.dirty_end = self.place = -1
        try:
            self._where()
        except Exception:
            pass

    def _where(self):
        self.place = _position(self.raw.tell())
        return self.place

    def _gap(self):
        """How far the raw stream is ahead of the program."""
        return self.raw_at - self.at if self.end >= 0 or self.dirty_end >= 0 else 0

    def ahead(self):
        """How many bytes have been read and not been given."""
        return max(self.end - self.at, 0) if self.end >= 0 else 0

    def _move(self, offset, whence):
        self.place = _position(self.raw.seek(offset, whence))
        return self.place

    def _ask(self, view):
        """How many bytes the raw stream has put into a view: None if it would have to wait."""
        n = self.raw.readinto(view)
        if n is None:
            return None
        try:
            n = _index(n)
        except TypeError as e:
            raise OSError('raw readinto() failed') from e
        if not 0 <= n <= len(view):
            raise OSError('raw readinto()' + _SIZES % (n, len(view)))
        if self.place >= 0:
            self.place += n
        return n

    def _give(self, view):
        """How many bytes of a view the raw stream has written: None if it would have to wait."""
        n = self.raw.write(view)
        if n is None:
            return None
        try:
            n = _index(n)
        except TypeError:
            n = -1
        if not 0 <= n <= len(view):
            raise OSError('raw write()' + _SIZES % (n, len(view)))
        if self.place >= 0:
            self.place += n
        return n

    def _ask_for(self, size):
        """Bytes straight from the raw stream, or None."""
        piece = bytearray(size)
        with memoryview(piece) as view:
            n = self._ask(view)
        return None if n is None else bytes(piece[:n])

    def _fill(self):
        """Reads on behind what is there: how many bytes, or None."""
        start = max(self.end, 0)
        with memoryview(self.data)[start:] as view:
            n = self._ask(view)
        if n:
            self.end = self.raw_at = start + n
        return n

    def _take(self, size):
        found = bytes(self.data[self.at:self.at + size])
        self.at += len(found)
        return found

    def _begin(self):
        """A new piece, of which nothing has been read."""
        if self.writes:
            self.flush()
        self.at = self.raw_at = self.end = 0

    # -- reading

    def _all(self):
        found = self._take(self.ahead())
        if self.writes:
            self.flush()
        self.end = -1
        whole = getattr(self.raw, 'readall', None)
        if whole is not None:
            more = whole()
            if more is not None and not isinstance(more, bytes):
                raise TypeError('readall() should return bytes')
            self.place = -1
            return more if not found else found + (more or b'')
        while True:
            more = self.raw.read()
            if more is not None and not isinstance(more, bytes):
                raise TypeError('read() should return bytes')
            if not more:
                return found or more
            found += more
            if self.place >= 0:
                self.place += len(more)

    def read(self, size):
        """So many bytes, fewer at the end or where the raw stream would wait; all, if negative."""
        if size < 0:
            return self._all()
        if size <= self.ahead():
            return self._take(size)
        found = bytearray(self._take(self.ahead()))
        self._begin()
        while (left := size - len(found)) > 0:
            blocks = left - left % self.size
            if blocks:
                self.end = -1
                piece = self._ask_for(blocks)
                self.end = self.at = self.raw_at = 0
            else:
                n = self._fill() if self.end < self.size else 0
                piece = None if n is None else self._take(min(left, n))
            if not piece:
                return bytes(found) if found or piece is not None else None
            found += piece
        return bytes(found)

    def read_once(self, size):
        """What is there, else what one call of the raw stream gives, at most so many bytes."""
        if size < 0:
            size = self.size
        if size == 0 or self.ahead():
            return self._take(min(size, self.ahead()))
        self._begin()
        self.end = -1
        return self._ask_for(size) or b''

    def into_once(self, size):
        """The same for readinto1(): what is there and one call, if that alone goes past the piece."""
        found = self._take(min(size, self.ahead()))
        left = size - len(found)
        if left > self.size:
            self._begin()
            self.end = -1
            more = self._ask_for(left)
            return more if not found else found + (more or b'')
        if not found and left:
            self._begin()
            n = self._fill()
            return None if n is None else self._take(min(n, left))
        return found

    def peek(self):
        """What is there, or comes with one call."""
        if not self.ahead():
            self._begin()
            self._fill()
        return bytes(self.data[self.at:self.end])

    def line(self, limit):
        """A line, or at most so many bytes of it."""
        out = b''
        while limit < 0 or len(out) < limit:
            if not self.ahead():
                self._begin()
                if not self._fill():
                    break
            stop = self.data.find(b'\n', self.at, self.end) + 1
            n = (stop or self.end) - self.at
            short = 0 <= limit < len(out) + n
            out += self._take(limit - len(out) if short else n)
            if stop:
                break
        return out

    # -- writing

    def write(self, data):
        """Keeps bytes, or writes what waits and the most of them; their number."""
        with dense_view(data) as view, view.cast('B') if view.nbytes else memoryview(b'') as data:
            if self.end < 0 and self.dirty_end < 0:
                self.at = self.raw_at = 0
            if self._keep(data):
                return len(data)
            try:
                self._write_dirty()
            except BlockingIOError:
                return self._squeeze(data)
            gap = self._gap()
            if gap:
                self._move(-gap, 1)
            return self._write_most(data)

    def _keep(self, data):
        n = len(data)
        if n > self.size - self.at or n == self.size:
            return False
        self.data[self.at:self.at + n] = data
        if self.dirty_end < 0 or self.dirty > self.at:
            self.dirty = self.at
        self._advance(n)
        self.dirty_end = max(self.dirty_end, self.at)
        return True

    def _advance(self, n):
        self.at += n
        if 0 <= self.end < self.at:
            self.end = self.at

    def _squeeze(self, data):
        """Keeps what there is room for, when the raw stream would wait."""
        if self.reads:
            self.end = -1
        n = self.dirty_end - self.dirty
        self.data[:n] = self.data[self.dirty:self.dirty_end]
        self.dirty_end = n
        self.raw_at -= self.dirty
        self.at -= self.dirty
        self.dirty = 0
        room = self.size - n
        kept = data[:room]
        self.data[n:n + len(kept)] = kept
        self.dirty_end += len(kept)
        self.at += len(kept)
        if len(data) <= room:
            return len(data)
        raise _blocked(len(kept))

    def _write_most(self, data):
        written = 0
        while len(data) - written >= self.size:
            with data[written:] as rest:
                n = self._give(rest)
            if n is None:
                self._keep_first(data[written:written + self.size])
                if len(data) - written == self.size:
                    return len(data)
                raise _blocked(written + self.size)
            written += n
        self._keep_first(data[written:])
        return len(data)

    def _keep_first(self, rest):
        if self.reads:
            self.end = -1
        n = len(rest)
        self.data[:n] = rest
        self.dirty = self.raw_at = 0
        self.at = self.dirty_end = n
        if not n:
            self.dirty_end = -1

    def _write_dirty(self):
        if self.dirty_end < 0:
            return
        back = self._gap() + self.at - self.dirty
        if back:
            self._move(-back, 1)
            self.raw_at -= back
        while self.dirty < self.dirty_end:
            with memoryview(self.data)[self.dirty:self.dirty_end] as view:
                n = self._give(view)
            if n is None:
                raise _blocked(0)
            self.dirty += n
            self.raw_at = self.dirty
        self.dirty = 0
        self.dirty_end = -1

    def flush(self):
        """Writes what waits, and has the raw stream stand where the program is."""
        self._write_dirty()
        if self.reads:
            gap = self._gap()
            if self.writes or gap:
                self._move(-gap, 1)
            self.end = -1

    # -- positions

    def tell(self):
        return max(self._where() - self._gap(), 0)

    def seek(self, target, whence):
        """Goes to a position, within what was read if it is there."""
        if whence != 2 and self.reads:
            here = self.place if self.place >= 0 else self._where()
            ahead = self.ahead()
            if ahead:
                offset = target if whence else target - (here - self._gap())
                if -self.at <= offset <= ahead:
                    self.at += offset
                    return here - ahead + offset
        if self.writes:
            self._write_dirty()
        if whence == 1:
            target -= self._gap()
        n = self._move(target, whence)
        self.raw_at = self.at
        if self.reads:
            self.end = -1
        return n

    def truncate(self, size):
        self.flush()
        if size is None:
            size = self._where()
        return self.raw.truncate(size)
