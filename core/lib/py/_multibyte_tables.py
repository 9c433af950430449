"""The tables of the East Asian encodings, unpacked when an encoding is first used: see tools/gen_multibyte.py for how they are packed."""
from _hn.imports import _import_dotted


def _numbers(text):
    number = 0
    for c in text:
        digit = ord(c) - 32
        if digit < 47:
            yield number * 47 + digit
            number = 0
        else:
            number = number * 47 + digit - 47


def _keys(text):
    end, found, numbers = 0, [], _numbers(text)
    for gap in numbers:
        begin = end + gap
        end = begin + next(numbers)
        found.extend(range(begin, end))
    return found


def _values(text, seen):
    guess, found = 1, []
    for number in _numbers(text):
        while guess in seen:
            guess += 1
        value = guess + (~(number >> 1) if number & 1 else number >> 1) & 0xFFFF
        found.append(value)
        seen.add(value)
        guess = value + 1
    return found


def table(module, name):
    """The map of this name, for the caller."""
    after, keys, values = getattr(_import_dotted(module, False), name)
    seen = set(table(module, after).values()) if after else set()
    return dict(zip(_keys(keys), _values(values, seen)))


def changed(base, module, name):
    """A copy of the map with the changes of a table, in which 0 takes a key away."""
    changes = table(module, name)
    found = base | changes
    for key, value in changes.items():
        if not value:
            del found[key]
    return found


def turned(characters):
    """The codes of characters, from the characters of codes. Of two codes the later one counts."""
    return dict(zip(characters.values(), characters))
