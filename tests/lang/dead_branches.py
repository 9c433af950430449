# Every branch is checked, also one that control never reaches.

import warnings
warnings.simplefilter('ignore')
def told(source):
    try: compile(source, '<text>', 'exec')
    except SyntaxError as e: return f'{e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset}'
    return 'fine'

### an expression behind a constant condition
forms = [
    '1 if True else {}',
    '{} if True else 1',
    '1 if 1 else {}',
    '{} if 0 else 1',
    '1 if None else {}',
    '1 if "" else {}',
    '1 if not 1 else {}',
    '1 if __debug__ else {}',
    '1 if ... else {}',
    '0 and {}',
    '1 or {}',
    '1 and {}',
    '"a" or {}',
    '() and {}',
    'None and {}',
    '0 and 1 and {}',
    'x and 0 and {}',
    '1 if (0 and x) else {}',
    '[i for i in x if 0 and {}]',
    '[{} for i in () if 0]',
    '[i for i in x if 0 if {}]',
    '1 if True else 2 if True else {}',
    'not (1 or {})',
    '1 if 1 or {} else 2',
    '{} if 0 and x else 2',
    '1 if () else {}',
    '1 if [] else {}',
    '1 if 1.0 else {}',
    '1 if (1,) else {}',
    '(1 if True else {}) + 1',
    'f(1 if True else {})',
    '[1 if True else {}]',
    '0 < 1 or {}',
    '1 if True else (2, {})',
]
for bad in '[z async for z in ()]', '(yield)', 'f(a=1, a=2)':
    for form in forms: print(told('y = ' + form.replace('{}', bad)))
