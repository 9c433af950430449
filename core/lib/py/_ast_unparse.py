"""Source text of syntax trees: ast.unparse().

An expression is a function from a node and the least level that its place takes to text: what binds less tightly gets parentheses.
A statement appends lines.
"""
from ast import Constant, Expr, FormattedValue, If, Interpolation, JoinedStr, Name, Tuple, iter_child_nodes

(_NAMED, _TUPLE, _YIELD, _TEST, _OR, _AND, _NOT, _COMPARE, _BITOR, _BITXOR, _BITAND, _SHIFT, _SUM, _TERM, _FACTOR, _POWER, _AWAIT,
 _ATOM) = range(18)

_BINARY = {'BitOr': ('|', _BITOR), 'BitXor': ('^', _BITXOR), 'BitAnd': ('&', _BITAND), 'LShift': ('<<', _SHIFT), 'RShift': ('>>', _SHIFT),
           'Add': ('+', _SUM), 'Sub': ('-', _SUM), 'Mult': ('*', _TERM), 'MatMult': ('@', _TERM), 'Div': ('/', _TERM),
           'Mod': ('%', _TERM), 'FloorDiv': ('//', _TERM), 'Pow': ('**', _POWER)}
_UNARY = {'Invert': ('~', _FACTOR), 'Not': ('not ', _NOT), 'UAdd': ('+', _FACTOR), 'USub': ('-', _FACTOR)}
_COMPARING = {'Eq': '==', 'NotEq': '!=', 'Lt': '<', 'LtE': '<=', 'Gt': '>', 'GtE': '>=', 'Is': 'is', 'IsNot': 'is not', 'In': 'in',
              'NotIn': 'not in'}
_LONG = '"""', "'''"
_QUOTES = "'", '"', *_LONG

_written = {}  # name of a class: its function


def _writes(function):
    _written[function.__name__.lstrip('_')] = function
    return function


def _text(node, level=_TEST):
    if node is None:
        return ''
    function = _written.get(type(node).__name__)
    if function is None:
        return ''.join([_text(child) for child in iter_child_nodes(node)])
    return function(node, level)


def _all(nodes, level=_TEST):
    return ', '.join([_text(node, level) for node in nodes])


def _wrapped(text, own, level):
    return '(' + text + ')' if level > own else text


# A tuple's items: one has a comma behind it.
def _items(texts):
    return texts[0] + ',' if len(texts) == 1 else ', '.join(texts)


# ---- strings ----

def _escaped(char, spaces):
    if char == '\\' or not char.isprintable() and (spaces or char not in '\n\t'):
        return char.encode('unicode_escape').decode('ascii')
    return char


# The text between the quotes, and the quotes that fit, the best first.
def _quotable(string, quotes, spaces=False):
    text = ''.join([_escaped(char, spaces) for char in string])
    fitting = [quote for quote in quotes if quote not in text and ('\n' not in text or quote in _LONG)]
    if not fitting:
        text = repr(string)
        return text[1:-1], [next((quote for quote in quotes if text[0] in quote), text[0])]
    if text:
        fitting.sort(key=lambda quote: quote[0] == text[-1])
        if fitting[0][0] == text[-1]:
            text = text[:-1] + '\\' + text[-1]
    return text, fitting


def _docstring(node):
    text, quotes = _quotable(node.value, _LONG)
    return ('u' if node.kind == 'u' else '') + quotes[0] + text + quotes[0]


_NO_BRACES = str.maketrans({'{': '{{', '}': '}}'})
_IN_SPEC = str.maketrans({'{': '{{', '}': '}}', '\\': '\\\\', "'": "\\'", '"': '\\"', '\n': '\\n'})


# What stands between the quotes of an f-string for one of its values.
def _piece(node, spec=False):
    if isinstance(node, JoinedStr):
        return ''.join([_piece(value, spec) for value in node.values])
    if isinstance(node, Constant) and isinstance(node.value, str):
        return node.value.translate(_IN_SPEC if spec else _NO_BRACES)
    if isinstance(node, (FormattedValue, Interpolation)):
        told = node.str if isinstance(node, Interpolation) and node.str is not None else None
        text = _text(node.value, _OR) if told is None else told
        return _replaced(node, text)
    raise ValueError(f'Unexpected node inside JoinedStr, {node!r}')


