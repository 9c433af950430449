"""Loggers, handlers and formatters set up from a dict, or from a file."""

import builtins as _builtins
import logging
import re

DEFAULT_LOGGING_CONFIG_PORT = 9030
IDENTIFIER = re.compile('^[a-z_][a-z0-9_]*$', re.I)


def valid_ident(s):
    """True for a name that a keyword argument can have; ValueError for others."""
    if IDENTIFIER.match(s):
        return True
    raise ValueError(f'Not a valid Python identifier: {s!r}')


def _resolve(name, importer=_builtins.__import__):
    """What a name with dots stands for: modules are imported as far as there are some."""
    first, *rest = name.split('.')
    found, path = importer(first), first
    for part in rest:
        path = f'{path}.{part}'
        if not hasattr(found, part):
            importer(path)
        found = getattr(found, part)
    return found


# Values that are converted when they are looked at

class ConvertingMixin:
    """A container whose items are converted by its configurator."""

    def convert_with_key(self, key, value, replace=True):
        made = self.configurator.convert(value)
        if made is not value:
            if replace:
                self[key] = made
            if type(made) in (ConvertingDict, ConvertingList, ConvertingTuple):
                made.parent, made.key = self, key
        return made

    def convert(self, value):
        made = self.configurator.convert(value)
        if made is not value and type(made) in (ConvertingDict, ConvertingList, ConvertingTuple):
            made.parent = self
        return made


def _item(plain):
    def __getitem__(self, key):
        return self.convert_with_key(key, plain.__getitem__(self, key))

    return __getitem__


class ConvertingDict(dict, ConvertingMixin):
    __getitem__ = _item(dict)

    def get(self, key, default=None):
        return self.convert_with_key(key, dict.get(self, key, default), key in self)

    def pop(self, key, default=None):
        return self.convert_with_key(key, dict.pop(self, key, default), False)


class ConvertingList(list, ConvertingMixin):
    __getitem__ = _item(list)

    def pop(self, idx=-1):
        return self.convert(list.pop(self, idx))


class ConvertingTuple(tuple, ConvertingMixin):
    def __getitem__(self, key):
        return self.convert_with_key(key, tuple.__getitem__(self, key), False)


class BaseConfigurator:
    """What reads a configuration: ext://name is an object of the program, cfg://path another value in it."""

    CONVERT_PATTERN, DIGIT_PATTERN = re.compile(r'^(?P<prefix>[a-z]+)://(?P<suffix>.*)$'), re.compile(r'^\d+$')
    WORD_PATTERN, DOT_PATTERN = re.compile(r'^\s*(\w+)\s*'), re.compile(r'^\.\s*(\w+)\s*')
    INDEX_PATTERN = re.compile(r'^\[([^\[\]]*)\]\s*')
    value_converters = {'ext': 'ext_convert', 'cfg': 'cfg_convert'}
    importer = staticmethod(_builtins.__import__)

    def __init__(self, config):
        held = self.config = ConvertingDict(config)
        held.configurator = self

    def resolve(self, s):
        """The object of a name with dots."""
        try:
            return _resolve(s, self.importer)
        except ImportError as e:
            raise ValueError(f'Cannot resolve {s!r}: {e}') from e

    def ext_convert(self, value):
        return self.resolve(value)

    def cfg_convert(self, value):
        rest = value
        word = self.WORD_PATTERN.match(rest)
        if word is None:
            raise ValueError(f'Unable to convert {value!r}')
        found, rest = self.config[word[1]], rest[word.end() :]
        while rest:
            step = self.DOT_PATTERN.match(rest)
            if step:
                found = found[step[1]]
            else:
                step = self.INDEX_PATTERN.match(rest)
                if step is None:
                    raise ValueError(f'Unable to convert {value!r} at {rest!r}')
                found = self._at(found, step[1])
            rest = rest[step.end() :]
        return found

    def _at(self, found, index):
        if self.DIGIT_PATTERN.match(index):
            try:
                return found[int(index)]
            except TypeError:
                pass
        return found[index]

    def convert(self, value):
        """A container that converts what is in it; the object that a text stands for; or the value."""
        if isinstance(value, (ConvertingDict, ConvertingList, ConvertingTuple)):
            return value
        for plain, kind in ((dict, ConvertingDict), (list, ConvertingList), (tuple, ConvertingTuple)):
            if isinstance(value, plain) and not hasattr(value, '_fields'):
                value = kind(value)
                value.configurator = self
                return value
        found = self.CONVERT_PATTERN.match(value) if isinstance(value, str) else None
        name = found and self.value_converters.get(found['prefix'])
        return getattr(self, name)(found['suffix']) if name else value

    def configure_custom(self, config):
        """What the factory under '()' makes of the other entries; those under '.' become attributes."""
        maker = config.pop('()')
        if not callable(maker):
            maker = self.resolve(maker)
        made = maker(**_arguments(config))
        attributes = config.pop('.', None)  # not before: who is refused is asked again
        for name, value in attributes.items() if attributes else ():
            setattr(made, name, value)
        return made

    def as_tuple(self, value):
        return tuple(value) if isinstance(value, list) else value


