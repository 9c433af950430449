# traceback and groups: every member is shown with its own traceback, wherever it has been before.
import io, sys, traceback


def leaf(n):
    raise ValueError(n)


def made(count=2):
    found = []
    for i in range(count):
        try:
            leaf(i)
        except ValueError as e:
            found.append(e)
    return found


### a group that was handled when an outer one was raised
try:
    try:
        raise ExceptionGroup('inner', made(1))
    except ExceptionGroup as e:
        raise ExceptionGroup('outer', [e, KeyError('no frames')])
except ExceptionGroup:
    print(traceback.format_exc())
#>   + Exception Group Traceback (most recent call last):
#>   |   File "main.py", line 18, in <module>
#>   |     raise ExceptionGroup('inner', made(1))
#>   | ExceptionGroup: inner (1 sub-exception)
#>   +-+---------------- 1 ----------------
#>     | Traceback (most recent call last):
#>     |   File "main.py", line 12, in made
#>     |     leaf(i)
#>     |     ~~~~^^^
#>     |   File "main.py", line 5, in leaf
#>     |     raise ValueError(n)
#>     | ValueError: 0
#>     +------------------------------------
#>
#> During handling of the above exception, another exception occurred:
#>
#>   + Exception Group Traceback (most recent call last):
#>   |   File "main.py", line 20, in <module>
#>   |     raise ExceptionGroup('outer', [e, KeyError('no frames')])
#>   | ExceptionGroup: outer (2 sub-exceptions)
#>   +-+---------------- 1 ----------------
#>     | Exception Group Traceback (most recent call last):
#>     |   File "main.py", line 18, in <module>
#>     |     raise ExceptionGroup('inner', made(1))
#>     | ExceptionGroup: inner (1 sub-exception)
#>     +-+---------------- 1 ----------------
#>       | Traceback (most recent call last):
#>       |   File "main.py", line 12, in made
#>       |     leaf(i)
#>       |     ~~~~^^^
#>       |   File "main.py", line 5, in leaf
#>       |     raise ValueError(n)
#>       | ValueError: 0
#>       +------------------------------------
#>     +---------------- 2 ----------------
#>     | KeyError: 'no frames'
#>     +------------------------------------
#>

### the same from every function, without the context
try:
    try:
        raise ExceptionGroup('inner', made(1))
    except ExceptionGroup as e:
        raise ExceptionGroup('outer', [e]) from None
except ExceptionGroup as e:
    whole = traceback.format_exc()
    texts = [''.join(traceback.format_exception(e)), ''.join(traceback.TracebackException.from_exception(e).format()),
        ''.join(traceback.format_exception(type(e), e, e.__traceback__))]
    print([text == whole for text in texts])
    print(''.join(traceback.format_exception(e, limit=1)))
    traceback.print_exc(file=sys.stdout, chain=False)
    inner = traceback.TracebackException.from_exception(e).exceptions[0]
    print(len(inner.stack), inner.exceptions[0].stack[-1].name)
#> [True, True, True]
#>   + Exception Group Traceback (most recent call last):
#>   |   File "main.py", line 20, in <module>
#>   |     raise ExceptionGroup('outer', [e]) from None
#>   | ExceptionGroup: outer (1 sub-exception)
#>   +-+---------------- 1 ----------------
#>     | Exception Group Traceback (most recent call last):
#>     |   File "main.py", line 18, in <module>
#>     |     raise ExceptionGroup('inner', made(1))
#>     | ExceptionGroup: inner (1 sub-exception)
#>     +-+---------------- 1 ----------------
#>       | Traceback (most recent call last):
#>       |   File "main.py", line 12, in made
#>       |     leaf(i)
#>       |     ~~~~^^^
#>       | ValueError: 0
#>       +------------------------------------
#>
#>   + Exception Group Traceback (most recent call last):
#>   |   File "main.py", line 20, in <module>
#>   |     raise ExceptionGroup('outer', [e]) from None
#>   | ExceptionGroup: outer (1 sub-exception)
#>   +-+---------------- 1 ----------------
#>     | Exception Group Traceback (most recent call last):
#>     |   File "main.py", line 18, in <module>
#>     |     raise ExceptionGroup('inner', made(1))
#>     | ExceptionGroup: inner (1 sub-exception)
#>     +-+---------------- 1 ----------------
#>       | Traceback (most recent call last):
#>       |   File "main.py", line 12, in made
#>       |     leaf(i)
#>       |     ~~~~^^^
#>       |   File "main.py", line 5, in leaf
#>       |     raise ValueError(n)
#>       | ValueError: 0
#>       +------------------------------------
#> 1 leaf

### a member that is there twice
e = made(1)[0]
try:
    raise ExceptionGroup('g', [e, e])
except ExceptionGroup as g:
    print(traceback.format_exc())
    e.__context__ = g
    print(len(traceback.format_exc().splitlines()))