#> asynchronous comprehension outside of an asynchronous function 1:20-1:41
#> asynchronous comprehension outside of an asynchronous function 1:5-1:26
#> asynchronous comprehension outside of an asynchronous function 1:17-1:38
#> asynchronous comprehension outside of an asynchronous function 1:5-1:26
#> asynchronous comprehension outside of an asynchronous function 1:20-1:41
#> asynchronous comprehension outside of an asynchronous function 1:18-1:39
#> asynchronous comprehension outside of an asynchronous function 1:21-1:42
#> asynchronous comprehension outside of an asynchronous function 1:25-1:46
#> asynchronous comprehension outside of an asynchronous function 1:19-1:40
#> asynchronous comprehension outside of an asynchronous function 1:11-1:32
#> asynchronous comprehension outside of an asynchronous function 1:10-1:31
#> asynchronous comprehension outside of an asynchronous function 1:11-1:32
#> asynchronous comprehension outside of an asynchronous function 1:12-1:33
#> asynchronous comprehension outside of an asynchronous function 1:12-1:33
#> asynchronous comprehension outside of an asynchronous function 1:14-1:35
#> asynchronous comprehension outside of an asynchronous function 1:17-1:38
#> asynchronous comprehension outside of an asynchronous function 1:17-1:38
#> asynchronous comprehension outside of an asynchronous function 1:25-1:46
#> asynchronous comprehension outside of an asynchronous function 1:5-1:50
#> asynchronous comprehension outside of an asynchronous function 1:5-1:45
#> asynchronous comprehension outside of an asynchronous function 1:5-1:49
#> asynchronous comprehension outside of an asynchronous function 1:35-1:56
#> asynchronous comprehension outside of an asynchronous function 1:15-1:36
#> asynchronous comprehension outside of an asynchronous function 1:15-1:36
#> asynchronous comprehension outside of an asynchronous function 1:5-1:26
#> asynchronous comprehension outside of an asynchronous function 1:18-1:39
#> asynchronous comprehension outside of an asynchronous function 1:18-1:39
#> asynchronous comprehension outside of an asynchronous function 1:19-1:40
#> asynchronous comprehension outside of an asynchronous function 1:20-1:41
#> asynchronous comprehension outside of an asynchronous function 1:21-1:42
#> asynchronous comprehension outside of an asynchronous function 1:22-1:43
#> asynchronous comprehension outside of an asynchronous function 1:21-1:42
#> asynchronous comprehension outside of an asynchronous function 1:14-1:35
#> asynchronous comprehension outside of an asynchronous function 1:24-1:45
#> 'yield' outside function 1:21-1:26
#> 'yield' outside function 1:6-1:11
#> 'yield' outside function 1:18-1:23
#> 'yield' outside function 1:6-1:11
#> 'yield' outside function 1:21-1:26
#> 'yield' outside function 1:19-1:24
#> 'yield' outside function 1:22-1:27
#> 'yield' outside function 1:26-1:31
#> 'yield' outside function 1:20-1:25
#> 'yield' outside function 1:12-1:17
#> 'yield' outside function 1:11-1:16
#> 'yield' outside function 1:12-1:17
#> 'yield' outside function 1:13-1:18
#> 'yield' outside function 1:13-1:18
#> 'yield' outside function 1:15-1:20
#> 'yield' outside function 1:18-1:23
#> 'yield' outside function 1:18-1:23
#> 'yield' outside function 1:26-1:31
#> 'yield' inside list comprehension 1:29-1:34
#> 'yield' inside list comprehension 1:7-1:12
#> 'yield' inside list comprehension 1:28-1:33
#> 'yield' outside function 1:36-1:41
#> 'yield' outside function 1:16-1:21
#> 'yield' outside function 1:16-1:21
#> 'yield' outside function 1:6-1:11
#> 'yield' outside function 1:19-1:24
#> 'yield' outside function 1:19-1:24
#> 'yield' outside function 1:20-1:25
#> 'yield' outside function 1:21-1:26
#> 'yield' outside function 1:22-1:27
#> 'yield' outside function 1:23-1:28
#> 'yield' outside function 1:22-1:27
#> 'yield' outside function 1:15-1:20
#> 'yield' outside function 1:25-1:30
#> keyword argument repeated: a 1:27-1:30
#> keyword argument repeated: a 1:12-1:15
#> keyword argument repeated: a 1:24-1:27
#> keyword argument repeated: a 1:12-1:15
#> keyword argument repeated: a 1:27-1:30
#> keyword argument repeated: a 1:25-1:28
#> keyword argument repeated: a 1:28-1:31
#> keyword argument repeated: a 1:32-1:35
#> keyword argument repeated: a 1:26-1:29
#> keyword argument repeated: a 1:18-1:21
#> keyword argument repeated: a 1:17-1:20
#> keyword argument repeated: a 1:18-1:21
#> keyword argument repeated: a 1:19-1:22
#> keyword argument repeated: a 1:19-1:22
#> keyword argument repeated: a 1:21-1:24
#> keyword argument repeated: a 1:24-1:27
#> keyword argument repeated: a 1:24-1:27
#> keyword argument repeated: a 1:32-1:35
#> keyword argument repeated: a 1:35-1:38
#> keyword argument repeated: a 1:13-1:16
#> keyword argument repeated: a 1:34-1:37
#> keyword argument repeated: a 1:42-1:45
#> keyword argument repeated: a 1:22-1:25
#> keyword argument repeated: a 1:22-1:25
#> keyword argument repeated: a 1:12-1:15
#> keyword argument repeated: a 1:25-1:28
#> keyword argument repeated: a 1:25-1:28
#> keyword argument repeated: a 1:26-1:29
#> keyword argument repeated: a 1:27-1:30
#> keyword argument repeated: a 1:28-1:31
#> keyword argument repeated: a 1:29-1:32
#> keyword argument repeated: a 1:28-1:31
#> keyword argument repeated: a 1:21-1:24
#> keyword argument repeated: a 1:31-1:34

### a statement around it
forms = [
    'if 0: {}',
    'if 1: pass\nelse: {}',
    'while 0: {}',
    'while 1: break\nelse: {}',
    'assert 1, {}',
    'assert 1 or {}',
    'if False:\n  x = {}',
    'if 0:\n  if x: {}',
    'if __debug__: pass\nelse: {}',
    'if not __debug__: {}',
    'if 1: pass\nelif {}: pass',
    'if 0 and {}: pass',
    'while 0 and {}: pass',
    'if 1 or {}: pass',
    'assert 0, {}',
    'if None: {}',
    'if "": {}',
    'if 0: pass\nelse: {}',
    'raise x\n{}',
    'while 1: pass\n{}',
    'if 0: assert {}',
    'try: pass\nfinally:\n  if 0: {}',
    '1 if 1 else {}',
    '0 and {}',
    '1 or {}',
    'del x[1 if 1 else {}]',
    'x[0 and {}] = 1',
    'x: int = 1 if 1 else {}',
    'x: (1 if 1 else {})',
    'x += 1 if 1 else {}',
    'with (1 if 1 else {}): pass',
    'for i in (1 if 1 else {}): pass',
    'def f(a=1 if 1 else {}): pass',
    '@(1 if 1 else {})\ndef f(): pass',
    'class A(1 if 1 else {}): pass',
    'match 1 if 1 else {}:\n  case 1: pass',
    'match x:\n  case 1 if 0 and {}: pass',
    'lambda: 1 if 1 else {}',
    'print(f"{1 if 1 else {}}")',
    'type X = 1 if 1 else {}',
]
for bad in '(lambda: [z async for z in ()])', '(await x)':
    for form in forms: print(told(form.replace('{}', bad)))
