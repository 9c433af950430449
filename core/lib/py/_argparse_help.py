"""What argparse prints: usage and help."""

import os as _os
import re as _re
import sys as _sys

SUPPRESS = '==SUPPRESS=='
OPTIONAL, ZERO_OR_MORE, ONE_OR_MORE, PARSER, REMAINDER = '?', '*', '+', 'A...', '...'

# What stands for a number of arguments, made of so many metavars; * is made by its formatter.
_PATTERNS = {
    None: (1, '%s'), OPTIONAL: (1, '[%s]'), ONE_OR_MORE: (2, '%s [%s ...]'), PARSER: (1, '%s ...'),
    REMAINDER: (0, '...'), SUPPRESS: (0, ''),
}


def _columns():
    try:
        columns = int(_os.environ.get('COLUMNS', 0))
    except ValueError:
        columns = 0
    return columns if columns > 0 else 80


def _prog_name(prog=None):
    """What a program is called where it does not say: after its file, or as -m has it."""
    if prog is not None:
        return prog
    file = _sys.argv[0] if _sys.argv else ''
    spec = getattr(_sys.modules.get('__main__'), '__spec__', None)
    if spec is None:
        return _os.path.basename(file)
    python = _os.path.basename(_sys.executable or '') or 'python'  # there is no file of the interpreter's
    return python + ' ' + (file if spec.name == '__main__' else '-m ' + spec.name.removesuffix('.__main__'))


class _Section:
    """What is written in one section: calls that give its text."""

    __slots__ = ('outer', 'heading', 'items')

    def __init__(self, outer, heading):
        self.outer, self.heading, self.items = outer, heading, []


