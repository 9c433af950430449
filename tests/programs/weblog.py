### a log parser: regular expressions, durations, a report
import re, textwrap
from collections import Counter, defaultdict, namedtuple, deque
from datetime import datetime, timedelta, timezone
from functools import cached_property, partial
from itertools import pairwise, islice, chain
from statistics import mean, quantiles, stdev, mode

LOG = r'''
192.168.0.1 - alice [10/Oct/2023:13:55:36 +0000] "GET /index.html HTTP/1.1" 200 2326 "-" "Mozilla/5.0 (X11; Linux)" 0.012
10.0.0.7 - - [10/Oct/2023:13:55:37 +0200] "POST /api/login HTTP/1.1" 401 64 "https://example.org/" "curl/8.1" 0.250
10.0.0.7 - bob [10/Oct/2023:13:56:02 +0200] "POST /api/login HTTP/1.1" 200 128 "https://example.org/" "curl/8.1" 0.198
this line is broken
192.168.0.1 - alice [10/Oct/2023:13:58:00 +0000] "GET /search?q=a%20b&page=2 HTTP/1.1" 200 5120 "/index.html" "Mozilla/5.0 (X11; Linux)" 1.5
2001:db8::1 - - [10/Oct/2023:14:01:59 +0000] "HEAD / HTTP/2" 304 - "-" "bot \"quoted\" 1.0" 0.001
192.168.0.9 - carol [10/Oct/2023:14:02:10 -0530] "DELETE /api/items/42 HTTP/1.1" 500 17 "-" "Mozilla/5.0 (Mac)" 3.75

192.168.0.9 - carol [32/Oct/2023:14:02:10 +0000] "GET /api/items/42 HTTP/1.1" 404 9 "-" "Mozilla/5.0 (Mac)" 0.03
192.168.0.1 - alice [10/Oct/2023:14:30:00 +0000] "GET /api/items/7 HTTP/1.1" 200 999 "-" "Mozilla/5.0 (X11; Linux)" 0.07
'''
LINE = re.compile(r'''
    ^(?P<host>\S+)\ \S+\ (?P<user>\S+)\ \[(?P<when>[^\]]+)\]\ "(?P<method>[A-Z]+)\ (?P<path>[^\s?]+)(?:\?(?P<query>\S*))?\ HTTP/(?P<version>[\d.]+)"
    \ (?P<status>\d{3})\ (?P<size>\d+|-)\ "(?P<referer>[^"]*)"\ "(?P<agent>(?:\\.|[^"\\])*)"\ (?P<secs>\d+\.\d+)$''', re.X)

class Entry:
    __slots__ = ("fields", "__dict__")
    def __init__(self, **fields): self.fields = fields
    def __getattr__(self, name):
        if name.startswith("__"): raise AttributeError(name)
        try: return self.fields[name]
        except KeyError: raise AttributeError(f"{type(self).__name__!r} has no field {name!r}") from None
    @cached_property
    def time(self): return datetime.strptime(self.when, "%d/%b/%Y:%H:%M:%S %z")
    @cached_property
    def params(self): return dict(re.findall(r"([^=&]+)=([^&]*)", re.sub(r"%([0-9A-Fa-f]{2})", lambda m: chr(int(m[1], 16)), self.query or "")))
    def __repr__(self): return f"<{self.method} {self.path} {self.status}>"
    def __lt__(self, other): return self.time < other.time

def parse(text):
    for number, line in enumerate(text.strip().splitlines(), 1):
        if not line: continue
        if not (m := LINE.match(line)):
            print(f"{number}: cannot parse {textwrap.shorten(line, 20, placeholder='...')!r}")
            continue
        e = Entry(**m.groupdict(default=""))
        try: e.time
        except ValueError as error: print(f"{number}: {error}")
        else: yield e

