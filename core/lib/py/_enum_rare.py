"""The checks of enum.verify(): it loads this module then, which sys.modules does not show."""
from enum import CONTINUOUS, NAMED_FLAGS, UNIQUE, Flag, _bits, _is_single_bit


def check(enumeration, wanted):
    """One check of an enumeration; ValueErrors."""
    if wanted is UNIQUE:
        _check_unique(enumeration)
    elif wanted is CONTINUOUS:
        _check_continuous(enumeration)
    elif wanted is NAMED_FLAGS:
        _check_named(enumeration)


def _check_unique(enumeration):
    aliases = [f'{alias} -> {m.name}' for alias, m in enumeration.__members__.items() if alias != m.name]
    if aliases:
        raise ValueError(f"aliases found in {enumeration!r}: {', '.join(aliases)}")


def _check_continuous(enumeration):
    values = {m.value for m in enumeration}
    if len(values) < 2:
        return
    low, high = min(values), max(values)
    if issubclass(enumeration, Flag):
        kind, wanted = 'flag', [2 ** i for i in range(low.bit_length(), high.bit_length() - 1)]
    else:
        kind, wanted = 'enum', range(low + 1, high)
    missing = [str(i) for i in wanted if i not in values]
    if missing:
        raise ValueError(f"invalid {kind} {enumeration.__name__!r}: missing values {', '.join(missing)}"[:256])


def _check_named(enumeration):
    values = [m.value for m in enumeration]
    names, missing = [], 0
    for name, alias in enumeration._member_map_.items():
        if name in enumeration._member_names_ or alias.value < 0:
            continue
        missed = [bit for bit in _bits(alias.value) if bit not in values]
        if missed:
            names.append(name)
            for bit in missed:
                missing |= bit
    if names:
        who = f'alias {names[0]} is missing' if len(names) == 1 else \
            f"aliases {', '.join(names[:-1])} and {names[-1]} are missing"
        what = f'value 0x{missing:x}' if _is_single_bit(missing) else f'combined values of 0x{missing:x}'
        raise ValueError(f'invalid Flag {enumeration.__name__!r}: {who} {what} '
                         '[use enum.show_flag_values(value) for details]')
