# Frozen Python: exceptions as text, the way CPython 3.14 prints them.

from _hn import (_builtins, _compile, _exc_is, _isinstance, _modules, _payload, _position, _source_text, _tb_anchors,
                 _tb_call, _tb_code, _tb_scope, _words)
from _hn.sys import _writable_text, stderr

_TB_HEAD = 'Traceback (most recent call last):\n'
_TB_CAUSE = '\nThe above exception was the direct cause of the following exception:\n\n'
_TB_CONTEXT = '\nDuring handling of the above exception, another exception occurred:\n\n'
_TB_END = '+------------------------------------\n'
_TB_REPEATS = 3  # equal lines that are shown before they are counted
_TB_WIDTH = 15   # exceptions of a group that are shown
_TB_DEPTH = 10   # groups in groups that are shown
_TB_DETAILS = 100  # exceptions and frames that are described


def describe_exception(exc, chain):
    return type(exc).__qualname__, _tb_str(exc), _writable_text(''.join(traceback_lines(exc, chain))), _tb_details(exc, chain)


# What a process that an uncaught SystemExit ends gives as its status. A code that is neither a number nor None is printed.
def exit_status(exc):
    code = exc.code
    if code is None:
        return 0
    if _isinstance(code, int):
        code = _payload(code) + 0  # of True, too, the number
        return code if -1 << 31 <= code < 1 << 31 else -1
    file = _modules()['sys'].stderr if 'sys' in _modules() else None
    print(code, file=stderr if file is None else file)
    return 1


def _tb_str(value):
    try:
        return str(value)
    except Exception:
        return '<exception str() failed>'


# ---- for programs ----

def _tb_details(exc, chain):
    # The exception and those that it refers to, each by its number in this list.
    found = [exc]
    out = []
    for e in found:
        cause, context = (e.__cause__, e.__context__) if chain else (None, None)
        suppressed = e.__suppress_context__ or cause is not None
        out.append({
            'type': type(e).__qualname__, 'message': _tb_str(e), 'frames': _tb_places(e.__traceback__),
            'notes': _tb_notes(e), 'cause': _tb_number(found, cause),
            'context': None if suppressed else _tb_number(found, context),
            'members': [_tb_number(found, m) for m in e.exceptions] if isinstance(e, BaseExceptionGroup) else [],
        })
    if isinstance(exc, SyntaxError):
        place = exc.lineno, exc.offset, exc.end_lineno, exc.end_offset
        if isinstance(exc.filename, str) and all([type(n) is int for n in place]):
            out[0]['place'] = [exc.filename, '', *place]
    return out


def _tb_number(found, exc):
    for i in range(len(found)):
        if found[i] is exc:
            return i
    if exc is None or len(found) >= _TB_DETAILS:
        return None
    found.append(exc)
    return len(found) - 1


def _tb_notes(exc):
    notes = getattr(exc, '__notes__', None)
    return [_tb_safe(note) for note in notes] if isinstance(notes, (list, tuple)) else []


