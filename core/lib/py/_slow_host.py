"""Awaitable host calls: what calling such a function gives, and what waits for it."""


class HostFuture:
    """The answer of the host to one call: any number of tasks may await it."""

    __slots__ = ("_record",)

    def done(self):
        return self._record[0] != 0

    def __await__(self):
        record = self._record
        while record[0] == 0:
            yield self
        if record[0] == 2:
            raise record[1]
        return record[1]

    def __repr__(self):
        return "<host call %s>" % ("done" if self._record[0] else "pending")


def host_future(record):
    future = HostFuture()
    future._record = record
    return future