#>   + Exception Group Traceback (most recent call last):
#>   |   File "main.py", line 18, in <module>
#>   |     raise ExceptionGroup('g', [e, e])
#>   | ExceptionGroup: g (2 sub-exceptions)
#>   +-+---------------- 1 ----------------
#>     | Traceback (most recent call last):
#>     |   File "main.py", line 12, in made
#>     |     leaf(i)
#>     |     ~~~~^^^
#>     |   File "main.py", line 5, in leaf
#>     |     raise ValueError(n)
#>     | ValueError: 0
#>     +---------------- 2 ----------------
#>     | Traceback (most recent call last):
#>     |   File "main.py", line 12, in made
#>     |     leaf(i)
#>     |     ~~~~^^^
#>     |   File "main.py", line 5, in leaf
#>     |     raise ValueError(n)
#>     | ValueError: 0
#>     +------------------------------------
#>
#> 21

### a member that is the cause of its group
e, = made(1)
try:
    raise ExceptionGroup('g', [e]) from e
except ExceptionGroup:
    print(traceback.format_exc())
#> Traceback (most recent call last):
#>   File "main.py", line 12, in made
#>     leaf(i)
#>     ~~~~^^^
#>   File "main.py", line 5, in leaf
#>     raise ValueError(n)
#> ValueError: 0
#>
#> The above exception was the direct cause of the following exception:
#>
#>   + Exception Group Traceback (most recent call last):
#>   |   File "main.py", line 18, in <module>
#>   |     raise ExceptionGroup('g', [e]) from e
#>   | ExceptionGroup: g (1 sub-exception)
#>   +-+---------------- 1 ----------------
#>     | Traceback (most recent call last):
#>     |   File "main.py", line 12, in made
#>     |     leaf(i)
#>     |     ~~~~^^^
#>     |   File "main.py", line 5, in leaf
#>     |     raise ValueError(n)
#>     | ValueError: 0
#>     +------------------------------------
#>

### from except*
try:
    try:
        raise ExceptionGroup('g', made(1))
    except* ValueError as caught:
        raise ExceptionGroup('again', [caught.exceptions[0]])
except ExceptionGroup:
    print(''.join(line for line in traceback.format_exc(chain=False).splitlines(True)))
#>   + Exception Group Traceback (most recent call last):
#>   |   File "main.py", line 20, in <module>
#>   |     raise ExceptionGroup('again', [caught.exceptions[0]])
#>   | ExceptionGroup: again (1 sub-exception)
#>   +-+---------------- 1 ----------------
#>     | Traceback (most recent call last):
#>     |   File "main.py", line 12, in made
#>     |     leaf(i)
#>     |     ~~~~^^^
#>     |   File "main.py", line 5, in leaf
#>     |     raise ValueError(n)
#>     | ValueError: 0
#>     +------------------------------------
#>

### without what the members were raised after
def after(cause):
    try:
        try:
            leaf(1)
        except ValueError as e:
            raise KeyError('k') from (e if cause else None)
    except KeyError as e:
        if not cause:
            e.__suppress_context__ = False
        return e
group = ExceptionGroup('outer', [after(True), ExceptionGroup('inner', [after(False)])])
for chain in True, False:
    text = ''.join(traceback.format_exception(group, chain=chain))
    print(text.count('direct cause'), text.count('During handling'), text.count('ValueError'))
text = io.StringIO()
traceback.print_exception(group, chain=False, file=text)
print(text.getvalue().count('ValueError'))
failed = after(True)
failed.__cause__ = group
text = ''.join(traceback.format_exception(failed))
print(text.count('direct cause'), text.count('During handling'), text.count('ValueError'))
#> 1 1 4
#> 0 0 0
#> 0
#> 2 1 4

### notes of every kind
class Shown:
    def __repr__(self): return 'shown'
    def __str__(self): return 1 / 0
class Bad:
    def __repr__(self): return 1 / 0
for notes in ('text', b'bytes', ('a', 'b'), {'a': 1}, 5, None, '', [], Shown(), [Shown()], Bad(), [Bad()],
        [1, None, 'x\ny']):
    error = ValueError('v')
    error.__notes__ = notes
    print(traceback.format_exception_only(error), traceback.format_exception(ExceptionGroup('g', [error]))[-2])
#> ['ValueError: v\n', "'text'\n"]     | 'text'
#>
#> ['ValueError: v\n', "b'bytes'\n"]     | b'bytes'
#>
#> ['ValueError: v\n', 'a\n', 'b\n']     | b
#>
#> ['ValueError: v\n', "{'a': 1}\n"]     | {'a': 1}
#>
#> ['ValueError: v\n', '5\n']     | 5
#>
#> ['ValueError: v\n']     | ValueError: v
#>
#> ['ValueError: v\n', "''\n"]     | ''
#>
#> ['ValueError: v\n']     | ValueError: v
#>
#> ['ValueError: v\n', 'shown\n']     | shown
#>
#> ['ValueError: v\n', '<note str() failed>\n']     | <note str() failed>
#>
#> ['ValueError: v\n', '<__notes__ repr() failed>\n']     | <__notes__ repr() failed>
#>
#> ['ValueError: v\n', '<note str() failed>\n']     | <note str() failed>
#>
#> ['ValueError: v\n', '1\n', 'None\n', 'x\n', 'y\n']     | y
#>