class HelpFormatter:
    """How usage and help look. Its public methods are the class's name alone: what is in them may change."""

    __module__ = 'argparse'

    def __init__(self, prog, indent_increment=2, max_help_position=24, width=None, color=True):
        if width is None:
            width = _columns() - 2
        self._set_color(color)
        self._prog, self._width = prog, width
        self._indent_increment, self._current_indent, self._level = indent_increment, 0, 0
        self._max_help_position = min(max_help_position, max(width - 20, 2 * indent_increment))
        self._action_max_length = 0
        self._root_section = self._current_section = _Section(None, None)

    def _set_color(self, color):
        """Nothing here has colours."""

    def _indent(self):
        self._level += 1
        self._current_indent += self._indent_increment

    def _dedent(self):
        self._level -= 1
        self._current_indent -= self._indent_increment

    # What a help is made of

    def _later(self, func, *args):
        self._current_section.items.append((func, args))

    def start_section(self, heading):
        self._indent()
        section = _Section(self._current_section, heading)
        self._later(self._format_section, section)
        self._current_section = section

    def end_section(self):
        self._current_section = self._current_section.outer
        self._dedent()

    def add_text(self, text):
        if text is not None and text is not SUPPRESS:
            self._later(self._format_text, text)

    def add_usage(self, usage, actions, groups, prefix=None):
        if usage is not SUPPRESS:
            self._later(self._format_usage, usage, actions, groups, prefix)

    def add_argument(self, action):
        if action.help is SUPPRESS:
            return
        longest = len(self._format_action_invocation(action)) + self._current_indent
        for inner in self._iter_indented_subactions(action):
            longest = max(longest, len(self._format_action_invocation(inner)) + self._current_indent)
        self._action_max_length = max(self._action_max_length, longest)
        self._later(self._format_action, action)

    def add_arguments(self, actions):
        add = self.add_argument
        for action in actions:
            add(action)

    def format_help(self):
        text = self._format_section(self._root_section)
        return _re.sub('\n\n\n+', '\n\n', text).strip('\n') + '\n' if text else text

    def _join_parts(self, part_strings):
        return ''.join(part for part in part_strings if part and part is not SUPPRESS)

    def _format_section(self, section):
        inner = section.outer is not None
        if inner:
            self._indent()
        text = self._join_parts([func(*args) for func, args in section.items])
        if inner:
            self._dedent()
        if not text or not inner:
            return text
        heading = section.heading
        if heading is not None and heading is not SUPPRESS:
            text = f"{' ' * self._current_indent}{heading}:\n{text}"
        return f'\n{text}\n'

    def _room(self, used):
        return max(self._width - used, 11)

    def _format_text(self, text):
        if '%(prog)' in text:
            text = text % {'prog': self._prog}
        indent = self._current_indent
        return self._fill_text(text, self._room(indent), ' ' * indent) + '\n\n'

    # Usage

    def _format_usage(self, usage, actions, groups, prefix):
        if prefix is None:
            prefix = 'usage: '
        if usage is not None:
            return f'{prefix}{usage % {"prog": self._prog}}\n\n'
        prog = str(self._prog)
        if not actions:
            return f'{prefix}{prog}\n\n'
        options = [action for action in actions if action.option_strings]
        others = [action for action in actions if not action.option_strings]
        whole = ' '.join(filter(None, [prog, *self._usage_parts(options + others, groups)]))
        if len(prefix) + len(whole) > self._room(self._current_indent):
            parts = [self._usage_parts(some, groups) for some in (options, others)]
            whole = '\n'.join(self._usage_lines(prog, *parts, len(prefix)))
        return f'{prefix}{whole}\n\n'

    def _usage_lines(self, prog, options, others, prefix):
        """A usage that is too long for one line."""
        room = self._room(self._current_indent)
        if prefix + len(prog) > 0.75 * room:
            lines = _wrapped(options + others, prefix, room, prefix)
            if len(lines) > 1:
                lines = _wrapped(options, prefix, room, prefix) + _wrapped(others, prefix, room, prefix)
            return [prog] + lines
        indent = prefix + len(prog) + 1
        if not options:
            return _first_line(_wrapped([prog] + others, indent, room, prefix), indent) if others else [prog]
        return _first_line(_wrapped([prog] + options, indent, room, prefix), indent) + _wrapped(others, indent, room, indent)

    def _usage_parts(self, actions, groups):
        """The words of a usage that a line must not end in."""
        spans = _spans(actions, groups)
        grouped = {action for group in spans.values() for action in group._group_actions}
        parts = [None if action.help is SUPPRESS else self._usage_part(action, action in grouped) for action in actions]
        separated = set()
        for start, end in sorted(spans, reverse=True):
            places = [i for i in range(start, end) if parts[i] is not None]
            if not places:
                continue
            left, right = '[]' if not spans[start, end].required else '()' if len(places) > 1 else ('', '')
            shown = [parts[i] for i in places]
            shown[0], shown[-1] = left + shown[0], shown[-1] + right if len(shown) > 1 else left + shown[0] + right
            for i, part in enumerate(shown, start):
                bar = i - start < len(shown) - 1 and i not in separated
                parts[i] = f'{part} |' if bar else part
                if bar:
                    separated.add(i)
            parts[start + len(shown) : end] = [None] * (end - start - len(shown))
        return [part for part in parts if part is not None]

    def _usage_part(self, action, grouped):
        if not action.option_strings:
            part = self._format_args(action, self._get_default_metavar_for_positional(action))
            bracketed = grouped and part[0] == '[' and part[-1] == ']'
            return part[1:-1] if bracketed else part
        if action.nargs == 0:
            part = action.format_usage()
        else:
            part = f'{action.option_strings[0]} {self._format_args(action, self._get_default_metavar_for_optional(action))}'
        return part if action.required or grouped else f'[{part}]'

    # Actions

    def _format_action(self, action):
        position = min(self._action_max_length + 2, self._max_help_position)
        indent = ' ' * self._current_indent
        room = position - self._current_indent - 2
        name = self._format_action_invocation(action)
        if not action.help:
            parts, first = [f'{indent}{name}\n'], None
        elif len(name) <= room:
            parts, first = [f'{indent}{name:<{room}}  '], ''
        else:
            parts, first = [f'{indent}{name}\n'], ' ' * position
        text = self._expand_help(action) if action.help and action.help.strip() else None
        if text:
            lines = self._split_lines(text, self._room(position))
            parts.append(f'{first}{lines[0]}\n')
            parts += [f'{" " * position}{line}\n' for line in lines[1:]]
        elif not parts[0].endswith('\n'):
            parts.append('\n')
        parts += [self._format_action(inner) for inner in self._iter_indented_subactions(action)]
        return self._join_parts(parts)

    def _format_action_invocation(self, action):
        if not action.option_strings:
            shown = self._metavar_formatter(action, self._get_default_metavar_for_positional(action))(1)
            return ' '.join(shown)
        text = ', '.join(action.option_strings)
        if action.nargs != 0:
            text += ' ' + self._format_args(action, self._get_default_metavar_for_optional(action))
        return text

    def _metavar_formatter(self, action, default_metavar):
        shown = action.metavar
        if shown is None:
            shown = default_metavar if action.choices is None else f"{{{','.join(map(str, action.choices))}}}"
        return lambda n: shown if isinstance(shown, tuple) else (shown,) * n

    def _format_args(self, action, default_metavar):
        metavars = self._metavar_formatter(action, default_metavar)
        nargs = action.nargs
        if nargs == ZERO_OR_MORE:
            shown = metavars(1)
            return ('[%s [%s ...]]' if len(shown) == 2 else '[%s ...]') % shown
        try:
            n, pattern = _PATTERNS[nargs] if nargs in _PATTERNS else (nargs, ' '.join(['%s' for _ in range(nargs)]))
        except TypeError:
            raise ValueError('invalid nargs value') from None
        return pattern if nargs in (REMAINDER, SUPPRESS) else pattern % metavars(n)

    def _expand_help(self, action):
        text = self._get_help_string(action)
        if '%' not in text:
            return text
        values = {}
        for name, value in (*vars(action).items(), ('prog', self._prog)):
            if name == 'choices' and value is not None:
                values[name] = ', '.join(map(str, value))
            elif value is not SUPPRESS:
                values[name] = getattr(value, '__name__', value)
        return text % values

    def _iter_indented_subactions(self, action):
        inner = getattr(action, '_get_subactions', None)
        if inner is not None:
            self._indent()
            yield from inner()
            self._dedent()

    # What subclasses change

    def _split_lines(self, text, width):
        from textwrap import wrap

        return wrap(' '.join(_re.split(r'\s+', text, flags=_re.A)).strip(), width)

    def _fill_text(self, text, width, indent):
        from textwrap import fill

        text = ' '.join(_re.split(r'\s+', text, flags=_re.A)).strip()
        return fill(text, width, initial_indent=indent, subsequent_indent=indent)

    def _get_default_metavar_for_positional(self, action):
        return action.dest

    def _get_default_metavar_for_optional(self, action):
        return action.dest.upper()

    def _get_help_string(self, action):
        return action.help


