"""What the compiler made of a program: Hognose's own bytecode, which is for registers and not CPython's.

An instruction has up to three operands, and so `arg` is a tuple: numbers of registers, of names and of constants, and
plain numbers. `argval` is what they mean: the target of a jump, or else the constant, name or number there is, or else
the names of the registers. Offsets are twice the number of an instruction, as f_lasti and tb_lasti are."""

import struct
import sys
import types
from collections import namedtuple
from _hn import _bytecode, _opcode, _position

__all__ = ['code_info', 'dis', 'disassemble', 'distb', 'disco', 'findlinestarts', 'findlabels', 'show_code', 'get_instructions',
           'Instruction', 'Bytecode', 'cmp_op', 'stack_effect', 'hascompare', 'opname', 'opmap', 'hasarg', 'hasconst', 'hasname',
           'hasjump', 'hasjrel', 'hasjabs', 'hasfree', 'haslocal', 'hasexc']

_HEAD = 'Bytecode of Hognose, for registers:'

# ---- opcodes ----

_table = []  # name, letters of the operands
while (_row := _opcode(len(_table))) is not None:
    _table.append(_row)
opname = [name for name, letters in _table]
opmap = {name: number for number, name in enumerate(opname)}
cmp_op = '<', '<=', '==', '!=', '>', '>='


def _opcodes(predicate):
    return [number for number, row in enumerate(_table) if predicate(*row)]


def _has_letter(wanted):
    return _opcodes(lambda name, letters: any(letter in wanted for letter in letters))


_fixed = opmap['LOADC'], opmap['RETURN_CONST']  # their number stands for one of _constants
_constants = '<unset>', None, False, True, ..., NotImplemented
_known = {opmap['LOAD_COMMON']: ('AssertionError', '__build_class__', 'NotImplementedError'),
          opmap['LOAD_SPECIAL']: ('__enter__', '__exit__', '__aenter__', '__aexit__')}

hasarg = _opcodes(lambda name, letters: letters != '---')
hasconst = sorted([*_has_letter('k'), *_fixed])
hasname = _has_letter('KC')
hasjump = hasjrel = _has_letter('Jj')
hasjabs = hasexc = []
hasfree = _opcodes(lambda name, letters: name.endswith('_CELL'))
haslocal = _has_letter('RW')
hascompare = _opcodes(lambda name, letters: name.removeprefix('J').removeprefix('N').removesuffix('_I') in
                      ('LT', 'LE', 'GT', 'GE', 'EQ', 'NE', 'E'))


def stack_effect(opcode, oparg=None, /, *, jump=None):
    """Refused: there is no stack."""
    raise ValueError('the bytecode of Hognose is for registers: no instruction has an effect on a stack')


# ---- instructions ----

Positions = namedtuple('Positions', 'lineno end_lineno col_offset end_col_offset', defaults=(None, None, None, None), module='dis')

_Instruction = namedtuple('_Instruction', 'opname opcode arg argval argrepr offset start_offset starts_line line_number label '
                          'positions cache_info', defaults=(None, None, None), module='dis')


class Instruction(_Instruction):
    """An instruction.

    opname, opcode: its name and number
    arg: its operands as numbers, a tuple; None without any
    argval: what they mean; of several registers a tuple of names
    argrepr: all operands as a text
    offset, start_offset: twice its number in the code
    starts_line: whether a line of the source begins here
    line_number: which line that is
    label: its number as the target of a jump, or an end of what an exception handler is for
    positions: the place in the source, dis.Positions
    cache_info: None: caches are no part of the code"""

    __slots__ = ()

    @staticmethod
    def make(opname, arg, argval, argrepr, offset, start_offset, starts_line, line_number, label=None, positions=None, cache_info=None):
        """An instruction whose opcode is told by its name."""
        return Instruction(opname, opmap[opname], arg, argval, argrepr, offset, start_offset, starts_line, line_number, label, positions,
                           cache_info)

    oparg = property(lambda self: self.arg, doc='The same as arg.')
    # No instruction is ever replaced by another.
    baseopcode = property(lambda self: self.opcode, doc='Its number.')
    baseopname = property(lambda self: self.opname, doc='Its name.')
    cache_offset = end_offset = property(lambda self: self.offset + 2, doc='The offset of what follows.')

    @property
    def jump_target(self):
        """The offset that it jumps to, or None."""
        return self.argval if self.opcode in hasjump else None

    @property
    def is_jump_target(self):
        """Whether it has a label."""
        return self.label is not None

    def __str__(self):
        return _line(self, (0, 0, 0), False, True) + '\n'


