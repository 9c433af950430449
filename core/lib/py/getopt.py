"""Options of command lines, as C's getopt() takes them."""
import os

__all__ = ['GetoptError', 'error', 'getopt', 'gnu_getopt']


class GetoptError(Exception):
    """An option that is not known, or lacks its argument: msg, and opt without dashes."""
    opt = msg = ''

    def __init__(self, msg, opt=''):
        self.msg, self.opt = msg, opt
        Exception.__init__(self, msg, opt)

    def __str__(self):
        return self.msg


error = GetoptError


def _names(longopts):
    return [longopts] if isinstance(longopts, str) else [*longopts]


def getopt(args, shortopts, longopts=[]):
    """([(option, value)], what is behind them)."""
    found, names = [], _names(longopts)
    while args and args[0] != '-' and args[0].startswith('-'):
        text, args = args[0], args[1:]
        if text == '--':
            break
        found, args = _take(found, text, shortopts, names, args)
    return found, args


def gnu_getopt(args, shortopts, longopts=[]):
    """As getopt(), but options may stand behind what is none."""
    found, others, names = [], [], _names(longopts)
    in_order = shortopts.startswith('-')
    if in_order:
        shortopts = shortopts[1:]
    stops = shortopts.startswith('+')
    if stops:
        shortopts = shortopts[1:]
    elif not in_order:
        stops = bool(os.environ.get('POSIXLY_CORRECT'))
    while args:
        text = args[0]
        if text == '--':
            others += args[1:]
            break
        if text[:1] == '-' and text != '-':
            if in_order and others:
                found.append((None, others))
                others = []
            found, args = _take(found, text, shortopts, names, args[1:])
        elif stops:
            others += args
            break
        else:
            others.append(text)
            args = args[1:]
    return found, others


def _take(found, text, shortopts, names, args):
    return do_longs(found, text[2:], names, args) if text.startswith('--') else do_shorts(found, text[1:], shortopts, args)


def do_longs(opts, opt, longopts, args):
    """Take one long option; its value may be the first of args."""
    name, equals, value = opt.partition('=')
    takes, name = long_has_args(name, longopts)
    if not takes and equals:
        raise GetoptError(f'option --{name} must not have an argument', name)
    if takes and not equals and takes != '?':
        if not args:
            raise GetoptError(f'option --{name} requires argument', name)
        value, args = args[0], args[1:]
    opts.append(('--' + name, value))
    return opts, args


def long_has_args(opt, longopts):
    """(whether it takes a value, or '?', its whole name)."""
    likely = [name for name in longopts if name.startswith(opt)]
    if not likely:
        raise GetoptError(f'option --{opt} not recognized', opt)
    for takes, ending in ((False, ''), (True, '='), ('?', '=?')):
        if opt + ending in likely:
            return takes, opt
    if len(likely) > 1:
        raise GetoptError(f'option --{opt} not a unique prefix; possible options: {", ".join(likely)}', opt)
    name = likely[0]
    if name.endswith('=?'):
        return '?', name[:-2]
    return name.endswith('='), name.removesuffix('=')


def do_shorts(opts, optstring, shortopts, args):
    """Take the short options of one word; the value of the last may be the first of args."""
    while optstring:
        opt, rest = optstring[0], optstring[1:]
        takes = short_has_arg(opt, shortopts)
        if not takes:
            opts.append(('-' + opt, ''))
            optstring = rest
            continue
        if not rest and takes != '?':
            if not args:
                raise GetoptError(f'option -{opt} requires argument', opt)
            rest, args = args[0], args[1:]
        opts.append(('-' + opt, rest))
        break
    return opts, args


def short_has_arg(opt, shortopts):
    """Whether a letter takes a value: True, False or '?'."""
    place = shortopts.find(opt)
    if place < 0 or opt == ':':
        raise GetoptError(f'option -{opt} not recognized', opt)
    if shortopts.startswith('::', place + 1):
        return '?'
    return shortopts.startswith(':', place + 1)
