"""The tree of files that programs see: what the host put in, what programs wrote, and directories that the host serves.

Files lie in memory. A directory below a mount has `lower`, its path in the directory that the host serves; what is not in
its `entries` is asked of the host. In an overlay, changed files are put in `entries`, and False stands there for what was
deleted. Nothing that was only looked at is kept.
"""

from _hn import _host_file, _payload, _special, _time_now, _write
from _hn.builtins import _tn
from _hn.files import _unkept

_text_of = _unkept('_errors').text_of
_MOST_PATH = 4095
_MOST_NAME = 255
_READ_ONLY = 0o222
_NULL = ['dev', 'null']  # is there, and what is written to it is not kept
_DEVICE = 0o20000


class File:
    """A file in memory. `data` is bytes until a part of it is changed, then a bytearray."""
    __slots__ = ('data', 'mtime', 'ino', 'version', 'linked', 'sink', 'dirty', 'mode', 'covers')

    def __init__(self, data=b''):
        self.data = data
        self.mtime = None
        self.ino = tree.number()
        self.version = 0
        self.linked = False
        self.sink = None  # (mount, path) of the host's file that this is the content of
        self.dirty = False
        self.mode = 0o644
        self.covers = False  # the host's directory below has a file of that name


class Dir:
    __slots__ = ('entries', 'mtime', 'ino', 'mount', 'lower', 'parent', 'name', 'mode')

    def __init__(self, parent, name, mount=None, lower=None):
        self.entries = {}
        self.mtime = None
        self.ino = tree.number()
        self.mount = mount
        self.lower = lower
        self.parent = parent
        self.name = name
        self.mode = 0o755


class HostFile:
    """What the host said of one of its files."""
    __slots__ = ('parent', 'name', 'mount', 'lower', 'size', 'mtime', 'ino', 'mode')

    def __init__(self, parent, name, mount, lower, size, mtime):
        self.parent = parent
        self.name = name
        self.mount = mount
        self.lower = lower
        self.size = size
        self.mtime = mtime
        self.ino = 0
        self.mode = 0o644


class Mount:
    """mode is 'read', 'overlay' or 'write'."""
    __slots__ = ('path', 'mode')

    def __init__(self, path, mode):
        self.path = path
        self.mode = mode


class Tree:
    """Everything there is. `originals` says what the host put in: {path: (file, version)}; `sent` what has grown in
    directories of mode 'write': {path: [size at first or None if it was not there, bytes more than that]}."""
    __slots__ = ('root', 'cwd', 'bytes', 'files', 'most_bytes', 'most_files', 'ino', 'originals', 'mounts', 'open_files',
                 'unsaved', 'streams', 'sent')

    def __init__(self):
        self.cwd = '/'
        self.bytes = self.files = self.ino = 0
        self.most_bytes = 16 << 20
        self.most_files = 1000
        self.originals = {}
        self.sent = {}
        self.mounts = {}
        self.open_files = {}  # by file descriptor
        self.streams = {}  # stdout and stderr by their numbers, once they get bytes
        self.unsaved = []  # files of the host that have changes which it has not got yet

    def number(self):
        self.ino += 1
        return self.ino


tree = Tree()
tree.root = Dir(None, '')
tree.root.parent = tree.root
tree.root.entries['tmp'] = Dir(tree.root, 'tmp')


def error(number, path=None, path2=None):
    """An OSError as the system words it."""
    text = _text_of(number)
    if path is None:
        return OSError(number, text)
    return OSError(number, text, path) if path2 is None else OSError(number, text, path, None, path2)


# ---- paths ----

_PATH_KINDS = ('string, bytes or os.PathLike', 'string, bytes, os.PathLike or integer',
               'string, bytes, os.PathLike, integer or None')


