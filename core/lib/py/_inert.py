"""Placeholders for refused modules. They have the public names of CPython on Linux. Constants and exceptions can be used; anything else
raises the refusal that an import raises."""

from _hn import _builtins, _entry, _new_module
from _hn.files import _own
from _hn.typing import GenericAlias

# By module: functions, classes, exceptions with their bases (or = and another name), and constants.
_NAMES = {
    'ctypes': '''
@def ARRAY CFUNCTYPE POINTER PYFUNCTYPE SetPointerType addressof alignment byref cast create_string_buffer
create_unicode_buffer get_errno memmove memoryview_at memset pointer resize set_errno sizeof string_at wstring_at
@class Array BigEndianStructure BigEndianUnion CDLL CField LibraryLoader LittleEndianStructure LittleEndianUnion PyDLL
Structure Union c_bool c_byte c_char c_char_p c_double c_float c_int c_int16 c_int32 c_int64 c_int8 c_long
c_longdouble c_longlong c_short c_size_t c_ssize_t c_time_t c_ubyte c_uint c_uint16 c_uint32 c_uint64 c_uint8 c_ulong
c_ulonglong c_ushort c_void_p c_voidp c_wchar c_wchar_p py_object
@error ArgumentError:Exception
@value DEFAULT_MODE=0 RTLD_GLOBAL=256 RTLD_LOCAL=0
''',
    'ctypes.util': '''
@def find_library test
''',
    'fcntl': '''
@def fcntl flock ioctl lockf
@value DN_ACCESS=1 DN_ATTRIB=32 DN_CREATE=4 DN_DELETE=8 DN_MODIFY=2 DN_MULTISHOT=2147483648 DN_RENAME=16 FASYNC=8192
FD_CLOEXEC=1 F_ADD_SEALS=1033 F_DUPFD=0 F_DUPFD_CLOEXEC=1030 F_EXLCK=4 F_GETFD=1 F_GETFL=3 F_GETLEASE=1025 F_GETLK=5
F_GETLK64=5 F_GETOWN=9 F_GETPIPE_SZ=1032 F_GETSIG=11 F_GET_SEALS=1034 F_NOTIFY=1026 F_OFD_GETLK=36 F_OFD_SETLK=37
F_OFD_SETLKW=38 F_RDLCK=0 F_SEAL_GROW=4 F_SEAL_SEAL=1 F_SEAL_SHRINK=2 F_SEAL_WRITE=8 F_SETFD=2 F_SETFL=4
F_SETLEASE=1024 F_SETLK=6 F_SETLK64=6 F_SETLKW=7 F_SETLKW64=7 F_SETOWN=8 F_SETPIPE_SZ=1031 F_SETSIG=10 F_SHLCK=8
F_UNLCK=2 F_WRLCK=1 LOCK_EX=2 LOCK_MAND=32 LOCK_NB=4 LOCK_READ=64 LOCK_RW=192 LOCK_SH=1 LOCK_UN=8 LOCK_WRITE=128
''',
    'grp': '''
@def getgrall getgrgid getgrnam
@class struct_group
''',
    'http.client': '''
@class HTTPConnection HTTPMessage HTTPResponse HTTPSConnection
@error HTTPException:Exception BadStatusLine:HTTPException ImproperConnectionState:HTTPException
CannotSendHeader:ImproperConnectionState CannotSendRequest:ImproperConnectionState IncompleteRead:HTTPException
InvalidURL:HTTPException LineTooLong:HTTPException NotConnected:HTTPException
RemoteDisconnected:ConnectionResetError,BadStatusLine ResponseNotReady:ImproperConnectionState
UnimplementedFileMode:HTTPException UnknownProtocol:HTTPException UnknownTransferEncoding:HTTPException
error=HTTPException
@value HTTP_PORT=80 HTTPS_PORT=443
''',
    'http.cookiejar': '''
@class Cookie CookieJar CookiePolicy DefaultCookiePolicy FileCookieJar LWPCookieJar MozillaCookieJar
@error LoadError:OSError
''',
    'http.server': '''
@class BaseHTTPRequestHandler CGIHTTPRequestHandler HTTPServer HTTPSServer SimpleHTTPRequestHandler
ThreadingHTTPServer ThreadingHTTPSServer
''',
    'mmap': '''
@class mmap
@error error=OSError
@value ACCESS_COPY=3 ACCESS_DEFAULT=0 ACCESS_READ=1 ACCESS_WRITE=2 ALLOCATIONGRANULARITY=4096 MADV_DODUMP=17
MADV_DOFORK=11 MADV_DONTDUMP=16 MADV_DONTFORK=10 MADV_DONTNEED=4 MADV_FREE=8 MADV_HUGEPAGE=14 MADV_HWPOISON=100
MADV_MERGEABLE=12 MADV_NOHUGEPAGE=15 MADV_NORMAL=0 MADV_RANDOM=1 MADV_REMOVE=9 MADV_SEQUENTIAL=2 MADV_UNMERGEABLE=13
MADV_WILLNEED=3 MAP_ANON=32 MAP_ANONYMOUS=32 MAP_DENYWRITE=2048 MAP_EXECUTABLE=4096 MAP_POPULATE=32768 MAP_PRIVATE=2
MAP_SHARED=1 MAP_STACK=131072 PAGESIZE=4096 PROT_EXEC=4 PROT_READ=1 PROT_WRITE=2
''',
    'multiprocessing': '''
@def Array Barrier BoundedSemaphore Condition Event JoinableQueue Lock Manager Pipe Pool Queue RLock RawArray
RawValue Semaphore SimpleQueue Value active_children allow_connection_pickling cpu_count current_process
freeze_support get_all_start_methods get_context get_logger get_start_method log_to_stderr parent_process
set_executable set_forkserver_preload set_start_method
@class Process
@error ProcessError:Exception AuthenticationError:ProcessError BufferTooShort:ProcessError TimeoutError:ProcessError
''',
    'multiprocessing.connection': '''
@def Client Pipe wait
@class Listener
''',
    'multiprocessing.context': '''
@def assert_spawning get_spawning_popen set_spawning_popen
@class BaseContext DefaultContext ForkContext ForkProcess ForkServerContext ForkServerProcess Process SpawnContext
SpawnProcess
@error ProcessError:Exception AuthenticationError:ProcessError BufferTooShort:ProcessError TimeoutError:ProcessError
''',
    'multiprocessing.managers': '''
@class BaseManager BaseProxy SharedMemoryManager SyncManager Token
''',
    'multiprocessing.pool': '''
@class Pool ThreadPool
''',
    'multiprocessing.process': '''
@def active_children current_process parent_process
@class BaseProcess
''',
    'multiprocessing.queues': '''
@class JoinableQueue Queue SimpleQueue
''',
    'multiprocessing.shared_memory': '''
@class ShareableList SharedMemory
''',
    'multiprocessing.synchronize': '''
@class BoundedSemaphore Condition Event Lock RLock Semaphore
''',
    'multiprocessing.util': '''
@def close_all_fds_except debug get_logger get_temp_dir info is_exiting log_to_stderr register_after_fork sub_debug
sub_warning warn
@class Finalize ForkAwareLocal ForkAwareThreadLock
@value SUBDEBUG=5 SUBWARNING=25
''',
    'pty': '''
@def fork openpty spawn
''',
    'pwd': '''
@def getpwall getpwnam getpwuid
@class struct_passwd
''',
    'readline': '''
@def add_history append_history_file clear_history get_begidx get_completer get_completer_delims get_completion_type
get_current_history_length get_endidx get_history_item get_history_length get_line_buffer insert_text parse_and_bind
read_history_file read_init_file redisplay remove_history_item replace_history_item set_auto_history set_completer
set_completer_delims set_completion_display_matches_hook set_history_length set_pre_input_hook set_startup_hook
write_history_file
''',
    'resource': '''
@def getpagesize getrlimit getrusage prlimit setrlimit
@class struct_rusage
@error error=OSError
@value RLIMIT_AS=9 RLIMIT_CORE=4 RLIMIT_CPU=0 RLIMIT_DATA=2 RLIMIT_FSIZE=1 RLIMIT_MEMLOCK=8 RLIMIT_MSGQUEUE=12
RLIMIT_NICE=13 RLIMIT_NOFILE=7 RLIMIT_NPROC=6 RLIMIT_OFILE=7 RLIMIT_RSS=5 RLIMIT_RTPRIO=14 RLIMIT_RTTIME=15
RLIMIT_SIGPENDING=11 RLIMIT_STACK=3 RLIM_INFINITY=-1 RUSAGE_CHILDREN=-1 RUSAGE_SELF=0 RUSAGE_THREAD=1
''',
    'select': '''
@def poll select
@class epoll
@error error=OSError
@value EPOLLERR=8 EPOLLET=2147483648 EPOLLEXCLUSIVE=268435456 EPOLLHUP=16 EPOLLIN=1 EPOLLMSG=1024
EPOLLONESHOT=1073741824 EPOLLOUT=4 EPOLLPRI=2 EPOLLRDBAND=128 EPOLLRDHUP=8192 EPOLLRDNORM=64 EPOLLWRBAND=512
EPOLLWRNORM=256 EPOLL_CLOEXEC=524288 PIPE_BUF=4096 POLLERR=8 POLLHUP=16 POLLIN=1 POLLMSG=1024 POLLNVAL=32 POLLOUT=4
POLLPRI=2 POLLRDBAND=128 POLLRDHUP=8192 POLLRDNORM=64 POLLWRBAND=512 POLLWRNORM=256
''',
    'signal': '''
@def alarm default_int_handler getitimer getsignal pause pidfd_send_signal pthread_kill pthread_sigmask raise_signal
set_wakeup_fd setitimer siginterrupt signal sigpending sigtimedwait sigwait sigwaitinfo strsignal valid_signals
@class Handlers Sigmasks Signals struct_siginfo
@error ItimerError:OSError
@value ITIMER_PROF=2 ITIMER_REAL=0 ITIMER_VIRTUAL=1 NSIG=65 SIGABRT=6 SIGALRM=14 SIGBUS=7 SIGCHLD=17 SIGCLD=17
SIGCONT=18 SIGFPE=8 SIGHUP=1 SIGILL=4 SIGINT=2 SIGIO=29 SIGIOT=6 SIGKILL=9 SIGPIPE=13 SIGPOLL=29 SIGPROF=27
SIGPWR=30 SIGQUIT=3 SIGRTMAX=64 SIGRTMIN=34 SIGSEGV=11 SIGSTKFLT=16 SIGSTOP=19 SIGSYS=31 SIGTERM=15 SIGTRAP=5
SIGTSTP=20 SIGTTIN=21 SIGTTOU=22 SIGURG=23 SIGUSR1=10 SIGUSR2=12 SIGVTALRM=26 SIGWINCH=28 SIGXCPU=24 SIGXFSZ=25
SIG_BLOCK=0 SIG_DFL=0 SIG_IGN=1 SIG_SETMASK=2 SIG_UNBLOCK=1
''',
    'smtplib': '''
@def quoteaddr quotedata
@class SMTP SMTP_SSL
@error SMTPException:OSError SMTPNotSupportedError:SMTPException SMTPRecipientsRefused:SMTPException
SMTPResponseException:SMTPException SMTPAuthenticationError:SMTPResponseException
SMTPConnectError:SMTPResponseException SMTPDataError:SMTPResponseException SMTPHeloError:SMTPResponseException
SMTPSenderRefused:SMTPResponseException SMTPServerDisconnected:SMTPException
''',
    'socket': '''
@def CMSG_LEN CMSG_SPACE close create_connection create_server dup fromfd getaddrinfo getdefaulttimeout getfqdn
gethostbyaddr gethostbyname gethostbyname_ex gethostname getnameinfo getprotobyname getservbyname getservbyport
has_dualstack_ipv6 htonl htons if_indextoname if_nameindex if_nametoindex inet_aton inet_ntoa inet_ntop inet_pton
ntohl ntohs recv_fds send_fds setdefaulttimeout sethostname socketpair
@class AddressFamily AddressInfo MsgFlag SocketIO SocketKind SocketType socket
@error error=OSError gaierror:OSError herror:OSError timeout=TimeoutError
@value AF_INET=2 AF_INET6=10 AF_NETLINK=16 AF_PACKET=17 AF_UNIX=1 AF_UNSPEC=0 AI_ADDRCONFIG=32 AI_ALL=16
AI_CANONNAME=2 AI_NUMERICHOST=4 AI_NUMERICSERV=1024 AI_PASSIVE=1 AI_V4MAPPED=8 EAGAIN=11 EAI_ADDRFAMILY=-9
EAI_AGAIN=-3 EAI_BADFLAGS=-1 EAI_FAIL=-4 EAI_FAMILY=-6 EAI_MEMORY=-10 EAI_NODATA=-5 EAI_NONAME=-2 EAI_OVERFLOW=-12
EAI_SERVICE=-8 EAI_SOCKTYPE=-7 EAI_SYSTEM=-11 EBADF=9 EWOULDBLOCK=11 INADDR_ALLHOSTS_GROUP=3758096385 INADDR_ANY=0
INADDR_BROADCAST=4294967295 INADDR_LOOPBACK=2130706433 INADDR_MAX_LOCAL_GROUP=3758096639 INADDR_NONE=4294967295
INADDR_UNSPEC_GROUP=3758096384 IPPROTO_ICMP=1 IPPROTO_ICMPV6=58 IPPROTO_IP=0 IPPROTO_IPV6=41 IPPROTO_RAW=255
IPPROTO_TCP=6 IPPROTO_UDP=17 IPV6_JOIN_GROUP=20 IPV6_LEAVE_GROUP=21 IPV6_MULTICAST_HOPS=18 IPV6_MULTICAST_IF=17
IPV6_MULTICAST_LOOP=19 IPV6_UNICAST_HOPS=16 IPV6_V6ONLY=26 IP_ADD_MEMBERSHIP=35 IP_DROP_MEMBERSHIP=36 IP_HDRINCL=3
IP_MULTICAST_IF=32 IP_MULTICAST_LOOP=34 IP_MULTICAST_TTL=33 IP_TOS=1 IP_TTL=2 MSG_CMSG_CLOEXEC=1073741824
MSG_CONFIRM=2048 MSG_CTRUNC=8 MSG_DONTROUTE=4 MSG_DONTWAIT=64 MSG_EOR=128 MSG_ERRQUEUE=8192 MSG_FASTOPEN=536870912
MSG_MORE=32768 MSG_NOSIGNAL=16384 MSG_OOB=1 MSG_PEEK=2 MSG_TRUNC=32 MSG_WAITALL=256 NI_DGRAM=16 NI_MAXHOST=1025
NI_MAXSERV=32 NI_NAMEREQD=8 NI_NOFQDN=4 NI_NUMERICHOST=1 NI_NUMERICSERV=2 SHUT_RD=0 SHUT_RDWR=2 SHUT_WR=1
SOCK_CLOEXEC=524288 SOCK_DGRAM=2 SOCK_NONBLOCK=2048 SOCK_RAW=3 SOCK_RDM=4 SOCK_SEQPACKET=5 SOCK_STREAM=1 SOL_IP=0
SOL_SOCKET=1 SOL_TCP=6 SOL_UDP=17 SOMAXCONN=4096 SO_ACCEPTCONN=30 SO_BINDTODEVICE=25 SO_BROADCAST=6 SO_DEBUG=1
SO_DOMAIN=39 SO_DONTROUTE=5 SO_ERROR=4 SO_KEEPALIVE=9 SO_LINGER=13 SO_MARK=36 SO_OOBINLINE=10 SO_PASSCRED=16
SO_PASSSEC=34 SO_PEERCRED=17 SO_PEERSEC=31 SO_PRIORITY=12 SO_PROTOCOL=38 SO_RCVBUF=8 SO_RCVLOWAT=18 SO_RCVTIMEO=20
SO_REUSEADDR=2 SO_REUSEPORT=15 SO_SNDBUF=7 SO_SNDLOWAT=19 SO_SNDTIMEO=21 SO_TYPE=3 TCP_CORK=3 TCP_DEFER_ACCEPT=9
TCP_FASTOPEN=23 TCP_KEEPCNT=6 TCP_KEEPIDLE=4 TCP_KEEPINTVL=5 TCP_MAXSEG=2 TCP_NODELAY=1 TCP_QUICKACK=12
TCP_USER_TIMEOUT=18 has_ipv6=1
''',
    'socketserver': '''
@class BaseRequestHandler BaseServer DatagramRequestHandler ForkingMixIn ForkingTCPServer ForkingUDPServer
StreamRequestHandler TCPServer ThreadingMixIn ThreadingTCPServer ThreadingUDPServer ThreadingUnixDatagramServer
ThreadingUnixStreamServer UDPServer UnixDatagramServer UnixStreamServer
''',
    'ssl': '''
@def DER_cert_to_PEM_cert PEM_cert_to_DER_cert RAND_add RAND_bytes RAND_status cert_time_to_seconds
create_default_context get_default_verify_paths get_protocol_name get_server_certificate
@class AlertDescription DefaultVerifyPaths MemoryBIO Options Purpose SSLContext SSLErrorNumber SSLObject SSLSession
SSLSocket TLSVersion VerifyFlags VerifyMode
@error SSLError:OSError SSLCertVerificationError:SSLError,ValueError CertificateError=SSLCertVerificationError
SSLEOFError:SSLError SSLSyscallError:SSLError SSLWantReadError:SSLError SSLWantWriteError:SSLError
SSLZeroReturnError:SSLError
@value CERT_NONE=0 CERT_OPTIONAL=1 CERT_REQUIRED=2 HAS_ALPN=1 HAS_ECDH=1 HAS_NPN=0 HAS_PHA=1 HAS_PSK=1 HAS_SNI=1 HAS_SSLv2=0 HAS_SSLv3=0
HAS_TLSv1=1 HAS_TLSv1_1=1 HAS_TLSv1_2=1 HAS_TLSv1_3=1 OPENSSL_VERSION_NUMBER=805306672 OP_ALL=2147483728
OP_CIPHER_SERVER_PREFERENCE=4194304 OP_ENABLE_MIDDLEBOX_COMPAT=1048576 OP_IGNORE_UNEXPECTED_EOF=128
OP_NO_COMPRESSION=131072 OP_NO_RENEGOTIATION=1073741824 OP_NO_SSLv2=0 OP_NO_SSLv3=33554432 OP_NO_TICKET=16384
OP_NO_TLSv1=67108864 OP_NO_TLSv1_1=268435456 OP_NO_TLSv1_2=134217728 OP_NO_TLSv1_3=536870912 OP_SINGLE_DH_USE=0
OP_SINGLE_ECDH_USE=0 PROTOCOL_SSLv23=2 PROTOCOL_TLS=2 PROTOCOL_TLS_CLIENT=16 PROTOCOL_TLS_SERVER=17 PROTOCOL_TLSv1=3
PROTOCOL_TLSv1_1=4 PROTOCOL_TLSv1_2=5 SSL_ERROR_EOF=8 SSL_ERROR_INVALID_ERROR_CODE=10 SSL_ERROR_SSL=1
SSL_ERROR_SYSCALL=5 SSL_ERROR_WANT_CONNECT=7 SSL_ERROR_WANT_READ=2 SSL_ERROR_WANT_WRITE=3
SSL_ERROR_WANT_X509_LOOKUP=4 SSL_ERROR_ZERO_RETURN=6 VERIFY_ALLOW_PROXY_CERTS=64 VERIFY_CRL_CHECK_CHAIN=12
VERIFY_CRL_CHECK_LEAF=4 VERIFY_DEFAULT=0 VERIFY_X509_PARTIAL_CHAIN=524288 VERIFY_X509_STRICT=32
VERIFY_X509_TRUSTED_FIRST=32768
''',
    'subprocess': '''
@def call check_call check_output getoutput getstatusoutput run
@class CompletedProcess Popen
@error SubprocessError:Exception CalledProcessError:SubprocessError TimeoutExpired:SubprocessError
@value DEVNULL=-3 PIPE=-1 STDOUT=-2
''',
    'termios': '''
@def tcdrain tcflow tcflush tcgetattr tcgetwinsize tcsendbreak tcsetattr tcsetwinsize
@error error:Exception
@value BRKINT=2 CS8=48 CSIZE=48 ECHO=8 ECHOE=16 ECHOK=32 ECHONL=64 FIONREAD=21531 ICANON=2 ICRNL=256 IEXTEN=32768
IGNCR=128 INLCR=64 INPCK=16 ISIG=1 ISTRIP=32 IXANY=2048 IXOFF=4096 IXON=1024 OPOST=1 PARENB=256 TCIFLUSH=0
TCIOFLUSH=2 TCOFLUSH=1 TCSADRAIN=1 TCSAFLUSH=2 TCSANOW=0 TIOCGWINSZ=21523 TIOCSTI=21522 TIOCSWINSZ=21524 VEOF=4
VINTR=0 VMIN=6 VTIME=5
''',
    'tty': '''
@def cfmakecbreak cfmakeraw setcbreak setraw
''',
}
_PACKAGES = 'ctypes', 'multiprocessing'
# Sizes of types of C in bytes, on 64-bit Linux.
_SIZES = {
    1: 'c_bool c_byte c_char c_int8 c_ubyte c_uint8', 2: 'c_int16 c_short c_uint16 c_ushort',
    4: 'c_float c_int c_int32 c_uint c_uint32 c_wchar', 16: 'c_longdouble',
    8: '''c_char_p c_double c_int64 c_long c_longlong c_size_t c_ssize_t c_time_t c_uint64 c_ulong c_ulonglong c_void_p
c_voidp c_wchar_p py_object''',
}


