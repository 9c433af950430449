"""Makes nodes of programs that are right. Written for these tests."""
import re

import _ast as ast
from _tokenize import _tokens
from token import COMMENT, DEDENT, ENDMARKER, INDENT, NAME, NEWLINE, NL, NUMBER, OP, STRING

_BINARY = [{'|': 'BitOr'}, {'^': 'BitXor'}, {'&': 'BitAnd'}, {'<<': 'LShift', '>>': 'RShift'}, {'+': 'Add', '-': 'Sub'},
           {'*': 'Mult', '/': 'Div', '//': 'FloorDiv', '%': 'Mod', '@': 'MatMult'}]
_OPERATORS = {sign: name for level in _BINARY for sign, name in level.items()} | {'**': 'Pow'}
_COMPARED = {'==': 'Eq', '!=': 'NotEq', '<': 'Lt', '<=': 'LtE', '>': 'Gt', '>=': 'GtE', 'in': 'In', 'is': 'Is'}
_SIGNS = {'-': 'USub', '+': 'UAdd', '~': 'Invert'}
_KEYWORDS = set('False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda'
                ' nonlocal not or pass raise return try while with yield'.split())


class Parser:
    def __init__(self, text, place=(0, 0)):
        self.tokens = [t for t in _tokens(text) if t[0] not in (COMMENT, NL)]
        self.at, self.place = 0, place

    def parse(self, mode):
        if mode == 'eval':
            return ast.Expression(self.expressions())
        body = self.statements(ENDMARKER)
        return ast.Interactive(body) if mode == 'single' else ast.Module(body, [])

    # -- tokens

    @property
    def word(self):
        kind, word = self.tokens[self.at][:2]
        return word if kind in (OP, NAME) else kind

    def take(self, *words):
        if self.word in words:
            self.at += 1
            return self.tokens[self.at - 1][1]

    def next(self):
        self.at += 1
        return self.tokens[self.at - 1][1]

    def want(self, word):
        if self.take(word) is None:
            raise SyntaxError(f'{word!r} is missing at {self.tokens[self.at][2]}')

    def begin(self):
        row, column = self.tokens[self.at][2]
        return row + self.place[0], column + (self.place[1] if row == 1 else 0)

    def node(self, start, name, *fields):
        row, column = self.tokens[self.at - 1][3]
        end = row + self.place[0], column + (self.place[1] if row == 1 else 0)
        return getattr(ast, name)(*fields, lineno=start[0], col_offset=start[1], end_lineno=end[0], end_col_offset=end[1])

    # -- statements

    def statements(self, end):
        found = []
        while self.word != end:
            if self.word == NEWLINE:
                self.at += 1
            else:
                found += self.statement()
        return found

    def block(self):
        self.want(':')
        if self.word != NEWLINE:
            return self.simple_line()
        self.at += 1
        assert self.word == INDENT
        self.at += 1
        found = self.statements(DEDENT)
        self.at += 1
        return found

    def statement(self):
        word, start = self.word, self.begin()
        soft = word in ('match', 'type') and self.tokens[self.at + 1][0] in (NAME, NUMBER, STRING) and self.tokens[self.at + 1][1] not in _KEYWORDS - {'None', 'True', 'False'}
        if word == '@' or word in ('def', 'class', 'if', 'while', 'for', 'try', 'with', 'async') or soft and word == 'match':
            return [getattr(self, 'do_' + ('decorated' if word == '@' else word))(start)]
        return self.simple_line()

    def simple_line(self):
        found = [self.simple()]
        while self.take(';'):
            if self.word == NEWLINE:
                break
            found.append(self.simple())
        self.want(NEWLINE) if self.word != ENDMARKER else None
        return found

    def simple(self):
        start, word = self.begin(), self.word
        if isinstance(word, str) and word in _KEYWORDS and hasattr(self, 'say_' + word):
            self.at += 1
            return getattr(self, 'say_' + word)(start)
        return self.assignment(start)

    def say_pass(self, start):
        return self.node(start, 'Pass')

    def say_break(self, start):
        return self.node(start, 'Break')

    def say_continue(self, start):
        return self.node(start, 'Continue')

    def ends(self):
        return self.word in (NEWLINE, ENDMARKER, ';')

    def say_return(self, start):
        return self.node(start, 'Return', None if self.ends() else self.expressions())

    def say_del(self, start):
        found = self.expressions()
        targets = found.elts if isinstance(found, ast.Tuple) and found.col_offset == found.elts[0].col_offset else [found]
        return self.node(start, 'Delete', [self.stored(t, ast.Del) for t in targets])

    def say_assert(self, start):
        test = self.expression()
        message = self.expression() if self.take(',') else None
        return self.node(start, 'Assert', test, message)

    def say_raise(self, start):
        error = None if self.ends() else self.expression()
        cause = self.expression() if self.take('from') else None
        return self.node(start, 'Raise', error, cause)

    def names(self):
        found = [self.next()]
        while self.take(','):
            found.append(self.next())
        return found

    def say_global(self, start):
        names = self.names()
        return self.node(start, 'Global', names)

    def say_nonlocal(self, start):
        names = self.names()
        return self.node(start, 'Nonlocal', names)

    def dotted(self):
        name = self.next()
        while self.take('.'):
            name += '.' + self.next()
        return name

    def alias(self, read):
        start = self.begin()
        name = read()
        asname = self.next() if self.take('as') else None
        return self.node(start, 'alias', name, asname)

    def say_import(self, start):
        names = [self.alias(self.dotted)]
        while self.take(','):
            names.append(self.alias(self.dotted))
        return self.node(start, 'Import', names)

    def say_from(self, start):
        level = 0
        while self.word in ('.', '...'):
            level += len(self.next())
        module = None if self.word == 'import' else self.dotted()
        self.want('import')
        inside, names = self.take('('), []
        while not names or self.take(','):
            if self.word == ')':
                break
            names.append(self.alias(self.next))
        if inside:
            self.want(')')
        return self.node(start, 'ImportFrom', module, names, level)

    def assignment(self, start):
        value = self.expressions()
        word = self.word
        if word == ':':
            self.at += 1
            simple = int(isinstance(value, ast.Name) and self.tokens[self.at - 2][1] != ')')
            annotation = self.expression()
            given = self.expressions() if self.take('=') else None
            return self.node(start, 'AnnAssign', self.stored(value), annotation, given, simple)
        if isinstance(word, str) and word.endswith('=') and word[:-1] in _OPERATORS:
            self.at += 1
            right = self.expressions()
            return self.node(start, 'AugAssign', self.stored(value), getattr(ast, _OPERATORS[word[:-1]])(), right)
        targets = []
        while self.take('='):
            targets.append(self.stored(value))
            value = self.expressions()
        if targets:
            return self.node(start, 'Assign', targets, value)
        return self.node(start, 'Expr', value)

    def stored(self, target, ctx=ast.Store):
        if hasattr(target, 'ctx'):
            target.ctx = ctx()
        for inner in getattr(target, 'elts', ()):
            self.stored(inner, ctx)
        if isinstance(target, ast.Starred):
            self.stored(target.value, ctx)
        return target

    def do_decorated(self, start):
        decorators = []
        while self.take('@'):
            decorators.append(self.named())
            self.want(NEWLINE)
        [made] = self.statement()
        made.decorator_list = decorators
        return made

    def do_async(self, start):
        self.at += 1
        made = getattr(self, 'do_' + self.word)(start)
        kind = getattr(ast, 'Async' + type(made).__name__)
        return kind(**made.__dict__)

    def do_def(self, start):
        self.at += 1
        name = self.next()
        self.want('(')
        args = self.parameters(')', True)
        self.want(')')
        returns = self.expression() if self.take('->') else None
        body = self.block()
        return self.node(start, 'FunctionDef', name, args, body, [], returns)

    def do_class(self, start):
        self.at += 1
        name, args, keywords = self.next(), [], []
        if self.take('('):
            args, keywords = self.arguments()
        body = self.block()
        return self.node(start, 'ClassDef', name, args, keywords, body, [])

    def otherwise(self):
        return self.block() if self.take('else') else []

    def do_if(self, start):
        self.at += 1
        test, body = self.named(), self.block()
        if self.word == 'elif':
            orelse = [self.do_if(self.begin())]
        else:
            orelse = self.otherwise()
        return self.node(start, 'If', test, body, orelse)

    def do_while(self, start):
        self.at += 1
        test, body = self.named(), self.block()
        orelse = self.otherwise()
        return self.node(start, 'While', test, body, orelse)

    def targets(self):
        start, found = self.begin(), [self.star_or(self.binary)]
        while self.take(','):
            if self.word == 'in':
                break
            found.append(self.star_or(self.binary))
        more = self.tokens[self.at - 1][1] == ',' or len(found) > 1
        return self.stored(self.node(start, 'Tuple', found) if more else found[0])

    def do_for(self, start):
        self.at += 1
        target = self.targets()
        self.want('in')
        iterable, body = self.expressions(), self.block()
        orelse = self.otherwise()
        return self.node(start, 'For', target, iterable, body, orelse)

    def do_with(self, start):
        self.at += 1
        mark, items = self.at, []
        grouped = self.take('(')
        if grouped:  # either items in brackets, or an expression that begins with one
            depth, end = 1, self.at
            while depth:
                depth += {'(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1}.get(self.tokens[end][1], 0) if self.tokens[end][0] == OP else 0
                end += 1
            if self.tokens[end][1] != ':':
                grouped, self.at = None, mark
        while not items or self.take(','):
            if self.word == ')':
                break
            value = self.expression()
            items.append(ast.withitem(value, self.stored(self.star_or(self.binary)) if self.take('as') else None))
        if grouped:
            self.want(')')
        body = self.block()
        return self.node(start, 'With', items, body)

    def do_try(self, start):
        self.at += 1
        body, handlers, kind = self.block(), [], 'Try'
        while self.word == 'except':
            begun = self.begin()
            self.at += 1
            if self.take('*'):
                kind = 'TryStar'
            caught = None if self.word == ':' else self.expressions()
            name = self.next() if self.take('as') else None
            inside = self.block()
            handlers.append(self.node(begun, 'ExceptHandler', caught, name, inside))
        orelse = self.otherwise()
        final = self.block() if self.take('finally') else []
        return self.node(start, kind, body, handlers, orelse, final)

    def do_match(self, start):
        raise NotImplementedError('match')

    # -- expressions

    def expressions(self):
        start, found = self.begin(), [self.star_or(self.named)]
        while self.take(','):
            if self.word in (NEWLINE, ENDMARKER, ')', ']', '}', '=', ':', ';') or isinstance(self.word, str) and self.word.endswith('=') and self.word != '==':
                return self.node(start, 'Tuple', found)
            found.append(self.star_or(self.named))
        return self.node(start, 'Tuple', found) if len(found) > 1 else found[0]

    def star_or(self, read):
        start = self.begin()
        if self.take('*'):
            value = self.binary()
            return self.node(start, 'Starred', value)
        return read()

    def named(self):
        start, value = self.begin(), self.expression()
        if self.take(':='):
            given = self.expression()
            return self.node(start, 'NamedExpr', self.stored(value), given)
        return value

    def expression(self):
        start = self.begin()
        if self.take('lambda'):
            args = self.parameters(':', False)
            self.want(':')
            body = self.expression()
            return self.node(start, 'Lambda', args, body)
        if self.take('yield'):
            if self.take('from'):
                value = self.expression()
                return self.node(start, 'YieldFrom', value)
            value = None if self.word in (NEWLINE, ENDMARKER, ')', ']', '}', '=', ';') else self.expressions()
            return self.node(start, 'Yield', value)
        value = self.either()
        if self.take('if'):
            test = self.either()
            self.want('else')
            orelse = self.expression()
            return self.node(start, 'IfExp', test, value, orelse)
        return value

    def joined(self, word, kind, read):
        start, found = self.begin(), [read()]
        while self.take(word):
            found.append(read())
        return self.node(start, 'BoolOp', getattr(ast, kind)(), found) if len(found) > 1 else found[0]

    def either(self):
        return self.joined('or', 'Or', lambda: self.joined('and', 'And', self.negated))

    def negated(self):
        start = self.begin()
        if self.take('not'):
            value = self.negated()
            return self.node(start, 'UnaryOp', ast.Not(), value)
        left, ops, values = self.binary(), [], []
        while self.word in _COMPARED or self.word == 'not':
            word = self.next()
            name = 'NotIn' if word == 'not' else _COMPARED[word]
            if word == 'not':
                self.want('in')
            elif word == 'is' and self.take('not'):
                name = 'IsNot'
            ops.append(getattr(ast, name)())
            values.append(self.binary())
        return self.node(start, 'Compare', left, ops, values) if ops else left

    def binary(self, level=0):
        if level == len(_BINARY):
            return self.signed()
        start, left = self.begin(), self.binary(level + 1)
        while self.word in _BINARY[level]:
            op = getattr(ast, _BINARY[level][self.next()])()
            right = self.binary(level + 1)
            left = self.node(start, 'BinOp', left, op, right)
        return left

    def signed(self):
        start = self.begin()
        if self.word in _SIGNS:
            op = getattr(ast, _SIGNS[self.next()])()
            value = self.signed()
            return self.node(start, 'UnaryOp', op, value)
        waits = self.take('await')
        left = self.primary()
        if waits:
            left = self.node(start, 'Await', left)
        if self.take('**'):
            right = self.signed()
            return self.node(start, 'BinOp', left, ast.Pow(), right)
        return left

    def primary(self):
        start, value = self.begin(), self.atom()
        while True:
            if self.take('.'):
                name = self.next()
                value = self.node(start, 'Attribute', value, name)
            elif self.take('('):
                args, keywords = self.arguments()
                value = self.node(start, 'Call', value, args, keywords)
            elif self.take('['):
                index = self.slices()
                self.want(']')
                value = self.node(start, 'Subscript', value, index)
            else:
                return value

    def slices(self):
        start, found = self.begin(), [self.slice()]
        while self.take(','):
            if self.word == ']':
                return self.node(start, 'Tuple', found)
            found.append(self.slice())
        return self.node(start, 'Tuple', found) if len(found) > 1 or isinstance(found[0], ast.Starred) else found[0]

    def slice(self):
        start = self.begin()
        lower = None if self.word == ':' else self.star_or(self.named)
        if not self.take(':'):
            return lower
        upper = None if self.word in (':', ']', ',') else self.expression()
        step = self.expression() if self.take(':') and self.word not in (']', ',') else None
        return self.node(start, 'Slice', lower, upper, step)

    def arguments(self):
        args, keywords = [], []
        while self.word != ')':
            start = self.begin()
            if self.take('**'):
                value = self.expression()
                keywords.append(self.node(start, 'keyword', None, value))
            elif self.tokens[self.at][0] == NAME and self.tokens[self.at + 1][1] == '=':
                name = self.next()
                self.at += 1
                value = self.expression()
                keywords.append(self.node(start, 'keyword', name, value))
            else:
                value = self.star_or(self.named)
                if self.word in ('for', 'async'):
                    value = self.node((start[0], start[1] - 1), 'GeneratorExp', value, self.generators())
                args.append(value)
            if not self.take(','):
                break
        self.want(')')
        return args, keywords

    def parameters(self, end, annotated):
        found = ast.arguments()
        named, group = False, found.args
        while self.word != end:
            start = self.begin()
            if self.take('/'):
                found.posonlyargs, group = found.args, []
                found.args = group
            elif self.take('**'):
                found.kwarg = self.parameter(annotated)
            elif self.take('*'):
                named = True
                if self.word != ',':
                    found.vararg = self.parameter(annotated)
            else:
                one = self.parameter(annotated)
                default = self.expression() if self.take('=') else None
                if named:
                    found.kwonlyargs.append(one)
                    found.kw_defaults.append(default)
                else:
                    group.append(one)
                    if default is not None:
                        found.defaults.append(default)
            if not self.take(','):
                break
        return found

    def parameter(self, annotated):
        start, name = self.begin(), self.next()
        annotation = self.star_or(self.expression) if annotated and self.take(':') else None
        return self.node(start, 'arg', name, annotation)

    def generators(self):
        found = []
        while self.word in ('for', 'async'):
            late = int(bool(self.take('async')))
            self.want('for')
            target = self.targets()
            self.want('in')
            iterable, tests = self.either(), []
            while self.take('if'):
                start, test = self.begin(), self.either()
                if self.take(':='):
                    test = self.node(start, 'NamedExpr', self.stored(test), self.expression())
                tests.append(test)
            found.append(ast.comprehension(target, iterable, tests, late))
        return found

    def atom(self):
        start, (kind, word) = self.begin(), self.tokens[self.at][:2]
        self.at += 1
        if kind == NUMBER:
            return self.node(start, 'Constant', eval(word))
        if kind == STRING:
            return self.strings(start, word)
        if word in ('None', 'True', 'False', '...'):
            return self.node(start, 'Constant', {'None': None, 'True': True, 'False': False, '...': ...}[word])
        if kind == NAME:
            return self.node(start, 'Name', word)
        return {'(': self.bracket, '[': self.list, '{': self.braces}[word](start)

    def bracket(self, start):
        if self.take(')'):
            return self.node(start, 'Tuple', [])
        value = self.expressions()
        if self.word in ('for', 'async'):
            parts = self.generators()
            self.want(')')
            return self.node(start, 'GeneratorExp', value, parts)
        bare = isinstance(value, ast.Tuple) and value.elts and (value.lineno, value.col_offset) == (value.elts[0].lineno, value.elts[0].col_offset)
        self.want(')')
        return self.node(start, 'Tuple', value.elts) if bare else value

    def list(self, start):
        found = []
        while self.word != ']':
            found.append(self.star_or(self.named))
            if self.word in ('for', 'async'):
                parts = self.generators()
                self.want(']')
                return self.node(start, 'ListComp', found[0], parts)
            if not self.take(','):
                break
        self.want(']')
        return self.node(start, 'List', found)

    def braces(self, start):
        keys, values, items = [], [], []
        while self.word != '}':
            if self.take('**'):
                keys.append(None)
                values.append(self.binary())
            else:
                one = self.star_or(self.named)
                if self.take(':'):
                    keys.append(one)
                    values.append(self.expression())
                else:
                    items.append(one)
            if self.word in ('for', 'async'):
                parts = self.generators()
                self.want('}')
                return self.node(start, 'DictComp', keys[0], values[0], parts) if keys else self.node(start, 'SetComp', items[0], parts)
            if not self.take(','):
                break
        self.want('}')
        return self.node(start, 'Set', items) if items else self.node(start, 'Dict', keys, values)

    # -- strings

    def strings(self, start, word):
        words, places = [word], [start]
        while self.tokens[self.at][0] == STRING:
            places.append(self.begin())
            words.append(self.next())
        if not any('f' in re.match('[a-zA-Z]*', w).group().lower() for w in words):
            value = eval(' '.join(words)) if len(words) == 1 else eval('(' + ' '.join(words) + ')')
            return self.node(start, 'Constant', value, 'u' if word[0] == 'u' else None)
        parts = []
        for one, place in zip(words, places):
            prefix, quote, text = re.fullmatch(r'([a-zA-Z]*)("""|\'\'\'|"|\')(.*)\2', one, re.S).groups()
            raw = 'r' if 'r' in prefix.lower() else ''
            if 'f' in prefix.lower():
                parts += self.fields(text, raw, quote, place)
            else:
                parts.append(eval(one))
        return self.node(start, 'JoinedStr', self.merged(start, parts))

    def merged(self, start, parts):
        found = []
        for part in parts:
            if isinstance(part, str) and found and isinstance(found[-1], str):
                found[-1] += part
            elif part != '':
                found.append(part)
        return [self.node(start, 'Constant', p) if isinstance(p, str) else p for p in found]

    def fields(self, text, raw, quote, place):
        parts, held, at = [], '', 0
        while at < len(text):
            c = text[at]
            if text[at:at + 2] in ('{{', '}}'):
                held += c
                at += 2
            elif c == '\\' and not raw:
                held += text[at:at + 2]
                at += 2
            elif c == '{':
                parts.append(eval(raw + quote + held + quote) if held else '')
                held = ''
                more, at = self.field(text, at + 1, raw, quote, place)
                parts += more
            else:
                held += c
                at += 1
        return parts + [eval(raw + quote + held + quote) if held else '']

    def field(self, text, at, raw, quote, place):
        begin, depth, inside = at, 0, ''
        while depth or not (text[at] in '}:' or text[at] == '!' and text[at + 1] != '='):
            c = text[at]
            if inside:
                inside = '' if c == inside else inside
            elif c in '\'"':
                inside = c
            else:
                depth += (c in '([{') - (c in ')]}')
            at += 1
        code, shown, conversion, spec = text[begin:at], '', -1, None
        if re.search(r'(?<![=!<>])=\s*$', code):
            shown, code, conversion = code, code.rstrip()[:-1], ord('r')
        if text[at] == '!':
            conversion = ord(text[at + 1])
            at += 2
        if text[at] == ':':
            begin, depth = at + 1, 0
            at += 1
            while depth or text[at] != '}':
                depth += (text[at] == '{') - (text[at] == '}')
                at += 1
            if shown and conversion == ord('r'):
                conversion = -1
            spec = self.node(place, 'JoinedStr', self.merged(place, self.fields(text[begin:at], raw, quote, place)))
        value = Parser('(' + code + ')', (place[0] - 1, place[1])).expressions()
        return [shown, self.node(place, 'FormattedValue', value, conversion, spec)], at + 1