def fspath(path, who=None, also=0, what='path'):
    """A path as str or bytes. For the message: `who` is the function, `what` its parameter, `also` what else it accepts."""
    if isinstance(path, (str, bytes)):
        return path
    f = _special(path, '__fspath__')
    if f is None:
        if who is None:
            raise TypeError('expected str, bytes or os.PathLike object, not ' + type(path).__name__)
        raise TypeError('%s: %s should be %s, not %s' % (who, what, _PATH_KINDS[also], _tn(path)))
    found = f()
    if not isinstance(found, (str, bytes)):
        raise TypeError('expected %s.__fspath__() to return str or bytes, not %s' % (type(path).__name__, type(found).__name__))
    return found


def text(path):
    """A path as str."""
    path = fspath(path)
    return _payload(path) if isinstance(path, str) else path.decode('utf-8', 'surrogateescape')


def split(given):
    """The names from the root to a path; and whether it has to be a directory, since it ends in a slash."""
    path = text(given)
    if '\0' in path:
        raise ValueError('embedded null byte')
    if not path:
        raise error(2, given)
    if len(path) > _MOST_PATH:
        raise error(36, given)
    names = []
    for name in (path if path[0] == '/' else tree.cwd + '/' + path).split('/'):
        if name == '..':
            if names:
                names.pop()
        elif name and name != '.':
            if len(name) > 63 and len(name.encode('utf-8', 'surrogatepass')) > _MOST_NAME:
                raise error(36, given)
            names.append(name)
    return names, path[-1] == '/' or path[-2:] == '/.'


def walk(names):
    """The node at the end of the names; the number of the error if there is none."""
    node = tree.root
    i = 0
    for name in names:
        if type(node) is not Dir:
            return 20
        child = node.entries.get(name)
        if child is None:
            if node.lower is None:
                return 2 if names[:2] != _NULL else 20 if names[2:] else _null()
            return _below(node, names[i:])
        if child is False:
            return 2
        node = child
        i += 1
    return node


def _null():
    node = File()
    node.mode = _DEVICE | 0o666
    return node


def stream(number):
    """The file that stdout (1) or stderr (2) is. Its data is the beginning of a character."""
    node = tree.streams.get(number)
    if node is None:
        node = tree.streams[number] = _null()
        node.sink = number
    return node


# What the host gets is text, so bytes that are none are replaced.
def _send(node, data):
    data = node.data + data
    end = len(data)
    for n in range(1, min(end, 3) + 1):
        if data[-n] >= (0, 0xC0, 0xE0, 0xF0)[n]:
            end -= n
        if not 0x80 <= data[-n] < 0xC0:
            break
    node.data = data[end:]
    _write(node.sink, data[:end].decode('utf-8', 'replace'))


def _join(lower, name):
    return lower + '/' + name if lower else name


def _below(node, names):
    lower = _join(node.lower, '/'.join(names))
    found = ask('stat', node.mount, lower)
    if type(found) is int:
        return found
    kind, size, mtime = found
    for name in names[:-1]:
        node = Dir(node, name, node.mount, _join(node.lower, name))
    if kind == 'dir':
        node = Dir(node, names[-1], node.mount, lower)
        node.mtime = mtime
        return node
    return HostFile(node, names[-1], node.mount, lower, size, mtime)


def find(given):
    """The node of a path."""
    names, is_dir = split(given)
    node = walk(names)
    if type(node) is int:
        raise error(node, given)
    if is_dir and type(node) is not Dir:
        raise error(20, given)
    return node


def directory(given):
    """The directory of a path."""
    node = find(given)
    if type(node) is not Dir:
        raise error(20, given)
    return node


def _place(given):
    """(directory, name, node or None) of a path whose directory has to exist."""
    names, is_dir = split(given)
    if not names:
        return None, '', tree.root
    parent = walk(names[:-1])
    if type(parent) is int:
        raise error(parent, given)
    if type(parent) is not Dir:
        raise error(20, given)
    node = walk_child(parent, names[-1])
    if type(node) is int:
        if node != 2:
            raise error(node, given)
        node = None
    elif is_dir and type(node) is not Dir:
        raise error(20, given)
    return parent, names[-1], node


def walk_child(parent, name):
    child = parent.entries.get(name)
    if child is None:
        return 2 if parent.lower is None else _below(parent, [name])
    return 2 if child is False else child


# ---- the host's directories ----

