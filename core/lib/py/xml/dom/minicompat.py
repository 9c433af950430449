"""Lists of nodes, and attributes that can only be read."""

__all__ = ['NodeList', 'EmptyNodeList', 'StringTypes', 'defproperty']

import xml.dom

StringTypes = (str,)


def _refuse_length(self, value):
    raise xml.dom.NoModificationAllowedErr("attempt to modify read-only attribute 'length'")


def _item_of(nodes, index):
    return nodes[index] if 0 <= index < len(nodes) else None


class NodeList(list):
    """Nodes in order."""
    __slots__ = ()
    length = property(list.__len__, _refuse_length, doc='How many nodes there are.')
    item = _item_of

    def __setstate__(self, state):
        self[:] = [] if state is None else state


class EmptyNodeList(tuple):
    """No nodes, of what cannot have any."""
    __slots__ = ()
    length = property(tuple.__len__, _refuse_length, doc='How many nodes there are.')

    def __add__(self, other):
        return NodeList(other)

    def __radd__(self, other):
        return NodeList(other)

    def item(self, index):
        return None


def defproperty(klass, name, doc):
    """Have a class's _get_name() give an attribute that cannot be set."""
    def refuse(self, value):
        raise xml.dom.NoModificationAllowedErr('attempt to modify read-only attribute ' + repr(name))

    if hasattr(klass, '_set_' + name):
        raise AssertionError('expected not to find _set_' + name)
    setattr(klass, name, property(getattr(klass, '_get_' + name), refuse, doc=doc))