class _CType(type):
    """The class of types of C: modules that are imported make arrays of them."""

    def __mul__(cls, n):
        size = getattr(cls, '_size_', None)
        return _CType(f'{cls.__name__}_Array_{n}', (cls,), {'_size_': size and size * n})

    __rmul__ = __mul__


def _function(module, name, text):
    def refused(*args, **kwargs):
        raise _own('_missing').refusal_of(text, module)

    refused.__name__ = refused.__qualname__ = name
    refused.__module__ = module
    return refused


def _put_function(names, module, name, text):
    names[name] = _function(module, name, text)


def _put_class(names, module, name, text):
    """A class to derive from and to name in annotations, without instances."""
    namespace = {'__module__': module, '__new__': _function(module, '__new__', text), '__class_getitem__': classmethod(GenericAlias)}
    names[name] = (_CType if module == 'ctypes' else type)(name, (), namespace)


def _put_value(names, module, word, text):
    name, _, number = word.partition('=')
    names[name] = int(number)


def _called_process(self, returncode, cmd, output=None, stderr=None):
    self.returncode, self.cmd, self.output, self.stderr = returncode, cmd, output, stderr


def _called_process_text(self):
    code = self.returncode
    how = f'died with unknown signal {-code}' if code and code < 0 else f'returned non-zero exit status {code}'
    return f'Command {self.cmd!r} {how}.'


