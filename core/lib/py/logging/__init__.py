"""Messages of programs: loggers make records of them, handlers write these where they belong."""

import os
import sys
import time
from _thread import RLock as _RLock
from weakref import WeakValueDictionary as _WeakValues, ref as _ref

__all__ = [
    'BASIC_FORMAT', 'BufferingFormatter', 'CRITICAL', 'DEBUG', 'ERROR', 'FATAL', 'FileHandler', 'Filter', 'Formatter', 'Handler', 'INFO',
    'LogRecord', 'Logger', 'LoggerAdapter', 'NOTSET', 'NullHandler', 'StreamHandler', 'WARN', 'WARNING', 'addLevelName', 'basicConfig',
    'captureWarnings', 'critical', 'debug', 'disable', 'error', 'exception', 'fatal', 'getLevelName', 'getLogger', 'getLoggerClass',
    'info', 'log', 'makeLogRecord', 'setLoggerClass', 'shutdown', 'warn', 'warning', 'getLogRecordFactory', 'setLogRecordFactory',
    'lastResort', 'raiseExceptions', 'getLevelNamesMapping', 'getHandlerByName', 'getHandlerNames',
]
__version__, __date__, __status__ = '0.5.1.2', '07 February 2010', 'production'

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0

_handled_shown = True  # by sys.exception(), in handleError()
raiseExceptions = True
logThreads = logMultiprocessing = logProcesses = logAsyncioTasks = True
_startTime = time.time_ns()

_levelToName = {50: 'CRITICAL', 40: 'ERROR', 30: 'WARNING', 20: 'INFO', 10: 'DEBUG', 0: 'NOTSET'}
_nameToLevel = {**{name: level for level, name in _levelToName.items()}, 'FATAL': 50, 'WARN': 30}
_nameToLevel = {name: _nameToLevel[name] for name in 'CRITICAL FATAL ERROR WARN WARNING INFO DEBUG NOTSET'.split()}

_lock = _RLock()


# Levels

def getLevelNamesMapping():
    return {**_nameToLevel}


def getLevelName(level):
    """The name of a level, or the level of a name; what is neither is 'Level x'."""
    found = _levelToName.get(level)
    if found is None:
        found = _nameToLevel.get(level)
    return f'Level {level}' if found is None else found


def addLevelName(level, levelName):
    """Call a level by a name from now on."""
    _levelToName[level], _nameToLevel[levelName] = levelName, level


_srcfile = '<frozen logging>'  # what a findCaller() of a program's own passes over


def _is_internal_frame(frame):
    return frame.f_code.co_filename in (_srcfile, '<frozen importlib._bootstrap>', '<frozen importlib._bootstrap_external>')


def _checkLevel(level):
    if isinstance(level, int):
        return level
    if not isinstance(level, str):
        raise TypeError(f'Level not an integer or a valid string: {level!r}')
    found = _nameToLevel.get(level)
    if found is None:
        raise ValueError(f'Unknown level: {level!r}')
    return found


# Records

def _task_name():
    """The name of asyncio's task that is running."""
    asyncio = sys.modules.get('asyncio') if logAsyncioTasks else None
    if asyncio is None:
        return None
    try:
        return asyncio.current_task().get_name()
    except Exception:
        return None


class LogRecord:
    """One message, with all that is known of it."""

    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None, **kwargs):
        now = time.time_ns()
        # A sole dict is there to be formatted by its keys.
        if args and len(args) == 1 and args[0] and _is_mapping(args[0]):
            args = args[0]
        self.name, self.msg, self.args, self.levelname, self.levelno = name, msg, args, getLevelName(level), level
        self.pathname = pathname
        try:
            self.filename = os.path.basename(pathname)
            self.module = os.path.splitext(self.filename)[0]
        except (TypeError, ValueError, AttributeError):
            self.filename, self.module = pathname, 'Unknown module'
        self.exc_info, self.exc_text, self.stack_info = exc_info, None, sinfo
        self.lineno, self.funcName, self.created = lineno, func, now / 1e9
        self.msecs = now % 1000000000 // 1000000 + 0.0
        self.relativeCreated = (now - _startTime) / 1e6
        self.thread, self.threadName = _this_thread() if logThreads else (None, None)
        self.processName = 'MainProcess' if logMultiprocessing else None
        self.process = 1 if logProcesses else None
        self.taskName = _task_name()

    def __repr__(self):
        return f'<LogRecord: {self.name}, {self.levelno}, {self.pathname}, {self.lineno}, "{self.msg}">'

    def getMessage(self):
        """The message with its arguments in it."""
        text = str(self.msg)
        return text % self.args if self.args else text


