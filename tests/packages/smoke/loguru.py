import io
import json
import logging
import os
import re
import sys
import tempfile

from loguru import logger

logger.remove()
lines = []
plain = logger.add(lines.append, format='{level: <8}|{name}:{function}:{line}|{extra}|{message}', level='TRACE', colorize=False)
logger.info('hello {} {name!r:>8}', 1, name='n')
logger.trace('t')
logger.bind(user='ann').warning('bound')
with logger.contextualize(task=7):
    logger.debug('inside')
logger.opt(lazy=True).success('lazy {}', lambda: 6 * 7)
logger.opt(depth=0, raw=True).info('raw\n')
logger.level('NOTICE', no=25, color='<blue>', icon='!')
logger.log('NOTICE', 'own level')
logger.log(33, 'numbered')
logger.patch(lambda r: r['extra'].update(p=1)).critical('patched')
print(*lines, sep='')
logger.remove(plain)


def only(record):
    return record['level'].no >= 30 and 'skip' not in record['message']


records = []
logger.add(lambda m: records.append(m.record), filter=only, format='{message}')
sink = io.StringIO()
logger.add(sink, serialize=True, level='ERROR')
colours = io.StringIO()
logger.add(colours, colorize=True, format='<green>{level.icon}</green> <level>{message}</level> <red>x</red>')


@logger.catch(reraise=False, default='fell back', message='caught in {record[function]}')
def broken(a):
    return 1 / a


print(broken(0), broken(2))
try:
    {}['k']
except KeyError:
    logger.exception('went {}', 'wrong')
logger.warning('skip this')
logger.opt(colors=True).error('<b>bold</b> {}', '<i>')
with logger.catch(ValueError):
    int('x')
print([(r['level'].name, r['message'].split(' (')[0], r['exception'] and r['exception'].type.__name__, r['function']) for r in records])
print([(json.loads(line)['record']['level'], json.loads(line)['record']['exception']) for line in sink.getvalue().splitlines()][:2])
print(ascii(re.sub(r'line \d+|0x[0-9a-f]+', '...', colours.getvalue().splitlines()[-1])))
logger.remove()
path = os.path.join(tempfile.mkdtemp(), 'log.txt')
handler = logger.add(path, format='{message}', rotation=lambda message, file: file.tell() > 30, retention=2, backtrace=False, diagnose=False)
for i in range(9):
    logger.info('message number {}', i)
logger.remove(handler)
print(open(path).read().splitlines(), len(os.listdir(os.path.dirname(path))))


class Forward(logging.Handler):
    def emit(self, record):
        logger.opt(exception=record.exc_info).log(record.levelname, record.getMessage())


logger.configure(handlers=[{'sink': sys.stdout, 'format': '[{level}] {message} {extra[x]}', 'colorize': False}], extra={'x': 'X'})
std = logging.getLogger('std')
std.addHandler(Forward())
std.warning('from %s', 'logging')
logger.disable('__main__')
logger.error('unseen')
logger.enable('__main__')
print(logger.level('NOTICE').no, re.sub(r'sink=.*?\)', '', repr(logger)))
for wrong in lambda: logger.add(5), lambda: logger.remove(99), lambda: logger.log('NONE', 'x'), lambda: logger.add(print, format=7), lambda: logger.info('{missing}', a=1), lambda: logger.add(print, level='LOUD'):
    try:
        wrong()
    except Exception as e:
        print(type(e).__name__, e)
