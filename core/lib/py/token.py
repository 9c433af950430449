"""Numbers for the kinds of tokens, as module tokenize gives them."""

from _hn import _intern

global EXACT_TOKEN_TYPES, N_TOKENS, NT_OFFSET, ENDMARKER, tok_name


# They are names, which the program's own are one with whoever came first.
def _cut(text):
    return [_intern(word) for word in text.split()]


_OPERATORS = _cut('''LPAR ( RPAR ) LSQB [ RSQB ] COLON : COMMA , SEMI ; PLUS + MINUS - STAR * SLASH / VBAR | AMPER & LESS < GREATER > EQUAL =
    DOT . PERCENT % LBRACE { RBRACE } EQEQUAL == NOTEQUAL != LESSEQUAL <= GREATEREQUAL >= TILDE ~ CIRCUMFLEX ^ LEFTSHIFT << RIGHTSHIFT >>
    DOUBLESTAR ** PLUSEQUAL += MINEQUAL -= STAREQUAL *= SLASHEQUAL /= PERCENTEQUAL %= AMPEREQUAL &= VBAREQUAL |= CIRCUMFLEXEQUAL ^=
    LEFTSHIFTEQUAL <<= RIGHTSHIFTEQUAL >>= DOUBLESTAREQUAL **= DOUBLESLASH // DOUBLESLASHEQUAL //= AT @ ATEQUAL @= RARROW -> ELLIPSIS ...
    COLONEQUAL := EXCLAMATION !''')
_BEFORE = _cut('ENDMARKER NAME NUMBER STRING NEWLINE INDENT DEDENT')
_BEHIND = _cut('''OP TYPE_IGNORE TYPE_COMMENT SOFT_KEYWORD FSTRING_START FSTRING_MIDDLE FSTRING_END TSTRING_START TSTRING_MIDDLE TSTRING_END
    COMMENT NL ERRORTOKEN ENCODING''')
_names = _BEFORE + _OPERATORS[::2] + _BEHIND


def _number_them(space):
    for number, name in enumerate(_names + ['N_TOKENS']):
        space[name] = number
    space['NT_OFFSET'] = 256
    space['tok_name'] = dict(enumerate(_names)) | {N_TOKENS: 'N_TOKENS', NT_OFFSET: 'NT_OFFSET'}
    space['EXACT_TOKEN_TYPES'] = {text: space[name] for text, name in sorted(zip(_OPERATORS[1::2], _OPERATORS[::2]))}


_number_them(globals())
__all__ = ['tok_name', 'ISTERMINAL', 'ISNONTERMINAL', 'ISEOF', 'EXACT_TOKEN_TYPES'] + _names + ['N_TOKENS', 'NT_OFFSET']


def ISEOF(x: int) -> bool:
    """Whether it is the number of the end of a text."""
    return _names.index('ENDMARKER') == x


def ISNONTERMINAL(x: int) -> bool:
    """Whether it is none of a token: a rule of a grammar."""
    return not ISTERMINAL(x)


def ISTERMINAL(x: int) -> bool:
    """Whether it is the number of a token."""
    return NT_OFFSET > x
