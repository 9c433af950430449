import io
import logging
import sys

out = sys.stdout
root = logging.getLogger()
root.handlers, root.filters, root.disabled = [], [], False
root.setLevel('WARNING')
logging.Logger.manager.loggerDict.clear()
logging.Logger.manager.emittedNoHandlerWarning = False
logging.setLoggerClass(logging.Logger)
logging._levelToName.pop(15, None)
logging._nameToLevel.pop('NOTE', None)
logging.lastResort, logging.raiseExceptions = logging._defaultLastResort, True


def to_stdout(logger, form='%(levelname)s %(name)s %(message)s', level=0, **keywords):
    handler = logging.StreamHandler(out)
    handler.setLevel(level)
    handler.setFormatter(logging.Formatter(form, **keywords))
    logger.addHandler(handler)
    return handler


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e)


### levels
a = logging.getLogger('a')
to_stdout(root)
for level in logging.DEBUG, 'INFO', logging.NOTSET:
    a.setLevel(level)
    a.debug('d %s', 1)
    a.info('i %d %d', 1, 2)
    a.warning('w %(x)s', {'x': 3})
    a.error('e')
    a.critical('c')
    a.fatal('f')
    a.log(35, 'l %s', [1])
print(a.isEnabledFor(10), a.isEnabledFor(30), a.getEffectiveLevel(), a, root)
#> DEBUG a d 1
#> INFO a i 1 2
#> WARNING a w 3
#> ERROR a e
#> CRITICAL a c
#> CRITICAL a f
#> Level 35 a l [1]
#> INFO a i 1 2
#> WARNING a w 3
#> ERROR a e
#> CRITICAL a c
#> CRITICAL a f
#> Level 35 a l [1]
#> WARNING a w 3
#> ERROR a e
#> CRITICAL a c
#> CRITICAL a f
#> Level 35 a l [1]
#> False True 30 <Logger a (WARNING)> <RootLogger root (WARNING)>

### names of levels
says(a := logging.getLogger('a').setLevel, 'NONE')
says(a, None)
says(a, 1.5)
print([logging.getLevelName(x) for x in (10, 'INFO', 15, 'x', 0, 'WARN', 50)], logging.getLevelNamesMapping())
logging.addLevelName(15, 'NOTE')
print(logging.getLevelName(15), logging.getLevelName('NOTE'))
says(root.log, 'INFO', 'x')
#> ValueError Unknown level: 'NONE'
#> TypeError Level not an integer or a valid string: None
#> TypeError Level not an integer or a valid string: 1.5
#> ['DEBUG', 20, 'Level 15', 'Level x', 'NOTSET', 30, 'CRITICAL'] {'CRITICAL': 50, 'FATAL': 50, 'ERROR': 40, 'WARN': 30, 'WARNING': 30, 'INFO': 20, 'DEBUG': 10, 'NOTSET': 0}
#> NOTE 15
#> TypeError level must be an integer

### the tree
b, c, a = [logging.getLogger(name) for name in ('a.b.c.d', 'a.b.c', 'a')]
print(b.parent is c, c.parent is a, a.parent is root, logging.getLogger('a') is a, logging.getLogger('root') is root)
print(a.getChild('b.c') is c, root.getChild('a') is a, c.getChildren(), sorted(map(str, root.getChildren())))
print(logging.getLogger('') is root, type(logging.Logger.manager.loggerDict['a.b']).__name__)
says(logging.getLogger, 1)
says(logging.Logger.manager.getLogger, None)
#> True True True True True
#> True True {<Logger a.b.c.d (WARNING)>} ['<Logger a (WARNING)>']
#> True PlaceHolder
#> TypeError A logger name must be a string
#> TypeError A logger name must be a string

### where records go
a, b = logging.getLogger('a'), logging.getLogger('a.b')
to_stdout(root, 'root %(message)s')
h = to_stdout(a, 'a %(message)s', logging.ERROR)
b.warning('1')
b.error('2')
a.propagate = False
b.error('3')
b.warning('4')
print(b.hasHandlers(), a.handlers == [h])
a.removeHandler(h)
b.error('to nobody')
a.propagate, a.disabled = True, True
a.error('5')
b.error('6')
logging.disable(logging.ERROR)
b.error('7')
b.critical('8')
logging.disable(logging.NOTSET)
b.error('9')
#> root 1
#> a 2
#> root 2
#> a 3
#> True True
#> root 6
#> root 8
#> root 9
#! to nobody

### formats
for style, form in ('%', '%(name)-5s|%(levelno)03d|%(message)10.3s|%(here)s'), ('{',
    '{name:>5}|{levelno:x}|{message!r}|{here}'), (
        '$', '$name|${levelno}|$message|$here|$$'):
    h = to_stdout(root, form, style=style, defaults={'here': 'H'})
    root.error('message %s', 'x')
    root.error('m', extra={'here': 'extra'})
    root.removeHandler(h)
