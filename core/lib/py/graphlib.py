"""Orders in which each node comes behind those that it depends on."""
from types import GenericAlias

__all__ = ['TopologicalSorter', 'CycleError']

_WAITING, _READY, _TAKEN, _DONE = range(4)


class CycleError(ValueError):
    """There is no order: args[1] is a cycle, its first node repeated as its last."""


class _Node:
    __slots__ = ('key', 'missing', 'state', 'followers')

    def __init__(self, key):
        self.key, self.missing, self.state, self.followers = key, 0, _WAITING, []


class TopologicalSorter:
    """Nodes of a graph, handed out when all that they depend on is done."""

    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, graph=None):
        self._nodes = {}
        self._ready = None  # keys that can be taken; None before prepare()
        self._open = 0  # how many are taken and not done
        self._begun = False
        if graph is not None:
            for node, before in graph.items():
                self.add(node, *before)

    def _node(self, key):
        found = self._nodes.get(key)
        if found is None:
            found = self._nodes[key] = _Node(key)
        return found

    def add(self, node, *predecessors):
        """Add a node and what it depends on, which is added to what it had."""
        if self._ready is not None:
            raise ValueError('Nodes cannot be added after a call to prepare()')
        target = self._node(node)
        target.missing += len(predecessors)
        for key in predecessors:
            self._node(key).followers.append(target)

    def prepare(self):
        """No more nodes; CycleError where there is no order."""
        if self._begun:
            raise ValueError('cannot prepare() after starting sort')
        if self._ready is None:
            self._ready = []
            for node in self._nodes.values():
                if not node.missing:
                    node.state = _READY
                    self._ready.append(node.key)
        cycle = self._cycle()
        if cycle:
            raise CycleError('nodes are in a cycle', cycle)

    def _cycle(self):
        """The first cycle on the ways from each node to those behind it, or None."""
        seen = set()
        for start in self._nodes.values():
            if start in seen:
                continue
            seen.add(start)
            path, places, turns = [start], {start: 0}, [iter(start.followers)]
            while path:
                follower = next(turns[-1], None)
                if follower is None:
                    del places[path.pop()]
                    turns.pop()
                elif follower in places:
                    return [node.key for node in path[places[follower]:]] + [follower.key]
                elif follower not in seen:
                    seen.add(follower)
                    places[follower] = len(path)
                    path.append(follower)
                    turns.append(iter(follower.followers))
        return None

    def _needs_prepare(self):
        if self._ready is None:
            raise ValueError('prepare() must be called first')

    def get_ready(self):
        """The nodes that have become ready since the last call."""
        self._needs_prepare()
        keys, self._ready = tuple(self._ready), []
        for key in keys:
            self._nodes[key].state = _TAKEN
        self._open += len(keys)
        self._begun = True
        return keys

    def is_active(self):
        """Whether there are nodes to take or to be done."""
        self._needs_prepare()
        return bool(self._ready or self._open)

    def __bool__(self):
        return self.is_active()

    def done(self, *nodes):
        """These nodes are done: what waited for them may be ready."""
        self._needs_prepare()
        for key in nodes:
            node = self._nodes.get(key)
            if node is None:
                raise ValueError(f'node {key!r} was not added using add()')
            if node.state == _DONE:
                raise ValueError(f'node {key!r} was already marked done')
            if node.state != _TAKEN:
                raise ValueError(f'node {key!r} was not passed out (still not ready)')
            node.state = _DONE
            self._open -= 1
            for follower in node.followers:
                follower.missing -= 1
                if not follower.missing:
                    follower.state = _READY
                    self._ready.append(follower.key)

    def static_order(self):
        """All nodes, in an order."""
        self.prepare()
        while True:
            keys = self.get_ready()
            if not keys:
                return
            yield from keys
            self.done(*keys)