def _is_mapping(o):
    if type(o) is dict:
        return True
    from collections.abc import Mapping

    return isinstance(o, Mapping)


def _this_thread():
    threading = sys.modules.get('threading')
    if threading is None:
        return 1, 'MainThread'
    current = threading.current_thread()
    return threading.get_ident(), current.name


_factory = [LogRecord]


def getLogRecordFactory():
    return _factory[0]


def makeLogRecord(dict):
    """A record with these attributes."""
    record = _factory[0](None, None, '', 0, '', (), None, None)
    vars(record).update(dict)
    return record


def setLogRecordFactory(factory):
    """What makes records from now on; it takes what LogRecord does."""
    _factory[0] = factory


# Formats

class PercentStyle:
    """%(name)s"""

    default_format, asctime_format, asctime_search = '%(message)s', '%(asctime)s', '%(asctime)'
    _valid = r'%\(\w+\)[#0+ -]*(\*|\d+)?(\.(\*|\d+))?[diouxefgcrsa%]'

    def __init__(self, fmt, *, defaults=None):
        self._fmt, self._defaults = fmt or self.default_format, defaults

    def usesTime(self):
        return self._fmt.find(self.asctime_search) >= 0

    def validate(self):
        import re

        if not re.search(self._valid, self._fmt, re.I):
            raise ValueError(f"Invalid format '{self._fmt}' for '{self.default_format[0]}' style")

    def _values(self, record):
        return {**self._defaults, **vars(record)} if self._defaults else vars(record)

    def _format(self, record):
        return self._fmt % self._values(record)

    def format(self, record):
        try:
            text = self._format(record)
        except KeyError as e:
            raise ValueError(f'Formatting field not found in record: {e}')
        return text


class StrFormatStyle(PercentStyle):
    """{name}"""

    default_format, asctime_format, asctime_search = '{message}', '{asctime}', '{asctime'

    def _format(self, record):
        return self._fmt.format(**self._values(record))

    def validate(self):
        import re
        from string import Formatter as Parts

        found = False
        try:
            for _, name, spec, conversion in Parts().parse(self._fmt):
                if name:
                    if not re.fullmatch(r'\w+(\.\w+|\[[^]]+\])*', name):
                        raise ValueError(f'invalid field name/expression: {name!r}')
                    found = True
                if conversion and conversion not in 'rsa':
                    raise ValueError(f'invalid conversion: {conversion!r}')
                if spec and not re.fullmatch(r'(.?[<=>^])?[+ -]?#?0?(\d+|\{\w+\})?[,_]?(\.(\d+|\{\w+\}))?[bcdefgnosx%]?', spec, re.I):
                    raise ValueError(f'bad specifier: {spec!r}')
        except ValueError as e:
            raise ValueError(f'invalid format: {e}')
        if not found:
            raise ValueError('invalid format: no fields')


class StringTemplateStyle(PercentStyle):
    """${name}"""

    default_format = asctime_format = asctime_search = '${message}'
    asctime_format = asctime_search = '${asctime}'

    def __init__(self, *args, **kwargs):
        from string import Template

        PercentStyle.__init__(self, *args, **kwargs)
        self._tpl = Template(self._fmt)

    def usesTime(self):
        return '$asctime' in self._fmt or self.asctime_search in self._fmt

    def validate(self):
        found = False
        for match in self._tpl.pattern.finditer(self._fmt):
            if match['named'] or match['braced']:
                found = True
            elif match[0] == '$':
                raise ValueError("invalid format: bare '$' not allowed")
        if not found:
            raise ValueError('invalid format: no fields')

    def _format(self, record):
        return self._tpl.substitute(**self._values(record))


