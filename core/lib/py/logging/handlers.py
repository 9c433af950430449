"""Handlers for files that are changed from time to time, and for records that wait."""

import logging
import os
import time

_handled_shown = True  # by sys.exception(), in handleError()
_DAY = 24 * 60 * 60
_MIDNIGHT = _DAY
DEFAULT_TCP_LOGGING_PORT, DEFAULT_UDP_LOGGING_PORT, DEFAULT_HTTP_LOGGING_PORT, DEFAULT_SOAP_LOGGING_PORT = 9020, 9021, 9022, 9023
SYSLOG_UDP_PORT = SYSLOG_TCP_PORT = 514


class BaseRotatingHandler(logging.FileHandler):
    """Changes its file when shouldRollover() says so; how, doRollover() does."""

    namer = rotator = None

    def __init__(self, filename, mode, encoding=None, delay=False, errors=None):
        logging.FileHandler.__init__(self, filename, mode, encoding, delay, errors)
        self.mode, self.encoding, self.errors = mode, encoding, errors

    def emit(self, record):
        try:
            full = self.shouldRollover(record)
            if full:
                self.doRollover()
        except Exception:
            self.handleError(record)
        else:
            logging.FileHandler.emit(self, record)

    def rotation_filename(self, default_name):
        return self.namer(default_name) if callable(self.namer) else default_name

    def rotate(self, source, dest):
        move = self.rotator
        if callable(move):
            move(source, dest)
        elif os.path.exists(source):
            os.rename(source, dest)

    def _let_go(self):
        stream, self.stream = self.stream, None
        if stream:
            stream.close()


class RotatingFileHandler(BaseRotatingHandler):
    """Begins another file where one would be longer than maxBytes; keeps backupCount of them."""

    def __init__(self, filename, mode='a', maxBytes=0, backupCount=0, encoding=None, delay=False, errors=None):
        if maxBytes > 0:
            mode = 'a'
        if 'b' not in mode:
            encoding = encoding or 'locale'
        BaseRotatingHandler.__init__(self, filename, mode, encoding=encoding, delay=delay, errors=errors)
        self.maxBytes, self.backupCount = maxBytes, backupCount

    def doRollover(self):
        self._let_go()
        name = self.baseFilename
        for n in range(self.backupCount, 0, -1):
            newer, older = self.rotation_filename(f'{name}.{n - 1}') if n > 1 else name, self.rotation_filename(f'{name}.{n}')
            if n == 1 or os.path.exists(newer):
                if os.path.exists(older):
                    os.remove(older)
                # What the rotator has made of a file is moved as it is.
                (os.rename if n > 1 else self.rotate)(newer, older)
        if not self.delay:
            self.stream = self._open()

    def shouldRollover(self, record):
        if self.maxBytes <= 0 or os.path.exists(self.baseFilename) and not os.path.isfile(self.baseFilename):
            return False
        if self.stream is None:
            self.stream = self._open()
        used = self.stream.seek(0, 2) or self.stream.tell()
        return bool(used) and used + len(self.format(record)) + 1 >= self.maxBytes


# What a unit is long, how file names tell it, and how they are found again.
_UNITS = {
    'S': (1, '%Y-%m-%d_%H-%M-%S', r'(?<!\d)\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}(?!\d)'),
    'M': (60, '%Y-%m-%d_%H-%M', r'(?<!\d)\d{4}-\d{2}-\d{2}_\d{2}-\d{2}(?!\d)'),
    'H': (3600, '%Y-%m-%d_%H', r'(?<!\d)\d{4}-\d{2}-\d{2}_\d{2}(?!\d)'),
    'D': (_DAY, '%Y-%m-%d', r'(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)'),
    'W': (7 * _DAY, '%Y-%m-%d', r'(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)'),
}
_UNITS['MIDNIGHT'] = _UNITS['D']


