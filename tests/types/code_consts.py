### code among the constants of code
import types
def tree(code, depth=0):
    inside = [c for c in code.co_consts if isinstance(c, types.CodeType)]
    for inner in sorted(inside, key=lambda c: (c.co_qualname, c.co_firstlineno)):
        print('  ' * depth + inner.co_qualname)
        tree(inner, depth + 1)

source = '''
def f(a, b=lambda: 0):
    "doc"
    def g(x: int) -> str: return lambda: x
    class C:
        y: int = 3
        def m(self): return [i for i in self], (j for j in self), {k for k in self}, {k: 1 for k in self}
    async def h(): return [x async for x in h()], (x async for x in h())
    return [[lambda: (q, r) for q in a if (lambda: q)()] for r in a]
class D[T]:
    def n[U](self): pass
type A = int
x: int = 3
'''
code = compile(source, 'f.py', 'exec')
tree(code)
namespace = {}
exec(code, namespace)
print(namespace['f'].__code__ in code.co_consts)
lone = [c for c in code.co_consts if type(c) is type(code) and c.co_name == '<lambda>']
print(types.FunctionType(lone[0], {})())
same = namespace['f'].__code__.replace(co_name='other', co_firstlineno=100)
print(sorted(c.co_name for c in same.co_consts if type(c) is type(code)))
#> <generic parameters of D>
#>   D
#>     D.<generic parameters of n>
#>       D.n
#> <lambda>
#> A
#> __annotate__
#> f
#>   f.<locals>.<lambda>
#>   f.<locals>.<lambda>
#>   f.<locals>.C
#>     f.<locals>.C.__annotate__
#>     f.<locals>.C.m
#>       f.<locals>.C.m.<locals>.<genexpr>
#>   f.<locals>.__annotate__
#>   f.<locals>.g
#>     f.<locals>.g.<locals>.<lambda>
#>   f.<locals>.h
#>     f.<locals>.h.<locals>.<genexpr>
#> True
#> 0
#> ['<lambda>', '<lambda>', 'C', '__annotate__', 'g', 'h']

### a function of the library shows none
#: oracle=no
import functools, types
print([c for c in functools.wraps.__code__.co_consts if isinstance(c, types.CodeType)])  #> []
