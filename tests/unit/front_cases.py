"""Runs the wrong programs of tests/errors/syntax_cases.json through the parser: python3 front_cases.py DUMP_TOOL CASES.

With --make ORACLE_DIR SOURCES... it writes CASES from lists of programs instead, with CPython's answers."""
import json
import sys

import front_compare

FIELDS = ('type', 'lineno', 'offset', 'end_lineno', 'end_offset', 'message')


def make(out, oracle, sources):
    cases = [c for path in sources for c in front_compare.load(path)]
    rows, seen = [], set()
    for (_, source, mode), answer in zip(cases, front_compare.run_oracle(oracle, cases)):
        if not answer.startswith('ERR ') or (source, mode) in seen:
            continue
        seen.add((source, mode))
        parts = answer[4:].split('|', 5)
        row = {'source': source, 'mode': mode, 'type': parts[0], 'message': parts[5]}
        row.update((f, int(v)) for f, v in zip(FIELDS[1:5], parts[1:5]))
        rows.append(row)
    with open(out, 'w', encoding='utf-8') as f:
        f.write('[\n' + ',\n'.join(json.dumps(r) for r in rows) + '\n]\n')


def main():
    if '--make' in sys.argv:
        i = sys.argv.index('--make')
        return make(sys.argv[2], sys.argv[i + 1], sys.argv[i + 2:])
    with open(sys.argv[2], encoding='utf-8') as f:
        rows = json.load(f)
    cases = [('', r['source'], r.get('mode', 'exec')) for r in rows]
    good = 0
    for row, ours in zip(rows, front_compare.run_ours(sys.argv[1], cases)):
        theirs = 'ERR ' + '|'.join(str(row[f]) for f in FIELDS)
        good += ours == theirs
        if ours != theirs:
            print('%r\n  ours   %s\n  theirs %s' % (row['source'], ours[:200], theirs))
    print('%d of %d agree' % (good, len(rows)))
    return good != len(rows)


if __name__ == '__main__':
    sys.exit(main())