class TimedRotatingFileHandler(BaseRotatingHandler):
    """Begins another file each so many seconds (S), minutes (M), hours (H), days (D), at midnight or on a weekday (W0 is Monday)."""

    def __init__(self, filename, when='h', interval=1, backupCount=0, encoding=None, delay=False, utc=False, atTime=None, errors=None):
        import re

        self.when, self.backupCount, self.utc, self.atTime = when.upper(), backupCount, utc, atTime
        kind = self.when
        if kind.startswith('W'):
            if len(kind) != 2:
                raise ValueError(f'You must specify a day for weekly rollover from 0 to 6 (0 is Monday): {kind}')
            if kind[1] not in '0123456':
                raise ValueError(f'Invalid day specified for weekly rollover: {kind}')
            self.dayOfWeek = int(kind[1])
        if (kind[:1] if kind.startswith('W') else kind) not in _UNITS:
            raise ValueError(f'Invalid rollover interval specified: {kind}')
        unit, self.suffix, match = _UNITS['W' if kind.startswith('W') else kind]
        self.extMatch = re.compile(match, re.A)
        self.interval = unit * interval
        logging_name = os.path.abspath(os.fspath(filename))
        BaseRotatingHandler.__init__(self, logging_name, 'a', encoding=encoding or 'locale', delay=delay, errors=errors)
        began = os.stat(logging_name).st_mtime if os.path.exists(logging_name) else time.time()
        self.rolloverAt = self.computeRollover(int(began))

    def _broken(self, seconds):
        return time.gmtime(seconds) if self.utc else time.localtime(seconds)

    def computeRollover(self, currentTime):
        """When the file is to be changed that was begun at a time."""
        weekly = self.when.startswith('W')
        if self.when != 'MIDNIGHT' and not weekly:
            return currentTime + self.interval
        now, at = self._broken(currentTime), self.atTime
        target = _DAY if at is None else (at.hour * 60 + at.minute) * 60 + at.second
        wait = target - ((now.tm_hour * 60 + now.tm_min) * 60 + now.tm_sec)
        day = now.tm_wday
        if wait <= 0:
            wait += _DAY
            day = (day + 1) % 7
        if weekly and day != self.dayOfWeek:
            wait += (self.dayOfWeek - day) % 7 * _DAY
        then = currentTime + wait + self.interval - _DAY * (7 if weekly else 1)
        if not self.utc:
            then += (now.tm_isdst - time.localtime(then).tm_isdst) * -3600 if now.tm_isdst != time.localtime(then).tm_isdst else 0
        return then

    def shouldRollover(self, record):
        now = int(time.time())
        if now < self.rolloverAt:
            return False
        if os.path.exists(self.baseFilename) and not os.path.isfile(self.baseFilename):
            self.rolloverAt = self.computeRollover(now)
            return False
        return True

    def getFilesToDelete(self):
        """The oldest of the files that were begun, all but backupCount."""
        folder, base = os.path.split(self.baseFilename)
        found = []
        for name in os.listdir(folder):
            if self.namer is None:
                own = name.startswith(base + '.') and self.extMatch.fullmatch(name, len(base) + 1)
            else:
                own = self._named(name)
            if own:
                found.append(os.path.join(folder, name))
        found.sort()
        return found[: max(len(found) - self.backupCount, 0)]

    def _named(self, name):
        """Whether the namer gives a file this name, for a time that stands in it."""
        match = self.extMatch.search(name)
        while match:
            if os.path.basename(self.namer(f'{self.baseFilename}.{match[0]}')) == name:
                return True
            match = self.extMatch.search(name, match.start() + 1)
        return False

    def doRollover(self):
        now = int(time.time())
        stamp = time.strftime(self.suffix, self._broken(self.rolloverAt - self.interval))
        target = self.rotation_filename(f'{self.baseFilename}.{stamp}')
        if os.path.exists(target):
            return  # this one has been begun already
        self._let_go()
        self.rotate(self.baseFilename, target)
        for old in self.getFilesToDelete() if self.backupCount > 0 else ():
            os.remove(old)
        if not self.delay:
            self.stream = self._open()
        self.rolloverAt = self.computeRollover(now)


