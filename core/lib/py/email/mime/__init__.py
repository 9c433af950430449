"""Kinds of messages that are built."""
