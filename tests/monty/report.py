"""A plugin of pytest's: writes what comes of each test as a line of JSON, to the file that MONTY_REPORT names."""
import json
import os

import pytest


class Report:
    def __init__(self, path: str) -> None:
        self._path = path
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid[report.nodeid.index("tests/") :]
        if report.failed and report.nodeid not in self._failed:
            self._failed.add(report.nodeid)
            crash = getattr(report.longrepr, "reprcrash", None)
            self._tell(name, "failed", crash.message if crash else str(report.longrepr))
        elif report.when == "call" and report.passed:
            self._tell(name, "passed", "")
        elif report.skipped:
            self._tell(name, "skipped", "")

    def _tell(self, *line: str) -> None:
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Report(os.environ["MONTY_REPORT"]))
