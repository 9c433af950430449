"""What tests ask of CPython's surroundings that Hognose has not: a directory to be in, assertLogs(), room for files. Written for these tests."""
import contextlib
import os
import shutil
import types
import unittest

import pytest


@contextlib.contextmanager
def _logs(case, logger, level, wanted):
    import logging
    if logger is None or isinstance(logger, str):
        logger = logging.getLogger(logger)
    if isinstance(level, str):
        level = logging.getLevelNamesMapping()[level]
    found = types.SimpleNamespace(records=[], output=[])
    handler = logging.Handler()

    def emit(record):
        found.records.append(record)
        found.output.append(f'{record.levelname}:{record.name}:{record.getMessage()}')

    handler.emit = emit
    handler.setLevel(level or logging.INFO)
    saved = logger.handlers[:], logger.level, logger.propagate
    logger.handlers[:], logger.propagate = [handler], False
    logger.setLevel(level or logging.INFO)
    try:
        yield found
    finally:
        logger.handlers[:], logger.propagate = saved[0], saved[2]
        logger.setLevel(saved[1])
    if wanted and not found.records:
        case.fail(f'no logs of level {logging.getLevelName(level or logging.INFO)} or higher triggered on {logger.name}')
    if not wanted and found.records:
        case.fail(f'Unexpected logs found: {found.output!r}')


def _assert_logs(self, logger=None, level=None):
    return _logs(self, logger, level, True)


def _assert_no_logs(self, logger=None, level=None):
    return _logs(self, logger, level, False)


unittest.TestCase.assertLogs = _assert_logs
unittest.TestCase.assertNoLogs = _assert_no_logs
_directory = pytest.tmp_path.call


def _tmp_path():
    path = _directory()
    yield path
    shutil.rmtree(path, ignore_errors=True)


pytest.tmp_path.call = _tmp_path
os.makedirs('/home/pyodide', exist_ok=True)
os.chdir('/home/pyodide')
