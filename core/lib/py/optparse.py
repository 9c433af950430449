"""Options of command lines: declared one by one, and read from left to right. argparse does more."""

import os as _os
import sys as _sys
from gettext import gettext as _, ngettext

__all__ = [
    'Option', 'make_option', 'SUPPRESS_HELP', 'SUPPRESS_USAGE', 'Values', 'OptionContainer', 'OptionGroup', 'OptionParser', 'HelpFormatter',
    'IndentedHelpFormatter', 'TitledHelpFormatter', 'OptParseError', 'OptionError', 'OptionConflictError', 'OptionValueError',
    'BadOptionError', 'check_choice',
]
__version__ = '1.5.3'

NO_DEFAULT, SUPPRESS_HELP, SUPPRESS_USAGE = ('NO', 'DEFAULT'), 'SUPPRESSHELP', 'SUPPRESSUSAGE'


class OptParseError(Exception):
    def __init__(self, msg):
        self.msg = msg

    def __str__(self):
        return self.msg


class OptionError(OptParseError):
    """An option that is declared in a way that cannot be."""

    def __init__(self, msg, option):
        OptParseError.__init__(self, msg)
        self.option_id = str(option)

    def __str__(self):
        return f'option {self.option_id}: {self.msg}' if self.option_id else self.msg


class OptionConflictError(OptionError):
    """An option that another one is called, too."""


class OptionValueError(OptParseError):
    """A value on the command line that an option cannot have."""


class BadOptionError(OptParseError):
    """An option on the command line that is not known."""

    def __init__(self, opt_str):
        self.opt_str = opt_str

    def __str__(self):
        return _('no such option: %s') % self.opt_str


class AmbiguousOptionError(BadOptionError):
    """The beginning of more than one option."""

    def __init__(self, opt_str, possibilities):
        self.opt_str, self.possibilities = opt_str, possibilities

    def __str__(self):
        return _('ambiguous option: %s (%s?)') % (self.opt_str, ', '.join(self.possibilities))


def _repr(self):
    return f'<{type(self).__name__} at {id(self):#x}: {self}>'


