# Random texts read and random rows written in random dialects.
import csv
import io

ALPHABET = ',,;|"\'\\\n\r ab1.5é\x00\t'


def dialect():
    found = {}
    for name, values in (('delimiter', (',', ';', '\t', '|', 'a', ' ', '\n', '', 'ab', None, 5)), ('quotechar', ('"', "'", None, ',', '', '\n')),
                         ('escapechar', (None, '\\', '"', ',', '\r')), ('doublequote', (True, False)), ('skipinitialspace', (True, False)),
                         ('lineterminator', ('\r\n', '\n', '', 'x', None)), ('quoting', (0, 1, 2, 3, 4, 5, 6, 'a')), ('strict', (True, False))):
        if rnd(4) == 0:
            found[name] = values[rnd(min(len(values), 4))] if rnd(8) else pick(values)
    return found


def value():
    return pick((1, 1.5, None, 'a', '', ' a', 'a"b', "it's", 'x,y', 'l\nm', '\\', True, -0.0, 1e300, (1, 2), 'é', ';|\t'))


def written(given):
    to = io.StringIO(newline='')
    writer = csv.writer(to, **given)
    return [writer.writerow(row) for row in [many(value, 4) for _ in range(3)]], to.getvalue()


def once(number):
    given = dialect()
    if rnd(3) == 0:
        return number, given, tried(written, given)
    text = ''.join([pick(ALPHABET) for _ in range(rnd(40))])
    k = rnd(6)
    if k == 0:
        return number, text, tried(lambda: list(csv.DictReader(io.StringIO(text, newline=''), restkey='rest', **given)))
    if k == 1:
        sniffer = csv.Sniffer()
        return number, text, tried(lambda: vars(sniffer.sniff(text))['delimiter']), tried(sniffer.has_header, text)
    rows = []

    def read():
        for row in csv.reader(io.StringIO(text, newline='') if k < 5 else text.splitlines(), **given):
            rows.append(row)
    return number, given, text, tried(read), rows
