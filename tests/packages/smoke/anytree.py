from anytree import (AnyNode, AsciiStyle, ContRoundStyle, LevelOrderGroupIter, LevelOrderIter, Node, NodeMixin, PostOrderIter, PreOrderIter, RenderTree, Resolver,
                     Walker, ZigZagGroupIter, find, findall, findall_by_attr, search, util)
from anytree.exporter import DictExporter, DotExporter, JsonExporter
from anytree.importer import DictImporter, JsonImporter

udo = Node('Udo')
marc = Node('Marc', parent=udo)
lian = Node('Lian', parent=marc, age=5)
dan = Node('Dan', parent=udo, lines=['a', 'b'])
jet = Node('Jet', parent=dan)
print(RenderTree(udo), RenderTree(udo, style=AsciiStyle()).by_attr(), RenderTree(udo, style=ContRoundStyle()).by_attr('name'), sep='\n')
print(lian, lian.path, lian.ancestors, udo.descendants, marc.siblings, udo.height, jet.depth, udo.leaves, udo.is_root, lian.is_leaf, udo.size)
print([n.name for n in PreOrderIter(udo)], [n.name for n in PostOrderIter(udo)], [n.name for n in LevelOrderIter(udo, maxlevel=2)])
print([[n.name for n in c] for c in LevelOrderGroupIter(udo)], [[n.name for n in c] for c in ZigZagGroupIter(udo)])
print(find(udo, lambda n: n.name == 'Jet'), findall(udo, filter_=lambda n: 'a' in n.name), findall_by_attr(udo, 'Dan'), util.commonancestors(lian, jet))
r = Resolver('name')
print(r.get(udo, 'Dan/Jet'), r.get(jet, '../../Marc'), r.glob(udo, '*/L*'), Walker().walk(lian, jet))
print(DictExporter().export(udo), JsonExporter(sort_keys=True).export(marc), *DotExporter(udo))
print(RenderTree(DictImporter().import_({'a': 'root', 'children': [{'a': 'sub'}]})), RenderTree(JsonImporter().import_('{"id": 1, "children": [{"id": 2}]}')))
for act in [lambda: setattr(udo, 'parent', lian), lambda: r.get(udo, 'Nobody'), lambda: search.find(udo, lambda n: True)]:
    try:
        act()
    except Exception as e:
        print(type(e).__name__, e)


class My(NodeMixin):
    def __init__(self, n, parent=None):
        self.n, self.parent = n, parent

    def _pre_attach(self, parent):
        print('attach', self.n)


a = My(1)
My(2, a)
print([c.n for c in a.children], AnyNode(id='x', parent=None))
jet.parent = None
print(dan.children)