def _arguments(config):
    """The entries that are to be keyword arguments, converted."""
    return {key: config[key] for key in config if key != '.' and valid_ident(key)}


class DictConfigurator(BaseConfigurator):
    """Sets up logging from a dict of version 1."""

    def configure(self):
        config, nothing = self.config, {}
        if 'version' not in config:
            raise ValueError("dictionary doesn't specify a version")
        version = config['version']
        if version != 1:
            raise ValueError(f'Unsupported version: {version}')
        if config.pop('incremental', False):
            self._change(config, nothing)
            return
        disable_others = config.pop('disable_existing_loggers', True)
        _forget_handlers()
        self._each(config.get('formatters', nothing), 'formatter', self.configure_formatter)
        self._each(config.get('filters', nothing), 'filter', self.configure_filter)
        self._make_handlers(config.get('handlers', nothing))
        self._make_loggers(config.get('loggers', nothing), disable_others)
        root = config.get('root', None)
        if root:
            try:
                self.configure_root(root)
            except Exception as e:
                raise ValueError('Unable to configure root logger') from e

    def _change(self, config, nothing):
        """Only levels of what there is."""
        handlers = config.get('handlers', nothing)
        for name in handlers:
            handler = logging.getHandlerByName(name)
            if handler is None:
                raise ValueError(f'No handler found with name {name!r}')
            try:
                level = handlers[name].get('level', None)
                if level:
                    handler.setLevel(logging._checkLevel(level))
            except Exception as e:
                raise ValueError(f'Unable to configure handler {name!r}') from e
        loggers = config.get('loggers', nothing)
        for name in loggers:
            try:
                self.configure_logger(name, loggers[name], True)
            except Exception as e:
                raise ValueError(f'Unable to configure logger {name!r}') from e
        root = config.get('root', None)
        if root:
            try:
                self.configure_root(root, True)
            except Exception as e:
                raise ValueError('Unable to configure root logger') from e

    def _each(self, entries, what, work):
        for name in entries:
            try:
                entries[name] = work(entries[name])
            except Exception as e:
                raise ValueError(f'Unable to configure {what} {name!r}') from e

    def _make_handlers(self, entries):
        late = []
        for name in sorted(entries):
            try:
                entries[name] = self._named(entries[name], name)
            except Exception as e:
                # It names a handler that comes behind it.
                if ' not configured yet' not in str(e.__cause__):
                    raise ValueError(f'Unable to configure handler {name!r}') from e
                late.append(name)
        for name in late:
            try:
                entries[name] = self._named(entries[name], name)
            except Exception as e:
                raise ValueError(f'Unable to configure handler {name!r}') from e

    def _named(self, entry, name):
        handler = self.configure_handler(entry)
        handler.name = name
        return handler

    def _make_loggers(self, entries, disable_others):
        root = logging.root
        before = sorted(root.manager.loggerDict)
        below = []
        for name in entries:
            if name in before:
                below += [other for other in before if other.startswith(name + '.')]
            try:
                self.configure_logger(name, entries[name])
            except Exception as e:
                raise ValueError(f'Unable to configure logger {name!r}') from e
        _leave_others([name for name in before if name not in entries], below, disable_others)

    def configure_formatter(self, config):
        """The formatter that a dict describes."""
        if '()' in config:
            maker = config['()']
            try:
                return self.configure_custom(config)
            except TypeError as e:
                if "'format'" not in str(e):
                    raise
                # Classes made before 3.2 have another name for it.
                config['fmt'] = config.pop('format')
                config['()'] = maker
                return self.configure_custom(config)
        form, datefmt, style = config.get('format', None), config.get('datefmt', None), config.get('style', '%')
        name = config.get('class', None)
        more = {'defaults': config['defaults']} if config.get('defaults', None) is not None else {}
        kind = _resolve(name) if name else logging.Formatter
        if 'validate' in config:
            return kind(form, datefmt, style, config['validate'], **more)
        return kind(form, datefmt, style, **more)

    def configure_filter(self, config):
        if '()' in config:
            return self.configure_custom(config)
        return logging.Filter(config.get('name', ''))

    def add_filters(self, filterer, filters):
        for each in filters:
            try:
                ready = callable(each) or callable(getattr(each, 'filter', None))
                filterer.addFilter(each if ready else self.config['filters'][each])
            except Exception as e:
                raise ValueError(f'Unable to add filter {each!r}') from e

    def configure_handler(self, config):
        """The handler that a dict describes."""
        given = dict(config)
        formatter = config.pop('formatter', None)
        if formatter:
            try:
                formatter = self.config['formatters'][formatter]
            except Exception as e:
                raise ValueError(f'Unable to set formatter {formatter!r}') from e
        level, filters = config.pop('level', None), config.pop('filters', None)
        if '()' in config:
            maker = config.pop('()')
            maker = maker if callable(maker) else self.resolve(maker)
        else:
            name = config.pop('class')
            maker = name if callable(name) else self.resolve(name)
            if isinstance(maker, type):
                self._fill_handler(maker, config, given)
        attributes = config.pop('.', None)
        arguments = _arguments(config)
        try:
            handler = maker(**arguments)
        except TypeError as e:
            if "'stream'" not in str(e):
                raise
            arguments['strm'] = arguments.pop('stream')
            handler = maker(**arguments)
        if formatter:
            handler.setFormatter(formatter)
        if level is not None:
            handler.setLevel(logging._checkLevel(level))
        if filters:
            self.add_filters(handler, filters)
        for key, value in attributes.items() if attributes else ():
            setattr(handler, key, value)
        return handler

    def _fill_handler(self, maker, config, given):
        """What handlers of handlers are given: another handler, or a queue."""
        from logging.handlers import MemoryHandler, QueueHandler

        if issubclass(maker, MemoryHandler):
            if 'flushLevel' in config:
                config['flushLevel'] = logging._checkLevel(config['flushLevel'])
            if 'target' in config:
                try:
                    target = self.config['handlers'][config['target']]
                    if not isinstance(target, logging.Handler):
                        config.update(given)  # for another try
                        raise TypeError('target not configured yet')
                    config['target'] = target
                except Exception as e:
                    raise ValueError(f"Unable to set target handler {config['target']!r}") from e
        elif issubclass(maker, QueueHandler) and isinstance(config.get('queue'), str):
            queue = self.resolve(config['queue'])
            config['queue'] = queue() if callable(queue) else queue

    def add_handlers(self, logger, handlers):
        for name in handlers:
            try:
                logger.addHandler(self.config['handlers'][name])
            except Exception as e:
                raise ValueError(f'Unable to add handler {name!r}') from e

    def common_logger_config(self, logger, config, incremental=False):
        level = config.get('level', None)
        if level is not None:
            logger.setLevel(logging._checkLevel(level))
        if incremental:
            return
        for handler in [*logger.handlers]:
            logger.removeHandler(handler)
        for names, add in ((config.get('handlers', None), self.add_handlers), (config.get('filters', None), self.add_filters)):
            if names:
                add(logger, names)

    def configure_logger(self, name, config, incremental=False):
        self.common_logger_config(logging.getLogger(name), config, incremental)
        found, upwards = logging.getLogger(name), config.get('propagate', None)
        found.disabled, found.propagate = False, found.propagate if upwards is None else upwards

    def configure_root(self, config, incremental=False):
        self.common_logger_config(logging.root, config, incremental)


