import logging
import logging.config
import sys

root = logging.getLogger()
root.handlers, root.filters = [], []
root.setLevel('WARNING')
logging.Logger.manager.loggerDict.clear()
sys.modules['here'] = sys.modules['__main__']


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e, '|', e.__cause__)


def configure(**parts):
    says(logging.config.dictConfig, {'version': 1, **parts})


STDOUT = {'class': 'logging.StreamHandler', 'stream': sys.stdout, 'formatter': 'f'}
FORMAT = {'f': {'format': '%(levelname)s %(name)s %(message)s'}}

### handlers, formatters, levels
logging.getLogger('old').warning
configure(formatters=FORMAT, handlers={'h': {**STDOUT, 'level': 'INFO'}}, root={'handlers': ['h'], 'level': 'DEBUG'},
          loggers={'a': {'level': logging.ERROR}, 'b': {'handlers': ['h'], 'propagate': False}})
for name in 'a', 'b', 'c', 'old':
    logger = logging.getLogger(name)
    logger.info('i')
    logger.error('e')
print(logging.getHandlerByName('h').level, logging.getLogger('old').disabled)
configure(incremental=True, handlers={'h': {'level': 50}}, loggers={'a': {'level': 10}}, root={'level': 'ERROR'})
print(logging.getHandlerByName('h').level, logging.getLogger('a').level, root.level)
configure(incremental=True, handlers={'none': {'level': 50}})
#> None
#> ERROR a e
#> INFO b i
#> ERROR b e
#> INFO c i
#> ERROR c e
#> 20 True
#> None
#> 50 10 40
#> ValueError No handler found with name 'none' | None

### styles, filters and objects of the program
class Only:
    def __init__(self, word, other=None):
        self.word, self.other = word, other
    def filter(self, record):
        return self.word in record.msg
def make(text, **more):
    print('make', text, more)
    return logging.Formatter(text, style='{')
class Handler(logging.StreamHandler):
    def emit(self, record):
        print(self.colour, self.format(record))
configure(
    formatters={'f': {'()': make, 'text': '{message}', 'word': 'cfg://words[1]', 'm': 'ext://logging.INFO'}},
    filters={'only': {'()': Only, 'word': 'yes', '.': {'size': 3}}, 'name': {'name': 'x'}},
    handlers={'h': {'()': Handler, 'formatter': 'f', '.': {'colour': 'red'}, 'filters': ['only']}},
    root={'handlers': ['h'], 'level': 0}, words=['a', 'b'])
root.info('yes')
root.info('no')
print(root.handlers[0].filters[0].size)
configure(formatters={'f': {'format': '{x}{message}', 'style': '{', 'defaults': {'x': 'D'}, 'datefmt': '%Y'}},
          handlers={'h': STDOUT}, root={'handlers': ['h'], 'filters': [lambda record: 'q' not in record.msg]})
root.error('e')
root.error('q')
#> make {message} {'word': 'b', 'm': 20}
#> None
#> red yes
#> 3
#> None
#> De

### what is wrong
says(logging.config.dictConfig, {})
says(logging.config.dictConfig, {'version': 2})
configure(handlers={'h': {'class': 'logging.None'}})
configure(handlers={'h': {'class': 'none.None'}})
configure(handlers={'h': {**STDOUT, 'formatter': 'none'}})
configure(handlers={'h': {**STDOUT, 'level': 'NONE', 'formatter': None}})
configure(handlers={'h': {'class': 'logging.StreamHandler', 'zz': 1}})
configure(formatters={'f': {'format': '{', 'style': '{'}})
configure(loggers={'a': {'handlers': ['none']}})
configure(root={'level': 'NONE'})
configure(root={'filters': ['none']})
configure(formatters={'f': {'()': 'cfg://none'}})
#> ValueError dictionary doesn't specify a version | None
#> ValueError Unsupported version: 2 | None
#> ValueError Unable to configure handler 'h' | Cannot resolve 'logging.None': No module named 'logging.None'
#> ValueError Unable to configure handler 'h' | Cannot resolve 'none.None': No module named 'none'
#> ValueError Unable to configure handler 'h' | Unable to set formatter 'none'
#> ValueError Unable to configure handler 'h' | Unknown level: 'NONE'
#> ValueError Unable to configure handler 'h' | StreamHandler.__init__() got an unexpected keyword argument 'zz'
#> ValueError Unable to configure formatter 'f' | invalid format: Single '{' encountered in format string
#> ValueError Unable to configure logger 'a' | Unable to add handler 'none'
#> ValueError Unable to configure root logger | Unknown level: 'NONE'
#> ValueError Unable to configure root logger | Unable to add filter 'none'
#> ValueError Unable to configure formatter 'f' | 'none'

### handlers of handlers
import logging.handlers
configure(formatters=FORMAT, handlers={
    'a': {'class': 'logging.handlers.MemoryHandler', 'capacity': 3, 'target': 'h', 'flushLevel': 'ERROR'}, 'h': STDOUT},
    root={'handlers': ['a'], 'level': 0})
