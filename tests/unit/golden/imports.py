"""module doc"""
from __future__ import annotations
import a
import a.b.c, d.e as f
from . import g
from ..h import i as j, k
from m import *
x: list[int] = []
def q(a: int): pass
