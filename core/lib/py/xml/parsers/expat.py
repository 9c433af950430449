"""Parsers of XML, in the words of expat: those of pyexpat."""

import sys

import pyexpat as _pyexpat

globals().update({name: value for name, value in vars(_pyexpat).items() if name[:1] != '_'})
sys.modules['xml.parsers.expat.model'], sys.modules['xml.parsers.expat.errors'] = _pyexpat.model, _pyexpat.errors