for i in range(4):
    root.info(i)
root.error('now')
m = root.handlers[0]
print(len(m.buffer), type(m.target))
root.info('kept')
m.close()
print(m.target, m.buffer)
#> None
#> INFO root 0
#> INFO root 1
#> INFO root 2
#> INFO root 3
#> ERROR root now
#> 0 <class 'logging.StreamHandler'>
#> INFO root kept
#> None []

### a queue
class Queue:
    def __init__(self):
        self.items = []
    put_nowait = lambda self, item: self.items.append(item)
from logging.handlers import QueueHandler
q = Queue()
root.addHandler(QueueHandler(q))
try:
    1 / 0
except ZeroDivisionError:
    root.exception('%s', 'x')
print(q.items[0].msg.splitlines()[0], q.items[0].args, q.items[0].exc_info)  #> x None None

### files that are changed when they are long
import glob
from logging.handlers import RotatingFileHandler
h = RotatingFileHandler('/tmp/r.log', maxBytes=20, backupCount=2, encoding='utf-8')
root.addHandler(h)
for i in range(9):
    root.error('message %d', i)
h.close()
print({name: open(name).read() for name in sorted(glob.glob('/tmp/r.log*'))})
h = RotatingFileHandler('/tmp/n.log', 'w', 12, 1, delay=True)
h.namer = lambda name: name.replace('.log', '') + '.log'
h.rotator = lambda old, new: print('rotate', old, new)
for i in range(3):
    h.handle(logging.makeLogRecord({'msg': 'abcdefgh'}))
#> {'/tmp/r.log': 'message 8\n', '/tmp/r.log.1': 'message 7\n', '/tmp/r.log.2': 'message 6\n'}
#> rotate /tmp/n.log /tmp/n.1.log
#> rotate /tmp/n.log /tmp/n.1.log

### files that are changed after some time
import datetime
from logging.handlers import TimedRotatingFileHandler
H = TimedRotatingFileHandler
for when in 'S', 'm', 'H', 'd', 'midnight', 'W0', 'W3':
    h = H('/tmp/t.log', when, 2, utc=True)
    print(h.when, h.interval, h.suffix, h.computeRollover(1000000000), h.computeRollover(1000000000 + 86400 * 3))
print(H('/tmp/t.log', 'midnight', utc=True, atTime=datetime.time(5, 30)).computeRollover(1000000000))
for when in 'W', 'W9', 'X':
    says(H, '/tmp/t.log', when)
#> S 2 %Y-%m-%d_%H-%M-%S 1000000002 1000259202
#> M 120 %Y-%m-%d_%H-%M 1000000120 1000259320
#> H 7200 %Y-%m-%d_%H 1000007200 1000266400
#> D 172800 %Y-%m-%d 1000172800 1000432000
#> MIDNIGHT 172800 %Y-%m-%d 1000166400 1000425600
#> W0 1209600 %Y-%m-%d 1000771200 1001376000
#> W3 1209600 %Y-%m-%d 1001030400 1001030400
#> 1000013400
#> ValueError You must specify a day for weekly rollover from 0 to 6 (0 is Monday): W | None
#> ValueError Invalid day specified for weekly rollover: W9 | None
#> ValueError Invalid rollover interval specified: X | None

### a factory that has others configured
def make(**given):
    inner = logging.config.BaseConfigurator({'a': [{'b': sum(range(100))}]})
    return logging.Formatter(f"{inner.cfg_convert('a[0].b')} %(message)s")
configure(formatters={'f': {'()': make, 'x': 'ext://logging.DEBUG'}}, handlers={'h': STDOUT}, root={'handlers': ['h']})
root.error('e')
says(logging.config.BaseConfigurator({}).convert, 'ext://none.none')
says(logging.config.BaseConfigurator({'a': 1}).convert, 'cfg://a.b')
says(logging.config.BaseConfigurator({'a': 1}).convert, 'cfg://?')
#> None
#> 4950 e
#> ValueError Cannot resolve 'none.none': No module named 'none' | No module named 'none'
#> TypeError 'int' object is not subscriptable | None
#> ValueError Unable to convert '?' | None

### a formatter's attributes are set, too, when it is asked a second time, with another name for its format
class Old(logging.Formatter):
    note = 'none'

    def __init__(self, fmt=None, datefmt=None, style='%'):
        super().__init__(fmt, datefmt, style)


configure(formatters={'f': {'()': Old, 'format': '{message}', 'style': '{', '.': {'note': 'mine'}}},
          handlers={'h': {'class': 'logging.StreamHandler', 'formatter': 'f', '.': {'color': 'red'}}},
          root={'handlers': ['h']})
print(root.handlers[0].formatter.note, root.handlers[0].color)
configure(formatters={'f': {'()': Old, 'fmt': '{message}', 'style': '{', '.': {}, '/': 1}})
#> None
#> mine red
#> ValueError Unable to configure formatter 'f' | Not a valid Python identifier: '/'
