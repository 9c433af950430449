"""Texts: of a bounded size, for the tools that models use, and of exceptions."""
from __future__ import annotations

from ._signals import by_signal


def is_text(text: str) -> bool:
    """Whether it has a form in UTF-8: it has no lone surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def bytes_of(text: str) -> int:
    """How many bytes a text has in UTF-8."""
    return len(text.encode("utf-8", "surrogatepass"))


def cut_to(text: str, most: int) -> str:
    """The beginning of a text that has at most so many bytes in UTF-8; no character is cut in two."""
    if 4 * len(text) <= most:
        return text
    data = text.encode("utf-8", "surrogatepass")
    if len(data) <= most:
        return text
    end = most
    while end and data[end] & 0xC0 == 0x80:
        end -= 1
    return data[:end].decode("utf-8", "surrogatepass")


def cut_with_note(text: str, most: int) -> str:
    """A text of at most so many bytes, and a note behind one that was longer."""
    cut = cut_to(text, most)
    return text if len(cut) == len(text) else f"{cut}\n… (truncated at {most} bytes)"


def text_of(value: object) -> str:
    """``str(value)`` of an exception or of what it was made with, or the words that CPython prints where that raises."""
    try:
        return str(value)
    except Exception as failure:
        if by_signal(failure):
            raise
        return "<exception str() failed>"


def reason_of(error: BaseException) -> str:
    """The message of whatever was raised."""
    return text_of(error) or type(error).__name__
