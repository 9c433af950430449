"""What the trees of parsed patterns are made of: named numbers."""
from re import PatternError

error = PatternError

MAGIC = 20230612
SRE_INFO_PREFIX, SRE_INFO_LITERAL, SRE_INFO_CHARSET = 1, 2, 4
SRE_FLAG_IGNORECASE, SRE_FLAG_LOCALE, SRE_FLAG_MULTILINE, SRE_FLAG_DOTALL = 2, 4, 8, 16
SRE_FLAG_UNICODE, SRE_FLAG_VERBOSE, SRE_FLAG_DEBUG, SRE_FLAG_ASCII = 32, 64, 128, 256
MAXGROUPS = 1073741823


class _NamedIntConstant(int):
    """A number that shows as its name."""

    __reduce__ = None  # it cannot be pickled

    def __new__(cls, value, name):
        made = int.__new__(cls, value)
        made.name = name
        return made

    def __repr__(self):
        return '%s' % self.name


MAXREPEAT = _NamedIntConstant(4294967295, 'MAXREPEAT')


def _numbered(prefix, names):
    made = [_NamedIntConstant(number, prefix + name) for number, name in enumerate(names.split())]
    globals().update((constant.name, constant) for constant in made)
    return made


OPCODES = _numbered('', 'FAILURE SUCCESS ANY ANY_ALL ASSERT ASSERT_NOT AT BRANCH CATEGORY CHARSET BIGCHARSET GROUPREF '
                    'GROUPREF_EXISTS IN INFO JUMP LITERAL MARK MAX_UNTIL MIN_UNTIL NOT_LITERAL NEGATE RANGE REPEAT '
                    'REPEAT_ONE SUBPATTERN MIN_REPEAT_ONE ATOMIC_GROUP POSSESSIVE_REPEAT POSSESSIVE_REPEAT_ONE '
                    'GROUPREF_IGNORE IN_IGNORE LITERAL_IGNORE NOT_LITERAL_IGNORE GROUPREF_LOC_IGNORE IN_LOC_IGNORE '
                    'LITERAL_LOC_IGNORE NOT_LITERAL_LOC_IGNORE GROUPREF_UNI_IGNORE IN_UNI_IGNORE LITERAL_UNI_IGNORE '
                    'NOT_LITERAL_UNI_IGNORE RANGE_UNI_IGNORE MIN_REPEAT MAX_REPEAT')
del OPCODES[-2:]  # they are in trees only
ATCODES = _numbered('AT_', 'BEGINNING BEGINNING_LINE BEGINNING_STRING BOUNDARY NON_BOUNDARY END END_LINE END_STRING '
                    'LOC_BOUNDARY LOC_NON_BOUNDARY UNI_BOUNDARY UNI_NON_BOUNDARY')
CHCODES = _numbered('CATEGORY_', 'DIGIT NOT_DIGIT SPACE NOT_SPACE WORD NOT_WORD LINEBREAK NOT_LINEBREAK LOC_WORD '
                    'LOC_NOT_WORD UNI_DIGIT UNI_NOT_DIGIT UNI_SPACE UNI_NOT_SPACE UNI_WORD UNI_NOT_WORD UNI_LINEBREAK '
                    'UNI_NOT_LINEBREAK')


def _instead(kinds, infix):
    """A dict from codes to those that have the infix behind the first word of their names."""
    return {globals()[kind]: globals()[kind.replace('_', '_' + infix, 1)] for kind in kinds.split()}


_LITERALS = ('LITERAL', 'NOT_LITERAL')
OP_IGNORE, OP_LOCALE_IGNORE, OP_UNICODE_IGNORE = [{globals()[name]: globals()[name + infix + 'IGNORE'] for name in _LITERALS}
                                                  for infix in ('_', '_LOC_', '_UNI_')]
AT_MULTILINE = {ATCODES[0]: ATCODES[1], ATCODES[5]: ATCODES[6]}
AT_LOCALE, AT_UNICODE = _instead('AT_BOUNDARY AT_NON_BOUNDARY', 'LOC_'), _instead('AT_BOUNDARY AT_NON_BOUNDARY', 'UNI_')
CH_LOCALE = {code: code for code in CHCODES[:8]} | _instead('CATEGORY_WORD CATEGORY_NOT_WORD', 'LOC_')
CH_UNICODE = dict(zip(CHCODES[:8], CHCODES[10:]))
_PAIRS = [(CHCODES[i], CHCODES[i + 1]) for i in range(0, len(CHCODES), 2)]
CH_NEGATE = dict(_PAIRS) | {no: yes for yes, no in _PAIRS}