dictConfigClass = DictConfigurator


def dictConfig(config):
    """Set up logging as a dict says."""
    dictConfigClass(config).configure()


def _forget_handlers():
    known = logging._handlerList
    logging._handlers.clear()
    logging.shutdown(known[:])
    known.clear()


def _leave_others(names, below, disable):
    """Loggers that a configuration does not name: those below one that it names begin anew, the others may be disabled."""
    for name in names:
        logger = logging.root.manager.loggerDict[name]
        if name not in below:
            logger.disabled = disable
        elif not isinstance(logger, logging.PlaceHolder):
            logger.setLevel(logging.NOTSET)
            logger.handlers, logger.propagate = [], True


# Files

def fileConfig(fname, defaults=None, disable_existing_loggers=True, encoding=None):
    """Set up logging as a file says, in the form that configparser reads."""
    from configparser import ConfigParser, ParsingError, RawConfigParser
    from os.path import exists, getsize

    if isinstance(fname, RawConfigParser):
        parser = fname
    else:
        if isinstance(fname, str):
            if not exists(fname):
                raise FileNotFoundError(f"{fname} doesn't exist")
            if not getsize(fname):
                raise RuntimeError(f'{fname} is an empty file')
        parser = ConfigParser(defaults)
        try:
            if hasattr(fname, 'readline'):
                parser.read_file(fname)
            else:
                parser.read(fname, encoding=encoding)
        except ParsingError as e:
            raise RuntimeError(f'{fname} is invalid: {e}')
    formatters = _file_formatters(parser)
    _forget_handlers()
    _file_loggers(parser, _file_handlers(parser, formatters), disable_existing_loggers)


