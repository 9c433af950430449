"""Base classes for protocols: the methods that a transport calls. There is no network, so nothing makes a transport."""

__all__ = ('BaseProtocol', 'Protocol', 'DatagramProtocol', 'SubprocessProtocol', 'BufferedProtocol')


class BaseProtocol:
    """The base of all protocols."""
    __slots__ = ()

    def resume_writing(self):
        """Called when the buffer has room again."""

    def pause_writing(self):
        """Called when the buffer of the transport is full."""

    def connection_lost(self, exc):
        """Called when the connection ends: `exc` is the error or None."""

    def connection_made(self, transport):
        """Called when the connection is made."""


class SubprocessProtocol(BaseProtocol):
    """A protocol for subprocesses."""
    __slots__ = ()

    def process_exited(self):
        """Called when the process ends."""

    def pipe_connection_lost(self, fd, exc):
        """Called when a pipe ends."""

    def pipe_data_received(self, fd, data):
        """Called with what the process wrote to a pipe."""


class DatagramProtocol(BaseProtocol):
    """A protocol for datagrams."""
    __slots__ = ()

    def error_received(self, exc):
        """Called when a datagram could not be sent."""

    def datagram_received(self, data, addr):
        """Called with a datagram."""


class BufferedProtocol(BaseProtocol):
    """A protocol for streams that provides the buffer to read into."""
    __slots__ = ()

    def eof_received(self):
        """Called at the end of the stream."""

    def buffer_updated(self, nbytes):
        """Called when `nbytes` were read into the buffer."""

    def get_buffer(self, sizehint):
        """Returns a buffer."""


class Protocol(BaseProtocol):
    """A protocol for streams."""
    __slots__ = ()

    def eof_received(self):
        """Called at the end of the stream."""

    def data_received(self, data):
        """Called with bytes from the stream."""
