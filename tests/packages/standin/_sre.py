"""What CPython's own parser of patterns asks of its engine. Written for these tests."""
MAXREPEAT = 4294967295
MAXGROUPS = 1073741823
MAGIC, CODESIZE = 0, 4


def unicode_iscased(char):
    return chr(char).lower() != chr(char).upper()


ascii_iscased = unicode_iscased


def unicode_tolower(char):
    return ord(chr(char).lower()[0])


ascii_tolower = unicode_tolower