def _replaced(node, text):
    conversion = '!' + chr(node.conversion) if node.conversion != -1 else ''
    spec = ':' + _piece(node.format_spec, True) if node.format_spec else ''
    return ('{ ' if text.startswith('{') else '{') + text + conversion + spec + '}'


# The pieces, each as it can stand between one of the quotes; None where there are none that fit all.
def _fitted(pieces):
    quotes, fitted = list(_QUOTES), []
    for text, constant in pieces:
        if constant:
            text, fitting = _quotable(text, quotes, True)
            if not set(fitting) & set(quotes):
                return None
            quotes = fitting
        else:
            if '\n' in text:
                quotes = [quote for quote in quotes if quote in _LONG]
            quotes = [quote for quote in quotes if quote not in text] or quotes
        fitted.append(text)
    return quotes[0], ''.join(fitted)


def _formatted(prefix, values):
    pieces = [(_piece(value), isinstance(value, Constant)) for value in values]
    found = _fitted(pieces)
    if found is None:
        found = "'''", ''.join([repr('"' + text)[2:-1] if constant else text for text, constant in pieces])
    quote, text = found
    return prefix + quote + text + quote


@_writes
def _JoinedStr(node, level):
    return _formatted('f', node.values)


@_writes
def _TemplateStr(node, level):
    return _formatted('t', node.values)


@_writes
def _FormattedValue(node, level):
    return _formatted('f', [node])


@_writes
def _Interpolation(node, level):
    return _formatted('t', [node])


def _constant(value):
    if value is ...:
        return '...'
    if isinstance(value, tuple):
        return '(' + _items([_constant(item) for item in value]) + ')'
    text = repr(value)
    if isinstance(value, (float, complex)):
        return text.replace('inf', '1e309').replace('nan', '(1e309-1e309)')
    return text


@_writes
def _Constant(node, level):
    return ('u' if node.kind == 'u' else '') + _constant(node.value)


# ---- operators ----

@_writes
def _NamedExpr(node, level):
    return _wrapped(_text(node.target, _ATOM) + ' := ' + _text(node.value, _ATOM), _NAMED, level)


@_writes
def _BoolOp(node, level):
    word, own = (' and ', _AND) if type(node.op).__name__ == 'And' else (' or ', _OR)
    parts = [_text(value, min(own + i, _ATOM)) for i, value in enumerate(node.values, 1)]
    return _wrapped(word.join(parts), own, level)


@_writes
def _BinOp(node, level):
    sign, own = _BINARY[type(node.op).__name__]
    power = sign == '**'
    text = f'{_text(node.left, own + power)} {sign} {_text(node.right, own + (not power))}'
    return _wrapped(text, own, level)


@_writes
def _UnaryOp(node, level):
    sign, own = _UNARY[type(node.op).__name__]
    return _wrapped(sign + _text(node.operand, own), own, level)


@_writes
def _Compare(node, level):
    text = _text(node.left, _BITOR)
    for op, right in zip(node.ops, node.comparators):
        text += f' {_COMPARING[type(op).__name__]} {_text(right, _BITOR)}'
    return _wrapped(text, _COMPARE, level)


@_writes
def _IfExp(node, level):
    return _wrapped(f'{_text(node.body, _OR)} if {_text(node.test, _OR)} else {_text(node.orelse)}', _TEST, level)


@_writes
def _Lambda(node, level):
    parameters = _text(node.args)
    return _wrapped('lambda' + (' ' + parameters if parameters else '') + ': ' + _text(node.body), _TEST, level)


@_writes
def _Await(node, level):
    return _wrapped('await ' + _text(node.value, _ATOM) if node.value else 'await', _AWAIT, level)


@_writes
def _Yield(node, level):
    return _wrapped('yield ' + _text(node.value, _ATOM) if node.value else 'yield', _YIELD, level)


@_writes
def _YieldFrom(node, level):
    if not node.value:
        raise ValueError("Node can't be used without a value attribute.")
    return _wrapped('yield from ' + _text(node.value, _ATOM), _YIELD, level)