def _tb_places(tb):
    # [file, function, line, column, end line, end column], columns in characters from 1; the first and the last ones.
    codes = []
    while tb is not None:
        codes.append((_tb_code(tb)[0], _tb_position(tb)))
        tb = tb.tb_next
    if len(codes) > _TB_DETAILS:
        codes[_TB_DETAILS // 2:-_TB_DETAILS // 2] = []
    return [_tb_place(code, position) for code, position in codes]


# (line, last line, column, last column): that of the instruction, or the line of a generator's def before it begins.
def _tb_position(tb):
    code = _tb_code(tb)[0]
    found = _position(code, tb.tb_lasti // 2)
    line = tb.tb_lineno
    if tb.tb_lasti or found[0] == line and code.co_name != '<genexpr>' or line != code.co_firstlineno:
        return found
    return line, line, 0, 0


def _tb_place(code, position):
    line, end_line, col, end_col = position
    text = _source_text(code)
    lines = text.split('\n') if text is not None else []
    if 0 < line <= len(lines) and 0 < end_line <= len(lines):
        col = _tb_chars(lines[line - 1], col)
        end_col = _tb_chars(lines[end_line - 1], end_col)
    return [code.co_filename, code.co_name, line, col + 1, end_line, end_col + 1]


# ---- one frame ----

def _tb_chars(line, offset):
    if line.isascii():
        return offset
    return len(line.encode('utf-8', 'surrogatepass')[:offset].decode('utf-8', 'replace'))


def _tb_skip(lines, row, col, stop):
    # The first character from (row, col) that stop() accepts; comments and line ends are passed over.
    while row < len(lines):
        while col < len(lines[row]):
            c = lines[row][col]
            if stop(c):
                return row, col
            if c == '#' or c == '\\':
                break
            col += 1
        row += 1
        col = 0
    return None


def _tb_find_anchors(segment):
    # (row, column) from which and up to which the carets stress: an operator, the brackets of a subscript or call.
    lines = segment.splitlines()
    if not lines:
        return None
    found = _tb_anchors('(\n' + segment + '\n)')
    if found is None:
        return None
    kind, row, col, row2, col2 = found
    row -= 2
    row2 -= 2
    if row >= len(lines) or row2 >= len(lines) or row < 0:
        return None
    col = _tb_chars(lines[row], col)
    col2 = _tb_chars(lines[row2], col2)
    if kind == 0:
        at = _tb_skip(lines, row, col, lambda c: not c.isspace() and c != ')')
        if at is None:
            return None
        row, col = at
        end = col + 1
        if end < len(lines[row]) and (row2 > row or end < col2):
            c = lines[row][end]
            if not c.isspace() and c not in '\\#':
                end += 1
        return row, col, row, end
    opening = '[' if kind == 1 else '('
    at = _tb_skip(lines, row, col, lambda c: c == opening)
    if at is None:
        return None
    return at[0], at[1], row2, col2


def _tb_wants_carets(lines, start, end, anchors):
    call = _tb_call('\n'.join(lines))
    if call is ...:
        return False
    if call is not None and call == (1, start, len(lines), end):
        return False
    if anchors:
        return True
    return bool(lines[0][:start].lstrip() or lines[-1][end:].rstrip())


def _tb_dedent(lines):
    margin = None
    for line in lines:
        rest = line.lstrip(' \t')
        if rest:
            indent = line[:len(line) - len(rest)]
            if margin is None:
                margin = indent
            else:
                n = 0
                while n < len(margin) and n < len(indent) and margin[n] == indent[n]:
                    n += 1
                margin = margin[:n]
    cut = len(margin or '')
    return [line[cut:] if line.strip() else '' for line in lines]


def _tb_underline(line, row, last, start, end, anchors):
    marks = []
    spaces = len(line) - len(line.lstrip())
    for col in range(end if row == last else len(line)):
        if col < spaces or (row == 0 and col < start):
            marks.append(' ')
        elif not anchors:
            marks.append('^')
        elif (row, col) >= (anchors[0], anchors[1]) and (row, col) < (anchors[2], anchors[3]):
            marks.append('^')
        else:
            marks.append('~')
    return ''.join(marks)


def _tb_wide(line, marks):
    # A mark for each column that a character takes.
    if line.isascii():
        return marks
    out = []
    for i in range(len(marks)):
        out.append(marks[i])
        if i < len(line) and _tb_is_wide(ord(line[i])):
            out.append(marks[i])
    return ''.join(out)


def _tb_is_wide(c):
    return (0x1100 <= c <= 0x115f or 0x2e80 <= c <= 0x303e or 0x3041 <= c <= 0xa4cf or 0xac00 <= c <= 0xd7a3
            or 0xf900 <= c <= 0xfaff or 0xfe30 <= c <= 0xfe6f or 0xff00 <= c <= 0xff60 or 0xffe0 <= c <= 0xffe6
            or 0x1f300 <= c <= 0x1f64f or 0x1f680 <= c <= 0x1f6ff or 0x1f900 <= c <= 0x1f9ff
            or 0x20000 <= c <= 0x3fffd)


def _tb_source(lines, position):
    # The lines of an instruction's source, with carets below where they say more than the line itself.
    line, end_line, col, end_col = position
    original = [text.rstrip() for text in lines[line - 1:end_line]]
    shown = _tb_dedent(original)
    if not original or not ''.join(shown).strip():
        return []
    start = _tb_chars(original[0], col)
    end = _tb_chars(original[-1], end_col)
    if len(original) == 1:
        segment = original[0][start:end]
    else:
        segment = '\n'.join([original[0][start:]] + original[1:-1] + [original[-1][:end]])
    cut = len(original[0]) - len(shown[0])
    start = max(0, start - cut)
    end = max(0, end - cut)
    anchors = _tb_find_anchors(segment)
    carets = (len(original) > 1 or end > start) and _tb_wants_carets(shown, start, end, anchors)
    last = len(shown) - 1
    rows = {0, last}
    if anchors:
        row, at, row2, to = anchors
        anchors = (row, at + start if row == 0 else at, row2, to + start if row2 == 0 else to)
        rows.update((row - 1, row, row + 1, row2 - 1, row2, row2 + 1))
    out = []
    before = -1
    for row in sorted(rows):
        if row < 0 or row > last:
            continue
        if row - before == 3 and before >= 0 or row - before == 2 and before >= 0:
            skipped = range(before + 1, row)
        else:
            skipped = ()
        if before >= 0 and row - before > 2:
            out.append('...<%d lines>...' % (row - before - 1))
        elif skipped:
            _tb_put(out, shown, before + 1, last, start, end, anchors, carets)
        _tb_put(out, shown, row, last, start, end, anchors, carets)
        before = row
    return ['    ' + text + '\n' for text in _tb_dedent(out)]


def _tb_put(out, shown, row, last, start, end, anchors, carets):
    out.append(shown[row])
    if carets:
        out.append(_tb_wide(shown[row], _tb_underline(shown[row], row, last, start, end, anchors)))


def _tb_frame_lines(code, position, sources):
    out = ['  File "%s", line %d, in %s\n' % (code.co_filename, position[0], code.co_name)]
    text = _source_text(code)
    if text is not None:
        lines = sources.get(id(text))
        if lines is None:
            lines = sources[id(text)] = text.split('\n')
        out += _tb_source(lines, position)
    return out


def traceback_frames(tb):
    out = []
    sources = {}
    previous = None
    count = 0
    while tb is not None:
        code = _tb_code(tb)[0]
        key = (code.co_filename, tb.tb_lineno, code.co_name)
        if key == previous:
            count += 1
        else:
            _tb_repeated(out, count)
            previous = key
            count = 1
        if count <= _TB_REPEATS:
            out += _tb_frame_lines(code, _tb_position(tb), sources)
        tb = tb.tb_next
    _tb_repeated(out, count)
    return out


def _tb_repeated(out, count):
    if count > _TB_REPEATS:
        more = count - _TB_REPEATS
        out.append('  [Previous line repeated %d more time%s]\n' % (more, '' if more == 1 else 's'))


# ---- the last line ----

def _tb_type_name(cls):
    module = cls.__module__
    if module == '__main__' or module == 'builtins':
        return cls.__qualname__
    return (module if isinstance(module, str) else '<unknown>') + '.' + cls.__qualname__


def _tb_last(name, text):
    return '%s: %s\n' % (name, text) if text else name + '\n'


def _tb_syntax(exc, name):
    out = []
    suffix = ''
    found = _tb_misspelt(exc)
    source, offset, end_offset, msg = found or (exc.text, exc.offset, exc.end_offset, exc.msg)
    if exc.lineno is not None:
        out.append('  File "%s", line %s\n' % (exc.filename or '<string>', exc.lineno))
    elif exc.filename is not None:
        suffix = ' (%s)' % exc.filename
    if isinstance(source, str) and isinstance(offset, (int, type(None))):
        text = source.rstrip('\n')
        stripped = text.lstrip(' \n\f')
        spaces = len(text) - len(stripped)
        out.append('    ' + stripped + '\n')
        if offset is not None:
            if found or exc.lineno == exc.end_lineno:
                end = end_offset if isinstance(end_offset, int) and end_offset else offset
            else:
                end = len(text) + 1
            if source and offset > len(source):
                offset = len(text) + 1
            if source and end > len(source):
                end = len(text) + 1
            if offset >= end or end < 0:
                end = offset + 1
            start = offset - 1 - spaces
            if start >= 0:
                blanks = ''.join([c if c.isspace() else ' ' for c in stripped[:start]])
                out.append('    ' + blanks + '^' * (end - offset) + '\n')
    out.append('%s: %s%s\n' % (name, msg or '<no detail available>', suffix))
    return out


# ---- misspelt keywords ----

_TB_KEYWORDS = tuple('''False None True and as assert async await break class continue def del elif else except finally for from
global if import in is lambda nonlocal not or pass raise return try while with yield'''.split())


def _tb_misspelt(exc):
    # (text, offset, end offset, message) when a keyword in place of a word makes what lies between the last compound
    # statement and a SyntaxError right, or a beginning of something right.
    try:
        if exc.msg != 'invalid syntax' and 'Perhaps you forgot a comma' not in exc.msg:
            return None
        first, _, source = exc._metadata
        lines = _tb_dedented(source.splitlines()[max(first - 1, 0):exc.lineno])
        for row, start, end in _words('\n'.join(lines)) if sum(map(len, lines)) + len(lines) <= 1025 else ():
            line = lines[row - 1]
            for keyword in _tb_keywords_like(line[start:end]):
                lines[row - 1] = line[:start] + keyword + line[end:]
                if _tb_parses('\n'.join(lines)):
                    return line, start + 1, end + 1, "invalid syntax. Did you mean '%s'?" % keyword
            lines[row - 1] = line
    except Exception:
        pass
    return None


def _tb_dedented(lines):
    lines = [line if line.strip() else '' for line in lines]
    full = [line for line in lines if line]
    low = min(full)
    high = max(full)
    n = 0
    while n < len(low) and low[n] == high[n] and low[n] in ' \t':
        n += 1
    return [line[n:] for line in lines]


def _tb_keywords_like(word):
    if len(word) > 24:
        return []
    near = _tb_closest(_TB_KEYWORDS, word)
    found = []
    for keyword in _TB_KEYWORDS:
        if 4 * min(len(keyword), len(word)) >= len(keyword) + len(word):
            ratio = _tb_ratio(keyword, word)
            if ratio >= 0.5:
                found.append((ratio, keyword))
    found.sort(reverse=True)
    return (([] if near is None else [near]) + [keyword for ratio, keyword in found])[:3]


def _tb_ratio(a, b):
    # How much of two words is in common blocks (Ratcliff and Obershelp 1988).
    common = 0
    todo = [(a, b)]
    while todo:
        x, y = todo.pop()
        best = 0
        for i in range(len(x)):
            for j in range(len(y)):
                n = 0
                while i + n < len(x) and j + n < len(y) and x[i + n] == y[j + n]:
                    n += 1
                if n > best:
                    best, at, to = n, i, j
        if best:
            common += best
            todo += [(x[:at], y[:to]), (x[at + best:], y[to + best:])]
    return 2 * common / (len(a) + len(b))


def _tb_parses(text):
    try:
        _compile(text + '\n', '<input>', 0, 0x4004)
    except SyntaxError:
        return False
    return True


def exception_only(exc, tb):
    cls = type(exc)
    name = _tb_type_name(cls)
    if isinstance(exc, SyntaxError):
        out = _tb_syntax(exc, name)
    else:
        out = [_tb_last(name, _tb_str(exc) + suggestion_for(exc, tb))]
    try:
        notes = exc.__notes__
    except AttributeError:
        return out
    except Exception as e:
        return out + ['Ignored error getting __notes__: %r\n' % e]
    if isinstance(notes, (list, tuple)):
        for note in notes:
            out += [line + '\n' for line in _tb_safe(note).split('\n')]
    elif notes is not None:
        out.append(_tb_safe(notes, repr, '__notes__ repr') + '\n')
    return out


def _tb_safe(v, shown=str, what='note str'):
    try:
        return shown(v)
    except Exception:
        return '<%s() failed>' % what


# ---- the whole story ----

def traceback_lines(exc, chain=True):
    out = []
    _tb_story(exc, out, set(), '', 0, chain)
    return out


def _tb_story(exc, out, seen, margin, depth, chain=True):
    links = []
    while exc is not None:
        seen.add(id(exc))
        before = why = None
        if chain:
            before, why = exc.__cause__, _TB_CAUSE
            if before is None and not exc.__suppress_context__:
                before, why = exc.__context__, _TB_CONTEXT
            if before is None or id(before) in seen:
                before = why = None
        links.append((exc, why))
        exc = before
    for exc, why in reversed(links):
        if why:
            out.append(_tb_margin(why, margin))
        frames, only, members = _tb_parts(exc)
        if members is not None:
            _tb_group(exc, frames, only, members, out, seen, margin, depth, chain)
            continue
        lines = [] if frames is None else [_TB_HEAD, *frames]
        for line in lines + only:
            out.append(_tb_margin(line, margin))


def _tb_margin(text, margin):
    if not margin:
        return text
    return ''.join([margin + line for line in text.splitlines(True)])


def _tb_parts(exc):
    # (lines of its frames or None, its last lines, the members of a group or None)
    if not _exc_is(exc):
        return exc._parts()  # a TracebackException
    frames = None if exc.__traceback__ is None else traceback_frames(exc.__traceback__)
    return frames, exception_only(exc, exc.__traceback__), exc.exceptions if isinstance(exc, BaseExceptionGroup) else None


def _tb_group(exc, frames, only, members, out, seen, margin, depth, chain):
    width, deepest = (_TB_WIDTH, _TB_DEPTH) if _exc_is(exc) else (exc.max_group_width, exc.max_group_depth)
    if depth > deepest:
        out.append(margin + '... (max_group_depth is %d)\n' % deepest)
        return
    top = depth == 0
    if top:
        depth = 1
    inner = '  ' * depth + '| '
    if frames is not None:
        out.append(('  ' if top else '') * depth + ('+ ' if top else inner) + 'Exception Group ' + _TB_HEAD)
        for line in frames:
            out.append(_tb_margin(line, inner))
    for line in only:
        out.append(_tb_margin(line, inner))
    total = len(members)
    n = min(total, width + 1)
    for i in range(n):
        last = i == n - 1
        title = str(i + 1) if i < width else '...'
        out.append('  ' * depth + ('+-' if i == 0 else '  ') + '+---------------- %s ----------------\n' % title)
        deeper = '  ' * (depth + 1) + '| '
        if i < width:
            before = len(out)
            _tb_story(members[i], out, seen, deeper, depth + 1, chain)
            closed = any([line.endswith(_TB_END) for line in out[before:]])
        else:
            rest = total - width
            out.append(deeper + 'and %d more exception%s\n' % (rest, 's' if rest > 1 else ''))
            closed = False
        if last and not closed: # one line closes all that end together
            out.append('  ' * (depth + 1) + _TB_END)


# ---- "Did you mean" ----

_TB_MOVE = 2
_TB_CASE = 1
_TB_LONGEST = 40
_TB_MOST = 750


def _tb_substitution(a, b):
    if a == b:
        return 0
    return _TB_CASE if a.lower() == b.lower() else _TB_MOVE


def _tb_distance(a, b, most):
    # Levenshtein distance with cheap changes of case; more than `most` is not computed to the end.
    if a == b:
        return 0
    n = 0
    while n < len(a) and n < len(b) and a[n] == b[n]:
        n += 1
    a = a[n:]
    b = b[n:]
    n = 0
    while n < len(a) and n < len(b) and a[-1 - n] == b[-1 - n]:
        n += 1
    if n:
        a = a[:-n]
        b = b[:-n]
    if not a or not b:
        return _TB_MOVE * (len(a) + len(b))
    if len(a) > _TB_LONGEST or len(b) > _TB_LONGEST:
        return most + 1
    if len(b) < len(a):
        a, b = b, a
    if (len(b) - len(a)) * _TB_MOVE > most:
        return most + 1
    row = list(range(_TB_MOVE, _TB_MOVE * (len(a) + 1), _TB_MOVE))
    result = 0
    for j in range(len(b)):
        distance = result = j * _TB_MOVE
        least = None
        for i in range(len(a)):
            substitute = distance + _tb_substitution(b[j], a[i])
            distance = row[i]
            result = min(substitute, min(result, distance) + _TB_MOVE)
            row[i] = result
            if least is None or result < least:
                least = result
        if least > most:
            return most + 1
    return result


def _tb_closest(names, wrong):
    if len(names) > _TB_MOST or len(wrong) > _TB_LONGEST:
        return None
    best = None
    best_distance = None
    for name in names:
        if not isinstance(name, str) or name == wrong:
            continue
        most = (len(name) + len(wrong) + 3) * _TB_MOVE // 6
        if best_distance is not None:
            most = min(most, best_distance - 1)
        distance = _tb_distance(wrong, name, most)
        if distance <= most and (best_distance is None or distance < best_distance):
            best = name
            best_distance = distance
    return best


def _tb_candidates(exc, wrong, tb):
    if isinstance(exc, AttributeError):
        names = sorted(dir(exc.obj))
        if wrong[:1] != '_':
            names = [n for n in names if n[:1] != '_']
        return names
    if tb is None:
        return ()
    while tb.tb_next is not None:
        tb = tb.tb_next
    return [*(_tb_scope(exc) or ()), *_tb_code(tb)[1], *_builtins()]


def _tb_of_self(exc, wrong, tb):
    scope = tb and _tb_scope(exc) or ()
    try:
        return 'self' in scope and hasattr(scope['self'], wrong)
    except Exception:
        return False


def suggestion_for(exc, tb):
    try:
        if isinstance(exc, ImportError):
            return _tb_import_suggestion(exc)
        if not isinstance(exc, (AttributeError, NameError)) or isinstance(exc, UnboundLocalError):
            return ''
        wrong = exc.name
        if not isinstance(wrong, str):
            return ''
        if isinstance(exc, NameError) and _tb_of_self(exc, wrong, tb):
            found = 'self.' + wrong
        else:
            found = _tb_closest(_tb_candidates(exc, wrong, tb), wrong)
    except Exception:
        return ''
    text = '' if found is None else ". Did you mean: '%s'?" % found
    if isinstance(exc, NameError) and wrong in _TB_MODULES:
        if text:
            return text + " Or did you forget to import '%s'?" % wrong
        return ". Did you forget to import '%s'?" % wrong
    return text


def _tb_import_suggestion(exc):
    wrong = exc.name_from
    if not isinstance(wrong, str):
        return ''
    module = _modules().get(exc.name)
    if module is None:
        return ''
    names = dir(module)
    if wrong[:1] != '_':
        names = [n for n in names if n[:1] != '_']
    found = _tb_closest(names, wrong)
    return '' if found is None else ". Did you mean: '%s'?" % found


_TB_MODULES = tuple('''
abc annotationlib antigravity argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 cProfile
calendar cmath cmd code codecs codeop collections colorsys compileall compression concurrent configparser contextlib
contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email encodings
ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt
getpass gettext glob graphlib grp gzip hashlib heapq hmac html http idlelib imaplib importlib inspect io ipaddress
itertools json keyword linecache locale logging lzma mailbox marshal math mimetypes mmap modulefinder msvcrt
multiprocessing netrc nt ntpath nturl2path numbers opcode operator optparse os pathlib pdb pickle pickletools
pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data
pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve
shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl stat statistics
string stringprep struct subprocess symtable sys sysconfig syslog tabnanny tarfile tempfile termios textwrap this
threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing
unicodedata unittest urllib uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xml xmlrpc zipapp
zipfile zipimport zlib zoneinfo
'''.split())
