"""What CPython says about a list of programs, in the notation of front_dump.c.

Runs inside the oracle (pyodide); front_oracle.mjs passes `cases_json`, a JSON list of [source, mode]. The result is a
JSON list of lines."""
import ast
import json
import struct
import warnings

warnings.simplefilter('ignore')


def constant(v):
    if v is None or v is True or v is False or v is Ellipsis:
        return repr(v)
    if isinstance(v, int):
        if v < 2**63:
            return str(v)
        return 'big'
    if isinstance(v, float):
        return 'f%016x' % struct.unpack('<Q', struct.pack('<d', v))
    if isinstance(v, complex):
        return 'c%016x' % struct.unpack('<Q', struct.pack('<d', v.imag))
    if isinstance(v, str):
        return 's%d:%s' % (len(v), v.encode('utf-8', 'surrogatepass').hex())
    return 'b:' + v.hex()


def name(v):
    return 'None' if v is None else "'%s'" % v


def field(node, f):
    v = getattr(node, f)
    k = type(node).__name__
    if k == 'Constant' and f == 'kind':
        return 'u_prefix=%d' % (v == 'u')
    if (k in ('Constant', 'MatchSingleton') and f == 'value') or (k == 'Interpolation' and f == 'str'):
        return f + '=' + constant(v)
    if isinstance(v, ast.AST):
        return f + '=' + dump(v)
    if isinstance(v, list):
        return f + '=[' + ', '.join(dump(x) if isinstance(x, ast.AST) or x is None else name(x) for x in v) + ']'
    if isinstance(v, int):
        return '%s=%d' % (f, v)
    return f + '=' + name(v)


def dump(n):
    if n is None:
        return 'None'
    skip = {'type_comment', 'type_ignores'}
    parts = ', '.join(field(n, f) for f in n._fields if f not in skip)
    if hasattr(n, 'lineno'):
        parts += '@%d,%d,%d,%d' % (n.lineno, n.col_offset, n.end_lineno, n.end_col_offset)
    return type(n).__name__ + '(' + parts + ')'


def check(source, mode):
    try:
        return 'OK ' + dump(compile(source, '<string>', mode, flags=ast.PyCF_ONLY_AST, dont_inherit=True))
    except SyntaxError as e:
        place = '|'.join('-1' if x is None else str(x) for x in (e.lineno, e.offset, e.end_lineno, e.end_offset))
        return 'ERR %s|%s|%s' % (type(e).__name__, place, e.msg)
    except RecursionError:
        return 'RECURSION'
    except Exception as e:
        return 'EXC %s %s' % (type(e).__name__, e)


result = json.dumps([check(s, m) for s, m in json.loads(cases_json)])