# ---- atoms ----

@_writes
def _Name(node, level):
    return node.id


@_writes
def _Attribute(node, level):
    gap = ' ' if isinstance(node.value, Constant) and isinstance(node.value.value, int) else ''
    return _text(node.value, _ATOM) + gap + '.' + node.attr


@_writes
def _Subscript(node, level):
    index = node.slice
    inside = _items([_text(item) for item in index.elts]) if isinstance(index, Tuple) and index.elts else _text(index)
    return _text(node.value, _ATOM) + '[' + inside + ']'


@_writes
def _Slice(node, level):
    return _text(node.lower) + ':' + _text(node.upper) + (':' + _text(node.step) if node.step else '')


@_writes
def _Starred(node, level):
    return '*' + _text(node.value, _BITOR)


@_writes
def _Call(node, level):
    return _text(node.func, _ATOM) + '(' + _all(node.args + node.keywords) + ')'


@_writes
def _keyword(node, level):
    return ('**' if node.arg is None else node.arg + '=') + _text(node.value)


@_writes
def _Tuple(node, level):
    text = _items([_text(item) for item in node.elts]) if node.elts else ''
    return '(' + text + ')' if not text or level > _TUPLE else text


@_writes
def _List(node, level):
    return '[' + _all(node.elts) + ']'


@_writes
def _Set(node, level):
    return '{' + _all(node.elts) + '}' if node.elts else '{*()}'


@_writes
def _Dict(node, level):
    pairs = ['**' + _text(value, _BITOR) if key is None else _text(key) + ': ' + _text(value)
             for key, value in zip(node.keys, node.values)]
    return '{' + ', '.join(pairs) + '}'


def _loops(node):
    return ''.join([_text(clause) for clause in node.generators])


@_writes
def _ListComp(node, level):
    return '[' + _text(node.elt) + _loops(node) + ']'


@_writes
def _SetComp(node, level):
    return '{' + _text(node.elt) + _loops(node) + '}'


@_writes
def _GeneratorExp(node, level):
    return '(' + _text(node.elt) + _loops(node) + ')'


@_writes
def _DictComp(node, level):
    return '{' + _text(node.key) + ': ' + _text(node.value) + _loops(node) + '}'


@_writes
def _comprehension(node, level):
    tests = ''.join([' if ' + _text(test, _OR) for test in node.ifs])
    return f'{" async" if node.is_async else ""} for {_text(node.target, _TUPLE)} in {_text(node.iter, _OR)}{tests}'


# ---- parameters ----

@_writes
def _arg(node, level):
    return node.arg + (': ' + _text(node.annotation) if node.annotation else '')


def _with_default(node, default):
    return _text(node) + ('=' + _text(default) if default else '')


@_writes
def _arguments(node, level):
    plain = node.posonlyargs + node.args
    defaults = [None] * (len(plain) - len(node.defaults)) + node.defaults
    parts = [_with_default(arg, default) for arg, default in zip(plain, defaults)]
    if node.posonlyargs:
        parts.insert(len(node.posonlyargs), '/')
    if node.vararg or node.kwonlyargs:
        parts.append('*' + _text(node.vararg))
    parts += [_with_default(arg, default) for arg, default in zip(node.kwonlyargs, node.kw_defaults)]
    if node.kwarg:
        parts.append('**' + _text(node.kwarg))
    return ', '.join(parts)


def _type_params(node):
    return '[' + _all(node.type_params) + ']' if getattr(node, 'type_params', None) else ''


def _default(node):
    return ' = ' + _text(node.default_value) if node.default_value else ''


@_writes
def _TypeVar(node, level):
    return node.name + (': ' + _text(node.bound) if node.bound else '') + _default(node)


@_writes
def _TypeVarTuple(node, level):
    return '*' + node.name + _default(node)


@_writes
def _ParamSpec(node, level):
    return '**' + node.name + _default(node)


@_writes
def _alias(node, level):
    return node.name + (' as ' + node.asname if node.asname else '')


@_writes
def _withitem(node, level):
    return _text(node.context_expr) + (' as ' + _text(node.optional_vars) if node.optional_vars else '')


@_writes
def _FunctionType(node, level):
    return '(' + _all(node.argtypes) + ') -> ' + _text(node.returns)


