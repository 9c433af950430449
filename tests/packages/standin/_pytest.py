"""What tests take from the inside of pytest. Written for these tests."""
import sys
import types

import pytest

monkeypatch = types.ModuleType('_pytest.monkeypatch')
monkeypatch.MonkeyPatch, monkeypatch.notset = pytest.MonkeyPatch, pytest._absent
sys.modules['_pytest.monkeypatch'] = monkeypatch
__path__ = []
