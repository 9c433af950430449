"""Command lines: what a program takes is declared, and its help, its usage and its errors follow from that."""

import re as _re
import sys as _sys
from _argparse_help import (
    SUPPRESS, OPTIONAL, ZERO_OR_MORE, ONE_OR_MORE, PARSER, REMAINDER, HelpFormatter, ArgumentDefaultsHelpFormatter,
    MetavarTypeHelpFormatter, RawDescriptionHelpFormatter, RawTextHelpFormatter, _prog_name,
)

__all__ = [
    'ArgumentParser', 'ArgumentError', 'ArgumentTypeError', 'BooleanOptionalAction', 'FileType', 'HelpFormatter',
    'ArgumentDefaultsHelpFormatter', 'RawDescriptionHelpFormatter', 'RawTextHelpFormatter', 'MetavarTypeHelpFormatter', 'Namespace',
    'Action', 'ONE_OR_MORE', 'OPTIONAL', 'PARSER', 'REMAINDER', 'SUPPRESS', 'ZERO_OR_MORE',
]
__version__ = '1.1'

_handled_shown = True  # by sys.exception(), in error()
_UNRECOGNIZED_ARGS_ATTR = '_unrecognized_args'

# Which words an argument takes: A is a plain one, O an option, - the two dashes.
_TAKES = {
    None: '(-*A-*)', OPTIONAL: '(-*A?-*)', ZERO_OR_MORE: '(-*[A-]*)', ONE_OR_MORE: '(-*A[A-]*)', REMAINDER: '(.*)',
    PARSER: '(-*A[-AO]*)', SUPPRESS: '(-*)',
}
_LACKS = {None: 'expected one argument', OPTIONAL: 'expected at most one argument', ONE_OR_MORE: 'expected at least one argument'}
_NOTHING = 'nargs for %s actions must be != 0; if %s, %s may be more appropriate'
_NO_STORE = _NOTHING % ('store', 'you have nothing to store', 'actions such as store true or store const')
_NO_APPEND = _NOTHING % ('append', 'arg strings are not supplying the value to append', 'the append const action')


class _AttributeHolder:
    """Has a repr that shows its attributes."""

    def __repr__(self):
        shown, odd = [repr(value) for value in self._get_args()], {}
        for name, value in self._get_kwargs():
            if name.isidentifier():
                shown.append(f'{name}={value!r}')
            else:
                odd[name] = value
        if odd:
            shown.append(f'**{odd!r}')
        return f"{type(self).__name__}({', '.join(shown)})"

    def _get_kwargs(self):
        return [*vars(self).items()]

    def _get_args(self):
        return []


def _put(action, namespace, value):
    setattr(namespace, action.dest, value)


def _held(action, namespace):
    """A copy of what an action has gathered, to add to."""
    items = getattr(namespace, action.dest, None)
    if items is None:
        return []
    if type(items) is list:
        return items[:]
    from copy import copy

    return copy(items)


def _get_action_name(argument):
    """What errors call an argument."""
    if argument is None:
        return None
    if argument.option_strings:
        return '/'.join(argument.option_strings)
    shown, nargs = argument.metavar, argument.nargs
    if shown not in (None, SUPPRESS):
        if not isinstance(shown, tuple):
            return shown
        if len(shown) == 2 and nargs in (ZERO_OR_MORE, ONE_OR_MORE):
            return f'{shown[0]}[, {shown[1]}]'
        return ', '.join(shown)
    if argument.dest not in (None, SUPPRESS):
        return argument.dest
    return f"{{{','.join(argument.choices)}}}" if argument.choices else None


class ArgumentError(Exception):
    """What was given for an argument is wrong: argument_name, or None, and message."""

    def __init__(self, argument, message):
        self.argument_name, self.message = _get_action_name(argument), message

    def __str__(self):
        return self.message if self.argument_name is None else f'argument {self.argument_name}: {self.message}'


class ArgumentTypeError(Exception):
    """Raised by a type, with what is to be said of its text."""


class Action(_AttributeHolder):
    """An argument, and what is done with its words: called with the parser, the namespace, the values and the option."""

    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False,
                 help=None, metavar=None, deprecated=False):
        self.option_strings, self.dest, self.nargs, self.const, self.default = option_strings, dest, nargs, const, default
        self.type, self.choices, self.required = type, choices, required
        self.help, self.metavar, self.deprecated = help, metavar, deprecated

    def _get_kwargs(self):
        names = 'option_strings dest nargs const default type choices required help metavar deprecated'
        return [(name, getattr(self, name)) for name in names.split()]

    def format_usage(self):
        first, *_ = self.option_strings
        return first

    def __call__(self, parser, namespace, values, option_string=None):
        missing = '.__call__() not defined'
        raise NotImplementedError(missing)