def _names(parser, section, key='keys'):
    text = parser[section][key]
    return [name.strip() for name in text.split(',')] if text.strip() else []


def _file_formatters(parser):
    made = {}
    for name in _names(parser, 'formatters'):
        section = f'formatter_{name}'
        form, datefmt = (parser.get(section, key, raw=True, fallback=None) for key in ('format', 'datefmt'))
        style = parser.get(section, 'style', raw=True, fallback='%')
        defaults = parser.get(section, 'defaults', raw=True, fallback=None)
        kind = parser[section].get('class')
        more = {} if defaults is None else {'defaults': eval(defaults, vars(logging))}
        made[name] = (_resolve(kind) if kind else logging.Formatter)(form, datefmt, style, **more)
    return made


def _class_of(text):
    try:
        return eval(text, vars(logging))
    except (AttributeError, NameError):
        return _resolve(text)


def _file_handlers(parser, formatters):
    made, targets = {}, {}
    for name in _names(parser, 'handlers'):
        section = parser[f'handler_{name}']
        kind = _class_of(section['class'])
        arguments = eval(section.get('args', '()'), vars(logging))
        handler = made[name] = kind(*arguments, **eval(section.get('kwargs', '{}'), vars(logging)))
        handler.name = name
        if 'level' in section:
            handler.setLevel(section['level'])
        if section.get('formatter', ''):
            handler.setFormatter(formatters[section['formatter']])
        if hasattr(handler, 'setTarget') and section.get('target', ''):
            targets[handler] = section['target']
    for handler, target in targets.items():
        handler.setTarget(made[target])
    return made


def _file_loggers(parser, handlers, disable_others):
    names = _names(parser, 'loggers')
    names.remove('root')
    _file_logger(logging.root, parser['logger_root'], handlers)
    before = sorted(logging.root.manager.loggerDict)
    named, below = set(), []
    for name in names:
        section = parser[f'logger_{name}']
        qualified = section['qualname']
        logger = logging.getLogger(qualified)
        if qualified in before:
            below += [other for other in before if other.startswith(qualified + '.')]
        named.add(qualified)
        _file_logger(logger, section, handlers)
        logger.propagate, logger.disabled = section.getint('propagate', fallback=1), False
    _leave_others([name for name in before if name not in named], below, disable_others)


def _file_logger(logger, section, handlers):
    if 'level' in section:
        logger.setLevel(section['level'])
    for handler in logger.handlers[:]:
        logger.removeHandler(handler)
    for name in section['handlers'].split(',') if section['handlers'].strip() else ():
        logger.addHandler(handlers[name.strip()])
