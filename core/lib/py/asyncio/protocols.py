"""What a transport calls: classes to derive from. There is no network here, so that no transport is made."""

__all__ = ('BaseProtocol', 'Protocol', 'DatagramProtocol', 'SubprocessProtocol', 'BufferedProtocol')


class BaseProtocol:
    """What all protocols have."""
    __slots__ = ()

    def connection_made(self, transport):
        """The connection is there."""

    def connection_lost(self, exc):
        """It has ended, by an error or None."""

    def pause_writing(self):
        """The buffer of the transport is full."""

    def resume_writing(self):
        """It has room again."""


class Protocol(BaseProtocol):
    """That of a stream."""
    __slots__ = ()

    def data_received(self, data):
        """Bytes have come."""

    def eof_received(self):
        """No more will come."""


class BufferedProtocol(BaseProtocol):
    """That of a stream which gives the buffer for what comes."""
    __slots__ = ()

    def get_buffer(self, sizehint):
        """A buffer."""

    def buffer_updated(self, nbytes):
        """So many bytes have come."""

    def eof_received(self):
        """No more will come."""


class DatagramProtocol(BaseProtocol):
    """That of datagrams."""
    __slots__ = ()

    def datagram_received(self, data, addr):
        """One has come."""

    def error_received(self, exc):
        """Sending one has failed."""


class SubprocessProtocol(BaseProtocol):
    """That of a process."""
    __slots__ = ()

    def pipe_data_received(self, fd, data):
        """The process has written."""

    def pipe_connection_lost(self, fd, exc):
        """A pipe has ended."""

    def process_exited(self):
        """The process has ended."""