#> asynchronous comprehension outside of an asynchronous function 1:16-1:37
#> asynchronous comprehension outside of an asynchronous function 2:16-2:37
#> asynchronous comprehension outside of an asynchronous function 1:19-1:40
#> asynchronous comprehension outside of an asynchronous function 2:16-2:37
#> asynchronous comprehension outside of an asynchronous function 1:20-1:41
#> asynchronous comprehension outside of an asynchronous function 1:22-1:43
#> asynchronous comprehension outside of an asynchronous function 2:16-2:37
#> asynchronous comprehension outside of an asynchronous function 2:18-2:39
#> asynchronous comprehension outside of an asynchronous function 2:16-2:37
#> asynchronous comprehension outside of an asynchronous function 1:28-1:49
#> asynchronous comprehension outside of an asynchronous function 2:15-2:36
#> asynchronous comprehension outside of an asynchronous function 1:19-1:40
#> asynchronous comprehension outside of an asynchronous function 1:22-1:43
#> asynchronous comprehension outside of an asynchronous function 1:18-1:39
#> asynchronous comprehension outside of an asynchronous function 1:20-1:41
#> asynchronous comprehension outside of an asynchronous function 1:19-1:40
#> asynchronous comprehension outside of an asynchronous function 1:17-1:38
#> asynchronous comprehension outside of an asynchronous function 2:16-2:37
#> asynchronous comprehension outside of an asynchronous function 2:10-2:31
#> asynchronous comprehension outside of an asynchronous function 2:10-2:31
#> asynchronous comprehension outside of an asynchronous function 1:23-1:44
#> asynchronous comprehension outside of an asynchronous function 3:18-3:39
#> asynchronous comprehension outside of an asynchronous function 1:22-1:43
#> asynchronous comprehension outside of an asynchronous function 1:16-1:37
#> asynchronous comprehension outside of an asynchronous function 1:15-1:36
#> asynchronous comprehension outside of an asynchronous function 1:28-1:49
#> asynchronous comprehension outside of an asynchronous function 1:18-1:39
#> asynchronous comprehension outside of an asynchronous function 1:31-1:52
#> asynchronous comprehension outside of an asynchronous function 1:26-1:47
#> asynchronous comprehension outside of an asynchronous function 1:27-1:48
#> asynchronous comprehension outside of an asynchronous function 1:28-1:49
#> asynchronous comprehension outside of an asynchronous function 1:32-1:53
#> asynchronous comprehension outside of an asynchronous function 1:30-1:51
#> asynchronous comprehension outside of an asynchronous function 1:24-1:45
#> asynchronous comprehension outside of an asynchronous function 1:30-1:51
#> asynchronous comprehension outside of an asynchronous function 1:28-1:49
#> asynchronous comprehension outside of an asynchronous function 2:28-2:49
#> asynchronous comprehension outside of an asynchronous function 1:30-1:51
#> asynchronous comprehension outside of an asynchronous function 1:31-1:52
#> asynchronous comprehension outside of an asynchronous function 1:31-1:52
#> 'await' outside function 1:8-1:15
#> 'await' outside function 2:8-2:15
#> 'await' outside function 1:11-1:18
#> 'await' outside function 2:8-2:15
#> 'await' outside function 1:12-1:19
#> 'await' outside function 1:14-1:21
#> 'await' outside function 2:8-2:15
#> 'await' outside function 2:10-2:17
#> 'await' outside function 2:8-2:15
#> 'await' outside function 1:20-1:27
#> 'await' outside function 2:7-2:14
#> 'await' outside function 1:11-1:18
#> 'await' outside function 1:14-1:21
#> 'await' outside function 1:10-1:17
#> 'await' outside function 1:12-1:19
#> 'await' outside function 1:11-1:18
#> 'await' outside function 1:9-1:16
#> 'await' outside function 2:8-2:15
#> 'await' outside function 2:2-2:9
#> 'await' outside function 2:2-2:9
#> 'await' outside function 1:15-1:22
#> 'await' outside function 3:10-3:17
#> 'await' outside function 1:14-1:21
#> 'await' outside function 1:8-1:15
#> 'await' outside function 1:7-1:14
#> 'await' outside function 1:20-1:27
#> 'await' outside function 1:10-1:17
#> 'await' outside function 1:23-1:30
#> await expression cannot be used within an annotation 1:18-1:25
#> 'await' outside function 1:19-1:26
#> 'await' outside function 1:20-1:27
#> 'await' outside function 1:24-1:31
#> 'await' outside function 1:22-1:29
#> 'await' outside function 1:16-1:23
#> 'await' outside function 1:22-1:29
#> 'await' outside function 1:20-1:27
#> 'await' outside function 2:20-2:27
#> 'await' outside async function 1:22-1:29
#> 'await' outside function 1:23-1:30
#> await expression cannot be used within a type alias 1:23-1:30