BASIC_FORMAT = '%(levelname)s:%(name)s:%(message)s'
_STYLES = {
    '%': (PercentStyle, BASIC_FORMAT),
    '{': (StrFormatStyle, '{levelname}:{name}:{message}'),
    '$': (StringTemplateStyle, '${levelname}:${name}:${message}'),
}


class Formatter:
    """Makes text of a record."""

    converter = time.localtime
    default_time_format, default_msec_format = '%Y-%m-%d %H:%M:%S', '%s,%03d'

    def __init__(self, fmt=None, datefmt=None, style='%', validate=True, *, defaults=None):
        if style not in _STYLES:
            raise ValueError(f"Style must be one of: {','.join(_STYLES)}")
        self._style = _STYLES[style][0](fmt, defaults=defaults)
        if validate:
            self._style.validate()
        self.datefmt, self._fmt = datefmt, self._style._fmt

    def formatTime(self, record, datefmt=None):
        """When the record was made."""
        then = self.converter(record.created)
        text = time.strftime(datefmt or self.default_time_format, then)
        return self.default_msec_format % (text, record.msecs) if self.default_msec_format and not datefmt else text

    def formatException(self, ei):
        """The traceback of (type, exception, traceback)."""
        from traceback import format_exception

        kind, value, tb = ei
        return ''.join(format_exception(kind, value, tb)).removesuffix('\n')

    def formatStack(self, stack_info):
        return stack_info

    def usesTime(self):
        style = self._style
        return style.usesTime()

    def formatMessage(self, record):
        style = self._style
        return style.format(record)

    def format(self, record):
        """The text of a record: the format filled in, and below it traceback and stack."""
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        for below in record.exc_text, record.stack_info and self.formatStack(record.stack_info):
            if below:
                text += below if text[-1:] == '\n' else '\n' + below
        return text


_defaultFormatter = Formatter()


class BufferingFormatter:
    """Makes text of several records."""

    def __init__(self, linefmt=None):
        self.linefmt = linefmt or _defaultFormatter

    def formatHeader(self, records):
        return ''

    def formatFooter(self, records):
        return ''

    def format(self, records):
        if not records:
            return ''
        lines = [self.linefmt.format(record) for record in records]
        return ''.join([self.formatHeader(records), *lines, self.formatFooter(records)])


# Filters

class Filter:
    """Lets through what a logger and those below it said."""

    def __init__(self, name=''):
        self.name, self.nlen = name, len(name)

    def filter(self, record):
        return not self.name or record.name == self.name or record.name.startswith(self.name + '.')


class Filterer:
    """Has filters: objects with a method filter(), or functions."""

    def __init__(self):
        self.filters = []

    def addFilter(self, filter):
        if filter not in self.filters:
            self.filters += [filter]

    def removeFilter(self, filter):
        if filter in self.filters:
            del self.filters[self.filters.index(filter)]

    def filter(self, record):
        """The record, or another in its place; something false where it is to be dropped."""
        for each in self.filters:
            passed = each.filter(record) if hasattr(each, 'filter') else each(record)
            if not passed:
                return False
            if isinstance(passed, LogRecord):
                record = passed
        return record


# Handlers

_handlers = _WeakValues()
_handlerList = []  # references, in the order in which the handlers were made


def _forget(reference):
    if reference in _handlerList:
        _handlerList.remove(reference)


def getHandlerNames():
    return frozenset(_handlers)


def getHandlerByName(name):
    return _handlers.get(name)