class HelpFormatter:
    """Lays out help; what derives from it says how usage and headings look."""

    NO_DEFAULT_VALUE = 'none'

    def __init__(self, indent_increment, max_help_position, width, short_first):
        if width is None:
            columns = _os.environ.get('COLUMNS', '')
            width = (int(columns) if columns.isdecimal() else 80) - 2
        self.parser, self.indent_increment, self.width = None, indent_increment, width
        self.help_position = self.max_help_position = min(max_help_position, max(width - 20, 2 * indent_increment))
        self.current_indent = self.level = 0
        self.help_width, self.short_first, self.default_tag, self.option_strings = None, short_first, '%default', {}
        self._short_opt_fmt, self._long_opt_fmt = '%s %s', '%s=%s'

    def set_parser(self, parser):
        self.parser = parser

    def set_short_opt_delimiter(self, delim):
        self._short_opt_fmt = self._with_delimiter(delim, ('', ' '))

    def set_long_opt_delimiter(self, delim):
        self._long_opt_fmt = self._with_delimiter(delim, ('', ' ', '='))

    def _with_delimiter(self, delim, known):
        if delim in known:
            return f'%s{delim}%s'
        kind = 'long' if '=' in known else 'short'
        raise ValueError(f'invalid metavar delimiter for {kind} options: {delim!r}')

    def indent(self):
        self._step(1)

    def dedent(self):
        self._step(-1)
        assert self.current_indent >= 0, 'Indent decreased below 0.'

    def _step(self, by):
        self.level += by
        self.current_indent += by * self.indent_increment

    def format_usage(self, usage):
        raise NotImplementedError('subclasses must implement')

    def format_heading(self, heading):
        raise NotImplementedError('subclasses must implement')

    def _format_text(self, text):
        from textwrap import fill

        margin = ' ' * self.current_indent
        return fill(text, max(self.width - self.current_indent, 11), initial_indent=margin, subsequent_indent=margin)

    def format_description(self, description):
        return f'{self._format_text(description)}\n' if description else ''

    def format_epilog(self, epilog):
        return f'\n{self._format_text(epilog)}\n' if epilog else ''

    def expand_default(self, option):
        """The help of an option, with its default in it."""
        if not self.default_tag or self.parser is None:
            return option.help
        value = self.parser.defaults.get(option.dest)
        unset = value is None or value is NO_DEFAULT
        return option.help.replace(self.default_tag, self.NO_DEFAULT_VALUE if unset else str(value))

    def format_option(self, option):
        """An option's names, and its help beside or below them."""
        names, room = self.option_strings[option], self.help_position - self.current_indent - 2
        shown, beside = ' ' * self.current_indent + names.ljust(room), len(names) <= room
        shown += '  ' if beside else '\n'
        lines = []
        if option.help:
            from textwrap import wrap

            lines = wrap(self.expand_default(option), self.help_width)
        elif beside:
            return shown + '\n'
        margin = ' ' * self.help_position
        below = [f'{margin}{line}\n' for line in lines]
        if beside and lines:
            below[0] = lines[0] + '\n'
        return shown + ''.join(below)

    def store_option_strings(self, parser):
        """Measure all options, so that their help begins in one column."""
        longest = 0
        self.indent()
        for holder in [parser, *parser.option_groups]:
            for option in holder.option_list:
                names = self.option_strings[option] = self.format_option_strings(option)
                longest = max(longest, len(names) + self.current_indent)
            if holder is parser:
                self.indent()
        self.dedent()
        self.dedent()
        self.help_position = min(longest + 2, self.max_help_position)
        self.help_width = max(self.width - self.help_position, 11)

    def format_option_strings(self, option):
        """The names of an option, with what stands for its value."""
        shorts, longs = option._short_opts, option._long_opts
        if option.takes_value():
            value = option.metavar or option.dest.upper()
            shorts = [self._short_opt_fmt % (name, value) for name in shorts]
            longs = [self._long_opt_fmt % (name, value) for name in longs]
        return ', '.join(shorts + longs if self.short_first else longs + shorts)


class IndentedHelpFormatter(HelpFormatter):
    """Sections are indented."""

    def __init__(self, indent_increment=2, max_help_position=24, width=None, short_first=1):
        super().__init__(indent_increment, max_help_position, width, short_first)

    def format_usage(self, usage):
        return _('Usage: %s\n') % usage

    def format_heading(self, heading):
        return '%*s%s:\n' % (self.current_indent, '', heading)


class TitledHelpFormatter(HelpFormatter):
    """Sections have underlined titles."""

    def __init__(self, indent_increment=0, max_help_position=24, width=None, short_first=0):
        super().__init__(indent_increment, max_help_position, width, short_first)

    def format_usage(self, usage):
        return f"{self.format_heading(_('Usage'))}  {usage}\n"

    def format_heading(self, heading):
        return f'{heading}\n{"=-"[self.level] * len(heading)}\n'


def _parse_num(val, type):
    kind = val[:2].lower()
    if kind == '0x':
        return type(val, 16)
    if kind == '0b':
        return type(val[2:] or '0', 2)
    return type(val, 8 if kind[:1] == '0' else 10)


def _parse_int(val):
    return _parse_num(val, int)


_builtin_cvt = {'int': (_parse_int, 'integer'), 'float': (float, 'floating-point'), 'complex': (complex, 'complex')}
_builtin_cvt['long'] = _builtin_cvt['int']


def check_builtin(option, opt, value):
    convert, what = _builtin_cvt[option.type]
    try:
        return convert(value)
    except ValueError:
        raise OptionValueError(_('option %s: invalid %s value: %r') % (opt, _(what), value))


def check_choice(option, opt, value):
    if value not in option.choices:
        shown = ', '.join(map(repr, option.choices))
        raise OptionValueError(_('option %s: invalid choice: %r (choose from %s)') % (opt, value, shown))
    return value