# ---- patterns ----

@_writes
def _MatchValue(node, level):
    return _text(node.value)


@_writes
def _MatchSingleton(node, level):
    return _constant(node.value)


@_writes
def _MatchSequence(node, level):
    return '[' + _all(node.patterns) + ']'


@_writes
def _MatchStar(node, level):
    return '*' + (node.name or '_')


@_writes
def _MatchMapping(node, level):
    parts = [_text(key) + ': ' + _text(pattern) for key, pattern in zip(node.keys, node.patterns)]
    return '{' + ', '.join(parts + ['**' + node.rest] if node.rest is not None else parts) + '}'


@_writes
def _MatchClass(node, level):
    parts = [_text(pattern) for pattern in node.patterns]
    parts += [name + '=' + _text(pattern) for name, pattern in zip(node.kwd_attrs, node.kwd_patterns)]
    return _text(node.cls, _ATOM) + '(' + ', '.join(parts) + ')'


@_writes
def _MatchAs(node, level):
    if node.pattern is None or node.name is None:
        return node.name or '_'
    return _wrapped(_text(node.pattern, _BITOR) + ' as ' + node.name, _TEST, level)


@_writes
def _MatchOr(node, level):
    return _wrapped(' | '.join([_text(pattern, _BITXOR) for pattern in node.patterns]), _BITOR, level)


# ---- statements ----

_statements = {}  # name of a class: its function


def _states(*names):
    def keep(function):
        for name in names:
            _statements[name] = function
        return function
    return keep


class _Page:
    """The lines of a text."""

    def __init__(self):
        self.lines, self.margin, self.ignored = [], '', {}

    def line(self, text):
        self.lines.append(self.margin + text)

    def gap(self):
        if self.lines:
            self.lines.append('')

    def block(self, head, body, comment=''):
        self.line(head + ':' + comment)
        margin, self.margin = self.margin, self.margin + '    '
        self.statements(body)
        self.margin = margin

    def otherwise(self, word, body):
        if body:
            self.block(word, body)

    def statements(self, body):
        for node in body:
            self.statement(node)

    def statement(self, node):
        function = _statements.get(type(node).__name__)
        if function is not None:
            function(self, node)
        elif type(node).__name__ in _written:
            text = _text(node)
            if self.lines:
                self.lines[-1] += text
            else:
                self.lines.append(text)
        else:
            self.statements(iter_child_nodes(node))

    def comment(self, node):
        comment = self.ignored.get(getattr(node, 'lineno', None)) or getattr(node, 'type_comment', None)
        return '' if comment is None else ' # type: ' + comment

    # A body that may begin with a docstring, which stands between long quotes.
    def documented(self, body):
        first = body[0] if body else None
        if isinstance(first, Expr) and isinstance(first.value, Constant) and isinstance(first.value.value, str):
            self.line(_docstring(first.value))
            body = body[1:]
        self.statements(body)

    def definition(self, node, head, comment=''):
        self.gap()
        for decorator in node.decorator_list:
            self.line('@' + _text(decorator))
        self.line(head + ':' + comment)
        margin, self.margin = self.margin, self.margin + '    '
        self.documented(node.body)
        self.margin = margin


@_states('Module')
def _module(page, node):
    page.ignored = {ignore.lineno: 'ignore' + ignore.tag for ignore in node.type_ignores}
    page.documented(node.body)
    page.ignored = {}


@_states('Interactive')
def _interactive(page, node):
    begin = len(page.lines)
    page.statements(node.body)
    page.lines[begin:] = ['; '.join(page.lines[begin:])] if len(node.body) > 1 else page.lines[begin:]


@_states('FunctionDef', 'AsyncFunctionDef')
def _function(page, node):
    word = 'async def ' if type(node).__name__ == 'AsyncFunctionDef' else 'def '
    returns = ' -> ' + _text(node.returns) if node.returns else ''
    page.definition(node, word + node.name + _type_params(node) + '(' + _text(node.args) + ')' + returns, page.comment(node))


@_states('ClassDef')
def _class(page, node):
    bases = _all(node.bases + node.keywords)
    page.definition(node, 'class ' + node.name + _type_params(node) + ('(' + bases + ')' if bases else ''))