def ask(op, mount, path, *more):
    """What the host answers: a value, or the number of an error."""
    answer = _host_file(op, mount.path, path, *more)
    if type(answer) is int:
        return answer
    return answer[0] if type(answer) is list and len(answer) == 1 else 5


def _told(op, mount, path, given=None):
    found = ask(op, mount, path)
    if type(found) is int:
        raise error(found, given)
    return found


def _mode(node):
    return node.mount.mode if node.mount is not None else ''


def _writable(parent, given):
    if _mode(parent) == 'read':
        raise error(30, given)


def _attach(node):
    """Puts a directory that was only looked at into the tree, because something in it has changed."""
    parent = node.parent
    if parent.entries.get(node.name) is not node and node is not tree.root:
        _attach(parent)
        parent.entries[node.name] = node
        tree.files += 1


# ---- changes ----

def _grow(n, given=None):
    if n > 0 and tree.bytes + n > tree.most_bytes:
        raise error(28, given)
    tree.bytes += n


def _link(parent, name, node, given=None):
    """Makes a node an entry of a directory in memory."""
    if type(node) is File and not node.linked:
        if tree.files >= tree.most_files:
            raise error(28, given)
        _grow(len(node.data), given)
        tree.files += 1
        node.linked = True
    elif type(node) is Dir:
        if tree.files >= tree.most_files:
            raise error(28, given)
        tree.files += 1
        node.parent = parent
        node.name = name
    _attach(parent)
    parent.entries[name] = node
    parent.mtime = _time_now(0)


def _unlink(parent, name, node):
    if type(node) is File and node.linked:
        tree.bytes -= len(node.data)
        tree.files -= 1
        node.linked = False
    elif type(node) is Dir and name in parent.entries:
        tree.files -= 1
    covered = parent.lower is not None and not type(ask('stat', parent.mount, _join(parent.lower, name))) is int
    _attach(parent)
    if covered:
        parent.entries[name] = False
    else:
        parent.entries.pop(name, None)
    parent.mtime = _time_now(0)


def _count(path, size, given=None):
    """Counts what a directory of mode 'write' grows by: a file's new size. A directory has size 0."""
    grown = tree.sent.get(path) or [None, 0]
    is_new = path not in tree.sent
    if is_new and tree.files >= tree.most_files:
        raise error(28, given)
    more = max(size - (grown[0] or 0), 0) - grown[1]
    _grow(more, given)
    grown[1] += more
    tree.sent[path] = grown
    tree.files += is_new


def _uncount(path):
    grown = tree.sent.pop(path, None)
    if grown:
        tree.bytes -= grown[1]
        tree.files -= grown[0] is None


def _recount(path, path2):
    """After a file or directory was renamed."""
    _uncount(path2)
    for old in [old for old in tree.sent if old == path or old.startswith(path + '/')]:
        tree.sent[path2 + old[len(path):]] = tree.sent.pop(old)


def write(node, at, data):
    """Writes bytes into a file, filling what lies before them with zeros."""
    if node.mode & _DEVICE:
        if node.sink:
            _send(node, data)
        return
    have = node.data
    size = len(have)
    n = len(data)
    end = at + n
    if node.linked and end > size:
        if tree.bytes + end - size > tree.most_bytes:
            raise error(28)
        tree.bytes += end - size
    if node.sink is not None:
        _count(_path_of(*node.sink), max(end, size))
        touch(node)
    node.version += 1
    node.mtime = None
    if at == size and type(have) is bytearray:
        have += data
        return
    if at == 0 and end >= size and type(data) is bytes:
        node.data = data
        return
    if type(have) is bytes:
        have = node.data = bytearray(have)
    if at == size:
        have += data
        return
    if at > size:
        have.resize(at)
    have[at:end] = data


def resize(node, size):
    """Cuts a file, or fills it up with zeros."""
    if node.mode & _DEVICE:
        return
    have = len(node.data)
    if node.linked:
        _grow(size - have)
    if node.sink is not None:
        _count(_path_of(*node.sink), size)
        touch(node)
    node.version += 1
    node.mtime = None
    if size == 0:
        node.data = b''
    elif size < have:
        node.data = bytes(node.data[:size])
    elif size > have:
        data = bytearray(node.data)
        data.resize(size)
        node.data = data


