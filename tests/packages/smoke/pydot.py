import pydot

g = pydot.Dot('my graph', graph_type='digraph', rankdir='LR', bgcolor='yellow')
g.add_node(pydot.Node('a b', label='A "quoted"', shape='box'))
g.add_node(pydot.Node('n2', fontsize=12, style='filled', URL='http://x'))
g.add_edge(pydot.Edge('a b', 'n2', color='blue', label='e,1'))
g.add_edge(pydot.Edge('n2', 'n3:p:n'))
sub = pydot.Cluster('inner', label='<b>', color='red')
sub.add_node(pydot.Node('x'))
sub.add_node(pydot.Node(7))
sub.set_node_defaults(shape='circle')
g.add_subgraph(sub)
g.set_edge_defaults(arrowsize='2')
print(g.to_string())
print(g.get_name(), g.get_type(), g.get_rankdir(), g.get_node('a b')[0].get_shape(), [e.get_source() for e in g.get_edges()], g.get_edge('n2', 'n3:p:n') != [], sub.get_name(), [n.get_name() for n in g.get_nodes()], g.obj_dict['strict'])
[parsed] = pydot.graph_from_dot_data('''/* c */ strict graph G { // note
  graph [size="1,2"]; node [shape=box, color = red]; edge [w=1]
  a -- b -- {c d} [label="x\\n\\"y\\""] ; "sp ace":port:sw [label=<<i>h</i>>];
  subgraph cluster_1 { label = "in"; e; f -- g; }
  # hash
  a -- a; 1.5 -- .5; é -- "ü"; x = y
}
''')
print(parsed.to_string())
print(len(parsed.get_nodes()), len(parsed.get_edges()), parsed.get_attributes(), parsed.get_subgraphs()[0].get_label(), [e.obj_dict['points'] for e in parsed.get_edge_list()][::4], parsed.get_node('a') and parsed.get_node('a')[0].to_string())
many = pydot.graph_from_dot_data('digraph {a->b} graph {c--d}')
print([m.get_type() for m in many], many[0].del_edge('a', 'b'), many[0].to_string().split(), many[1].del_node('zz'))
tree = pydot.graph_from_edges([(1, 2), (1, 3), ('a', 'b c')], directed=True)
print(tree.to_string().split('\n'), pydot.graph_from_adjacency_matrix([[0, 1], [1, 0]]).to_string().split(), pydot.graph_from_incidence_matrix([[1, -1, 0], [0, 1, -1]], directed=True).to_string().split())
print(pydot.quote_id_if_necessary('a b'), pydot.quote_id_if_necessary('node'), pydot.quote_id_if_necessary('1.5'), pydot.quote_attr_if_necessary('a"b'), pydot.make_quoted('x"\n'), pydot.Node('n', comment='é').to_string())
for wrong in lambda: pydot.Edge('a'), lambda: pydot.Dot(graph_type='tree'), lambda: g.add_node('x'), lambda: pydot.graph_from_dot_data('graph { a -- '), lambda: g.add_edge(pydot.Node('x')), lambda: g.write('/nowhere/x', format='raw'), lambda: g.nothing:
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, getattr(e, 'strerror', e))