### an error of another kind in it
bads = [
    '[z async for z in ()]',
    '(yield)',
    '(yield from ())',
    '(await x)',
    '(lambda: [z async for z in ()])',
    '{z async for z in ()}',
    '{z: 1 async for z in ()}',
    'f(a=1, a=2)',
    'f"{(yield)}"',
    '[(yield)]',
    '(await x) if x else 2',
    '[*a, (yield)]',
    'x[(yield)]',
    '(lambda: (yield))',
    '(z async for z in ())',
    '(y := (yield))',
    '[y for z in x if (await z)]',
    '1 is 1',
    '()()',
    '"a"[1.0]',
]
for bad in bads: print(told('y = 1 if 1 else ' + bad), told('y = ' + bad + ' if 0 else 1'))
#> asynchronous comprehension outside of an asynchronous function 1:17-1:38 asynchronous comprehension outside of an asynchronous function 1:5-1:26
#> 'yield' outside function 1:18-1:23 'yield' outside function 1:6-1:11
#> 'yield from' outside function 1:18-1:31 'yield from' outside function 1:6-1:19
#> 'await' outside function 1:18-1:25 'await' outside function 1:6-1:13
#> asynchronous comprehension outside of an asynchronous function 1:26-1:47 asynchronous comprehension outside of an asynchronous function 1:14-1:35
#> asynchronous comprehension outside of an asynchronous function 1:17-1:38 asynchronous comprehension outside of an asynchronous function 1:5-1:26
#> asynchronous comprehension outside of an asynchronous function 1:17-1:41 asynchronous comprehension outside of an asynchronous function 1:5-1:29
#> keyword argument repeated: a 1:24-1:27 keyword argument repeated: a 1:12-1:15
#> 'yield' outside function 1:21-1:26 'yield' outside function 1:9-1:14
#> 'yield' outside function 1:19-1:24 'yield' outside function 1:7-1:12
#> 'await' outside function 1:18-1:25 'await' outside function 1:6-1:13
#> 'yield' outside function 1:23-1:28 'yield' outside function 1:11-1:16
#> 'yield' outside function 1:20-1:25 'yield' outside function 1:8-1:13
#> fine fine
#> fine fine
#> 'yield' outside function 1:24-1:29 'yield' outside function 1:12-1:17
#> asynchronous comprehension outside of an asynchronous function 1:17-1:44 asynchronous comprehension outside of an asynchronous function 1:5-1:32
#> fine fine
#> fine fine
#> fine fine

