# Random patterns on random texts.
import re

LETTERS = 'aabbcdABk\n -1_'
WIDE = 'aabé\u017fs\u212aKßſİiıΣσς1\u0661 \u2003\U00010400\U00010428_'


class Maker:
    def __init__(self, letters):
        self.letters = letters
        self.groups = 0
        self.open = []
        self.names = []
        self.fixed = False

    def char(self):
        c = pick(self.letters)
        return '\\n' if c == '\n' else re.escape(c)

    def set(self):
        parts = []
        for _ in range(1 + rnd(3)):
            k = rnd(8)
            if k < 5:
                parts.append(self.char())
            elif k < 7:
                a, b = sorted((pick(self.letters), pick(self.letters)))
                parts.append(re.escape(a) + '-' + re.escape(b))
            else:
                parts.append(pick(('\\d', '\\w', '\\s', '\\D', '\\W', '\\S')))
        return '[' + pick(('', '', '^')) + ''.join(parts) + ']'

    def atom(self, depth):
        k = rnd(26)
        if k < 9 or depth <= 0:
            return self.char()
        if k < 11:
            return self.set()
        if k < 12:
            return '.'
        if k < 13:
            return pick(('\\d', '\\w', '\\s', '\\D', '\\W', '\\S'))
        if k < 15:
            return pick(('^', '$', '\\b', '\\B', '\\A', '\\Z', '\\z', '', ''))
        if k < 19:
            self.groups += 1
            n = self.groups
            self.open.append(n)
            name = rnd(6) == 0
            text = ('(?P<g%d>' % n if name else '(') + self.alternatives(depth - 1) + ')'
            self.open.remove(n)
            if name:
                self.names.append(n)
            return text
        if k < 21:
            return pick(('(?:', '(?:', '(?>', '(?i:', '(?-i:', '(?s:', '(?m:', '(?a:')) + self.alternatives(depth - 1) + ')'
        if k < 23:
            if rnd(3) == 0 and not self.fixed:
                self.fixed = True
                text = pick(('(?<=', '(?<!')) + self.alternatives(depth - 1) + ')'
                self.fixed = False
                return text
            return pick(('(?=', '(?!')) + self.alternatives(depth - 1) + ')'
        done = [n for n in range(1, self.groups + 1) if n not in self.open]
        if k < 25 and done:
            n = pick(done)
            return '(?P=g%d)' % n if n in self.names else '(?:\\%d)' % n
        if done:
            n = pick(done)
            return '(?(%d)' % n + self.sequence(depth - 1) + ('|' + self.sequence(depth - 1) if rnd(2) else '') + ')'
        return self.char()

    def sequence(self, depth):
        out = []
        for _ in range(rnd(4) + (depth > 1)):
            atom = self.atom(depth)
            if rnd(3) == 0 and atom not in ('^', '$', '\\b', '\\B', '\\A', '\\Z', '\\z', '') and not (self.fixed and rnd(4)):
                lazy = pick(('', '', '', '?', '?', '+'))
                atom += pick(('*', '+', '?', '{2}', '{1,2}', '{0,3}', '{2,}', '{,2}')) + lazy
            out.append(atom)
        return ''.join(out)

    def alternatives(self, depth):
        return '|'.join([self.sequence(depth) for _ in range(1 + (rnd(3) == 0) + (rnd(6) == 0))])


def show(m):
    return None if m is None else (m.regs, m.lastindex, m.lastgroup)


def once(number):
    letters = pick((WIDE, LETTERS, 'aab', 'ab\n'))
    pattern = Maker(letters).alternatives(3)
    flags = pick((0, 0, 0, 2, 8, 16, 2 | 8, 256, 2 | 256))
    text = ''.join([pick(letters) for _ in range(rnd(13))])
    if letters is not WIDE and rnd(5) == 0:
        pattern, text = pattern.encode(), text.encode()
    try:
        p = re.compile(pattern, flags)
    except re.error as e:
        return number, pattern, flags, str(e)
    k = rnd(8)
    a, b = rnd(4), 4 + rnd(10)
    if k == 0:
        result = show(p.match(text))
    elif k == 1:
        result = show(p.fullmatch(text))
    elif k == 2:
        result = p.findall(text)
    elif k == 3:
        result = p.split(text)
    elif k == 4:
        result = [show(m) for m in p.finditer(text)]
    elif k == 5:
        result = show(p.search(text, a, b))
    elif k == 6:
        result = p.subn(lambda m: m.group().swapcase() + text[:1], text)
    else:
        result = show(p.search(text))
    return number, pattern, flags, text, k, a, b, result
