"""Compares the parser with CPython: python3 front_compare.py DUMP_TOOL ORACLE_DIR [--show N] FILE...

A .py file is one program; a .json file is a list of programs, [program, mode] pairs or objects with "source" and, if it
is wrong, "type". The oracle is asked once for all of them."""
import json
import os
import re
import subprocess
import sys
import tempfile

MODES = {'exec': 0, 'eval': 1, 'single': 2}
HERE = os.path.dirname(os.path.abspath(__file__))


def load(path):
    if path.endswith('.py'):
        with open(path, encoding='utf-8', newline='') as f:
            return [(path, f.read(), 'exec')]
    out = []
    with open(path, encoding='utf-8') as f:
        for i, c in enumerate(json.load(f)):
            if isinstance(c, str):
                c = [c, 'exec']
            elif isinstance(c, dict):
                c = [c['source'], c.get('mode', 'exec')]
            out.append(('%s[%d]' % (os.path.basename(path), i), c[0], c[1]))
    return out


def run_ours(tool, cases):
    data = b''
    for _, source, mode in cases:
        s = source.encode('utf-8', 'surrogatepass')
        data += b'%d %d\n' % (MODES[mode], len(s)) + s
    return subprocess.run([tool], input=data, stdout=subprocess.PIPE, check=False).stdout.decode(
        'utf-8', 'replace').split('\n')


def run_oracle(where, cases):
    answers, batch, size = [], [], 0
    with tempfile.TemporaryDirectory() as tmp:
        for i, (_, source, mode) in enumerate(cases):
            batch.append([source, mode])
            size += len(source)
            if i + 1 < len(cases) and size < 4000000:
                continue
            with open(tmp + '/in.json', 'w', encoding='utf-8') as f:
                json.dump(batch, f)
            subprocess.run(['node', os.path.join(HERE, 'front_oracle.mjs'), tmp + '/in.json', tmp + '/out.json'],
                           env={**os.environ, 'HOGNOSE_ORACLE': where}, check=True)
            with open(tmp + '/out.json', encoding='utf-8') as f:
                answers += json.load(f)
            batch, size = [], 0
    return answers


def main():
    args = sys.argv[1:]
    show = 10
    if '--show' in args:
        i = args.index('--show')
        show = int(args[i + 1])
        del args[i:i + 2]
    tool, oracle = args[:2]
    cases = [c for path in args[2:] for c in load(path)]
    ours = run_ours(tool, cases)
    theirs = run_oracle(oracle, cases)
    good = 0
    for (where, source, _), a, b in zip(cases, ours, theirs):
        a = re.sub(r'big\d+:[0-9a-f]+', 'big', a)
        a = re.sub(r'\|-1\|-1\|-1\|-1\|', '|-1|-1|-1|-1|', a)
        if a == b:
            good += 1
            continue
        if show > 0:
            show -= 1
            n = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            lo = max(0, n - 60) if a.startswith('OK') and b.startswith('OK') else 0
            print('%s %r\n  ours   %s\n  theirs %s' % (where, source[:150], a[lo:n + 140], b[lo:n + 140]))
    print('%d of %d agree' % (good, len(cases)))
    return good != len(cases)


if __name__ == '__main__':
    sys.exit(main())
