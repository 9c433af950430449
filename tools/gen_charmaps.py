"""Makes core/lib/types/str_charmap_tables.h: the encodings of one byte a character whose lower half is ASCII, with their names, from the Unicode consortium's
mappings as the Python that runs it has them: python3 tools/gen_charmaps.py > core/lib/types/str_charmap_tables.h"""
import encodings.aliases
import textwrap

NAMES = [*[f'cp{n}' for n in (1252, 1250, 1251, 1253, 1254, 1255, 1256, 1257, 1258)], *[f'iso8859_{n}' for n in range(2, 17) if n != 12],
         'koi8_r', 'koi8_u', *[f'cp{n}' for n in (437, 850, 852, 857, 858, 862, 866, 874)], 'mac_roman']


def code_point(name, byte):
    """0 where the byte stands for nothing."""
    return ord(bytes([byte]).decode(name, 'ignore') or '\0')


def main():
    for name in NAMES:
        assert all(code_point(name, byte) == byte for byte in range(128))
    print('/* Made by tools/gen_charmaps.py: the code points of the bytes 0x80 to 0xFF; 0: undefined. */\n/* clang-format off */')
    print('static const uint16_t charmap_tables[][128] = {')
    for name in NAMES:
        row = ', '.join([f'0x{code_point(name, byte):X}' for byte in range(128, 256)])
        print('\n'.join(textwrap.wrap(f'{{ /* {name} */ {row}}},', 100, initial_indent='    ', subsequent_indent='     ')))
    print('};\n/* As codecs call them. */\nstatic const char *const charmap_names[] = {')
    print('\n'.join([f'    "{name.replace("_", "-")}",' for name in NAMES]))
    print('};\ntypedef struct charmap_alias {\n    const char *name;\n    uint8_t map;\n} charmap_alias;')
    print('static const charmap_alias charmap_aliases[] = {')
    for i, name in enumerate(NAMES):
        for alias in [name, *sorted(a for a, of in encodings.aliases.aliases.items() if of == name)]:
            print(f'    {{"{alias}", {i}}},')
    print('};')


main()
