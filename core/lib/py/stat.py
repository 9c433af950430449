"""What the fields of os.stat() mean."""
ST_MODE, ST_INO, ST_DEV, ST_NLINK, ST_UID, ST_GID, ST_SIZE, ST_ATIME, ST_MTIME, ST_CTIME = range(10)
S_IFSOCK, S_IFLNK, S_IFREG, S_IFBLK, S_IFDIR, S_IFCHR, S_IFIFO = 0o140000, 0o120000, 0o100000, 0o60000, 0o40000, 0o20000, 0o10000
S_IFDOOR = S_IFPORT = S_IFWHT = 0
S_ISUID, S_ISGID, S_ISVTX, S_ENFMT = 0o4000, 0o2000, 0o1000, 0o2000
S_IRWXU, S_IRUSR, S_IWUSR, S_IXUSR = 0o700, 0o400, 0o200, 0o100
S_IRWXG, S_IRGRP, S_IWGRP, S_IXGRP = 0o70, 0o40, 0o20, 0o10
S_IRWXO, S_IROTH, S_IWOTH, S_IXOTH = 0o7, 0o4, 0o2, 0o1
S_IREAD, S_IWRITE, S_IEXEC = 0o400, 0o200, 0o100
UF_SETTABLE, UF_NODUMP, UF_IMMUTABLE, UF_APPEND, UF_OPAQUE, UF_NOUNLINK = 0xffff, 1, 2, 4, 8, 16
UF_COMPRESSED, UF_TRACKED, UF_DATAVAULT, UF_HIDDEN = 32, 64, 128, 1 << 15
SF_SETTABLE, SF_ARCHIVED, SF_IMMUTABLE, SF_APPEND, SF_RESTRICTED = 0xffff0000, 1 << 16, 1 << 17, 1 << 18, 1 << 19
SF_NOUNLINK, SF_SNAPSHOT, SF_FIRMLINK, SF_DATALESS = 1 << 20, 1 << 21, 1 << 23, 1 << 30
for _at, _name in enumerate('READONLY HIDDEN SYSTEM  DIRECTORY ARCHIVE DEVICE NORMAL TEMPORARY SPARSE_FILE REPARSE_POINT COMPRESSED OFFLINE '
                            'NOT_CONTENT_INDEXED ENCRYPTED INTEGRITY_STREAM VIRTUAL NO_SCRUB_DATA'.split(' ')):
    if _name:
        globals()['FILE_ATTRIBUTE_' + _name] = 1 << _at
del _at, _name


def S_IMODE(mode, /):
    """The permissions of a mode."""
    return mode & 0o7777


def S_IFMT(mode, /):
    """The kind of file of a mode."""
    return mode & 0o170000


def S_ISDIR(mode, /):
    return mode & 0o170000 == S_IFDIR


def S_ISREG(mode, /):
    return mode & 0o170000 == S_IFREG


def S_ISLNK(mode, /):
    return mode & 0o170000 == S_IFLNK


def S_ISCHR(mode, /):
    return mode & 0o170000 == S_IFCHR


def S_ISBLK(mode, /):
    return mode & 0o170000 == S_IFBLK


def S_ISFIFO(mode, /):
    return mode & 0o170000 == S_IFIFO


def S_ISSOCK(mode, /):
    return mode & 0o170000 == S_IFSOCK


def S_ISDOOR(object, /):
    """False: other systems have doors."""
    return False


S_ISPORT = S_ISWHT = S_ISDOOR


def filemode(mode, /):
    """A mode as `ls -l` writes it: '-rw-r--r--'."""
    kinds = {S_IFLNK: 'l', S_IFSOCK: 's', S_IFREG: '-', S_IFBLK: 'b', S_IFDIR: 'd', S_IFCHR: 'c', S_IFIFO: 'p'}
    out = kinds.get(S_IFMT(mode), '?')
    for shift, special, letter in ((6, S_ISUID, 's'), (3, S_ISGID, 's'), (0, S_ISVTX, 't')):
        bits = mode >> shift
        out += ('r' if bits & 4 else '-') + ('w' if bits & 2 else '-')
        if mode & special:
            out += letter if bits & 1 else letter.upper()
        else:
            out += 'x' if bits & 1 else '-'
    return out