class BooleanOptionalAction(Action):
    """--name stores True, --no-name False."""

    def __init__(self, option_strings, dest, default=None, required=False, help=None, deprecated=False):
        both = []
        for name in option_strings:
            both.append(name)
            if name.startswith('--no-'):
                raise ValueError(f'invalid option name {name!r} for BooleanOptionalAction')
            if name.startswith('--'):
                both.append('--no-' + name[2:])
        Action.__init__(self, both, dest, 0, None, default, None, None, required, help, None, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        if option_string in self.option_strings:
            value = option_string[:5] != '--no-'
            setattr(namespace, self.dest, value)

    def format_usage(self):
        names = self.option_strings
        return ' | '.join(names)


def _check_nargs(nargs, const, said):
    if nargs == 0:
        raise ValueError(said)
    if const is not None and nargs != OPTIONAL:
        raise ValueError(f'nargs must be {OPTIONAL!r} to supply const')


class _StoreAction(Action):
    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False,
                 help=None, metavar=None, deprecated=False):
        _check_nargs(nargs, const, _NO_STORE)
        Action.__init__(self, option_strings, dest, nargs, const, default, type, choices, required, help, metavar, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        _put(self, namespace, values)


class _StoreConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None, deprecated=False):
        Action.__init__(self, option_strings, dest, 0, const, default, None, None, required, help, None, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        _put(self, namespace, self.const)


class _StoreTrueAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=False, required=False, help=None, deprecated=False):
        _StoreConstAction.__init__(self, option_strings, dest, True, default, required, help, None, deprecated)


class _StoreFalseAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=True, required=False, help=None, deprecated=False):
        _StoreConstAction.__init__(self, option_strings, dest, False, default, required, help, None, deprecated)


