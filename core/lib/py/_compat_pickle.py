"""What modules and names were called in Python 2, as pickles of the protocols 0 to 2 have it."""

_MODULES = '''
__builtin__ builtins; copy_reg copyreg; Queue queue; SocketServer socketserver; ConfigParser configparser; repr reprlib;
tkFileDialog tkinter.filedialog; tkSimpleDialog tkinter.simpledialog; tkColorChooser tkinter.colorchooser; tkCommonDialog
tkinter.commondialog; Dialog tkinter.dialog; Tkdnd tkinter.dnd; tkFont tkinter.font; tkMessageBox tkinter.messagebox;
ScrolledText tkinter.scrolledtext; Tkconstants tkinter.constants; ttk tkinter.ttk; Tkinter tkinter; markupbase _markupbase;
_winreg winreg; thread _thread; dummy_thread _dummy_thread; dbhash dbm.bsd; dumbdbm dbm.dumb; dbm dbm.ndbm; gdbm dbm.gnu;
xmlrpclib xmlrpc.client; SimpleXMLRPCServer xmlrpc.server; httplib http.client; htmlentitydefs html.entities; HTMLParser
html.parser; Cookie http.cookies; cookielib http.cookiejar; BaseHTTPServer http.server; test.test_support test.support;
commands subprocess; urlparse urllib.parse; robotparser urllib.robotparser; urllib2 urllib.request; anydbm dbm; _abcoll
collections.abc
'''
_OLD_MODULES = '''
cPickle pickle; _elementtree xml.etree.ElementTree; FileDialog tkinter.filedialog; SimpleDialog tkinter.simpledialog;
DocXMLRPCServer xmlrpc.server; SimpleHTTPServer http.server; CGIHTTPServer http.server; UserDict collections; UserList
collections; UserString collections; whichdb dbm; StringIO io; cStringIO io
'''
_NEW_MODULES = '''
bz2 _bz2; dbm _dbm; functools _functools; gdbm _gdbm; pickle _pickle
'''
_NAMES = '''
__builtin__.xrange builtins.range; __builtin__.reduce functools.reduce; __builtin__.intern sys.intern; __builtin__.unichr
builtins.chr; __builtin__.unicode builtins.str; __builtin__.long builtins.int; itertools.izip builtins.zip; itertools.imap
builtins.map; itertools.ifilter builtins.filter; itertools.ifilterfalse itertools.filterfalse; itertools.izip_longest
itertools.zip_longest; UserDict.IterableUserDict collections.UserDict; UserList.UserList collections.UserList;
UserString.UserString collections.UserString; whichdb.whichdb dbm.whichdb; _socket.fromfd socket.fromfd;
_multiprocessing.Connection multiprocessing.connection.Connection; multiprocessing.process.Process
multiprocessing.context.Process; multiprocessing.forking.Popen multiprocessing.popen_fork.Popen; urllib.ContentTooShortError
urllib.error.ContentTooShortError; urllib.getproxies urllib.request.getproxies; urllib.pathname2url
urllib.request.pathname2url; urllib.quote_plus urllib.parse.quote_plus; urllib.quote urllib.parse.quote; urllib.unquote_plus
urllib.parse.unquote_plus; urllib.unquote urllib.parse.unquote; urllib.url2pathname urllib.request.url2pathname;
urllib.urlcleanup urllib.request.urlcleanup; urllib.urlencode urllib.parse.urlencode; urllib.urlopen urllib.request.urlopen;
urllib.urlretrieve urllib.request.urlretrieve; urllib2.HTTPError urllib.error.HTTPError; urllib2.URLError
urllib.error.URLError; multiprocessing.AuthenticationError multiprocessing.context.AuthenticationError;
multiprocessing.BufferTooShort multiprocessing.context.BufferTooShort; multiprocessing.ProcessError
multiprocessing.context.ProcessError; multiprocessing.TimeoutError multiprocessing.context.TimeoutError
'''
_OLD_NAMES = '''
__builtin__.basestring builtins.str; exceptions.StandardError builtins.Exception; UserDict.UserDict collections.UserDict;
socket._socketobject socket.SocketType
'''
_NEW_NAMES = '''
__builtin__.reduce _functools.reduce; FileDialog.FileDialog tkinter.filedialog.FileDialog; FileDialog.LoadFileDialog
tkinter.filedialog.LoadFileDialog; FileDialog.SaveFileDialog tkinter.filedialog.SaveFileDialog; SimpleDialog.SimpleDialog
tkinter.simpledialog.SimpleDialog; DocXMLRPCServer.ServerHTMLDoc xmlrpc.server.ServerHTMLDoc;
DocXMLRPCServer.XMLRPCDocGenerator xmlrpc.server.XMLRPCDocGenerator; DocXMLRPCServer.DocXMLRPCRequestHandler
xmlrpc.server.DocXMLRPCRequestHandler; DocXMLRPCServer.DocXMLRPCServer xmlrpc.server.DocXMLRPCServer;
DocXMLRPCServer.DocCGIXMLRPCRequestHandler xmlrpc.server.DocCGIXMLRPCRequestHandler; SimpleHTTPServer.SimpleHTTPRequestHandler
http.server.SimpleHTTPRequestHandler; CGIHTTPServer.CGIHTTPRequestHandler http.server.CGIHTTPRequestHandler;
socket._socketobject _socket.socket
'''
_EXCEPTIONS = '''
ArithmeticError AssertionError AttributeError BaseException BufferError BytesWarning DeprecationWarning EOFError
EnvironmentError Exception FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError
IndexError KeyError KeyboardInterrupt LookupError MemoryError NameError NotImplementedError OSError OverflowError
PendingDeprecationWarning ReferenceError RuntimeError RuntimeWarning StopIteration SyntaxError SyntaxWarning SystemError
SystemExit TabError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError
UnicodeWarning UserWarning ValueError Warning ZeroDivisionError
'''
_LATER_EXCEPTIONS = '''
OSError BrokenPipeError; OSError ChildProcessError; OSError ConnectionAbortedError; OSError ConnectionError; OSError
ConnectionRefusedError; OSError ConnectionResetError; OSError FileExistsError; OSError FileNotFoundError; OSError
InterruptedError; OSError IsADirectoryError; OSError NotADirectoryError; OSError PermissionError; OSError ProcessLookupError;
OSError TimeoutError; ImportError ModuleNotFoundError
'''