class Handler(Filterer):
    """Does something with records: what it is, a subclass says in emit()."""

    def __init__(self, level=NOTSET):
        Filterer.__init__(self)
        self._name, self.level, self.formatter, self._closed = None, _checkLevel(level), None, False
        _handlerList.append(_ref(self, _forget))
        self.createLock()

    def get_name(self):
        return self._name

    def set_name(self, name):
        _handlers.pop(self._name, None)
        if name:
            _handlers[name] = self
        self._name = name

    name = property(get_name, set_name)

    def createLock(self):
        self.lock = _RLock()

    def setLevel(self, level):
        self.level = _checkLevel(level)

    def acquire(self):
        lock = self.lock
        if lock:
            lock.acquire()

    def release(self):
        lock = self.lock
        if lock:
            lock.release()

    def format(self, record):
        return (self.formatter or _defaultFormatter).format(record)

    def emit(self, record):
        raise NotImplementedError('emit must be implemented by Handler subclasses')

    def handle(self, record):
        """Emit a record that passes the filters; what these said."""
        passed = self.filter(record)
        if isinstance(passed, LogRecord):
            record = passed
        if passed:
            self.acquire()
            try:
                self.emit(record)
            finally:
                self.release()
        return passed

    def setFormatter(self, fmt):
        self.formatter = fmt

    def flush(self):
        """Nothing waits here."""

    def close(self):
        """This handler is not used any more."""
        self._closed = True
        if self._name in _handlers:
            del _handlers[self._name]

    def handleError(self, record):
        """Say on stderr what emit() raised; the program goes on."""
        if raiseExceptions and sys.stderr:
            from traceback import format_exception, format_stack

            try:
                write = sys.stderr.write
                write('--- Logging error ---\n' + ''.join(format_exception(sys.exception())))
                write('Call stack:\n' + ''.join(format_stack(sys._getframe())))
                write(_described(record))
            except OSError:
                pass

    def __repr__(self):
        return f'<{type(self).__name__} ({getLevelName(self.level)})>'


def _described(record):
    try:
        return f'Message: {record.msg!r}\nArguments: {record.args}\n'
    except RecursionError:
        raise
    except Exception:
        return 'Unable to print the message and arguments - possible formatting error.\nUse the traceback above to help find the error.\n'


class StreamHandler(Handler):
    """Writes lines to a stream: stderr, unless it is given another."""

    terminator = '\n'

    def __init__(self, stream=None):
        Handler.__init__(self)
        self.stream = sys.stderr if stream is None else stream

    def flush(self):
        stream = self.stream
        if stream and hasattr(stream, 'flush'):
            stream.flush()

    def emit(self, record):
        try:
            line = self.format(record) + self.terminator
            self.stream.write(line)
            self.flush()
        except Exception as e:
            if isinstance(e, RecursionError):
                raise
            self.handleError(record)

    def setStream(self, stream):
        """Write there from now on. The stream before, or None where it is the same."""
        if stream is self.stream:
            return None
        self.flush()
        before, self.stream = self.stream, stream
        return before

    def __repr__(self):
        name = str(getattr(self.stream, 'name', ''))
        return f"<{type(self).__name__} {name + ' ' if name else ''}({getLevelName(self.level)})>"

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)


class FileHandler(StreamHandler):
    """Writes lines to a file."""

    def __init__(self, filename, mode='a', encoding=None, delay=False, errors=None):
        self.baseFilename = os.path.abspath(os.fspath(filename))
        self.mode, self.encoding, self.errors, self.delay = mode, encoding, errors, delay
        self._builtin_open = open
        if self.encoding is None and 'b' not in mode:
            self.encoding = 'locale'
        StreamHandler.__init__(self, None if delay else self._open())
        if delay:
            self.stream = None

    def close(self):
        stream, self.stream = self.stream, None
        try:
            if stream:
                _flushed(stream)
        finally:
            if stream and hasattr(stream, 'close'):
                stream.close()
            Handler.close(self)

    def _open(self):
        return self._builtin_open(self.baseFilename, self.mode, encoding=self.encoding, errors=self.errors)

    def emit(self, record):
        if self.stream is None and (self.mode != 'w' or not self._closed):
            self.stream = self._open()
        if self.stream:
            StreamHandler.emit(self, record)

    def __repr__(self):
        return f'<{type(self).__name__} {self.baseFilename} ({getLevelName(self.level)})>'