### whole statements
forms = [
    'if 0: break',
    'if 0: continue',
    'if 0: return',
    'if 0: return 1',
    'while 0: break',
    'if 0:\n  async with x: pass',
    'if 0:\n  async for x in y: pass',
    'if 0: from __future__ import annotations',
    'if 0: from x import *',
    'def f():\n  if 0: from x import *',
    'def f():\n  if 0: global x\n  x = 1',
    'def f(x):\n  if 0: global x',
    'if 0: nonlocal x',
    'def f():\n  if 0: nonlocal q',
    'if 0: *a = 1',
    'if 0: *a, *b = x',
    'if 0: del f()',
    'if 0:\n  try: pass\n  except: pass\n  except x: pass',
    'if 0:\n  match x:\n    case y: pass\n    case 1: pass',
    'if 0:\n  class A:\n    return 1',
    'def f():\n  if 0: yield\n  return 1',
    'async def f():\n  if 0: yield\n  return 1',
    'async def f():\n  yield\n  if 0: return 1',
    'def f():\n  if 0: await x',
    'def f():\n  1 if 1 else (await x)',
    'async def f():\n  1 if 1 else (yield from x)',
    'class A:\n  x = 1 if 1 else (yield)',
    'def f():\n  return 1 if 1 else (yield)',
    'if 0:\n  def f(a, a): pass',
    'if 0: __debug__ = 1',
    'x = 1 if 1 else (lambda a, a: 1)',
    'while 0:\n  def f(): break',
    'async def f():\n  return [1 if 1 else [z async for z in ()]]',
    'def f():\n  x = 1 if 1 else [z async for z in ()]',
    'lambda: 1 if 1 else (await x)',
    '[1 if 1 else (yield) for i in x]',
    '(1 if 1 else (yield) for i in x)',
    'if 0:\n  try: pass\n  except* x: break',
    'while 1:\n  try: pass\n  except* x:\n    if 0: break',
    'def f():\n  try: pass\n  except* x:\n    if 0: return',
    'x = 1 if 1 else *a',
    'x = 1 if 1 else print(*a, *b, c=1, c=2)',
    'def f():\n  return\n  await x',
    'return\nyield',
    'if 0: x = yield',
]
for form in forms: print(told(form))
#> 'break' outside loop 1:7-1:12
#> 'continue' not properly in loop 1:7-1:15
#> 'return' outside function 1:7-1:13
#> 'return' outside function 1:7-1:15
#> fine
#> 'async with' outside async function 2:3-2:21
#> 'async for' outside async function 2:3-2:25
#> from __future__ imports must occur at the beginning of the file 1:7-1:41
#> fine
#> import * only allowed at module level 2:23-2:24
#> fine
#> name 'x' is parameter and global 2:9-2:17
#> nonlocal declaration not allowed at module level 1:7-1:17
#> no binding for nonlocal 'q' found 2:9-2:19
#> starred assignment target must be in a list or tuple 1:7-1:9
#> multiple starred expressions in assignment 1:7-1:13
#> cannot delete function call 1:11-1:14
#> default 'except:' must be last 3:3-3:15
#> name capture 'y' makes remaining patterns unreachable 3:10-3:11
#> 'return' outside function 3:5-3:13
#> fine
#> 'return' with value in async generator 3:3-3:11
#> 'return' with value in async generator 3:9-3:17
#> 'await' outside async function 2:9-2:16
#> 'await' outside async function 2:16-2:23
#> 'yield from' inside async function 2:16-2:28
#> 'yield' outside function 2:20-2:25
#> fine
#> duplicate argument 'a' in function definition 2:12-2:13
#> cannot assign to __debug__ 1:7-1:16
#> duplicate argument 'a' in function definition 1:28-1:29
#> 'break' outside loop 2:12-2:17
#> fine
#> asynchronous comprehension outside of an asynchronous function 2:19-2:40
#> 'await' outside async function 1:22-1:29
#> 'yield' inside list comprehension 1:15-1:20
#> 'yield' inside generator expression 1:15-1:20
#> 'break', 'continue' and 'return' cannot appear in an except* block 3:14-3:19
#> 'break', 'continue' and 'return' cannot appear in an except* block 4:11-4:16
#> 'break', 'continue' and 'return' cannot appear in an except* block 4:11-4:17
#> expected expression after 'else', but statement is given 1:17-1:18
#> keyword argument repeated: c 1:36-1:39
#> 'await' outside async function 3:3-3:10
#> 'return' outside function 1:1-1:7
#> 'yield' outside function 1:11-1:16

### the branch that is taken
def f(a):
    x = 1 if True else a.b
    if not a: y = 2
    z = y if 0 else x
    w = (x if None else [i for i in range(3)]) if 1 else (lambda: x)()
    return x, z, w
print(f(1), f(0), 3 if 0 else 4 if 0 else 5, (6 if 1 else 7) + (8 if 0 else 9))
def g():
    k = 1 if 1 else (yield)
    return k
print(type(g()), [*g()])
def h(a):
    try: x = 1 if 0 else y
    except UnboundLocalError as e: print(e)
    y = 2 if a else (3 if 1 else a)
    return y
print(h(1), h(0))
print([v if 1 else (lambda: v) for v in range(3)], {v: 1 if 0 else v for v in 'ab'})
#> (1, 1, [0, 1, 2]) (1, 1, [0, 1, 2]) 5 15
#> <class 'generator'> []
#> cannot access local variable 'y' where it is not associated with a value
#> cannot access local variable 'y' where it is not associated with a value
#> 2 3
#> [0, 1, 2] {'a': 'a', 'b': 'b'}