for args in ('%(x)', None, '%'), ('x', None, '%'), ('{', None, '{'), ('{x!q}', None, '{'), ('{x:qq}', None,
    '{'), ('x', None, '{'), (
        '$', None, '$'), ('x', None, '$'), ('x', None, '?'), ('{a b}', None, '{'):
    says(logging.Formatter, *args)
says(logging.Formatter('%(none)s').format, logging.makeLogRecord({'msg': 1}))
#> root |040|       mes|H
#> root |040|         m|extra
#>  root|28|'message x'|H
#>  root|28|'m'|extra
#> root|40|message x|H|$
#> root|40|m|extra|$
#> ValueError Invalid format '%(x)' for '%' style
#> ValueError Invalid format 'x' for '%' style
#> ValueError invalid format: Single '{' encountered in format string
#> ValueError invalid format: invalid conversion: 'q'
#> ValueError invalid format: bad specifier: 'qq'
#> ValueError invalid format: no fields
#> ValueError invalid format: bare '$' not allowed
#> ValueError invalid format: no fields
#> ValueError Style must be one of: %,{,$
#> ValueError invalid format: invalid field name/expression: 'a b'
#> ValueError Formatting field not found in record: 'none'

### times
f = logging.Formatter('%(asctime)s %(message)s')
import time
f.converter = time.gmtime
r = logging.makeLogRecord({'msg': 'm', 'created': 86400.25, 'msecs': 250.0})
print(f.format(r), f.formatTime(r, '%H:%M'), f.usesTime(), logging.Formatter('%(message)s').usesTime())
f.default_msec_format = None
print(f.format(r), logging.Formatter('{asctime:>5}', style='{').usesTime(), logging.Formatter('$asctime',
    style='$').usesTime())
#> 1970-01-02 00:00:00,250 m 00:00 True False
#> 1970-01-02 00:00:00 m True True

### exceptions and stacks
to_stdout(root, '%(levelname)s %(message)s')
try:
    1 / 0
except ZeroDivisionError as e:
    root.exception('first')
    root.error('second', exc_info=e)
    root.critical('third', exc_info=True)
    root.error('fourth', exc_info=(None, None, None))
root.error('none', exc_info=True)
class Ends(logging.Formatter):
    def formatStack(self, stack_info):
        lines = stack_info.splitlines()
        return lines[0] + lines[-1]
root.handlers[0].setFormatter(Ends())
root.error('with a stack', stack_info=True)
#> ERROR first
#> Traceback (most recent call last):
#>   File "main.py", line 32, in <module>
#>     1 / 0
#>     ~~^~~
#> ZeroDivisionError: division by zero
#> ERROR second
#> Traceback (most recent call last):
#>   File "main.py", line 32, in <module>
#>     1 / 0
#>     ~~^~~
#> ZeroDivisionError: division by zero
#> CRITICAL third
#> Traceback (most recent call last):
#>   File "main.py", line 32, in <module>
#>     1 / 0
#>     ~~^~~
#> ZeroDivisionError: division by zero
#> ERROR fourth
#> NoneType: None
#> ERROR none
#> NoneType: None
#> with a stack
#> Stack (most recent call last):    root.error('with a stack', stack_info=True)

### where it was said
def where(**keywords):
    root.error('m', **keywords)
def outer(**keywords):
    where(**keywords)
to_stdout(root, '%(filename)s %(module)s %(funcName)s %(lineno)d %(processName)s %(threadName)s %(taskName)s')
outer()
outer(stacklevel=2)
class Mine(logging.Logger):
    def note(self, msg):
        self.error(msg, stacklevel=2)
logging.setLoggerClass(Mine)
logging.getLogger('mine').note('x')
says(logging.setLoggerClass, int)
#> main.py main where 31 MainProcess MainThread None
#> main.py main outer 33 MainProcess MainThread None
#> main.py main <module> 41 MainProcess MainThread None
#> TypeError logger not derived from logging.Logger: int

### filters
class Change(logging.Filter):
    def filter(self, record):
        print('asked', record.msg)
        return logging.makeLogRecord({**vars(record), 'msg': record.msg * 2})
h = to_stdout(root)
a = logging.getLogger('a.b')
h.addFilter(logging.Filter('a'))
a.warning('1')
logging.getLogger('ab').warning('2')
a.addFilter(lambda record: record.msg != 'no')
a.warning('no')
a.warning('yes')
h.addFilter(Change('x'))
a.warning('again')
print(len(h.filters), h.filter(logging.makeLogRecord({'name': 'zz'})))
a.removeFilter(a.filters[0])
a.warning('no')
#> WARNING a.b 1
#> WARNING a.b yes
#> asked again
#> WARNING a.b againagain
#> 2 False
#> asked no
#> WARNING a.b nono