def _flushed(stream):
    if hasattr(stream, 'flush'):
        stream.flush()


class _StderrHandler(StreamHandler):
    """Writes to what stderr is at the time."""

    def __init__(self, level=NOTSET):
        Handler.__init__(self, level)

    stream = property(lambda self: sys.stderr)


class NullHandler(Handler):
    """Drops records: for libraries, so that nothing is said where a program wants nothing."""

    lock = None

    def createLock(self):
        """It needs none."""

    def emit(self, record):
        """Drop it."""

    def handle(self, record):
        """Drop it."""


lastResort = _defaultLastResort = _StderrHandler(WARNING)


# Loggers

class PlaceHolder:
    """Stands for a logger that nobody asked for, above some that there are."""

    def __init__(self, alogger):
        self.loggerMap = {alogger: None}

    def append(self, alogger):
        self.loggerMap.setdefault(alogger)


def setLoggerClass(klass):
    """What loggers are made of that do not exist yet."""
    global _loggerClass
    _loggerClass = _checked_class(klass)


def _checked_class(klass):
    if klass is not Logger and not issubclass(klass, Logger):
        raise TypeError('logger not derived from logging.Logger: ' + klass.__name__)
    return klass


def getLoggerClass():
    return _loggerClass


class Manager:
    """The tree of loggers."""

    def __init__(self, rootnode):
        self.root, self.loggerDict, self.emittedNoHandlerWarning = rootnode, {}, False
        self.disable, self.loggerClass, self.logRecordFactory = 0, None, None

    def _set_disable(self, value):
        self._disable = _checkLevel(value)

    disable = property(lambda self: self._disable, _set_disable)

    def getLogger(self, name):
        """The logger of a name with dots; it is made where there is none."""
        if not isinstance(name, str):
            raise TypeError('A logger name must be a string')
        known = self.loggerDict.get(name)
        if known is not None and not isinstance(known, PlaceHolder):
            return known
        logger = self.loggerDict[name] = (self.loggerClass or _loggerClass)(name)
        logger.manager = self
        if known is not None:
            self._adopt(known.loggerMap, logger)
        self._hang(logger)
        return logger

    def _adopt(self, loggers, above):
        """A new logger stands above these, unless another is between."""
        for logger in loggers:
            if not logger.parent.name.startswith(above.name):
                above.parent, logger.parent = logger.parent, above

    def _hang(self, logger):
        """The parent of a logger: the nearest that there is."""
        name = logger.name
        while True:
            name, dot, _ = name.rpartition('.')
            if not dot:
                break
            above = self.loggerDict.get(name)
            if above is None:
                self.loggerDict[name] = PlaceHolder(logger)
            elif isinstance(above, Logger):
                logger.parent = above
                return
            else:
                above.append(logger)
        logger.parent = self.root

    def setLoggerClass(self, klass):
        self.loggerClass = _checked_class(klass)

    def setLogRecordFactory(self, factory):
        self.logRecordFactory = factory

    def _clear_cache(self):
        for logger in (self.root, *self.loggerDict.values()):
            if isinstance(logger, Logger):
                logger._cache.clear()


def _says_at(level, name, owner='Logger'):
    """The method of a logger that logs at a level."""
    def log(self, msg, *args, **kwargs):
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)

    log.__name__, log.__qualname__ = name, f'{owner}.{name}'
    return log


def _deprecated(what, name):
    from warnings import warn

    warn(f"The '{name}' {what} is deprecated, use 'warning' instead", DeprecationWarning)