class WatchedFileHandler(logging.FileHandler):
    """Opens its file again where another stands in its place."""

    def __init__(self, filename, mode='a', encoding=None, delay=False, errors=None):
        if 'b' not in mode:
            encoding = encoding or 'locale'
        logging.FileHandler.__init__(self, filename, mode=mode, encoding=encoding, delay=delay, errors=errors)
        self._seen = self._status()

    def _status(self):
        try:
            found = os.stat(self.baseFilename)
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    def reopenIfNeeded(self):
        if self.stream is None:
            return
        now = self._status()
        if now is None or now != self._seen:
            self.stream.flush()
            self.stream.close()
            self.stream = None
            self.stream = self._open()
            self._seen = self._status()

    def emit(self, record):
        self.reopenIfNeeded()
        super().emit(record)


class BufferingHandler(logging.Handler):
    """Keeps records until there are so many."""

    def __init__(self, capacity):
        logging.Handler.__init__(self)
        self.capacity, self.buffer = capacity, []

    def shouldFlush(self, record):
        return not len(self.buffer) < self.capacity

    def emit(self, record):
        self.buffer += [record]
        if self.shouldFlush(record):
            self.flush()

    def flush(self):
        with self.lock:
            del self.buffer[:]

    def close(self):
        try:
            self.flush()
        finally:
            super().close()


class MemoryHandler(BufferingHandler):
    """Keeps records for another handler, until there are so many, or one is of a level."""

    def __init__(self, capacity, flushLevel=logging.ERROR, target=None, flushOnClose=True):
        BufferingHandler.__init__(self, capacity)
        self.flushLevel, self.target, self.flushOnClose = flushLevel, target, flushOnClose

    def shouldFlush(self, record):
        return record.levelno >= self.flushLevel or BufferingHandler.shouldFlush(self, record)

    def setTarget(self, target):
        with self.lock:
            self.target = target if target else None

    def flush(self):
        with self.lock:
            target = self.target
            for record in self.buffer if target else ():
                target.handle(record)
            if target:
                del self.buffer[:]

    def close(self):
        try:
            if self.flushOnClose:
                self.flush()
        finally:
            self.setTarget(None)
            super().close()


class QueueHandler(logging.Handler):
    """Puts records into a queue."""

    def __init__(self, queue):
        logging.Handler.__init__(self)
        self.queue, self.listener = queue, None

    def enqueue(self, record):
        put = self.queue.put_nowait
        put(record)

    def prepare(self, record):
        """A copy in which only text is left, so that it can go anywhere."""
        from copy import copy

        text = self.format(record)
        record = copy(record)
        record.msg = record.message = text
        record.args = record.exc_info = record.exc_text = record.stack_info = None
        return record

    def emit(self, record):
        try:
            ready = self.prepare(record)
            self.enqueue(ready)
        except Exception:
            self.handleError(record)


class QueueListener:
    """Takes records from a queue, in a thread of its own, and gives them to handlers."""

    _sentinel = None

    def __init__(self, queue, *handlers, respect_handler_level=False):
        self.queue, self.handlers, self.respect_handler_level = queue, handlers, respect_handler_level
        self._thread = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        self.stop()

    def dequeue(self, block):
        return self.queue.get(block)

    def start(self):
        from threading import Thread

        if self._thread is not None:
            raise RuntimeError('Listener already started')
        self._thread = Thread(target=self._monitor, daemon=True)
        self._thread.start()

    def prepare(self, record):
        return record

    def handle(self, record):
        record = self.prepare(record)
        for handler in (*self.handlers,):
            if not self.respect_handler_level or record.levelno >= handler.level:
                handler.handle(record)

    def _monitor(self):
        while True:
            record = self.dequeue(True)
            if record is not self._sentinel:
                self.handle(record)
            if hasattr(self.queue, 'task_done'):
                self.queue.task_done()
            if record is self._sentinel:
                return

    def enqueue_sentinel(self):
        put = self.queue.put_nowait
        put(self._sentinel)

    def stop(self):
        thread = self._thread
        if thread:
            self.enqueue_sentinel()
            thread.join()
        self._thread = None