def touch(node):
    if not node.dirty:
        node.dirty = True
        tree.unsaved.append(node)


def save(node):
    """Gives the host what was changed in a file of its own."""
    if not node.dirty:
        return
    mount, lower = node.sink
    path = _path_of(mount, lower)
    known = path in tree.sent
    try:
        _count(path, len(node.data), path)
    except OSError:
        _saved(node)
        raise
    found = ask('write', mount, lower, bytes(node.data))
    _saved(node)
    if type(found) is int:
        if not known:
            _uncount(path)
        raise error(found, path)


def _saved(node):
    node.dirty = False
    tree.unsaved[:] = [other for other in tree.unsaved if other is not node]


def _save_all():
    for node in tree.unsaved[:]:
        save(node)


def _path_of(mount, lower):
    return mount.path + '/' + lower if lower else mount.path


def open_file(given, writes, creates, exclusive, empties):
    """The file of a path, to be read and written."""
    if tree.unsaved:
        _save_all()
    names, is_dir = split(given)
    node = walk(names)
    if node == 2 and creates:
        if is_dir:
            raise error(21, given)
        return _create(given)
    if type(node) is int:
        raise error(node, given)
    if exclusive:
        raise error(17, given)
    if type(node) is Dir:
        raise error(21, given)
    if is_dir:
        raise error(20, given)
    if type(node) is HostFile:
        return _open_host(node, given, writes, empties)
    if writes and not node.mode & _READ_ONLY:
        raise error(13, given)
    if empties and len(node.data):
        resize(node, 0)
    elif empties:
        node.version += 1
    return node


def _create(given):
    parent, name, _ = _place(given)
    _writable(parent, given)
    node = File()
    if _mode(parent) == 'write':
        node.sink = (parent.mount, _join(parent.lower, name))
        touch(node)
        save(node)
    else:
        node.covers = parent.entries.get(name) is False
        _link(parent, name, node, given)
    return node


def _open_host(node, given, writes, empties):
    mode = _mode(node)
    if writes and mode == 'read':
        raise error(30, given)
    file = File(b'' if empties else _told('read', node.mount, node.lower, given))
    file.mtime = node.mtime
    if writes:
        if mode == 'write':
            file.sink = (node.mount, node.lower)
            tree.sent.setdefault(_path_of(node.mount, node.lower), [node.size, 0])
            if empties:
                touch(file)
        else:
            file.covers = True
            _link(node.parent, node.name, file, given)
    return file


def mkdir(given):
    parent, name, node = _place(given)
    if node is not None:
        raise error(17, given)
    _writable(parent, given)
    if _mode(parent) == 'write':
        lower = _join(parent.lower, name)
        path = _path_of(parent.mount, lower)
        _count(path, 0, given)
        found = ask('mkdir', parent.mount, lower)
        if type(found) is int:
            _uncount(path)
            raise error(found, given)
    else:
        _link(parent, name, Dir(parent, name, parent.mount), given)


def _is_mount(node):
    return type(node) is Dir and node.lower == ''


def remove(given, is_dir):
    """Removes a file, or an empty directory."""
    parent, name, node = _place(given)
    if node is None:
        raise error(2, given)
    if is_dir and type(node) is not Dir:
        raise error(20, given)
    if not is_dir and type(node) is Dir:
        raise error(21, given)
    if parent is None or _is_mount(node):
        raise error(16, given)
    if tree.unsaved:
        _save_all()
    _writable(parent, given)
    if is_dir and names_in(node):
        raise error(39, given)
    if _mode(parent) == 'write':
        lower = _join(parent.lower, name)
        _told('remove', parent.mount, lower, given)
        _uncount(_path_of(parent.mount, lower))
    else:
        _unlink(parent, name, node)


def rename(given, given2):
    """Moves a file or directory, over what is there if that is of the same kind and empty."""
    if tree.unsaved:
        _save_all()
    try:
        return _rename(given, given2)
    except OSError as e:
        number = e.errno
    raise error(number, given, given2)