class Logger(Filterer):
    """What programs hand messages to. A name with dots says where it is in the tree of loggers."""

    def __init__(self, name, level=NOTSET):
        Filterer.__init__(self)
        self.name, self.level, self.parent, self.propagate = name, _checkLevel(level), None, True
        self.handlers, self.disabled, self._cache = [], False, {}

    def setLevel(self, level):
        checked = _checkLevel(level)
        self.level = checked
        self.manager._clear_cache()

    debug, info = _says_at(DEBUG, 'debug'), _says_at(INFO, 'info')
    warning, error = _says_at(WARNING, 'warning'), _says_at(ERROR, 'error')
    critical = _says_at(CRITICAL, 'critical')

    def warn(self, msg, *args, **kwargs):
        _deprecated('method', 'warn')
        self.warning(msg, *args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        kwargs['exc_info'] = exc_info
        self.error(msg, *args, **kwargs)

    def fatal(self, msg, *args, **kwargs):
        say = self.critical
        say(msg, *args, **kwargs)

    def log(self, level, msg, *args, **kwargs):
        if not isinstance(level, int):
            if not raiseExceptions:
                return
            raise TypeError('level must be an integer')
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)

    def findCaller(self, stack_info=False, stacklevel=1):
        """(file, line, function, stack) of the program that logs; stacklevel goes to its callers."""
        frame = sys._getframe()
        while stacklevel > 1 and frame.f_back is not None:
            frame, stacklevel = frame.f_back, stacklevel - 1
        stack = None
        if stack_info:
            from traceback import format_stack

            stack = 'Stack (most recent call last):\n' + ''.join(format_stack(frame)).removesuffix('\n')
        return frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name, stack

    def makeRecord(self, name, level, fn, lno, msg, args, exc_info, func=None, extra=None, sinfo=None):
        record = _factory[0](name, level, fn, lno, msg, args, exc_info, func, sinfo)
        if extra is not None:
            own = vars(record)
            for key in extra:
                if key in own or key in ('message', 'asctime'):
                    raise KeyError(f'Attempt to overwrite {key!r} in LogRecord')
                own[key] = extra[key]
        return record

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        try:
            where = self.findCaller(stack_info, stacklevel)
        except ValueError:
            where = '(unknown file)', 0, '(unknown function)', None
        if exc_info:
            if isinstance(exc_info, BaseException):
                exc_info = type(exc_info), exc_info, exc_info.__traceback__
            elif not isinstance(exc_info, tuple):
                exc_info = sys.exc_info()
        file, line, function, stack = where
        self.handle(self.makeRecord(self.name, level, file, line, msg, args, exc_info, function, extra, stack))

    def handle(self, record):
        """Give a record to the handlers, if the filters let it through."""
        if self.disabled:
            return
        passed = self.filter(record)
        if passed:
            self.callHandlers(passed if isinstance(passed, LogRecord) else record)

    def addHandler(self, hdlr):
        if hdlr not in self.handlers:
            self.handlers += [hdlr]

    def removeHandler(self, hdlr):
        if hdlr in self.handlers:
            del self.handlers[self.handlers.index(hdlr)]

    def _way_up(self):
        """This logger, and those above it that get its records."""
        logger = self
        while logger is not None:
            yield logger
            logger = logger.parent if logger.propagate else None

    def hasHandlers(self):
        return any(logger.handlers for logger in self._way_up())

    def callHandlers(self, record):
        found = False
        logger = self
        while logger:
            for handler in logger.handlers:
                found = True
                if record.levelno >= handler.level:
                    handler.handle(record)
            logger = logger.parent if logger.propagate else None
        if found:
            return
        if lastResort:
            if record.levelno >= lastResort.level:
                lastResort.handle(record)
        elif raiseExceptions and not self.manager.emittedNoHandlerWarning:
            self.manager.emittedNoHandlerWarning = True
            sys.stderr.write(f'No handlers could be found for logger "{self.name}"\n')

    def getEffectiveLevel(self):
        """The level of this logger, or of the nearest above it that has one."""
        logger = self
        while logger and not logger.level:
            logger = logger.parent
        return logger.level if logger else NOTSET

    def isEnabledFor(self, level):
        if self.disabled:
            return False
        known = self._cache.get(level)
        if known is None:
            known = self._cache[level] = self.manager.disable < level and level >= self.getEffectiveLevel()
        return known

    def getChild(self, suffix):
        """The logger of a name below this one's."""
        return self.manager.getLogger(suffix if self.root is self else f'{self.name}.{suffix}')

    def getChildren(self):
        """The loggers right below this one."""
        depth = 1 if self is self.manager.root else self.name.count('.') + 2
        every = self.manager.loggerDict.values()
        return {each for each in every if isinstance(each, Logger) and each.parent is self and each.name.count('.') + 1 == depth}

    def __repr__(self):
        return f'<{type(self).__name__} {self.name} ({getLevelName(self.getEffectiveLevel())})>'

    def __reduce__(self):
        if getLogger(self.name) is self:
            return getLogger, (self.name,)
        from pickle import PicklingError

        raise PicklingError('logger cannot be pickled')


