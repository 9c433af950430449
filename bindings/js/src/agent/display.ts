// Rich output: what programs show, as MIME bundles. A module in Python makes them; what it hands over is looked at here.
import { cutTo } from './common.js';

/** One output in several forms, by MIME type. `text/plain` is always among them. */
export type MimeBundle = Record<string, string>;

export const DISPLAY_MODULE = 'hognose_display';

/** The module's source. `display` is a global function in notebooks; the host calls `last`. */
export const DISPLAY_SOURCE = `
"""Makes MIME bundles of objects."""
from html import escape as _escape

_FORMS = (('_repr_html_', 'text/html'), ('_repr_svg_', 'image/svg+xml'), ('_repr_markdown_', 'text/markdown'))
_MOST_ROWS, _MOST_TEXT = 1000, 4096
emit = None

def _plain(o):
    try:
        text = repr(o)
    except Exception as e:
        text = '<%s object: repr() raised %s>' % (type(o).__name__, type(e).__name__)
    return text if len(text) <= _MOST_TEXT else text[:_MOST_TEXT] + '...'

def _asked(o, name, **more):
    method = getattr(type(o), name, None)
    if method is None:
        return None
    try:
        return method(o, **more)
    except Exception:
        return None

# What IPython hands over, but to methods that take nothing.
def _wanted(o):
    code = getattr(getattr(type(o), '_repr_mimebundle_', None), '__code__', None)
    if code is not None and code.co_argcount + code.co_kwonlyargcount < 2 and not code.co_flags & 8:
        return {}
    return {'include': None, 'exclude': None}

def _text(mime, form):
    if isinstance(form, str):
        return form
    if isinstance(form, bytes):
        from base64 import b64encode
        return b64encode(form).decode()
    if mime.endswith('json'):
        from json import dumps
        try:
            return dumps(form)
        except Exception:
            return None

def _cell(value):
    return _escape(value if isinstance(value, str) else _plain(value))

def _table(rows):
    columns = list(dict.fromkeys(key for row in rows for key in row))
    lines = ['<tr>' + ''.join('<th>' + _cell(key) + '</th>' for key in columns) + '</tr>']
    for row in rows[:_MOST_ROWS]:
        lines.append('<tr>' + ''.join('<td>' + (_cell(row[key]) if key in row else '') + '</td>' for key in columns) + '</tr>')
    if len(rows) > _MOST_ROWS:
        lines.append('<tr><td colspan="%d">%d rows more</td></tr>' % (max(len(columns), 1), len(rows) - _MOST_ROWS))
    return '<table>' + ''.join(lines) + '</table>'

def bundle(o, forms=None):
    """The forms of an object by their MIME types."""
    forms = {'text/plain': _plain(o)} if forms is None else forms
    if type(o) in (list, tuple) and o and all(type(row) is dict for row in o):
        forms['text/html'] = _table(o)
    for name, mime in _FORMS:
        form = _asked(o, name)
        if isinstance(form, str):
            forms[mime] = form
    whole = _asked(o, '_repr_mimebundle_', **_wanted(o))
    if isinstance(whole, tuple) and whole:
        whole = whole[0]
    if isinstance(whole, dict):
        texts = {mime: _text(mime, form) for mime, form in whole.items() if isinstance(mime, str)}
        forms.update({mime: text for mime, text in texts.items() if text is not None})
    return forms

def display(*objects):
    """Shows objects in their richest forms."""
    for o in objects:
        emit(bundle(o))

def last():
    """The bundle of the value of the last cell."""
    import __main__
    return bundle(__main__._, {})
`;

const MIME = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,63}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,63}$/i;
const MOST_FORMS = 16;

/** Checks a bundle from a program, and cuts it to at most this many bytes. Returns null if it is invalid. */
export function bundleOf(given: unknown, most: number): MimeBundle | null {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
    const entries = given instanceof Map ? [...(given as Map<unknown, unknown>)] : Object.entries(given);
    const bundle: MimeBundle = {};
    let left = most;
    for (const [mime, form] of entries.slice(0, MOST_FORMS)) {
        if (typeof mime !== 'string' || typeof form !== 'string' || !MIME.test(mime)) continue;
        const plain = mime === 'text/plain';
        const text = plain ? cutTo(form, left) : form;
        if (text.length > left || (left -= new TextEncoder().encode(text).length) < 0) continue; // a picture that is cut is none
        bundle[mime] = text;
    }
    return Object.keys(bundle).length ? bundle : null;
}