def _rename(given, given2):
    parent, name, node = _place(given)
    if node is None:
        raise error(2)
    parent2, name2, node2 = _place(given2)
    if parent is None or parent2 is None or _is_mount(node) or _is_mount(node2):
        raise error(16)
    if type(node) is not Dir and split(given2)[1]:
        raise error(20)
    if _same(node, node2):
        return
    up = parent2
    while up is not tree.root:
        if _same(up, node):
            raise error(22)
        up = up.parent
    if node2 is not None:
        if type(node2) is Dir and type(node) is not Dir:
            raise error(21)
        if type(node2) is not Dir and type(node) is Dir:
            raise error(20)
        if type(node2) is Dir and names_in(node2):
            raise error(39)
    _move(parent, name, node, parent2, name2, node2)


def _same(a, b):
    if a is b:
        return True
    return (type(a) is type(b) and type(a) is not File and a.mount is not None and a.mount is b.mount
            and a.lower is not None and a.lower == b.lower)


def _move(parent, name, node, parent2, name2, node2):
    modes = _mode(parent), _mode(parent2)
    if 'read' in modes:
        raise error(30)
    if 'write' in modes:
        if parent.mount is not parent2.mount:
            raise error(18)
        lower, lower2 = _join(parent.lower, name), _join(parent2.lower, name2)
        found = ask('rename', parent.mount, lower, lower2)
        if type(found) is int:
            raise error(found)
        _recount(_path_of(parent.mount, lower), _path_of(parent.mount, lower2))
        return
    node = _own_copy(node)
    if type(node) is Dir and parent2.mount is not parent.mount:
        _set_mount(node, parent2.mount)
    if node2 is not None:
        _unlink(parent2, name2, node2)
    covers = parent2.entries.get(name2) is False
    _unlink(parent, name, node)
    _link(parent2, name2, node)
    if type(node) is File:
        node.covers = covers


def _set_mount(node, mount):
    node.mount = mount
    for child in node.entries.values():
        if type(child) is Dir:
            _set_mount(child, mount)


def _own_copy(node):
    """The node as one that is in memory with all that is in it."""
    if type(node) is HostFile:
        file = File(_told('read', node.mount, node.lower))
        file.mtime = node.mtime
        return file
    if type(node) is File or node.lower is None:
        if type(node) is Dir:
            for name, child in list(node.entries.items()):
                node.entries[name] = _own_copy(child)
        return node
    copy = Dir(node.parent, node.name, node.mount)
    for name in names_in(node):
        child = _own_copy(walk_child(node, name))
        if type(child) is File and child.linked or type(child) is Dir and name in node.entries:
            copy.entries[name] = child
            if type(child) is Dir:
                child.parent = copy
        else:
            _link_quietly(copy, name, child)
    return copy


def _link_quietly(parent, name, node):
    """_link for a directory that is not in the tree itself yet."""
    if tree.files >= tree.most_files:
        raise error(28)
    if type(node) is File:
        _grow(len(node.data))
        node.linked = True
    tree.files += 1
    if type(node) is Dir:
        node.parent = parent
    parent.entries[name] = node


# ---- looking ----

def names_in(node):
    """The names in a directory."""
    return [name for name, kind in kinds_in(node)]


def kinds_in(node, given=None):
    """(name, 'dir' or 'file') of what is in a directory."""
    if tree.unsaved:
        _save_all()
    own = node.entries
    found = []
    if node.lower is not None:
        found = [(name, kind) for name, kind in _told('list', node.mount, node.lower, given) if name not in own]
    for name, child in own.items():
        if child is not False:
            found.append((name, 'dir' if type(child) is Dir else 'file'))
    return found


def stat(node):
    """(mode, ino, size, mtime in ns) of a node."""
    if type(node) is File and node.mtime is None or type(node) is Dir and node.mtime is None:
        node.mtime = _time_now(0)
    if type(node) is Dir:
        mode = 0o40000 | (0o555 if _mode(node) == 'read' else node.mode)
        return mode, node.ino, 0, node.mtime
    if type(node) is File:
        return node.mode if node.mode & _DEVICE else 0o100000 | node.mode, node.ino, len(node.data), node.mtime
    return 0o100000 | (0o444 if _mode(node) == 'read' else node.mode), node.ino, node.size, node.mtime