class RootLogger(Logger):
    def __init__(self, level):
        Logger.__init__(self, 'root', level)

    def __reduce__(self):
        return (getLogger, ())


_loggerClass = Logger


def _adapts(level, name):
    def log(self, msg, *args, **kwargs):
        self.log(level, msg, *args, **kwargs)

    log.__name__, log.__qualname__ = name, f'LoggerAdapter.{name}'
    return log


class LoggerAdapter:
    """A logger with something to add to each message: process() says what."""

    def __init__(self, logger, extra=None, merge_extra=False):
        self.logger, self.extra, self.merge_extra = logger, extra, merge_extra

    def process(self, msg, kwargs):
        extra = self.extra
        if self.merge_extra and 'extra' in kwargs:
            extra = {**extra, **kwargs['extra']} if extra is not None else {**kwargs['extra']}
        kwargs['extra'] = extra
        return msg, kwargs

    debug, info, warning = _adapts(DEBUG, 'debug'), _adapts(INFO, 'info'), _adapts(WARNING, 'warning')
    error, critical = _adapts(ERROR, 'error'), _adapts(CRITICAL, 'critical')

    def warn(self, msg, *args, **kwargs):
        _deprecated('method', 'warn')
        self.warning(msg, *args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        self.log(ERROR, msg, *args, **{**kwargs, 'exc_info': exc_info})

    def log(self, level, msg, *args, **kwargs):
        if not self.isEnabledFor(level):
            return
        said, more = self.process(msg, kwargs)
        self.logger.log(level, said, *args, **more)

    def _log(self, level, msg, args, **kwargs):
        inner = self.logger
        return inner._log(level, msg, args, **kwargs)

    def hasHandlers(self):
        return self.logger.hasHandlers()

    def getEffectiveLevel(self):
        return self.logger.getEffectiveLevel()

    def setLevel(self, level):
        return self.logger.setLevel(level)

    def isEnabledFor(self, level):
        return self.logger.isEnabledFor(level)

    name = property(lambda self: self.logger.name)
    manager = property(lambda self: self.logger.manager, lambda self, value: setattr(self.logger, 'manager', value))

    def __repr__(self):
        level = getLevelName(self.logger.getEffectiveLevel())
        return f'<{type(self).__name__} {self.logger.name} ({level})>'

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)


root = RootLogger(WARNING)
Logger.root, Logger.manager = root, Manager(root)


# What most programs use

def basicConfig(**kwargs):
    """Give the root logger a handler, unless it has one (or force=True).

    filename, filemode, encoding and errors, or stream, or handlers say which; format, datefmt and style how it writes; level what.
    """
    if kwargs.pop('force', False):
        for handler in root.handlers[:]:
            root.removeHandler(handler)
            handler.close()
    encoding, errors = kwargs.pop('encoding', None), kwargs.pop('errors', 'backslashreplace')
    if root.handlers:
        return
    chosen = kwargs.keys() & {'stream', 'filename'}
    handlers = kwargs.pop('handlers', None)
    if handlers is not None and chosen:
        raise ValueError("'stream' or 'filename' should not be specified together with 'handlers'")
    if len(chosen) == 2:
        raise ValueError("'stream' and 'filename' should not be specified together")
    if handlers is None:
        handlers = [_one_handler(kwargs.pop('filename', None), kwargs, encoding, errors)]
    _set_root(handlers, kwargs.pop('style', '%'), kwargs)
    if kwargs:
        raise ValueError(f"Unrecognised argument(s): {', '.join(kwargs)}")