def _timed_out(self, cmd, timeout, output=None, stderr=None):
    self.cmd, self.timeout, self.output, self.stderr = cmd, timeout, output, stderr


def _timed_out_text(self):
    return f'Command {self.cmd!r} timed out after {self.timeout} seconds'


_METHODS = {'CalledProcessError': (_called_process, _called_process_text), 'TimeoutExpired': (_timed_out, _timed_out_text)}


def _put_exception(names, module, word, text):
    name, _, of = word.partition('=')
    if of:
        names[name] = _known(names, of)
        return
    name, _, bases = word.partition(':')
    methods = _entry(_METHODS, name, ())
    found = tuple([_known(names, base) for base in bases.split(',')])
    names[name] = type(name, found, {'__module__': module, **dict(zip(('__init__', '__str__'), methods))})


def _known(names, name):
    return _entry(names, name, None) or _builtins()[name]


_PUT = {'@def': _put_function, '@class': _put_class, '@value': _put_value, '@error': _put_exception}


def _complete_ctypes(names, text):
    """Types that modules make of others when they are imported."""
    def POINTER(of):
        return names['c_void_p'] if of is None else _CType('LP_' + of.__name__, (names['c_void_p'],), {'_type_': of})

    def CFUNCTYPE(restype, *argtypes, **flags):
        return _CType('CFunctionType', (names['c_void_p'],), {'_restype_': restype, '_argtypes_': argtypes})

    def sizeof(of):
        size = getattr(of, '_size_', None)
        return refuse() if size is None else size

    class Library:
        __getattr__ = _function('ctypes', '__getattr__', text)

    refuse = names['sizeof']
    for size, words in _SIZES.items():
        for name in words.split():
            names[name]._size_ = size
    names.update(sizeof=sizeof, POINTER=POINTER, CFUNCTYPE=CFUNCTYPE, PYFUNCTYPE=CFUNCTYPE, cdll=Library(), pydll=Library(), pythonapi=Library())


