# The bytecode differs from CPython's: such cases have no oracle, and say what is alike on the plain build.
import dis
import io

def add(a, b):
    return a + b

def nothing():
    pass

def refused(do, *args):
    try:
        do(*args)
    except Exception as e:
        print(type(e).__name__, e)

### a listing says whose bytecode it is
#: oracle=no
dis.dis(nothing)
#> Bytecode of Hognose, for registers:
#>   8           RETURN_CONST         None


### instructions of a function
#: oracle=no
for i in dis.get_instructions(nothing):
    print(i.opname == dis.opname[i.opcode], i.opname, i.arg, i.argval, i.argrepr, i.offset, i.starts_line,
          i.line_number)
print(i.positions, i.label, i.is_jump_target, i.jump_target, i.end_offset)
#> True RETURN_CONST (1,) None None 0 True 8
#> Positions(lineno=8, end_lineno=8, col_offset=4, end_col_offset=8) None False None 2


### jumps have labels, and lead to offsets of instructions
#: oracle=no
def loop(items):
    for x in items:
        print(x)
found = list(dis.get_instructions(loop))
offsets = {i.offset: i for i in found}
jumps = [i for i in found if i.opcode in dis.hasjump]
print(len(jumps) > 0, all(offsets[i.jump_target].is_jump_target for i in jumps))
print(all(f'to L{offsets[i.jump_target].label}' in i.argrepr for i in jumps))
print(set(dis.findlabels(loop.__code__)) == {i.argval for i in jumps})
print([line for offset, line in dis.findlinestarts(loop.__code__)][:2])
#> True True
#> True
#> True
#> [17, 18]


### names and constants are what argval says
#: oracle=no
def names(o):
    with o:
        return print(o.attr, 'text', 2.5)
values = [i.argval for i in dis.get_instructions(names)]
for wanted in 'print', 'attr', 'text', 2.5, '__enter__', '__exit__':
    print(wanted, wanted in values)
#> print True
#> attr True
#> text True
#> 2.5 True
#> __enter__ True
#> __exit__ True


### handlers have a table
#: oracle=no
def handled(risky):
    try:
        risky()
    except ValueError:
        return 1
text = dis.Bytecode(handled).dis()
head, table = text.split('ExceptionTable:\n')
print(table.startswith('  L1 to L2 -> L3 [r'), 'L3:' in head)
#> True True


### within classes, modules and texts, down to a depth
class A:
    x = 1
    def f(self): pass
    g = classmethod(lambda cls: 0)
    class B:
        def h(self): pass
def text(x, depth):
    out = io.StringIO()
    dis.dis(x, file=out, depth=depth)
    return [line.partition(' at 0x')[0] for line in out.getvalue().split('\n') if line.startswith('Dis')]
print(text(A, None))
for depth in 0, 1, 2, None:
    print(text('def f():\n def g():\n  def h(): pass', depth))
#> ['Disassembly of B:', 'Disassembly of h:', 'Disassembly of f:', 'Disassembly of g:']
#> []
#> ['Disassembly of <code object f']
#> ['Disassembly of <code object f', 'Disassembly of <code object g']
#> ['Disassembly of <code object f', 'Disassembly of <code object g', 'Disassembly of <code object h']

### what has no code
for x in 1, None.__class__(), len, 2.5, property(add):
    if x is not None:
        refused(dis.dis, x)
        refused(dis.code_info, x)
refused(dis.get_instructions, [])
refused(dis.Bytecode, ())
refused(dis.code_info, '1 +')
refused(dis.dis)
#> TypeError don't know how to disassemble int objects
#> TypeError don't know how to disassemble int objects
#> TypeError don't know how to disassemble builtin_function_or_method objects
#> TypeError don't know how to disassemble builtin_function_or_method objects
#> TypeError don't know how to disassemble float objects
#> TypeError don't know how to disassemble float objects
#> TypeError don't know how to disassemble property objects
#> TypeError don't know how to disassemble property objects
#> TypeError don't know how to disassemble list objects
#> TypeError don't know how to disassemble tuple objects
#> SyntaxError invalid syntax (<disassembly>, line 1)
#> RuntimeError no last traceback to disassemble

