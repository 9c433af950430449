"""What assertLogs and assertNoLogs give: a context that keeps what is logged in it."""
import logging
from collections import namedtuple

from .case import _AssertContext

__unittest = True
_Watched = namedtuple('_LoggingWatcher', ['records', 'output'], module=__name__)


class _Keeper(logging.Handler):
    """Keeps records, and the text of each."""

    def __init__(self, level):
        super().__init__(level)
        self.watcher = _Watched([], [])
        self.setFormatter(logging.Formatter(_AssertLogsContext.LOGGING_FORMAT))

    def emit(self, record):
        self.watcher.records.append(record)
        self.watcher.output.append(self.format(record))


class _AssertLogsContext(_AssertContext):
    """Within it a logger has one handler, which keeps what there is."""
    LOGGING_FORMAT = '%(levelname)s:%(name)s:%(message)s'

    def __init__(self, test_case, logger_name, level, no_logs):
        super().__init__(None, test_case)
        self.logger_name, self.no_logs = logger_name, no_logs
        self.level = logging.getLevelNamesMapping().get(level, level) if level else logging.INFO

    def __enter__(self):
        given = self.logger_name
        self.logger = logger = given if isinstance(given, logging.Logger) else logging.getLogger(given)
        self.before = logger.handlers, logger.level, logger.propagate
        keeper = _Keeper(self.level)
        self.watcher = keeper.watcher
        logger.handlers, logger.propagate = [keeper], False
        logger.setLevel(self.level)
        return None if self.no_logs else keeper.watcher

    def __exit__(self, exc_type, exc_value, tb):
        handlers, level, propagate = self.before
        self.logger.handlers, self.logger.propagate = handlers, propagate
        self.logger.setLevel(level)
        if exc_type is not None:
            return False
        records, output = self.watcher
        if self.no_logs and records:
            self.fail('Unexpected logs found: %r' % output)
        if not self.no_logs and not records:
            self.fail('no logs of level %s or higher triggered on %s' % (logging.getLevelName(self.level), self.logger.name))
