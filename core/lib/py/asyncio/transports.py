"""What protocols write to: classes to derive from. There is no network here, so that none of them is made."""

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
    """What all transports have."""
    __slots__ = ('_extra',)

    def __init__(self, extra=None):
        self._extra = {} if extra is None else extra

    def get_extra_info(self, name, default=None):
        """What is known of the transport by a name."""
        return self._extra.get(name, default)

    locals().update(_lacking('is_closing', 'close', 'set_protocol', 'get_protocol'))


class ReadTransport(BaseTransport):
    """One that is read."""
    __slots__ = ()
    locals().update(_lacking('is_reading', 'pause_reading', 'resume_reading'))


class WriteTransport(BaseTransport):
    """One that is written."""
    __slots__ = ()

    def writelines(self, list_of_data):
        """Writes pieces of data."""
        self.write(b''.join(list_of_data))

    locals().update(_lacking('set_write_buffer_limits', 'get_write_buffer_size', 'get_write_buffer_limits', 'write', 'write_eof',
                             'can_write_eof', 'abort'))


class Transport(ReadTransport, WriteTransport):
    """One that is read and written."""
    __slots__ = ()


class DatagramTransport(BaseTransport):
    """One of datagrams."""
    __slots__ = ('_protocol',)
    locals().update(_lacking('sendto', 'abort'))


class SubprocessTransport(BaseTransport):
    """That of a process."""
    __slots__ = ()
    locals().update(_lacking('get_pid', 'get_returncode', 'get_pipe_transport', 'send_signal', 'terminate', 'kill'))