### extra
to_stdout(root, '%(user)s %(message)s')
root.error('m', extra={'user': 'u'})
says(root.error, 'm', extra={'message': 1})
says(root.error, 'm', extra={'name': 1})
adapter = logging.LoggerAdapter(root, {'user': 'v'})
adapter.warning('w')
adapter.error('e', extra={'user': 'lost'})
logging.LoggerAdapter(root, {'user': 'v'}, merge_extra=True).error('e', extra={'user': 'kept'})
class Prefix(logging.LoggerAdapter):
    def process(self, msg, kwargs):
        return f'[{self.extra["user"]}] {msg}', {**kwargs, 'extra': self.extra}
Prefix(root, {'user': 'p'}).critical('%s', 1)
print(adapter, adapter.name, adapter.isEnabledFor(10), adapter.hasHandlers(), adapter.getEffectiveLevel())
#> u m
#> KeyError "Attempt to overwrite 'message' in LogRecord"
#> KeyError "Attempt to overwrite 'name' in LogRecord"
#> v w
#> v e
#> kept e
#> p [p] 1
#> <LoggerAdapter root (WARNING)> root False True 30

### basicConfig
logging.basicConfig(stream=out, level=logging.INFO, format='%(levelname)s:%(message)s')
logging.info('i')
logging.debug('d')
logging.basicConfig(stream=out, level=logging.DEBUG)
logging.debug('not yet')
logging.basicConfig(stream=out, level='DEBUG', format='{message}!', style='{', force=True)
logging.debug('now')
for wrong in {'stream': out, 'filename': 'x'}, {'handlers': [],
    'stream': out}, {'zz': 1}, {'style': '?'}, {'level': 'zz'}:
    says(logging.basicConfig, force=True, **wrong)
#> INFO:i
#> now!
#> ValueError 'stream' and 'filename' should not be specified together
#> ValueError 'stream' or 'filename' should not be specified together with 'handlers'
#> ValueError Unrecognised argument(s): zz
#> ValueError Style must be one of: %,{,$
#> ValueError Unknown level: 'zz'

### files
logging.basicConfig(filename='/tmp/log', filemode='w', encoding='utf-8', format='%(message)s', level=0)
logging.warning('é')
logging.shutdown()
print(open('/tmp/log', encoding='utf-8').read(), root.handlers)
h = logging.FileHandler('/tmp/later', delay=True)
print(h.stream, h.baseFilename, h)
h.emit(logging.makeLogRecord({'msg': 'm'}))
h.close()
print(open('/tmp/later').read(), h.stream)
#> é
#>  [<FileHandler /tmp/log (NOTSET)>]
#> None /tmp/later <FileHandler /tmp/later (NOTSET)>
#> m
#>  None

### nobody listens
class Listener:
    def write(self, text):
        out.write('E ' + text)
before, sys.stderr = sys.stderr, Listener()
logging.getLogger('a').warning('w')
logging.getLogger('a').info('i')
logging.getLogger('a').addHandler(logging.NullHandler())
logging.getLogger('a').warning('w')
logging.lastResort = None
logging.getLogger('b').warning('w')
logging.getLogger('b').warning('w')
sys.stderr = before
#> E w
#> E No handlers could be found for logger "b"

### handlers
h = logging.StreamHandler(io.StringIO())
h.name = 'h'
print(h, logging.getHandlerByName('h') is h, logging.getHandlerNames(), h.setStream(h.stream))
h.terminator = '|'
h.emit(logging.makeLogRecord({'msg': 'a', 'args': ()}))
h.handle(logging.makeLogRecord({'msg': 'b%s', 'args': (1,)}))
print(h.setStream(out).getvalue())
h.close()
print(logging.getHandlerNames())
says(logging.Handler().emit, None)
print(repr(logging.LogRecord('n', 20, '/a/b.py', 3, 'm %s', (1,), None)), logging.LogRecord('n', 20, None, 3, 'm',
    None, None).module)
b = logging.BufferingFormatter(logging.Formatter('<%(message)s>'))
print(b.format([logging.makeLogRecord({'msg': x}) for x in 'ab']), repr(b.format([])))
#> <StreamHandler (NOTSET)> True frozenset({'h'}) None
#> a|b1|
#> frozenset()
#> NotImplementedError emit must be implemented by Handler subclasses
#> <LogRecord: n, 20, /a/b.py, 3, "m %s"> Unknown module
#> <a><b> ''

### what is wrong in a record is said, and the program goes on
class Wrong(logging.StreamHandler):
    def handleError(self, record):
        print('cannot', record.msg, record.args, repr(sys.exception()))
