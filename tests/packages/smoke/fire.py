import contextlib
import io
import os

os.environ['PAGER'] = 'cat'
import fire
from fire import decorators, parser
from fire.core import FireExit


class Tool:
    """A tool that does things.

    It has more to say.
    """

    VERSION = '1.0'

    def __init__(self, verbose=False, level: int = 3):
        self.verbose, self.level = verbose, level

    def add(self, a, b=2, *rest, scale=1, **more):
        """Adds numbers.

        Args:
          a: The first one.
          b: The second one.
          scale: What to multiply by.

        Returns:
          The sum.
        """
        return (a + b + sum(rest)) * scale, more, self.verbose

    @property
    def nested(self):
        return {'list': [1, 2, {'deep': 'x'}], 'fn': lambda text: text.upper(), 'none': None}

    @decorators.SetParseFns(path=str)
    def keep(self, path, *, must):
        return repr(path), must

    def rows(self):
        return [{'a': 1, 'b': 'x'}, {'a': 2}], range(2)

    def each(self):
        yield from 'abc'


def run(command, component=Tool):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            result = fire.Fire(component, command=command, name='tool')
        except FireExit as e:
            result = f'exit {e.code}'
        except Exception as e:
            result = f'{type(e).__name__}: {e}'
    print(command, '->', result if isinstance(result, (str, tuple, int, list)) else type(result).__name__)
    for text in out.getvalue(), err.getvalue():
        print(*('    ' + line for line in text.splitlines()), sep='\n', end='\n' if text else '')


run('add 1')
run(['add', '1', '--b=-3', '4', '--scale', '2', '--colour=red', '--no-x'])
run('--verbose add 1.5 2 - nested list 2 deep')
run('nested fn hello')
run('keep 123 --must="[1, {a: b}, (2, None)]"')
run('keep 1')
run('each')
run('nope')
run('add --help')
run('VERSION upper')
run('double 4', {'double': lambda x: x * 2, 'name': 'n'})
run('a b --flag c', lambda *args, flag: (args, flag))
run('-x 1 -y', lambda x, yes=False: [x, yes])
run('rows')
print([parser.DefaultParseValue(s) for s in ('1', '1.0', 'a', "'1'", '[a, "b"]', '{a: 1}', '(1,)', 'True', 'None', '1,2', '0x1F', '-', '1e3', 'a.b', '')])