def _set_root(handlers, style, kwargs):
    datefmt = kwargs.pop('datefmt', None)
    if style not in _STYLES:
        raise ValueError(f"Style must be one of: {','.join(_STYLES)}")
    shape = Formatter(kwargs.pop('format', _STYLES[style][1]), datefmt, style)
    for handler in handlers:
        if handler.formatter is None:
            handler.setFormatter(shape)
        root.addHandler(handler)
    level = kwargs.pop('level', None)
    if level is not None:
        root.setLevel(level)


def _one_handler(filename, kwargs, encoding, errors):
    mode = kwargs.pop('filemode', 'a')
    if not filename:
        return StreamHandler(kwargs.pop('stream', None))
    return FileHandler(filename, mode, encoding=encoding, errors=None if 'b' in mode else errors)


def getLogger(name=None):
    """The logger of a name, or the root of all."""
    of_root = not name or isinstance(name, str) and name == root.name
    return root if of_root else Logger.manager.getLogger(name)


def _says_root(name):
    """The function that has the root logger log."""
    def log(msg, *args, **kwargs):
        if not root.handlers:
            basicConfig()
        getattr(root, name)(msg, *args, **kwargs)

    log.__name__ = log.__qualname__ = name
    return log


debug, info, warning, error, critical = map(_says_root, ('debug', 'info', 'warning', 'error', 'critical'))


def exception(msg, *args, exc_info=True, **kwargs):
    kwargs['exc_info'] = exc_info
    error(msg, *args, **kwargs)


def fatal(msg, *args, **kwargs):
    say = critical
    say(msg, *args, **kwargs)


def warn(msg, *args, **kwargs):
    _deprecated('function', 'warn')
    warning(msg, *args, **kwargs)


def log(level, msg, *args, **kwargs):
    if not root.handlers:
        basicConfig()
    root.log(level, msg, *args, **kwargs)


def disable(level=CRITICAL):
    """Nothing is logged at this level and below."""
    manager = root.manager
    manager.disable = level
    manager._clear_cache()


def shutdown(handlerList=_handlerList):
    """Flush and close all handlers, the youngest first."""
    for handler in [reference() for reference in handlerList[::-1]]:
        try:
            if handler:
                _closed(handler)
        except Exception:
            if raiseExceptions:
                raise


def _closed(handler):
    try:
        handler.acquire()
        # A program may have told it not to.
        if getattr(handler, 'flushOnClose', True):
            handler.flush()
        handler.close()
    except (OSError, ValueError):
        pass
    finally:
        handler.release()


# Warnings

_warnings_showwarning = None


def _showwarning(message, category, filename, lineno, file=None, line=None):
    """Log a warning, unless it goes to a file."""
    before = _warnings_showwarning
    if file is not None:
        return before and before(message, category, filename, lineno, file, line)
    from warnings import formatwarning

    logger = getLogger('py.warnings')
    if not logger.handlers:
        logger.addHandler(NullHandler())
    logger.warning(str(formatwarning(message, category, filename, lineno, line)))


def captureWarnings(capture):
    """Whether what warnings are shown is logged, by the logger py.warnings."""
    global _warnings_showwarning
    import warnings

    if not capture:
        if _warnings_showwarning is not None:
            warnings.showwarning, _warnings_showwarning = _warnings_showwarning, None
    elif _warnings_showwarning is None:
        _warnings_showwarning, warnings.showwarning = warnings.showwarning, _showwarning