h = Wrong(out)
root.addHandler(h)
root.error('%d', 'x')
root.error('%s %s', 1)
root.error('%s', 'right')
#> cannot %d ('x',) TypeError('%d format: a real number is required, not str')
#> cannot %s %s (1,) TypeError('not enough arguments for format string')
#> right

### warnings
import warnings
logging.basicConfig(stream=out, format='%(name)s %(levelname)s')
logging.captureWarnings(True)
warnings.warn('careful')
logging.captureWarnings(False)
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter('always')
    root.warn('x')
    logging.warn('y')
print([str(w.message) for w in told])
#> py.warnings WARNING
#> root WARNING
#> root WARNING
#> ["The 'warn' method is deprecated, use 'warning' instead", "The 'warn' function is deprecated, use 'warning' instead"]

### formatters, filters and handlers that do more than a step
class Slow(logging.Formatter):
    def format(self, record):
        return f'{sum(range(300))} {super().format(record)}'
class Text:
    def __str__(self):
        return f'text {sum(range(200))}'
h = to_stdout(root)
h.setFormatter(Slow('%(message)s'))
h.addFilter(lambda record: sum(range(100)))
for i in range(3):
    root.error(Text())
    root.error('%s %s', Text(), i)
#> 44850 text 19900
#> 44850 text 19900 0
#> 44850 text 19900
#> 44850 text 19900 1
#> 44850 text 19900
#> 44850 text 19900 2

### a queue and a thread stand between loggers and slow handlers
#: oracle=no
import logging, logging.handlers, queue, threading
class Slow(logging.Handler):
    def emit(self, record):
        for _ in range(3000): pass
        said.append((threading.current_thread() is listener._thread, record.threadName, self.format(record)))
said = []
q = queue.Queue()
listener = logging.handlers.QueueListener(q, Slow(), Slow(logging.ERROR), respect_handler_level=True)
logger = logging.getLogger('work')
logger.setLevel(logging.DEBUG)
logger.addHandler(logging.handlers.QueueHandler(q))
def work(n):
    for i in range(3):
        logger.info('%s says %d', n, i)
listener.start()
threads = [threading.Thread(target=work, args=(c,), name=c) for c in 'ab']
for t in threads: t.start()
for t in threads: t.join()
logger.error('twice')
listener.stop()
for line in sorted(said): print(line)
print(q.unfinished_tasks, listener._thread, repr(logging.Handler().lock)[:25])
try:
    listener.start()
    listener.start()
except RuntimeError as e:
    print(e)
listener.stop()
#> (True, 'MainThread', 'twice')
#> (True, 'MainThread', 'twice')
#> (True, 'a', 'a says 0')
#> (True, 'a', 'a says 1')
#> (True, 'a', 'a says 2')
#> (True, 'b', 'b says 0')
#> (True, 'b', 'b says 1')
#> (True, 'b', 'b says 2')
#> 0 None <unlocked _thread.RLock o
#> Listener already started

### fields of style '{' with anything as a key
for form in '{a[b]}', '{a[b c]}', "{a['k'].x}", '{a[]}', '{1.x}', '{a.b.c}', '{a b}', '{a.}', '{é}':
    says(lambda: logging.Formatter(form, style='{')._fmt)
#> {a[b]}
#> {a[b c]}
#> {a['k'].x}
#> ValueError invalid format: invalid field name/expression: 'a[]'
#> {1.x}
#> {a.b.c}
#> ValueError invalid format: invalid field name/expression: 'a b'
#> ValueError invalid format: invalid field name/expression: 'a.'
#> {é}

### shutdown() goes on behind a handler that cannot be acquired
import weakref


class Handler:
    def __init__(self, name, error=None):
        self.name, self.error = name, error

    def acquire(self):
        print('acquire', self.name)
        if self.error:
            raise self.error

    def __getattr__(self, name):
        return lambda: print(name, self.name)


handlers = [Handler('a'), Handler('b', OSError('no')), Handler('c', KeyError('no'))]
references = [weakref.ref(handler) for handler in handlers]
logging.raiseExceptions = False
says(logging.shutdown, references)
logging.raiseExceptions = True
says(logging.shutdown, references)
#> acquire c
#> release c
#> acquire b
#> release b
#> acquire a
#> flush a
#> close a
#> release a
#> None
#> acquire c
#> release c
#> KeyError 'no'

### a queue's handler says what it could not format
import logging, logging.handlers, queue, sys
sys.stderr = sys.stdout
class Queue(logging.handlers.QueueHandler):
    def handleError(self, record): print(repr(sys.exception()), record.args)
log = logging.getLogger('q')
log.addHandler(Queue(queue.Queue()))
log.propagate = False
log.error('%d', 'x')
#> TypeError('%d format: a real number is required, not str') ('x',)
