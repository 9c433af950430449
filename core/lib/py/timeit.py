"""How long small pieces of code take."""

import itertools
import time

__all__ = ['Timer', 'timeit', 'repeat', 'default_timer']

default_timer, default_number, default_repeat = time.perf_counter, 1000000, 5
dummy_src_name = '<timeit-src>'


def _here():
    return globals()


def reindent(src, indent):
    """The lines behind the first, further to the right."""
    return src.replace('\n', '\n' + ' ' * indent)


class Timer:
    """A statement, what is done before it, and a clock."""

    def __init__(self, stmt='pass', setup='pass', timer=default_timer, globals=None):
        names = _here() if globals is None else globals
        own, before = {}, ''
        if isinstance(setup, str):
            compile(setup, dummy_src_name, 'exec')
            before, begin = setup + '\n', reindent(setup, 4)
        elif callable(setup):
            own['_setup'], begin = setup, '_setup()'
        else:
            raise ValueError('setup is neither a string nor callable')
        if isinstance(stmt, str):
            compile(before + stmt, dummy_src_name, 'exec')
            work = reindent(stmt, 8)
        elif callable(stmt):
            own['_stmt'], work = stmt, '_stmt()'
        else:
            raise ValueError('stmt is neither a string nor callable')
        more = ''.join([f', {name}={name}' for name in own])
        self.timer = timer
        self.src = (f'\ndef inner(_it, _timer{more}):\n    {begin}\n    _t0 = _timer()\n    for _i in _it:\n        {work}\n        pass\n'
                    '    _t1 = _timer()\n    return _t1 - _t0\n')
        exec(compile(self.src, dummy_src_name, 'exec'), names, own)
        self.inner = own['inner']

    def print_exc(self, file=None):
        """Print the traceback of what the statement raised."""
        import linecache
        from traceback import print_exc

        if self.src is not None:
            linecache.cache[dummy_src_name] = len(self.src), None, self.src.split('\n'), dummy_src_name
        print_exc(file=file)

    def timeit(self, number=default_number):
        """The seconds that so many rounds take."""
        return self.inner(itertools.repeat(None, number), self.timer)

    def repeat(self, repeat=default_repeat, number=default_number):
        """timeit() several times."""
        return [self.timeit(number) for _ in range(repeat)]

    def autorange(self, callback=None):
        """(rounds, seconds), of as many rounds as take a fifth of a second."""
        for number in (digit * scale for scale in map(10 .__pow__, itertools.count()) for digit in (1, 2, 5)):
            seconds = self.timeit(number)
            if callback:
                callback(number, seconds)
            if seconds >= 0.2:
                return number, seconds


def timeit(stmt='pass', setup='pass', timer=default_timer, number=default_number, globals=None):
    """The seconds that so many rounds of a statement take."""
    return Timer(stmt, setup, timer, globals).timeit(number)


def repeat(stmt='pass', setup='pass', timer=default_timer, repeat=default_repeat, number=default_number, globals=None):
    """timeit() several times."""
    return Timer(stmt, setup, timer, globals).repeat(repeat, number)


def main(args=None, *, _wrap_timer=None):
    """What -m does with words."""
    from _mains import work
    return work('timeit', args, _wrap_timer)