### the library's own code is not shown
#: oracle=no
import json
refused(dis.dis, json.dumps)
refused(dis.get_instructions, json.loads)
#> TypeError the code of Hognose's own library is not shown
#> TypeError the code of Hognose's own library is not shown


### an arrow stands where a traceback ends
#: oracle=no
def fail():
    x = 1
    return x / 0
try:
    fail()
except ZeroDivisionError as e:
    tb = e.__traceback__
for line in dis.Bytecode.from_traceback(tb).dis().split('\n'):
    if '-->' in line:
        print(line.split()[:2])
out = io.StringIO()
dis.distb(tb, file=out)
b = dis.Bytecode.from_traceback(tb)
print(out.getvalue() == b.dis(), b.current_offset == tb.tb_next.tb_lasti)
#> ['-->', 'DIV']
#> True True


### what is known of code besides
#: oracle=no
def k(a, /, b, *c, d, **e):
    x = 'text'
    return lambda: (x, b)
info = dis.code_info(k).split('\n')
print('\n'.join(line for line in info if not line.startswith('Registers') and 'code object' not in line))
#> Name:              k
#> Filename:          main.py
#> Argument count:    2
#> Positional-only arguments: 1
#> Kw-only arguments: 1
#> Number of locals:  5
#> Flags:             OPTIMIZED, NEWLOCALS, VARARGS, VARKEYWORDS
#> Constants:
#>    0: 'text'
#> Variable names:
#>    0: a
#>    1: b
#>    2: d
#>    3: c
#>    4: e
#> Cell variables:
#>    0: b
#>    1: x


### flags have names
print(dis.pretty_flags(15), dis.pretty_flags(0), dis.pretty_flags(1 << 30 | 3), dis.pretty_flags(0x220))
print(dis.COMPILER_FLAG_NAMES)
print(dis.cmp_op, dis.disco is dis.disassemble, dis.hasjabs, dis.Instruction._fields)
#> OPTIMIZED, NEWLOCALS, VARARGS, VARKEYWORDS 0x0 OPTIMIZED, NEWLOCALS, 0x40000000 GENERATOR, ASYNC_GENERATOR
#> {1: 'OPTIMIZED', 2: 'NEWLOCALS', 4: 'VARARGS', 8: 'VARKEYWORDS', 16: 'NESTED', 32: 'GENERATOR', 64: 'NOFREE', 128: 'COROUTINE', 256: 'ITERABLE_COROUTINE', 512: 'ASYNC_GENERATOR', 67108864: 'HAS_DOCSTRING', 134217728: 'METHOD'}
#> ('<', '<=', '==', '!=', '>', '>=') True [] ('opname', 'opcode', 'arg', 'argval', 'argrepr', 'offset', 'start_offset', 'starts_line', 'line_number', 'label', 'positions', 'cache_info')

### there is no stack to have an effect on
#: oracle=no
refused(dis.stack_effect, 1)
#> ValueError the bytecode of Hognose is for registers: no instruction has an effect on a stack


### generators, coroutines and methods
#: oracle=no
async def co(): return 1
async def ag(): yield 1
class A:
    def m(self): return 1
c = co()
for x in (i for i in ()), c, ag(), A().m, A.m, A.m.__code__, 'x = 1':
    print('RETURN' in ' '.join(i.opname for i in dis.get_instructions(x)), len(dis.Bytecode(x).codeobj.co_name) > 0)
c.close()
#> True True
#> True True
#> True True
#> True True
#> True True
#> True True
#> True True


### instructions are made by the opcode's name
#: oracle=no
i = dis.Instruction.make('RETURN', (0,), 'a', 'a', 4, 4, True, 7)
print(i.opcode == dis.opmap['RETURN'], i.label, i.positions, i.oparg, i.baseopname, repr(str(i)))
#> True None None (0,) RETURN '     RETURN               a\n'


### another first line, and where things stand
#: oracle=no
print([i.line_number for i in dis.get_instructions(nothing, first_line=100)])
dis.dis(nothing, show_offsets=True)
dis.dis(nothing, show_positions=True)
moved = nothing.__code__.replace(co_firstlineno=50)
print(next(dis.get_instructions(moved)).line_number)
#> [101]
#> Bytecode of Hognose, for registers:
#>   8          0       RETURN_CONST         None
#> Bytecode of Hognose, for registers:
#> 8:4-8:8           RETURN_CONST         None
#> 51