def _entries(text):
    """(old, new) of each entry."""
    return [entry.split() for entry in text.replace('\n', ' ').split(';')]


def _named(text):
    return [(tuple(old.rsplit('.', 1)), tuple(new.rsplit('.', 1))) for old, new in _entries(text)]


_both = _entries(_MODULES)
IMPORT_MAPPING = dict([*_both, *_entries(_OLD_MODULES)])
REVERSE_IMPORT_MAPPING = {new: old for old, new in [*_both, *_entries(_NEW_MODULES)]}

PYTHON2_EXCEPTIONS = tuple(_EXCEPTIONS.split())
_both = [*_named(_NAMES), *((('exceptions', name), ('builtins', name)) for name in PYTHON2_EXCEPTIONS)]
NAME_MAPPING = dict([*_both, *_named(_OLD_NAMES)])
REVERSE_NAME_MAPPING = {new: old for old, new in [*_both, *_named(_NEW_NAMES)]}
REVERSE_NAME_MAPPING |= {('builtins', new): ('exceptions', old) for old, new in _entries(_LATER_EXCEPTIONS)}
PYTHON3_IMPORTERROR_EXCEPTIONS = tuple(new for old, new in _entries(_LATER_EXCEPTIONS) if old == 'ImportError')
PYTHON3_OSERROR_EXCEPTIONS = tuple(new for old, new in _entries(_LATER_EXCEPTIONS) if old == 'OSError')
MULTIPROCESSING_EXCEPTIONS = tuple(old[1] for old, _ in _both if old[0] == 'multiprocessing')
del _both