def _signed(number, bits):
    return number - (1 << bits) if number >> (bits - 1) else number


def _jump_of(pc, op, b, c):
    """Where the instruction number pc jumps to; None where it does not."""
    letters = _table[op][1]
    if 'j' in letters:
        return pc + 1 + _signed(b | c << 16, 32)
    return pc + 1 + _signed(c, 16) if 'J' in letters else None


class _Listing:
    """What is known of the code of a program; that of Hognose's library is not shown."""

    def __init__(self, code):
        try:
            parts = _bytecode(code)
        except TypeError:
            raise TypeError("the code of Hognose's own library is not shown") from None
        self.code = code
        self.instructions = list(struct.iter_unpack('<4H', parts[0]))
        self.handlers = sorted(struct.iter_unpack('<4I', parts[1]))
        self.names, self.constants = code.co_names, code.co_consts
        self.table, self.registers, self.attributes, self.within = parts[2:]

    def labels(self):
        """The labels, L1 and so on, by number of instruction."""
        targets = {_jump_of(pc, op, b, c) for pc, (op, a, b, c) in enumerate(self.instructions)}
        targets.discard(None)
        for start, end, target, register in self.handlers:
            targets.update((start, end, target))
        targets.discard(len(self.instructions))
        return {pc: n for n, pc in enumerate(sorted(targets), 1)}

    def positions(self):
        """(line, last line, column, last column) of each instruction."""
        table = iter(self.table)
        line = 0
        shift = None
        while (count := _number(table)) is not None:
            line += _zigzag(_number(table))
            last = line + _number(table)
            column = _number(table)
            end = column + _zigzag(_number(table))
            if shift is None:  # code.replace() can say that it begins at another line
                shift = _position(self.code, 0)[0] - line
            for _ in range(count):
                yield Positions(line + shift, last + shift, column, end)

    def register(self, number):
        return self.registers[number] if number < len(self.registers) else f'r{number}'

    def operand(self, letter, op, field, wide):
        """(number, value, text) of an operand that is no jump."""
        if letter in 'RW':
            name = self.register(field // 8)
            return field // 8, name, name + '..' if letter == 'W' else name
        if letter in 'Ii':
            value = _signed(field, 16) if letter == 'I' else _signed(wide, 32)
            return value, value, str(value)
        if letter == 'U':
            if op in _fixed:
                value = _constants[field]
                return field, value, value if field == 0 else repr(value)
            value = _known[op][field] if op in _known else field
            return field, value, str(value)
        if letter in 'KC':
            name = (self.names if letter == 'K' else self.attributes)[field]
            return field, name, name
        value = self.within[field] if letter == 'F' else self.constants[wide]
        return field if letter == 'F' else wide, value, repr(value)

    def operands(self, pc, instruction, labels):
        """(arg, argval, argrepr) of an instruction."""
        op, a, b, c = instruction
        numbers, registers, others, texts = [], [], [], []
        letters = _table[op][1]
        for letter, field in zip(letters, (a, b, c)):
            if letter == '-':
                continue
            if letter in 'Jj':
                target = _jump_of(pc, op, b, c)
                number, value, text = target - pc - 1, target * 2, f'to L{labels[target]}'
            else:
                number, value, text = self.operand(letter, op, field, b | c << 16)
            numbers.append(number)
            (registers if letter in 'RW' else others).append(value)
            if letter != 'C' or 'K' not in letters:  # an inline cache beside a name is of that name
                texts.append(text)
        if not numbers:
            return None, None, ''
        return tuple(numbers), others[-1] if others else registers[0] if len(registers) == 1 else tuple(registers), ', '.join(texts)


def _number(table):
    """The next number of a table of positions: seven bits in a byte. None at its end."""
    value = shift = 0
    for byte in table:
        value |= (byte & 127) << shift
        if byte < 128:
            return value
        shift += 7


def _zigzag(value):
    return value >> 1 ^ -(value & 1)


def _instructions(listing, first_line=None):
    labels = listing.labels()
    lower = 0 if first_line is None else first_line - listing.code.co_firstlineno
    before = None
    positions = listing.positions()
    for pc, instruction in enumerate(listing.instructions):
        place = next(positions)
        line = place.lineno + lower
        arg, argval, argrepr = listing.operands(pc, instruction, labels)
        op = instruction[0]
        yield Instruction(opname[op], op, arg, argval, argrepr, pc * 2, pc * 2, line != before, line, labels.get(pc), place)
        before = line


def get_instructions(x, *, first_line=None, show_caches=None, adaptive=False):
    """The instructions of a function, method, generator, coroutine, code object or source text."""
    return _instructions(_Listing(_code_of(x)), first_line)


def findlinestarts(code):
    """(offset, line) of each place in a code object where a line of the source begins."""
    for instruction in get_instructions(code):
        if instruction.starts_line:
            yield instruction.offset, instruction.line_number


def findlabels(code):
    """The offsets that instructions of a code object jump to."""
    listing = _Listing(_code_of(code))
    targets = [_jump_of(pc, op, b, c) for pc, (op, a, b, c) in enumerate(listing.instructions)]
    return [pc * 2 for pc in dict.fromkeys(targets) if pc is not None]


# ---- where code is ----

_KINDS = types.FunctionType, types.MethodType, types.CodeType, classmethod, staticmethod, type


def _held(x):
    """What stands behind a method, generator or coroutine."""
    x = getattr(x, '__func__', x)
    for name in '__code__', 'gi_code', 'ag_code', 'cr_code':
        if hasattr(x, name):
            return getattr(x, name)
    return x


def _code_of(x):
    x = _held(x)
    if isinstance(x, str):
        return compile(x, '<disassembly>', 'exec')
    if isinstance(x, types.CodeType):
        return x
    raise TypeError(f"don't know how to disassemble {type(x).__name__} objects")


def _last_traceback():
    for name in 'last_exc', 'last_traceback':
        if hasattr(sys, name):
            return sys.last_exc.__traceback__ if name == 'last_exc' else sys.last_traceback
    raise RuntimeError('no last traceback to disassemble')


def _innermost(tb):
    while tb.tb_next:
        tb = tb.tb_next
    return tb


# ---- listings ----

def _line(instruction, widths, current, continued, offsets=False, positions=False):
    """A line of a listing. widths: of the places in the source, the labels and the offsets."""
    source = ''
    if not continued or positions:
        line, last, column, end = instruction.positions
        source = f'{line}:{column}-{last}:{end}'.ljust(widths[0]) if positions else str(instruction.line_number)
    label = '' if instruction.label is None else f'L{instruction.label}:'
    fields = [source.rjust(widths[0]), label.rjust(widths[1])] if widths[0] else ['']
    if offsets:
        fields.append(f'{instruction.offset:{widths[2]}}  ')
    fields += ['-->' if current else '   ', instruction.opname.ljust(20), instruction.argrepr]
    return ' '.join(fields).rstrip()


def _put_code(listing, lasti, out, first_line, offsets, positions):
    """Print the instructions of a code object, and the table of its exception handlers."""
    found = list(_instructions(listing, first_line))
    labels = listing.labels()
    if positions:
        places = max(len(f'{p.lineno}:{p.col_offset}-{p.end_lineno}:{p.end_col_offset}') for *_, p, _ in found)
    else:
        places = max(3, *(len(str(each.line_number)) for each in found))
    widths = places, 4 + len(str(len(labels))), max(4, len(str(found[-1].offset)))
    for each in found:
        if each.starts_line and each.offset:
            print(file=out)
        print(_line(each, widths, each.offset == lasti, not each.starts_line, offsets, positions), file=out)
    if listing.handlers:
        print('ExceptionTable:', file=out)
    for start, end, target, register in listing.handlers:
        end = f'L{labels[end]}' if end in labels else 'end'
        print(f'  L{labels[start]} to {end} -> L{labels[target]} [{listing.register(register)}]', file=out)


def _put_all(listing, depth, out, options):
    """Print code, and what is within it down to a depth."""
    _put_code(listing, -1, out, None, *options)
    if depth is None or depth > 0:
        for each in listing.within:
            print(file=out)
            print(f'Disassembly of {each!r}:', file=out)
            _put_all(_Listing(each), None if depth is None else depth - 1, out, options)


def _put(x, depth, out, options, head=True):
    """Print the bytecode of something that has code, or has such things in it."""
    x = _held(x)
    members = hasattr(x, '__dict__')
    listing = None if members else _Listing(compile(x, '<dis>', 'exec') if isinstance(x, str) else _code_of(x))
    if head:
        print(_HEAD, file=out)
    if not members:
        return _put_all(listing, depth, out, options)
    for name, value in sorted(x.__dict__.items()):
        if isinstance(value, _KINDS):
            print(f'Disassembly of {name}:', file=out)
            try:
                _put(value, depth, out, options, False)
            except TypeError as refused:
                print('Sorry:', refused, file=out)
            print(file=out)


def dis(x=None, *, file=None, depth=None, show_caches=False, adaptive=False, show_offsets=False, show_positions=False):
    """Print the bytecode of a class, module, function, method, generator, coroutine, code object or source text, and of
    what is defined within it down to a depth; without an argument, of the last traceback."""
    if x is None:
        distb(file=file, show_offsets=show_offsets, show_positions=show_positions)
    else:
        _put(x, depth, file, (show_offsets, show_positions))


def disassemble(co, lasti=-1, *, file=None, show_caches=False, adaptive=False, show_offsets=False, show_positions=False):
    """Print the bytecode of a code object, with an arrow at offset lasti."""
    listing = _Listing(_code_of(co))
    print(_HEAD, file=file)
    _put_code(listing, lasti, file, None, show_offsets, show_positions)


disco = disassemble


def distb(tb=None, *, file=None, show_caches=False, adaptive=False, show_offsets=False, show_positions=False):
    """Print the bytecode where a traceback, or the last one, ends, with an arrow there."""
    tb = _innermost(_last_traceback() if tb is None else tb)
    disassemble(tb.tb_frame.f_code, tb.tb_lasti, file=file, show_offsets=show_offsets, show_positions=show_positions)


COMPILER_FLAG_NAMES = {1: 'OPTIMIZED', 2: 'NEWLOCALS', 4: 'VARARGS', 8: 'VARKEYWORDS', 16: 'NESTED', 32: 'GENERATOR', 64: 'NOFREE',
                       128: 'COROUTINE', 256: 'ITERABLE_COROUTINE', 512: 'ASYNC_GENERATOR', 0x4000000: 'HAS_DOCSTRING',
                       0x8000000: 'METHOD'}


def pretty_flags(flags):
    """The names of the flags of a code object."""
    names = [name for bit, name in COMPILER_FLAG_NAMES.items() if flags & bit]
    rest = flags & ~sum(COMPILER_FLAG_NAMES)
    return ', '.join(names + [hex(rest)] if rest or not names else names)


def code_info(x):
    """What is known of some code, but for its instructions."""
    code = _code_of(x)
    facts = [('Name', code.co_name), ('Filename', code.co_filename), ('Argument count', code.co_argcount),
             ('Positional-only arguments', code.co_posonlyargcount), ('Kw-only arguments', code.co_kwonlyargcount),
             ('Number of locals', code.co_nlocals), ('Registers', code.co_stacksize), ('Flags', pretty_flags(code.co_flags))]
    lines = [f'{name + ":":18} {value}' for name, value in facts]
    tables = ('Constants', map(repr, code.co_consts)), ('Names', code.co_names), ('Variable names', code.co_varnames), \
        ('Free variables', code.co_freevars), ('Cell variables', code.co_cellvars)
    for title, values in tables:
        rows = [f'{n:4}: {value}' for n, value in enumerate(values)]
        lines += [title + ':', *rows] if rows else ()
    return '\n'.join(lines)


def show_code(co, *, file=None):
    """Print that."""
    text = code_info(co)
    print(text, file=file)


class Bytecode:
    """The bytecode of what get_instructions() takes. Iterating it gives instructions; dis() a listing; info() what
    code_info() says."""

    def __init__(self, x, *, first_line=None, current_offset=None, show_caches=False, adaptive=False, show_offsets=False,
                 show_positions=False):
        self.codeobj = _code_of(x)
        self.first_line = self.codeobj.co_firstlineno if first_line is None else first_line
        self.current_offset = current_offset
        self.show_caches, self.adaptive, self.show_offsets, self.show_positions = show_caches, adaptive, show_offsets, show_positions
        self._original_object = x

    def __iter__(self):
        return get_instructions(self.codeobj, first_line=self.first_line)

    def __repr__(self):
        return f'{type(self).__name__}({self._original_object!r})'

    @classmethod
    def from_traceback(cls, tb, *, show_caches=False, adaptive=False):
        """That of where a traceback ends."""
        tb = _innermost(tb)
        return cls(tb.tb_frame.f_code, current_offset=tb.tb_lasti, show_caches=show_caches, adaptive=adaptive)

    def info(self):
        """What is known of the code besides."""
        return code_info(self.codeobj)

    def dis(self):
        """The listing as a text."""
        import io

        out = io.StringIO()
        print(_HEAD, file=out)
        lasti = -1 if self.current_offset is None else self.current_offset
        _put_code(_Listing(self.codeobj), lasti, out, self.first_line, self.show_offsets, self.show_positions)
        return out.getvalue()