class _AppendAction(Action):
    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False,
                 help=None, metavar=None, deprecated=False):
        _check_nargs(nargs, const, _NO_APPEND)
        Action.__init__(self, option_strings, dest, nargs, const, default, type, choices, required, help, metavar, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        items = _held(self, namespace)
        items.append(values)
        _put(self, namespace, items)


class _ExtendAction(_AppendAction):
    def __call__(self, parser, namespace, values, option_string=None):
        items = _held(self, namespace)
        items.extend(values)
        _put(self, namespace, items)


class _AppendConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None, deprecated=False):
        Action.__init__(self, option_strings, dest, 0, const, default, None, None, required, help, metavar, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        _AppendAction.__call__(self, parser, namespace, self.const)


class _CountAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None, deprecated=False):
        Action.__init__(self, option_strings, dest, 0, None, default, None, None, required, help, None, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        _put(self, namespace, (getattr(namespace, self.dest, None) or 0) + 1)


def _tell(parser, show):
    """Print something, and end the program."""
    show()
    parser.exit()


class _HelpAction(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, help=None, deprecated=False):
        Action.__init__(self, option_strings, dest, 0, default=default, help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        _tell(parser, parser.print_help)


class _VersionAction(Action):
    def __init__(self, option_strings, version=None, dest=SUPPRESS, default=SUPPRESS, help=None, deprecated=False):
        text = "show program's version number and exit" if help is None else help
        Action.__init__(self, option_strings, dest, 0, default=default, help=text)
        self.version = version

    def __call__(self, parser, namespace, values, option_string=None):
        text = parser.version if self.version is None else self.version
        formatter = parser._get_formatter()
        formatter.add_text(text)
        _tell(parser, lambda: parser._print_message(formatter.format_help(), _sys.stdout))


class _SubParsersAction(Action):
    class _ChoicesPseudoAction(Action):
        """A subcommand, as the help lists it."""

        def __init__(self, name, aliases, help):
            shown = f"{name} ({', '.join(aliases)})" if aliases else name
            Action.__init__(self, [], shown, help=help, metavar=shown)

    def __init__(self, option_strings, prog, parser_class, dest=SUPPRESS, required=False, help=None, metavar=None):
        self._prog_prefix, self._parser_class = prog, parser_class
        self._name_parser_map, self._choices_actions, self._deprecated = {}, [], set()
        known = self._name_parser_map
        Action.__init__(self, option_strings, dest, PARSER, choices=known, required=required, help=help, metavar=metavar)

    def add_parser(self, name, *, deprecated=False, **kwargs):
        """The parser of a subcommand."""
        if kwargs.get('prog') is None:
            kwargs['prog'] = f'{self._prog_prefix} {name}'
        aliases = kwargs.pop('aliases', ())
        parsers = self._name_parser_map
        if name in parsers:
            raise ValueError(f'conflicting subparser: {name}')
        for alias in aliases:
            if alias in parsers:
                raise ValueError(f'conflicting subparser alias: {alias}')
        shown = self._ChoicesPseudoAction(name, aliases, kwargs.pop('help')) if 'help' in kwargs else None
        if shown is not None:
            self._choices_actions.append(shown)
        parser = self._parser_class(**kwargs)
        if shown is not None:
            parser._check_help(shown)
        for known in (name, *aliases):
            parsers[known] = parser
            if deprecated:
                self._deprecated.add(known)
        return parser

    def _get_subactions(self):
        return self._choices_actions

    def __call__(self, parser, namespace, values, option_string=None):
        name, *words = values
        if self.dest is not SUPPRESS:
            setattr(namespace, self.dest, name)
        inner = self._name_parser_map.get(name)
        if inner is None:
            known = ', '.join(self._name_parser_map)
            raise ArgumentError(self, f'unknown parser {name!r} (choices: {known})')
        if name in self._deprecated:
            parser._warning(f"command '{name}' is deprecated")
        # What the subcommand has by default must not give way to defaults of the outer parser.
        found, rest = inner.parse_known_args(words, None)
        for key, value in vars(found).items():
            setattr(namespace, key, value)
        if rest:
            if not hasattr(namespace, _UNRECOGNIZED_ARGS_ATTR):
                setattr(namespace, _UNRECOGNIZED_ARGS_ATTR, [])
            getattr(namespace, _UNRECOGNIZED_ARGS_ATTR).extend(rest)


class FileType:
    """A type that opens the file of a name; - is stdin or stdout."""

    def __init__(self, mode='r', bufsize=-1, encoding=None, errors=None):
        from warnings import warn

        warn('FileType is deprecated. Simply open files after parsing arguments.', PendingDeprecationWarning)
        self._mode, self._bufsize, self._encoding, self._errors = mode, bufsize, encoding, errors

    def __call__(self, string):
        if string != '-':
            try:
                return open(string, self._mode, self._bufsize, self._encoding, self._errors)
            except OSError as e:
                raise ArgumentTypeError(f"can't open '{string}': {e}")
        stream = _sys.stdin if 'r' in self._mode else _sys.stdout if any(c in self._mode for c in 'wax') else None
        if stream is None:
            raise ValueError(f'argument "-" with mode {self._mode!r}')
        return stream.buffer if 'b' in self._mode else stream

    def __repr__(self):
        shown = [repr(value) for value in (self._mode, self._bufsize) if value != -1]
        for name in ('encoding', 'errors'):
            value = getattr(self, '_' + name)
            if value is not None:
                shown.append(f'{name}={value!r}')
        return f"{type(self).__name__}({', '.join(shown)})"


class Namespace(_AttributeHolder):
    """What was found, as attributes."""

    def __init__(self, **kwargs):
        for name, value in kwargs.items():
            setattr(self, name, value)

    def __eq__(self, other):
        return vars(self) == vars(other) if isinstance(other, Namespace) else NotImplemented

    def __contains__(self, key):
        return key in self.__dict__


class _ActionsContainer:
    """What arguments can be added to."""

    def __init__(self, description, prefix_chars, argument_default, conflict_handler):
        self.description, self.argument_default = description, argument_default
        self.prefix_chars, self.conflict_handler = prefix_chars, conflict_handler
        self._registries = {}
        for name, action in _ACTIONS.items():
            self.register('action', name, action)
        _conflict_handler(self)
        self._actions, self._option_string_actions = [], {}
        self._action_groups, self._mutually_exclusive_groups = [], []
        self._defaults = {}
        self._negative_number_matcher = _re.compile(r'-\.?\d')
        self._has_negative_number_optionals = []

    # Names for actions and types

    def register(self, registry_name, value, object):
        self._registries.setdefault(registry_name, {})[value] = object

    # Defaults

    def set_defaults(self, **kwargs):
        """Attributes that are there whatever is parsed, also for arguments."""
        for name, value in kwargs.items():
            self._defaults[name] = value
            for action in self._actions:
                if action.dest == name:
                    action.default = value

    def get_default(self, dest):
        """The default of an attribute, or None."""
        own = [a.default for a in self._actions if a.dest == dest and a.default is not None]
        return own[0] if own else self._defaults.get(dest)

    # Adding

    def add_argument(self, *args, **kwargs):
        """add_argument(dest, name=value, ...) or add_argument(option, option, ..., name=value, ...)."""
        if args and (len(args) > 1 or args[0][0] in self.prefix_chars):
            kwargs = self._get_optional_kwargs(*args, **kwargs)
        else:
            if args and 'dest' in kwargs:
                raise TypeError('dest supplied twice for positional argument, did you mean metavar?')
            kwargs = self._get_positional_kwargs(*args, **kwargs)
        default = self._defaults.get(kwargs['dest'], self.argument_default)
        if kwargs['dest'] in self._defaults or default is not None:
            kwargs.setdefault('default', default)
        name = kwargs.pop('action', None)
        action = self._made(name, **kwargs)
        if action.nargs == 0 and not action.option_strings:
            raise ValueError(f'action {name!r} is not valid for positional arguments')
        self._check_type(action)
        self._check_help(action)
        return self._add_action(action)

    def _made(self, name, **kwargs):
        """The action that a name or a class stands for."""
        known = self._registries['action'].get(name, name)
        if callable(known):
            return known(**kwargs)
        raise ValueError(f'unknown action {known!r}')

    def _check_type(self, action):
        maker = self._registries['type'].get(action.type, action.type) if 'type' in self._registries else action.type
        if not callable(maker):
            raise TypeError(f'{maker!r} is not callable')
        if maker is FileType:
            raise TypeError(f'{maker!r} is a FileType class object, instance of it must be passed')
        if hasattr(self, '_get_formatter'):
            try:
                self._get_formatter()._format_args(action, None)
            except TypeError:
                raise ValueError('length of metavar tuple does not match nargs') from None

    def _check_help(self, action):
        if action.help and hasattr(self, '_get_formatter'):
            try:
                self._get_formatter()._expand_help(action)
            except (ValueError, TypeError, KeyError) as e:
                raise ValueError('badly formed help string') from e

    def add_argument_group(self, *args, **kwargs):
        self._action_groups.append(_ArgumentGroup(self, *args, **kwargs))
        return self._action_groups[-1]

    def add_mutually_exclusive_group(self, **kwargs):
        self._mutually_exclusive_groups.append(_MutuallyExclusiveGroup(self, **kwargs))
        return self._mutually_exclusive_groups[-1]

    def _add_action(self, action):
        known = self._option_string_actions
        same = [(name, known[name]) for name in action.option_strings if name in known]
        if same:
            _conflict_handler(self)(action, same)
        action.container = self
        self._actions.append(action)
        for name in action.option_strings:
            known[name] = action
            if self._negative_number_matcher.match(name):
                self._has_negative_number_optionals[:] = [True]
        return action

    def _remove_action(self, action):
        self._actions.remove(action)

    def _add_container_actions(self, container):
        """Take what a parent has, in groups of the same titles."""
        titled = {}
        for group in self._action_groups:
            if group.title in titled:
                raise ValueError(f'cannot merge actions - two groups are named {group.title!r}')
            titled[group.title] = group
        homes = {}
        for group in container._action_groups:
            own = titled.get(group.title)
            if own is None:
                own = titled[group.title] = self.add_argument_group(
                    group.title, group.description, conflict_handler=group.conflict_handler
                )
            homes.update(dict.fromkeys(group._group_actions, own))
        for group in container._mutually_exclusive_groups:
            outer = self if group._container is container else titled[group._container.title]
            homes.update(dict.fromkeys(group._group_actions, outer.add_mutually_exclusive_group(required=group.required)))
        for action in container._actions:
            homes.get(action, self)._add_action(action)

    def _get_positional_kwargs(self, dest, **kwargs):
        if 'required' in kwargs:
            raise TypeError("'required' is an invalid argument for positionals")
        nargs = kwargs.get('nargs')
        if nargs == 0:
            raise ValueError('nargs for positionals must be != 0')
        if nargs not in (OPTIONAL, ZERO_OR_MORE, REMAINDER, SUPPRESS):
            kwargs['required'] = True
        return {**kwargs, 'dest': dest, 'option_strings': []}

    def _get_optional_kwargs(self, *args, **kwargs):
        chars = self.prefix_chars
        for name in args:
            if name[0] not in chars:
                raise ValueError(f'invalid option string {name!r}: must start with a character {chars!r}')
        dest = kwargs.pop('dest', None)
        if dest is None:
            long = [name for name in args if len(name) > 1 and name[1] in chars]
            dest = (long or args)[0].lstrip(chars)
            if not dest:
                raise TypeError(f"dest= is required for options like {args[0]!r}")
            dest = dest.replace('-', '_')
        return {**kwargs, 'dest': dest, 'option_strings': [*args]}

    # Options of the same name

    def _handle_conflict_error(self, action, conflicting_actions):
        names = ', '.join([name for name, _ in conflicting_actions])
        raise ArgumentError(action, f"conflicting option string{'s' if len(conflicting_actions) != 1 else ''}: {names}")

    def _handle_conflict_resolve(self, action, conflicting_actions):
        for name, _ in conflicting_actions:
            self._option_string_actions.pop(name, None)
        for name, older in conflicting_actions:
            older.option_strings.remove(name)
            if older.option_strings == []:
                older.container._remove_action(older)


def _conflict_handler(container):
    name = container.conflict_handler
    found = getattr(container, f'_handle_conflict_{name}', None)
    if found is None:
        raise ValueError(f'invalid conflict_resolution value: {name!r}')
    return found


class _ArgumentGroup(_ActionsContainer):
    """Arguments that the help has under a title."""

    def __init__(self, container, title=None, description=None, **kwargs):
        if 'prefix_chars' in kwargs:
            from warnings import warn

            said = "The use of the undocumented 'prefix_chars' parameter in ArgumentParser.add_argument_group() is deprecated."
            warn(said, DeprecationWarning)
        for name in ('conflict_handler', 'prefix_chars', 'argument_default'):
            kwargs.setdefault(name, getattr(container, name))
        _ActionsContainer.__init__(self, description, **kwargs)
        self.title, self._group_actions = title, []
        for name in _SHARED:
            setattr(self, name, getattr(container, name))

    def _add_action(self, action):
        action = _ActionsContainer._add_action(self, action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        _ActionsContainer._remove_action(self, action)
        del self._group_actions[self._group_actions.index(action)]

    def add_argument_group(self, *args, **kwargs):
        """A group has none in it."""
        raise _nested('argument')


class _MutuallyExclusiveGroup(_ArgumentGroup):
    """Arguments of which a command line has one at most."""

    def __init__(self, container, required=False):
        _ArgumentGroup.__init__(self, container)
        self.required, self._container = required, container

    def _add_action(self, action):
        if action.required:
            raise ValueError('mutually exclusive arguments must be optional')
        self._group_actions.append(self._container._add_action(action))
        return action

    def _remove_action(self, action):
        self._group_actions.remove(action)
        self._container._remove_action(action)

    def add_mutually_exclusive_group(self, **kwargs):
        """A group has none in it."""
        raise _nested('mutually exclusive')


def _nested(what):
    return ValueError(f'{what} groups cannot be nested')


_SHARED = '_registries _actions _option_string_actions _defaults _has_negative_number_optionals _mutually_exclusive_groups'.split()
_ACTIONS = {
    None: _StoreAction, 'store': _StoreAction, 'store_const': _StoreConstAction, 'store_true': _StoreTrueAction,
    'store_false': _StoreFalseAction, 'append': _AppendAction, 'append_const': _AppendConstAction, 'count': _CountAction,
    'help': _HelpAction, 'version': _VersionAction, 'parsers': _SubParsersAction, 'extend': _ExtendAction,
}


def _identity(text):
    return text


def _plain(parser):
    """The arguments that are no options."""
    return [action for action in parser._actions if not action.option_strings]


class ArgumentParser(_AttributeHolder, _ActionsContainer):
    """Takes command lines apart.

    prog, usage, description and epilog are what the help says; the others say how it is read.
    """

    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=[], formatter_class=HelpFormatter,
                 prefix_chars='-', fromfile_prefix_chars=None, argument_default=None, conflict_handler='error', add_help=True,
                 allow_abbrev=True, exit_on_error=True, *, suggest_on_error=False, color=True):
        _ActionsContainer.__init__(self, description, prefix_chars, argument_default, conflict_handler)
        self.prog, self.usage, self.epilog = _prog_name(prog), usage, epilog
        self.formatter_class, self.fromfile_prefix_chars = formatter_class, fromfile_prefix_chars
        self.add_help, self.allow_abbrev, self.exit_on_error = add_help, allow_abbrev, exit_on_error
        self.suggest_on_error, self.color = suggest_on_error, color
        self._positionals = self.add_argument_group('positional arguments')
        self._optionals = self.add_argument_group('options')
        self._subparsers = None
        self.register('type', None, _identity)
        if add_help:
            dash = '-' if '-' in prefix_chars else prefix_chars[0]
            self.add_argument(f'{dash}h', f'{dash * 2}help', action='help', default=SUPPRESS, help='show this help message and exit')
        for parent in parents:
            if not isinstance(parent, ArgumentParser):
                raise TypeError('parents must be a list of ArgumentParser')
            self._add_container_actions(parent)
            self._defaults.update(parent._defaults)

    def _get_kwargs(self):
        return [(name, getattr(self, name)) for name in 'prog usage description formatter_class conflict_handler add_help'.split()]

    def add_subparsers(self, **kwargs):
        """What the parsers of subcommands are added to."""
        if self._subparsers is not None:
            raise ValueError('cannot have multiple subparser arguments')
        own = {name: kwargs.pop(name) for name in ('title', 'description') if name in kwargs}
        self._subparsers = self.add_argument_group(**{'title': 'subcommands', **own}) if own else self._positionals
        kwargs.setdefault('parser_class', type(self))
        if kwargs.get('prog') is None:
            # What stands in front of the subcommand: options have been taken by then.
            formatter = self._get_formatter()
            formatter.add_usage(None, _plain(self), self._mutually_exclusive_groups, '')
            kwargs['prog'] = formatter.format_help().strip()
        action = self._made(kwargs.pop('action', 'parsers'), option_strings=[], **kwargs)
        self._check_help(action)
        self._subparsers._add_action(action)
        return action

    def _add_action(self, action):
        (self._optionals if action.option_strings else self._positionals)._add_action(action)
        return action

    # Reading command lines

    def parse_args(self, args=None, namespace=None):
        """The namespace of a command line; what it does not know is an error."""
        return self._nothing_left(*self.parse_known_args(args, namespace))

    def parse_known_args(self, args=None, namespace=None):
        """(namespace, words that were not known)."""
        return self._parse_known_args2(args, namespace, False)

    def parse_intermixed_args(self, args=None, namespace=None):
        """As parse_args(), but plain arguments may stand among the options."""
        return self._nothing_left(*self.parse_known_intermixed_args(args, namespace))

    def parse_known_intermixed_args(self, args=None, namespace=None):
        """As parse_known_args(), but plain arguments may stand among the options."""
        for action in _plain(self):
            if action.nargs in (PARSER, REMAINDER):
                raise TypeError(f'parse_intermixed_args: positional arg with nargs={action.nargs}')
        return self._parse_known_args2(args, namespace, True)

    def _nothing_left(self, namespace, words):
        if words:
            said = f"unrecognized arguments: {' '.join(words)}"
            if not self.exit_on_error:
                raise ArgumentError(None, said)
            self.error(said)
        return namespace

    def _parse_known_args2(self, args, namespace, intermixed):
        words = _sys.argv[1:] if args is None else [*args]
        if namespace is None:
            namespace = Namespace()
        for action in self._actions:
            if action.dest is not SUPPRESS and action.default is not SUPPRESS and not hasattr(namespace, action.dest):
                setattr(namespace, action.dest, action.default)
        for name, value in self._defaults.items():
            if not hasattr(namespace, name):
                setattr(namespace, name, value)
        if not self.exit_on_error:
            namespace, rest = self._parse_known_args(words, namespace, intermixed)
        else:
            try:
                namespace, rest = self._parse_known_args(words, namespace, intermixed)
            except ArgumentError as e:
                self.error(str(e))
        if hasattr(namespace, _UNRECOGNIZED_ARGS_ATTR):
            rest.extend(getattr(namespace, _UNRECOGNIZED_ARGS_ATTR))
            delattr(namespace, _UNRECOGNIZED_ARGS_ATTR)
        return namespace, rest

    def _parse_known_args(self, arg_strings, namespace, intermixed):
        if self.fromfile_prefix_chars is not None:
            arg_strings = self._read_args_from_files(arg_strings)
        reading = _Reading(self, arg_strings, namespace)
        rest = reading.intermixed() if intermixed else reading.in_order()
        reading.finish()
        return namespace, rest

    def _read_args_from_files(self, arg_strings):
        words = []
        for word in arg_strings:
            if not word or word[0] not in self.fromfile_prefix_chars:
                words.append(word)
                continue
            try:
                with open(word[1:], encoding='utf-8', errors='surrogateescape') as file:
                    inner = [found for line in file.read().splitlines() for found in self.convert_arg_line_to_args(line)]
            except OSError as e:
                raise ArgumentError(None, str(e))
            words += self._read_args_from_files(inner)
        return words

    def convert_arg_line_to_args(self, arg_line):
        """The words of a line of a file with arguments."""
        return [arg_line]

    def _get_nargs_pattern(self, action):
        nargs = action.nargs
        if not action.option_strings:
            return _TAKES.get(nargs) or f'((?:-*A){{{nargs:d}}}-*)'
        # An option takes no two dashes, but what looks like options where it says how many words it wants.
        return _TAKES[nargs].replace('.*', '[AO]*').replace('-*', '').replace('-', '') if nargs in _TAKES else f'([AO]{{{nargs:d}}})'

    def _match_argument(self, action, arg_strings_pattern):
        """How many words an action takes."""
        found = _re.match(self._get_nargs_pattern(action), arg_strings_pattern)
        if found is None:
            said = _LACKS.get(action.nargs) or f"expected {action.nargs} argument{'s' if action.nargs != 1 else ''}"
            raise ArgumentError(action, said)
        return len(found[1])

    def _match_arguments_partial(self, actions, arg_strings_pattern):
        """How many words each of the first actions takes, for as many of them as can be."""
        patterns = [self._get_nargs_pattern(action) for action in actions]
        for n in range(len(patterns), 0, -1):
            found = _re.match(''.join(patterns[:n]), arg_strings_pattern)
            if found is None:
                continue
            counts = [len(words) for words in found.groups()]
            if arg_strings_pattern.startswith('O', found.end()):
                while counts and not counts[-1]:
                    counts.pop()
            return counts
        return []

    def _parse_optional(self, arg_string):
        """[(action or None, option, separator, value)] for what may be an option; None for what is none."""
        if not arg_string or arg_string[0] not in self.prefix_chars:
            return None
        known = self._option_string_actions
        if arg_string in known:
            return [(known[arg_string], arg_string, None, None)]
        if len(arg_string) == 1:
            return None
        name, equals, value = arg_string.partition('=')
        if equals and name in known:
            return [(known[name], name, equals, value)]
        found = self._get_option_tuples(arg_string)
        if found:
            return found
        if self._negative_number_matcher.match(arg_string) and not self._has_negative_number_optionals:
            return None
        return None if ' ' in arg_string else [(None, arg_string, None, None)]

    def _get_option_tuples(self, option_string):
        """Options that begin so; a short one may have its value behind it."""
        chars, known = self.prefix_chars, self._option_string_actions
        name, equals, value = option_string.partition('=')
        if not equals:
            equals = value = None
        found = []
        if option_string[1] in chars:
            if self.allow_abbrev:
                found = [(known[whole], whole, equals, value) for whole in known if whole.startswith(name)]
            return found
        short = option_string[:2]
        for whole in known:
            if whole == short:
                found.append((known[whole], whole, '', option_string[2:]))
            elif self.allow_abbrev and whole.startswith(name):
                found.append((known[whole], whole, equals, value))
        return found

    # Values

    def _get_values(self, action, arg_strings):
        nargs = action.nargs
        if not arg_strings and nargs == OPTIONAL:
            value = action.const if action.option_strings else action.default
            return self._get_value(action, value) if isinstance(value, str) and value is not SUPPRESS else value
        if not arg_strings and nargs == ZERO_OR_MORE and not action.option_strings:
            return [] if action.default is None else action.default
        if nargs == SUPPRESS:
            return SUPPRESS
        values = [self._get_value(action, word) for word in arg_strings]
        if nargs != REMAINDER:
            for value in values[:1] if nargs == PARSER else values:
                self._check_value(action, value)
        return values[0] if nargs in (None, OPTIONAL) else values

    def _get_value(self, action, arg_string):
        maker = self._registries['type'].get(action.type, action.type)
        if not callable(maker):
            raise TypeError(f'{maker!r} is not callable')
        try:
            return maker(arg_string)
        except ArgumentTypeError as e:
            said = str(e)
        except (TypeError, ValueError):
            said = f"invalid {getattr(action.type, '__name__', repr(action.type))} value: {arg_string!r}"
        raise ArgumentError(action, said)

    def _check_value(self, action, value):
        choices = action.choices
        if choices is None or value in (iter(choices) if isinstance(choices, str) else choices):
            return
        shown, near = [str(choice) for choice in action.choices], []
        if self.suggest_on_error and isinstance(value, str) and all(isinstance(choice, str) for choice in action.choices):
            from difflib import get_close_matches

            near = get_close_matches(value, action.choices, 1)
        also = f', maybe you meant {near[0]!r}?' if near else ''
        raise ArgumentError(action, f"invalid choice: {str(value)!r}{also} (choose from {', '.join(shown)})")

    # What is printed

    def format_usage(self):
        return self._usage_written().format_help()

    def _usage_written(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        return formatter

    def format_help(self):
        written = self._usage_written()
        written.add_text(self.description)
        sections = [(group.title, group.description, group._group_actions) for group in self._action_groups]
        for title, description, actions in sections:
            written.start_section(title)
            written.add_text(description)
            written.add_arguments(actions)
            written.end_section()
        written.add_text(self.epilog)
        return written.format_help()

    def _get_formatter(self):
        formatter = self.formatter_class(prog=self.prog)
        paint = getattr(formatter, '_set_color', None)
        if paint is not None:
            paint(self.color)
        return formatter

    def print_usage(self, file=None):
        self._print_message(self.format_usage(), _sys.stdout if file is None else file)

    def print_help(self, file=None):
        self._print_message(self.format_help(), _sys.stdout if file is None else file)

    def _print_message(self, message, file=None):
        target = file or _sys.stderr
        try:
            if message:
                target.write(message)
        except (OSError, AttributeError):
            pass

    def exit(self, status=0, message=None):
        """End the program, and print a message to stderr before."""
        self._print_message(message, _sys.stderr)
        _sys.exit(status)

    def error(self, message):
        """Print usage and message to stderr, and end the program with status 2. It does not return."""
        self.print_usage(_sys.stderr)
        self.exit(2, f'{self.prog}: error: {message}\n')

    def _warning(self, message):
        self._print_message(f'{self.prog}: warning: {message}\n', _sys.stderr)


class _Reading:
    """A command line that is being read."""

    def __init__(self, parser, words, namespace):
        self.parser, self.words, self.namespace = parser, words, namespace
        self.options, self.kinds = {}, ''
        self.positionals = _plain(parser)
        self.seen, self.given, self.warned = set(), set(), set()
        self.rivals = {}
        for group in parser._mutually_exclusive_groups:
            inner = group._group_actions
            for i, action in enumerate(inner):
                self.rivals.setdefault(action, []).extend(inner[:i] + inner[i + 1 :])
        self.classify()

    def classify(self):
        """Which words are options: O. Behind two dashes (-) there are only plain ones: A."""
        kinds = []
        for i, word in enumerate(self.words):
            if word == '--':
                kinds.append('-' + 'A' * (len(self.words) - i - 1))
                break
            found = self.parser._parse_optional(word)
            if found is not None:
                self.options[i] = found
            kinds.append('A' if found is None else 'O')
        self.kinds = ''.join(kinds)

    def in_order(self):
        """Reads all; gives the words that no argument takes."""
        rest, at = [], 0
        for option in self.options:
            while at < option:
                after = self.take_positionals(at)
                if after == at:
                    rest += self.words[at:option]
                    at = option
                else:
                    at = after
            if at == option:
                at = self.take_option(at, rest)
        return rest + self.words[self.take_positionals(at) :]

    def intermixed(self):
        rest, plain, at = [], [], 0  # plain: where in rest words are that are no options
        for option in [*self.options, len(self.words)]:
            for i in range(at, option):
                plain.append((len(rest), self.kinds[i]))
                rest.append(self.words[i])
            if option in self.options and option >= at:
                at = self.take_option(option, rest)
            else:
                at = max(at, option)
        self.words, self.kinds = [rest[i] for i, _ in plain], ''.join([kind for _, kind in plain])
        taken = {i for i, _ in plain[: self.take_positionals(0)]}
        return [word for i, word in enumerate(rest) if i not in taken]

    def take(self, action, words, option=None):
        self.seen.add(action)
        values = self.parser._get_values(action, words)
        if action.option_strings or words:
            self.given.add(action)
            for rival in self.rivals.get(action, ()):
                if rival in self.given:
                    raise ArgumentError(action, f'not allowed with argument {_get_action_name(rival)}')
        if values is not SUPPRESS:
            action(self.parser, self.namespace, values, option)

    def take_positionals(self, at):
        """What stands from here on, for the arguments that are left; where the rest begins."""
        counts = self.parser._match_arguments_partial(self.positionals, self.kinds[at:])
        for action, n in zip(self.positionals, counts):
            words, kinds = self.words[at : at + n], self.kinds[at : at + n]
            if kinds[:1] == '-' if action.nargs == PARSER else '-' in kinds and action.nargs != REMAINDER:
                words.remove('--')
            at += n
            if words and action.deprecated:
                self.parser._warning(f'argument {_get_action_name(action)!r} is deprecated')
            self.take(action, words)
        self.positionals = self.positionals[len(counts) :]
        return at

    def take_option(self, at, rest):
        """An option, and those that stand in the same word; where the rest begins."""
        found = self.options[at]
        if len(found) > 1:
            matches = ', '.join([option for _, option, _, _ in found])
            raise ArgumentError(None, f'ambiguous option: {self.words[at]} could match {matches}')
        action, option, separator, value = found[0]
        if action is None:
            rest.append(self.words[at])
            return at + 1
        taken, after = [], at + 1
        while value is not None:
            n = self.parser._match_argument(action, 'A')
            if n == 1:
                taken.append((action, [value], option))
                break
            dash = option[0]
            if n or option[1] in self.parser.prefix_chars or value == '' or separator or value[0] in self.parser.prefix_chars:
                raise ArgumentError(action, f'ignored explicit argument {value!r}')
            # -xyz: x takes nothing, so y is an option.
            taken.append((action, [], option))
            option = dash + value[0]
            action = self.parser._option_string_actions.get(option)
            if action is None:
                rest.append(dash + value)
                break
            separator, value = ('=', value[2:]) if value[1:2] == '=' else ('', value[1:] or None)
        else:
            after += self.parser._match_argument(action, self.kinds[after:])
            taken.append((action, self.words[at + 1 : after], option))
        for action, words, option in taken:
            if action.deprecated and option not in self.warned:
                self.parser._warning(f'option {option!r} is deprecated')
                self.warned.add(option)
            self.take(action, words, option)
        return after

    def finish(self):
        """What is left out: defaults that are texts are made values, and what must be there is an error."""
        parser, namespace = self.parser, self.namespace
        lacking = []
        for action in parser._actions:
            if action in self.seen:
                continue
            if action.required:
                lacking.append(_get_action_name(action))
            elif isinstance(action.default, str) and getattr(namespace, action.dest, None) is action.default:
                setattr(namespace, action.dest, parser._get_value(action, action.default))
        if lacking:
            raise ArgumentError(None, f"the following arguments are required: {', '.join(lacking)}")
        for group in parser._mutually_exclusive_groups:
            if group.required and self.given.isdisjoint(group._group_actions):
                names = [_get_action_name(action) for action in group._group_actions if action.help is not SUPPRESS]
                raise ArgumentError(None, f"one of the arguments {' '.join(names)} is required")
