from pycparser import c_ast, c_generator, c_parser
from pycparser.c_parser import ParseError

src = r'''
typedef unsigned int uint; struct S { int a : 3; char *name[4]; union { float f; } u; };
enum E { A = 1, B, C };
static int (*fp)(int, ...);
int f(uint n, char **argv) { for (int i = 0; i < n; i++) { if (i % 2 == 0) continue; else break; }
  switch (n) { case 1: return 0x1F; default: goto end; } do { n--; } while (n > 0); end: return sizeof(struct S) + (int)3.5 + arr[1]->x.y ? -1 : ~n; }
int arr[] = { [0] = 1, 2 }; const char *s = "a" "b\n";
'''
tree = c_parser.CParser().parse(src, filename='x.c')
print(c_generator.CGenerator().visit(tree))
tree.show(attrnames=True, nodenames=True, showcoord=True)


class Names(c_ast.NodeVisitor):
    def visit_FuncDef(self, node):
        print(node.decl.name, node.decl.coord, [p.name for p in node.decl.type.args.params])


Names().visit(tree)
for bad in ['int f( {', 'int x = ;', 'x']:
    try:
        c_parser.CParser().parse(bad)
    except ParseError as e:
        print(e)
