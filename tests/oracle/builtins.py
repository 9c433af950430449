"""What gen_builtins.mjs runs on CPython 3.14: for each function of the frozen library the builtin function that it stands for."""
import ast
import importlib

# CPython as everyone has it takes these from OpenSSL, the oracle's has none: functions there, some of them types here.
OPENSSL = {'md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3_224', 'sha3_256', 'sha3_384', 'sha3_512', 'shake_128',
           'shake_256'}
DIGEST = "($module, /, data=b'', *, usedforsecurity=True, string=None)"


def module_name(path):
    name = path[:-3].replace('/', '.')
    return name.removesuffix('.__init__')


class Names:
    """What each name of a module's source is: a function of it, or another module's name."""

    def __init__(self, text):
        self.functions, self.aliases, self.imports = set(), {}, {}
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                self.functions.add(node.name)
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = node.module, alias.name
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        self.aliases[target.id] = node.value.id


def find(modules, module, name):
    """(module, function) of a name, or None."""
    for _ in range(9):
        if module not in modules:
            return None
        names = modules[module]
        if name in names.functions:
            return module, name
        if name in names.imports:
            module, name = names.imports[name]
        else:
            name = names.aliases.get(name)


def in_sys(text):
    """The functions of sys, which stand inside of another one."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == '_make_sys':
            return {inner.name for inner in node.body if isinstance(inner, ast.FunctionDef)}


def described(f):
    module, shown = f.__module__, f.__name__
    if shown == '_compare_digest':
        module, shown = '_hashlib', 'compare_digest'
    return '%s%s%s' % (module + '.' if module else '', shown, f.__text_signature__ or '')


def table(texts):
    modules = {module_name(path): Names(text) for path, text in texts.items() if not path.startswith('_hn/')}
    rows = {}
    for module in modules:
        try:
            real = importlib.import_module(module)
        except ImportError:
            continue
        names = [name for name in vars(real) if type(vars(real)[name]) is type(len)]
        for name in sorted(names, key=lambda name: (vars(real)[name].__name__ != name, name)):
            found = find(modules, module, name)
            if found:
                rows.setdefault(found, described(vars(real)[name]))
    for name in OPENSSL:
        rows['hashlib', name] = '_hashlib.openssl_' + name + DIGEST
    import sys
    for name in in_sys(texts['_hn/sys.py']):
        f = getattr(sys, f'__{name}__', getattr(sys, name, None))
        if type(f) is type(len):
            rows['_hn.sys', '_make_sys.<locals>.' + name] = described(f)
    quote = lambda text: '"%s"' % text.replace('\\', '\\\\').replace('"', '\\"').replace('\n', '\\n')
    return ''.join('HN_BUILTIN("%s", "%s", %s)\n' % (*key, quote(rows[key])) for key in sorted(rows))