entries = list(parse(LOG))
print(entries, sorted(entries)[0])
print([f"{e.time.astimezone(timezone.utc):%H:%M:%S}" for e in sorted(entries)])
print(entries[1].time, repr(entries[1].time), entries[4].time.isoformat(), entries[-2].time.utcoffset(), entries[-2].time.tzname())
print(Counter(e.status[0] + "xx" for e in entries).most_common(), Counter(e.host for e in entries).most_common(1))
print(entries[2].params, entries[3].fields["agent"].replace('\\"', '"'), entries[3].size)
try: entries[0].nothing
except AttributeError as e: print(e)
secs = [float(e.secs) for e in entries]
print(f"mean {mean(secs):.3f} stdev {stdev(secs):.3f} quartiles {[round(q, 4) for q in quantiles(secs, n=4)]} mode {mode(e.method for e in entries)}")
for a, b in pairwise(sorted(entries)):
    gap = b.time - a.time
    print(f"{str(gap):>16} {gap.total_seconds():>9.1f}s {'#' * min(30, int(gap / timedelta(minutes=5)))}")
Session = namedtuple("Session", "user start hits bytes", defaults=(0,))
def sessions(entries, idle=timedelta(minutes=30)):
    last = {}
    for e in sorted(entries):
        s, seen = last.get(e.host, (None, None))
        size = int(e.size) if e.size.isdigit() else 0
        if s and e.time - seen <= idle: s = s._replace(hits=s.hits + 1, bytes=s.bytes + size, user=e.user if s.user == "-" else s.user)
        else:
            if s: yield s
            s = Session(e.user, e.time, 1, size)
        last[e.host] = s, e.time
    yield from (s for s, _ in last.values())
for s in sessions(entries): print(s._asdict() | {"start": s.start.time().isoformat("minutes")})
tree = defaultdict(partial(defaultdict, int))
for e in entries:
    for depth, part in enumerate(e.path.strip("/").split("/")): tree[depth][re.sub(r"^\d+$", ":id", part) or "(root)"] += 1
for depth, parts in tree.items(): print("  " * depth, dict(parts))
print(re.sub(r"\b(\d{1,3})(?:\.\d{1,3}){2}\.(?P<last>\d{1,3})\b", r"\1.x.x.\g<last>", "from 192.168.0.1 to 10.0.0.7, not 1.2.3"))
print(list(islice(deque(chain.from_iterable(e.path.split("/") for e in entries), maxlen=5), 3)), LINE.groupindex["status"], LINE.groups)
#> 4: cannot parse 'this line is broken'
#> 9: time data '32/Oct/2023:14:02:10 +0000' does not match format '%d/%b/%Y:%H:%M:%S %z'
#> [<GET /index.html 200>, <POST /api/login 401>, <POST /api/login 200>, <GET /search 200>, <HEAD / 304>, <DELETE /api/items/42 500>, <GET /api/items/7 200>] <POST /api/login 401>
#> ['11:55:37', '11:56:02', '13:55:36', '13:58:00', '14:01:59', '14:30:00', '19:32:10']
#> 2023-10-10 13:55:37+02:00 datetime.datetime(2023, 10, 10, 13, 55, 37, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200))) 2023-10-10T14:01:59+00:00 -1 day, 18:30:00 UTC-05:30
#> [('2xx', 4), ('4xx', 1), ('3xx', 1), ('5xx', 1)] [('192.168.0.1', 3)]
#> {} Mozilla/5.0 (X11; Linux) 5120
#> 'Entry' has no field 'nothing'
#> mean 0.826 stdev 1.393 quartiles [0.012, 0.198, 1.5] mode GET
#>          0:00:25      25.0s 
#>          1:59:34    7174.0s #######################
#>          0:02:24     144.0s 
#>          0:03:59     239.0s 
#>          0:28:01    1681.0s #####
#>          5:02:10   18130.0s ##############################
#> {'user': 'alice', 'start': '13:55', 'hits': 2, 'bytes': 7446}
#> {'user': 'bob', 'start': '13:55', 'hits': 2, 'bytes': 192}
#> {'user': 'alice', 'start': '14:30', 'hits': 1, 'bytes': 999}
#> {'user': '-', 'start': '14:01', 'hits': 1, 'bytes': 0}
#> {'user': 'carol', 'start': '14:02', 'hits': 1, 'bytes': 17}
#>  {'index.html': 1, 'api': 4, 'search': 1, '(root)': 1}
#>    {'login': 2, 'items': 2}
#>      {':id': 2}
#> from 192.x.x.1 to 10.x.x.7, not 1.2.3
#> ['42', '', 'api'] 8 12