def _complete_client(names, text):
    from http import HTTPStatus
    names.update({status.name: status for status in HTTPStatus}, responses={status: status.phrase for status in HTTPStatus})


def _complete_ssl(names, text):
    names.update(OPENSSL_VERSION='OpenSSL 3.0.0', OPENSSL_VERSION_INFO=(3, 0, 0, 0, 0), CHANNEL_BINDING_TYPES=['tls-unique'],
                 PEM_HEADER='-----BEGIN CERTIFICATE-----', PEM_FOOTER='-----END CERTIFICATE-----')


_COMPLETE = {'ssl': _complete_ssl, 'ctypes': _complete_ctypes, 'http.client': _complete_client}


class _Placeholder(type(_own('_missing'))):
    """The class of placeholders. An import looks at a module with a class for longer (builtins_code.c)."""


def make(name, text):
    """The placeholder of a module: its functions and classes raise the refusal with this text. None: the module has no placeholder."""
    words = _entry(_NAMES, name, None)
    if words is None:
        return None
    names = {}
    for word in words.split():
        if word[0] == '@':
            put = _PUT[word]
        else:
            put(names, name, word, text)
    complete = _entry(_COMPLETE, name, None)
    if complete:
        complete(names, text)
    about = {'__name__': name, '__doc__': None, '__package__': name if name in _PACKAGES else name.rpartition('.')[0], '__all__': list(names)}
    if name in _PACKAGES:
        about['__path__'] = []
    m = _new_module(name, {**about, **names})
    m.__class__ = _Placeholder
    return m
