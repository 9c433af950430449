"""Which implementations of the Document Object Model there are."""

import sys

well_known_implementations = {'minidom': 'xml.dom.minidom', '4DOM': 'xml.dom.DOMImplementation'}
registered = {}


def registerDOMImplementation(name, factory):
    """Have getDOMImplementation() find what factory() makes."""
    registered[name] = factory


def getDOMImplementation(name=None, features=()):
    """An implementation by its name, or one that has some features: pairs, or a text such as 'core 2.0 xml'."""
    import os
    module = well_known_implementations.get(name)
    if module:
        return _made_by(module)
    if name:
        return registered[name]()
    if not sys.flags.ignore_environment and 'PYTHON_DOM' in os.environ:
        return getDOMImplementation(name=os.environ['PYTHON_DOM'])
    wanted = _pairs(features) if isinstance(features, str) else features
    found = next((each for each in _all_there_are() if _has_all(each, wanted)), None)
    if found is None:
        raise ImportError('no suitable DOM implementation found')
    return found


def _all_there_are():
    for make in registered.values():
        yield make()
    for module in well_known_implementations.values():
        try:
            yield _made_by(module)
        except ImportError:
            pass


def _made_by(module):
    import builtins
    return builtins.__import__(module, fromlist=['getDOMImplementation']).getDOMImplementation()


def _has_all(found, features):
    return all([found.hasFeature(*pair) for pair in features])


def _pairs(text):
    """The (feature, version) pairs of a text; a version is a word that begins with a digit."""
    out = []
    for word in text.split():
        if word[0] not in '0123456789':
            out.append((word, None))
        elif not out or out[-1][1] is not None:
            raise ValueError(f'bad feature name: {word!r}')
        else:
            out[-1] = out[-1][0], word
    return tuple(out)
