"""Modules that pack and unpack bytes."""
