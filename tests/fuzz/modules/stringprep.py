# Random code points in all tables, and what two of them map them to.
import stringprep

TABLES = [name for name in dir(stringprep) if name.startswith('in_table_')]


def point():
    return pick((rnd(0x250), rnd(0x3400), rnd(0x10000), rnd(0x110000)))


def once(number):
    found = []
    for _ in range(50):
        letter = chr(point())
        tables = [name for name in TABLES if getattr(stringprep, name)(letter)]
        found.append((letter, tables, stringprep.map_table_b2(letter), tried(stringprep.map_table_b3, letter)))
    return number, found