class Option:
    """What an option is called, what it takes, and what is to be done when it is met."""

    ATTRS = [
        'action', 'type', 'dest', 'default', 'nargs', 'const', 'choices', 'callback', 'callback_args', 'callback_kwargs', 'help', 'metavar',
    ]
    STORE_ACTIONS = ('store', 'store_const', 'store_true', 'store_false', 'append', 'append_const', 'count')
    ACTIONS = STORE_ACTIONS + ('callback', 'help', 'version')
    TYPED_ACTIONS, ALWAYS_TYPED_ACTIONS = ('store', 'append', 'callback'), ('store', 'append')
    CONST_ACTIONS = ('store_const', 'append_const')
    TYPES = ('string', 'int', 'long', 'float', 'complex', 'choice')
    TYPE_CHECKER = {**dict.fromkeys(('int', 'long', 'float', 'complex'), check_builtin), 'choice': check_choice}
    CHECK_METHODS = None

    def __init__(self, *opts, **attrs):
        self._short_opts, self._long_opts = [], []
        self._set_opt_strings(self._check_opt_strings(opts))
        self._set_attrs(attrs)
        for check in self.CHECK_METHODS:
            check(self)

    def _check_opt_strings(self, opts):
        names = [name for name in opts if name]
        if names:
            return names
        raise TypeError('at least one option string must be supplied')

    def _set_opt_strings(self, opts):
        for name in opts:
            if len(name) < 2:
                raise OptionError(f'invalid option string {name!r}: must be at least two characters long', self)
            if len(name) > 2:
                if name[:2] != '--' or name[2] == '-':
                    raise OptionError(f'invalid long option string {name!r}: must start with --, followed by non-dash', self)
                self._long_opts.append(name)
                continue
            if name[0] != '-' or name[1] == '-':
                raise OptionError(f'invalid short option string {name!r}: must be of the form -x, (x any non-dash char)', self)
            self._short_opts.append(name)

    def _set_attrs(self, attrs):
        for name in self.ATTRS:
            setattr(self, name, attrs.pop(name, NO_DEFAULT if name == 'default' else None))
        if attrs:
            raise OptionError(f"invalid keyword arguments: {', '.join(sorted(attrs))}", self)

    def _check_action(self):
        if self.action is None:
            self.action = 'store'
        elif self.action not in self.ACTIONS:
            raise OptionError(f'invalid action: {self.action!r}', self)

    def _check_type(self):
        given = self.type
        if given is None:
            if self.action in self.ALWAYS_TYPED_ACTIONS:
                self.type = 'string' if self.choices is None else 'choice'
            return
        if isinstance(given, type):
            given = given.__name__
        self.type = given = 'string' if given == 'str' else given
        if given not in self.TYPES:
            raise OptionError(f'invalid option type: {given!r}', self)
        if self.action not in self.TYPED_ACTIONS:
            raise OptionError(f'must not supply a type for action {self.action!r}', self)

    def _check_choice(self):
        given, wrong = self.choices, None
        if self.type != 'choice':
            if given is not None:
                wrong = f'must not supply choices for type {self.type!r}'
        elif given is None:
            wrong = "must supply a list of choices for type 'choice'"
        elif not isinstance(given, (list, tuple)):
            wrong = f"choices must be a list of strings ('{type(given).__name__}' supplied)"
        if wrong:
            raise OptionError(wrong, self)

    def _check_dest(self):
        if self.dest is None and (self.type is not None or self.action in self.STORE_ACTIONS):
            self.dest = self._long_opts[0][2:].replace('-', '_') if self._long_opts else self._short_opts[0][1]

    def _check_const(self):
        self._deny(self.const is not None and self.action not in self.CONST_ACTIONS, 'const')

    def _check_nargs(self):
        if self.action not in self.TYPED_ACTIONS:
            self._deny(self.nargs is not None, 'nargs')
        elif self.nargs is None:
            self.nargs = 1

    def _deny(self, given, name):
        if given:
            raise OptionError(f'{name!r} must not be supplied for action {self.action!r}', self)

    def _check_callback(self):
        wrong, args, more = None, self.callback_args, self.callback_kwargs
        if self.action != 'callback':
            if self.callback is not None:
                wrong = f'callback supplied ({self.callback!r}) for non-callback option'
            elif args is not None:
                wrong = 'callback_args supplied for non-callback option'
            elif more is not None:
                wrong = 'callback_kwargs supplied for non-callback option'
        elif not callable(self.callback):
            wrong = f'callback not callable: {self.callback!r}'
        elif args is not None and not isinstance(args, tuple):
            wrong = f'callback_args, if supplied, must be a tuple: not {args!r}'
        elif more is not None and not isinstance(more, dict):
            wrong = f'callback_kwargs, if supplied, must be a dict: not {more!r}'
        if wrong:
            raise OptionError(wrong, self)

    CHECK_METHODS = [_check_action, _check_type, _check_choice, _check_dest, _check_const, _check_nargs, _check_callback]

    def __str__(self):
        return '/'.join(self._short_opts + self._long_opts)

    __repr__ = _repr

    def takes_value(self):
        return self.type is not None

    def get_opt_string(self):
        return (self._long_opts or self._short_opts)[0]

    def check_value(self, opt, value):
        checker = self.TYPE_CHECKER.get(self.type)
        return value if checker is None else checker(self, opt, value)

    def convert_value(self, opt, value):
        if value is None:
            return None
        if self.nargs == 1:
            return self.check_value(opt, value)
        return tuple([self.check_value(opt, each) for each in value])

    def process(self, opt, value, values, parser):
        return self.take_action(self.action, self.dest, opt, self.convert_value(opt, value), values, parser)

    def take_action(self, action, dest, opt, value, values, parser):
        """Do what is to be done where the option stands; 1."""
        if action in ('store', 'store_const', 'store_true', 'store_false'):
            setattr(values, dest, value if action == 'store' else self.const if action == 'store_const' else action == 'store_true')
        elif action in ('append', 'append_const'):
            values.ensure_value(dest, []).append(value if action == 'append' else self.const)
        elif action == 'count':
            setattr(values, dest, values.ensure_value(dest, 0) + 1)
        elif action == 'callback':
            self.callback(self, opt, value, parser, *(self.callback_args or ()), **(self.callback_kwargs or {}))
        elif action in ('help', 'version'):
            parser.print_help() if action == 'help' else parser.print_version()
            parser.exit()
        else:
            raise ValueError(f'unknown action {self.action!r}')
        return 1