def _spans(actions, groups):
    """The groups whose actions stand together, by (where, to where)."""
    found = {}
    for group in groups:
        inner = group._group_actions
        if not inner:
            raise ValueError(f'empty group {group}')
        if all(action in actions for action in inner) and any(action.help is not SUPPRESS for action in inner):
            start = min([actions.index(action) for action in inner])
            if {*inner} == {*actions[start : start + len(inner)]}:
                found[start, start + len(inner)] = group
    return found


def _wrapped(parts, indent, room, used):
    """Parts in lines that begin with an indent; of the first one so much is used."""
    lines, line, length = [], [], used - 1
    for part in parts:
        if line and length + 1 + len(part) > room:
            lines.append(' ' * indent + ' '.join(line))
            line, length = [], indent - 1
        line.append(part)
        length += len(part) + 1
    if line:
        lines.append(' ' * indent + ' '.join(line))
    return lines


def _first_line(lines, indent):
    lines[0] = lines[0][indent:]
    return lines


class RawDescriptionHelpFormatter(HelpFormatter):
    """Descriptions are printed as they stand."""

    __module__ = 'argparse'

    def _fill_text(self, text, width, indent):
        return ''.join([indent + line for line in text.splitlines(True)])


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    """All texts are printed as they stand."""

    __module__ = 'argparse'

    def _split_lines(self, text, width):
        return text.splitlines()


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    """The help of an argument says its default, too."""

    __module__ = 'argparse'

    def _get_help_string(self, action):
        text = '' if action.help is None else action.help
        optional = action.option_strings or action.nargs in (OPTIONAL, ZERO_OR_MORE)
        if optional and action.default is not SUPPRESS and '%(default)' not in text:
            text += ' (default: %(default)s)'
        return text


class MetavarTypeHelpFormatter(HelpFormatter):
    """Values of arguments are called by their type."""

    __module__ = 'argparse'

    def _get_default_metavar_for_optional(self, action):
        return action.type.__name__

    def _get_default_metavar_for_positional(self, action):
        return action.type.__name__