def stat_path(given):
    if tree.unsaved:
        _save_all()
    return stat(find(given))


def own(node, given=None):
    """A node as one whose fields can be changed."""
    if _mode(node) == 'read' if type(node) is not File else False:
        raise error(30, given)
    if type(node) is HostFile:
        return _open_host(node, given, True, False)
    if type(node) is Dir:
        _attach(node)
    return node


# ---- requests of the host, when nothing runs (api/) ----

def _make_dirs(names):
    path = ''
    for name in names:
        path += '/' + name
        if walk(split(path)[0]) == 2:
            mkdir(path)
    return directory(path or '/')


def _put(path, data):
    """Writes a whole file, with the directories that it needs. It counts as one that was there at first."""
    names, is_dir = split(path)
    if is_dir or not names:
        raise error(21, path)
    if type(data) is str:
        data = data.encode('utf-8', 'surrogatepass')
    _make_dirs(names[:-1])
    node = open_file(path, True, True, False, True)
    if node.linked:
        _grow(len(data) - len(node.data), path)
    node.data = bytes(data)
    node.version += 1
    node.mtime = _time_now(0)
    if node.sink is not None:
        touch(node)
        save(node)
    elif not node.covers:
        tree.originals['/' + '/'.join(names)] = (node, node.version)


def _mount(path, mode):
    names, _ = split(path)
    if not names:
        raise error(16, path)
    path = '/' + '/'.join(names)
    mount = tree.mounts.get(path)
    if mount is not None:
        mount.mode = mode
        return
    mount = tree.mounts[path] = Mount(path, mode)
    parent = _make_dirs(names[:-1])
    _link(parent, names[-1], Dir(parent, names[-1], mount, ''), path)


def _chdir(path):
    directory(path)
    tree.cwd = '/' + '/'.join(split(path)[0])


def _quota(most_bytes, most_files):
    if most_bytes is not None:
        tree.most_bytes = most_bytes
    if most_files is not None:
        tree.most_files = most_files


def _list(path):
    return [[name, kind] for name, kind in sorted(kinds_in(directory(path), path))]


def _read(path):
    _save_all()
    return bytes(open_file(path, False, False, False, False).data)


def _remove(path):
    node = find(path)
    if node is tree.root or _is_mount(node):
        raise error(16, path)
    _remove_all(path, node)


def _remove_all(path, node):
    if type(node) is Dir:
        for name in names_in(node):
            _remove_all(path + '/' + name, find(path + '/' + name))
    remove(path, type(node) is Dir)
    tree.originals.pop('/' + '/'.join(split(path)[0]), None)


def _changed():
    """[[path, 'created', 'modified' or 'deleted']] of what programs did in memory."""
    out = []
    seen = set()
    _collect(tree.root, '', out, seen)
    for path in tree.originals:
        if path not in seen:
            out.append([path, 'deleted'])
    out.sort()
    return out


def _collect(node, path, out, seen):
    for name, child in node.entries.items():
        at = path + '/' + name
        if child is False:
            out.append([at, 'deleted'])
        elif type(child) is Dir:
            _collect(child, at, out, seen)
        else:
            seen.add(at)
            was = tree.originals.get(at)
            if was is None:
                out.append([at, 'modified' if child.covers else 'created'])
            elif was[0] is not child or was[1] != child.version:
                out.append([at, 'modified'])


_requests = {'put': _put, 'mount': _mount, 'quota': _quota, 'list': _list, 'read': _read, 'remove': _remove,
             'changed': _changed, 'sync': _save_all, 'mkdir': lambda path: _make_dirs(split(path)[0]) and None, 'chdir': _chdir}


def request(given):
    """[0, value], or [number, text] of the error."""
    try:
        return [0, _requests[given[0]](*given[1:])]
    except OSError as e:
        return [e.errno, str(e)]