make_option = Option


class Values:
    """What options were given, as attributes."""

    def __init__(self, defaults=None):
        for name, value in (defaults or {}).items():
            setattr(self, name, value)

    def __str__(self):
        return str(self.__dict__)

    __repr__ = _repr

    def __eq__(self, other):
        if isinstance(other, (Values, dict)):
            return self.__dict__ == (other if isinstance(other, dict) else other.__dict__)
        return NotImplemented

    def _update_careful(self, dict):
        for name in dir(self):
            if dict.get(name) is not None:
                setattr(self, name, dict[name])

    def _update_loose(self, dict):
        self.__dict__.update(dict)

    def _update(self, dict, mode):
        update = {'careful': self._update_careful, 'loose': self._update_loose}.get(mode)
        if update is None:
            raise ValueError(f'invalid update mode: {mode!r}')
        update(dict)

    def read_module(self, modname, mode='careful'):
        __import__(modname)
        self._update(vars(_sys.modules[modname]), mode)

    def read_file(self, filename, mode='careful'):
        found = {}
        with open(filename) as file:
            exec(file.read(), found)
        self._update(found, mode)

    def ensure_value(self, attr, value):
        held = getattr(self, attr, None)
        if held is None:
            setattr(self, attr, value)
            held = value
        return held


class OptionContainer:
    """Options that belong together: a parser's, or a group's."""

    def __init__(self, option_class, conflict_handler, description):
        self.option_class, self.description = option_class, description
        self._create_option_list()
        self.set_conflict_handler(conflict_handler)

    def _create_option_mappings(self):
        self._short_opt, self._long_opt, self.defaults = {}, {}, {}

    def _share_option_mappings(self, parser):
        self._short_opt, self._long_opt, self.defaults = parser._short_opt, parser._long_opt, parser.defaults

    def _table(self, name):
        """Where an option of that name is, and the attribute of options that lists it."""
        return (self._long_opt, '_long_opts') if name.startswith('--') else (self._short_opt, '_short_opts')

    def set_conflict_handler(self, handler):
        if handler != 'error' and handler != 'resolve':
            raise ValueError(f'invalid conflict_resolution value {handler!r}')
        self.conflict_handler = handler

    def destroy(self):
        """Let go of the options."""
        del self._short_opt, self._long_opt, self.defaults

    def _check_conflict(self, option):
        clashes = [(name, self._table(name)[0][name]) for name in option._short_opts + option._long_opts if name in self._table(name)[0]]
        if clashes and self.conflict_handler == 'error':
            raise OptionConflictError(f"conflicting option string(s): {', '.join([name for name, _ in clashes])}", option)
        for name, other in clashes:
            table, names = self._table(name)
            getattr(other, names).remove(name)
            del table[name]
            if not other._short_opts and not other._long_opts:
                other.container.option_list.remove(other)

    def add_option(self, *args, **kwargs):
        """Add an Option, or one made of what is given."""
        option = args[0]
        if isinstance(option, str):
            option = self.option_class(*args, **kwargs)
        elif kwargs or len(args) != 1:
            raise TypeError('invalid arguments')
        elif not isinstance(option, Option):
            raise TypeError(f'not an Option instance: {option!r}')
        self._check_conflict(option)
        self.option_list.append(option)
        option.container = self
        for name in option._short_opts + option._long_opts:
            self._table(name)[0][name] = option
        if option.dest is not None:
            if option.default is not NO_DEFAULT:
                self.defaults[option.dest] = option.default
            else:
                self.defaults.setdefault(option.dest)
        return option

    def add_options(self, option_list):
        for each in option_list:
            self.add_option(each)

    def get_description(self):
        return self.description

    def get_option(self, opt_str):
        return self._short_opt.get(opt_str) or self._long_opt.get(opt_str)

    def set_description(self, description):
        self.description = description

    def has_option(self, opt_str):
        return opt_str in self._short_opt or opt_str in self._long_opt

    def remove_option(self, opt_str):
        option = self.get_option(opt_str)
        if option is None:
            raise ValueError(f'no such option {opt_str!r}')
        for name in option._short_opts + option._long_opts:
            del self._table(name)[0][name]
        option.container.option_list.remove(option)

    def format_option_help(self, formatter):
        return ''.join([formatter.format_option(option) for option in self.option_list or () if option.help is not SUPPRESS_HELP])

    def format_description(self, formatter):
        return formatter.format_description(self.get_description())

    def format_help(self, formatter):
        described = [self.format_description(formatter)] if self.description else []
        return '\n'.join(described + [self.format_option_help(formatter)])


