"""Base classes for transports: the methods that a protocol calls. There is no network, so nothing makes a transport."""

__all__ = ('BaseTransport', 'ReadTransport', 'WriteTransport', 'Transport', 'DatagramTransport', 'SubprocessTransport')


def _lacking(*names):
    """Methods that a derived class defines."""
    def made(name):
        def method(self, *args, **kwargs):
            raise NotImplementedError
        method.__name__, method.__qualname__ = name, name
        return method
    return {name: made(name) for name in names}


class BaseTransport:
    """The base of all transports."""
    __slots__ = ('_extra',)

    def __init__(self, extra=None):
        self._extra = {} if extra is None else extra

    def get_extra_info(self, name, default=None):
        """An item of information about the transport."""
        known = self._extra
        return known[name] if name in known else default

    locals().update(_lacking('is_closing', 'close', 'set_protocol', 'get_protocol'))


class ReadTransport(BaseTransport):
    """A transport to read from."""
    __slots__ = ()
    locals().update(_lacking('is_reading', 'pause_reading', 'resume_reading'))


class WriteTransport(BaseTransport):
    """A transport to write to."""
    __slots__ = ()

    def writelines(self, list_of_data):
        """Writes pieces of data."""
        self.write(b''.join(list_of_data))

    locals().update(_lacking('set_write_buffer_limits', 'get_write_buffer_size', 'get_write_buffer_limits', 'write', 'write_eof',
                             'can_write_eof', 'abort'))


class Transport(ReadTransport, WriteTransport):
    """A transport to read from and to write to."""
    __slots__ = ()


class DatagramTransport(BaseTransport):
    """A transport for datagrams."""
    __slots__ = ('_protocol',)
    locals().update(_lacking('sendto', 'abort'))


class SubprocessTransport(BaseTransport):
    """A transport for subprocesses."""
    __slots__ = ()
    locals().update(_lacking('get_pid', 'get_returncode', 'get_pipe_transport', 'send_signal', 'terminate', 'kill'))