@_states('Return')
def _return(page, node):
    page.line('return ' + _text(node.value) if node.value else 'return')


@_states('Delete')
def _delete(page, node):
    page.line('del ' + _all(node.targets))


@_states('Assign')
def _assign(page, node):
    targets = [_text(target, _TUPLE) + ' = ' for target in node.targets]
    page.line(''.join(targets) + _text(node.value) + page.comment(node))


@_states('AugAssign')
def _augmented(page, node):
    page.line(f'{_text(node.target)} {_BINARY[type(node.op).__name__][0]}= {_text(node.value)}')


@_states('AnnAssign')
def _annotated(page, node):
    target = _text(node.target)
    if not node.simple and isinstance(node.target, Name):
        target = '(' + target + ')'
    page.line(target + ': ' + _text(node.annotation) + (' = ' + _text(node.value) if node.value else ''))


@_states('TypeAlias')
def _type_alias(page, node):
    page.line('type ' + _text(node.name) + _type_params(node) + ' = ' + _text(node.value))


@_states('For', 'AsyncFor')
def _for(page, node):
    word = 'async for ' if type(node).__name__ == 'AsyncFor' else 'for '
    page.block(word + _text(node.target, _TUPLE) + ' in ' + _text(node.iter), node.body, page.comment(node))
    page.otherwise('else', node.orelse)


@_states('While')
def _while(page, node):
    page.block('while ' + _text(node.test), node.body)
    page.otherwise('else', node.orelse)


@_states('If')
def _if(page, node):
    page.block('if ' + _text(node.test), node.body)
    rest = node.orelse
    while rest and len(rest) == 1 and isinstance(rest[0], If):
        page.block('elif ' + _text(rest[0].test), rest[0].body)
        rest = rest[0].orelse
    page.otherwise('else', rest)


@_states('With', 'AsyncWith')
def _with(page, node):
    word = 'async with ' if type(node).__name__ == 'AsyncWith' else 'with '
    page.block(word + _all(node.items), node.body, page.comment(node))


@_states('Match')
def _match(page, node):
    page.block('match ' + _text(node.subject), node.cases)


@_states('match_case')
def _case(page, node):
    page.block('case ' + _text(node.pattern) + (' if ' + _text(node.guard) if node.guard else ''), node.body)


@_states('Raise')
def _raise(page, node):
    if not node.exc:
        if node.cause:
            raise ValueError("Node can't use cause without an exception.")
        return page.line('raise')
    page.line('raise ' + _text(node.exc) + (' from ' + _text(node.cause) if node.cause else ''))


@_states('Try', 'TryStar')
def _try(page, node):
    page.block('try', node.body)
    word = 'except*' if type(node).__name__ == 'TryStar' else 'except'
    for handler in node.handlers:
        _handle(page, handler, word)
    page.otherwise('else', node.orelse)
    page.otherwise('finally', node.finalbody)


@_states('ExceptHandler')
def _handle(page, node, word='except'):
    kind = ' ' + _text(node.type) if node.type else ''
    page.block(word + kind + (' as ' + node.name if node.name else ''), node.body)


@_states('Assert')
def _assert(page, node):
    page.line('assert ' + _text(node.test) + (', ' + _text(node.msg) if node.msg else ''))


@_states('Import')
def _import(page, node):
    page.line('import ' + _all(node.names))


@_states('ImportFrom')
def _import_from(page, node):
    page.line('from ' + '.' * (node.level or 0) + (node.module or '') + ' import ' + _all(node.names))


@_states('Global')
def _global(page, node):
    page.line('global ' + ', '.join(node.names))


@_states('Nonlocal')
def _nonlocal(page, node):
    page.line('nonlocal ' + ', '.join(node.names))


@_states('Expr')
def _expression(page, node):
    page.line(_text(node.value, _YIELD))


@_states('Pass', 'Break', 'Continue')
def _word(page, node):
    page.line(type(node).__name__.lower())


def text_of(tree):
    page = _Page()
    for node in tree if isinstance(tree, list) else [tree]:
        page.statement(node)
    return '\n'.join(page.lines)
