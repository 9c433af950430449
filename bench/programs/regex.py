# Regular expressions: a tokenizer, log lines, replacing, finding all in about 1 MB.
import re

words = ('alpha', 'beta', 'gamma', 'delta', 'epsilon', 'x1', 'total', 'count_of')
seed = 12345


def rnd(n):
    global seed
    seed = (seed * 1103515245 + 12345) % 2147483648
    return (seed >> 8) % n


def source_text(lines):
    out = []
    for _ in range(lines):
        out.append(f'{words[rnd(8)]} = {words[rnd(8)]} * {rnd(1000)} + "{words[rnd(8)]}" - ({rnd(100)}.{rnd(100)} / {words[rnd(8)]})\n')
    return ''.join(out)


def log_text(lines):
    out = []
    for i in range(lines):
        out.append(f'192.168.{rnd(256)}.{rnd(256)} - - [10/Oct/2024:13:{rnd(60):02}:{rnd(60):02} +0000] '
                   f'"{("GET", "POST")[rnd(2)]} /{words[rnd(8)]}/{rnd(1000)}?q={words[rnd(8)]} HTTP/1.1" {(200, 404, 500)[rnd(3)]} {rnd(100000)}\n')
    return ''.join(out)


TOKEN = re.compile(r'''(?P<name>[A-Za-z_]\w*)|(?P<number>\d+(?:\.\d+)?)|(?P<string>"[^"]*")|(?P<op>[-+*/=()])|(?P<space>\s+)''')


def tokenize(text):
    counts = {}
    for m in TOKEN.finditer(text):
        kind = m.lastgroup
        counts[kind] = counts.get(kind, 0) + 1
    return sorted(counts.items())


LINE = re.compile(r'(\S+) \S+ \S+ \[([^\]]+)\] "([A-Z]+) ([^ "]+) HTTP/[\d.]+" (\d{3}) (\d+)')


def parse_logs(text):
    total = errors = 0
    for line in text.split('\n'):
        m = LINE.match(line)
        if m:
            total += int(m.group(6))
            if m.group(5) != '200':
                errors += 1
    return total, errors


def main():
    code, logs = source_text(3000), log_text(3000)
    print(tokenize(code))
    print(parse_logs(logs))
    big = logs * 4
    print(len(re.findall(r'\d+\.\d+\.\d+\.\d+', big)), len(re.findall(r'\b\w+\b', big)), len(re.findall('gamma|delta', big)),
          len(re.findall(r'(?i)post', big)), len(re.findall(r'q=(\w+)', big)), len(re.findall(r'^.*\b500\b.*$', big, re.M)))
    print(len(re.sub(r'\d+', '#', big)), len(re.sub(r'(\w+)=(\w+)', r'\2=\1', big)), len(re.sub(r'/\w+', lambda m: m.group().upper(), logs)))
    print(len(re.split(r'[\s"]+', big)), sum(1 for line in logs.split('\n') if re.search(r' (404|500) \d+$', line)))


main()