class OptionGroup(OptionContainer):
    """Options that the help shows under a title of their own."""

    def __init__(self, parser, title, description=None):
        self.parser, self.title = parser, title
        super().__init__(parser.option_class, parser.conflict_handler, description)

    def set_title(self, title):
        self.title = title

    def destroy(self):
        super().destroy()
        del self.option_list

    def _create_option_list(self):
        self._share_option_mappings(self.parser)
        self.option_list = []

    def format_help(self, formatter):
        head = formatter.format_heading(self.title)
        formatter.indent()
        body = OptionContainer.format_help(self, formatter)
        formatter.dedent()
        return head + body


class OptionParser(OptionContainer):
    """Reads command lines by the options that it was given."""

    standard_option_list = []

    def __init__(self, usage=None, option_list=None, option_class=Option, version=None, conflict_handler='error', description=None,
                 formatter=None, add_help_option=True, prog=None, epilog=None):
        super().__init__(option_class, conflict_handler, description)
        self.set_usage(usage)
        self.prog, self.version = prog, version
        self.allow_interspersed_args = self.process_default_values = True
        self.formatter = IndentedHelpFormatter() if formatter is None else formatter
        self.formatter.set_parser(self)
        self.epilog = epilog
        self._populate_option_list(option_list, add_help=add_help_option)
        self._init_parsing_state()

    def destroy(self):
        for container in self.option_groups:
            container.destroy()
        super().destroy()
        del self.option_list, self.option_groups, self.formatter

    def _create_option_list(self):
        self.option_list, self.option_groups = [], []
        self._create_option_mappings()

    def _add_help_option(self):
        self.add_option('-h', '--help', action='help', help=_('show this help message and exit'))

    def _add_version_option(self):
        self.add_option('--version', action='version', help=_("show program's version number and exit"))

    def _populate_option_list(self, option_list, add_help=True):
        self.add_options([*self.standard_option_list, *(option_list or ())])
        for wanted, add in ((self.version, self._add_version_option), (add_help, self._add_help_option)):
            if wanted:
                add()

    def _init_parsing_state(self):
        self.rargs = self.largs = self.values = None

    def set_usage(self, usage):
        if usage is None:
            usage = _('%prog [options]')
        elif usage is SUPPRESS_USAGE:
            usage = None
        elif usage[:7].lower() == 'usage: ':
            usage = usage[7:]
        self.usage = usage

    def set_default(self, dest, value):
        self.defaults[dest] = value

    def set_defaults(self, **kwargs):
        self.defaults |= kwargs

    def set_process_default_values(self, process):
        self.process_default_values = process

    def disable_interspersed_args(self):
        """What is no option ends the options."""
        self.allow_interspersed_args = False

    def enable_interspersed_args(self):
        """Options may stand behind what is none, as they may from the start."""
        self.allow_interspersed_args = True

    def _get_all_options(self):
        return [option for holder in (self, *self.option_groups) for option in holder.option_list]

    def get_default_values(self):
        """Defaults; those that are text as if they stood on the command line."""
        found = self.defaults
        if self.process_default_values:
            found = dict(found)
            for option in self._get_all_options():
                value = found.get(option.dest)
                if isinstance(value, str):
                    found[option.dest] = option.check_value(option.get_opt_string(), value)
        return Values(found)

    def add_option_group(self, *args, **kwargs):
        group = args[0]
        if isinstance(group, str):
            group = OptionGroup(self, *args, **kwargs)
        elif kwargs or len(args) != 1:
            raise TypeError('invalid arguments')
        elif not isinstance(group, OptionGroup):
            raise TypeError(f'not an OptionGroup instance: {group!r}')
        elif group.parser is not self:
            raise ValueError('invalid OptionGroup (wrong parser)')
        self.option_groups.append(group)
        return group

    def get_option_group(self, opt_str):
        option = self.get_option(opt_str)
        return option.container if option and option.container is not self else None

    def _get_args(self, args):
        return _sys.argv[1:] if args is None else args[:]

    def parse_args(self, args=None, values=None):
        """(values, the words that are no options). What is wrong ends the program."""
        self.rargs, self.largs = rest, others = self._get_args(args), []
        self.values = values = self.get_default_values() if values is None else values
        try:
            self._process_args(others, rest, values)
        except (BadOptionError, OptionValueError) as e:
            self.error(str(e))
        return self.check_values(values, others + rest)

    def check_values(self, values, args):
        """For classes that derive from this: (values, args) as they are to be."""
        return values, args

    def _process_args(self, largs, rargs, values):
        while rargs:
            word = rargs[0]
            if word == '--':
                del rargs[0]
                break
            if word[:2] == '--':
                self._process_long_opt(rargs, values)
            elif word[:1] == '-' and word != '-':
                self._process_short_opts(rargs, values)
            elif self.allow_interspersed_args:
                largs.append(rargs.pop(0))
            else:
                break

    def _match_long_opt(self, opt):
        """The long option that this is, or begins."""
        return _match_abbrev(opt, self._long_opt)

    def _process_long_opt(self, rargs, values):
        name, equals, value = rargs.pop(0).partition('=')
        if equals:
            rargs.insert(0, value)
        name = self._match_long_opt(name)
        option = self._long_opt[name]
        if equals and not option.takes_value():
            self.error(_('%s option does not take a value') % name)
        option.process(name, self._value(option, name, rargs), values, self)

    def _process_short_opts(self, rargs, values):
        letters = rargs.pop(0)
        for i, letter in enumerate(letters[1:], 2):
            name = '-' + letter
            option = self._short_opt.get(name)
            if not option:
                raise BadOptionError(name)
            takes = option.takes_value()
            if takes and i < len(letters):
                rargs.insert(0, letters[i:])
            option.process(name, self._value(option, name, rargs), values, self)
            if takes:
                break

    def _value(self, option, name, rest):
        """What an option takes of the words behind it."""
        if not option.takes_value():
            return None
        count = option.nargs
        if len(rest) < count:
            text = ngettext('%(option)s option requires %(number)d argument', '%(option)s option requires %(number)d arguments', count)
            self.error(text % {'option': name, 'number': count})
        if count == 1:
            return rest.pop(0)
        taken = tuple(rest[:count])
        del rest[:count]
        return taken

    def get_prog_name(self):
        return _os.path.basename(_sys.argv[0]) if self.prog is None else self.prog

    def expand_prog_name(self, s):
        return s.replace('%prog', self.get_prog_name())

    def get_description(self):
        return self.expand_prog_name(self.description)

    def exit(self, status=0, msg=None):
        if msg:
            _sys.stderr.write(msg)
        _sys.exit(status)

    def error(self, msg):
        """Say how the program is used, and what was wrong; and end it."""
        self.print_usage(_sys.stderr)
        self.exit(2, f'{self.get_prog_name()}: error: {msg}\n')

    def get_usage(self):
        return self.formatter.format_usage(self.expand_prog_name(self.usage)) if self.usage else ''

    def print_usage(self, file=None):
        _say(self.usage and self.get_usage(), file)

    def get_version(self):
        return self.expand_prog_name(self.version) if self.version else ''

    def print_version(self, file=None):
        _say(self.version and self.get_version(), file)

    def format_option_help(self, formatter=None):
        formatter = self.formatter if formatter is None else formatter
        formatter.store_option_strings(self)
        shown = [formatter.format_heading(_('Options'))]
        formatter.indent()
        if self.option_list:
            shown += [OptionContainer.format_option_help(self, formatter), '\n']
        for group in self.option_groups:
            shown += [group.format_help(formatter), '\n']
        formatter.dedent()
        return ''.join(shown[:-1])

    def format_epilog(self, formatter):
        return formatter.format_epilog(self.epilog)

    def format_help(self, formatter=None):
        formatter = self.formatter if formatter is None else formatter
        shown = self.get_usage() + '\n' if self.usage else ''
        if self.description:
            shown += self.format_description(formatter) + '\n'
        return shown + self.format_option_help(formatter) + self.format_epilog(formatter)

    def print_help(self, file=None):
        (_sys.stdout if file is None else file).write(self.format_help())


def _say(text, file):
    if text:
        print(text, file=file)


def _match_abbrev(s, wordmap):
    """The word that s is, or the only one that it begins."""
    if s in wordmap:
        return s
    likely = sorted([word for word in wordmap if word.startswith(s)])
    if not likely:
        raise BadOptionError(s)
    if len(likely) > 1:
        raise AmbiguousOptionError(s, likely)
    return likely[0]
