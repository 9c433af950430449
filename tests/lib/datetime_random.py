# datetime: reckoning with many values, against CPython's sums of their texts.

### random dates, differences and zones: enumerate, out and ord
from datetime import *
seed=12345
def rnd(n):
    global seed
    seed=(seed*6364136223846793005+1442695040888963407)%2**64
    return (seed>>33)%n
def rdt():
    return datetime(1+rnd(9999),1+rnd(12),1+rnd(28),rnd(24),rnd(60),rnd(60),rnd(10**6) if rnd(2) else 0)
def E(f):
    try: return repr(f())
    except Exception as e: return type(e).__name__+': '+str(e)
zones=[None,UTC,timezone(timedelta(hours=5,minutes=30)),timezone(-timedelta(hours=3,seconds=7))]
out=[]
for i in range(200):
    a,b=rdt(),rdt()
    t=timedelta(rnd(4000)-2000,rnd(10**6)-500000,rnd(10**9))
    f=(rnd(2000001)-1000000)/(1+rnd(1000))
    z=zones[rnd(4)]
    c=a.replace(tzinfo=z)
    d=b.replace(tzinfo=zones[rnd(4)])
    for g in (
            lambda: a+t,
            lambda: a-t,
            lambda: a-b,
            lambda: c-d,
            lambda: c<d,
            lambda: c==d,
            lambda: t*f,
            lambda: t/f,
            lambda: t/3,
            lambda: t//7,
            lambda: t%timedelta(hours=5),
            lambda: divmod(t,timedelta(minutes=7)),
            lambda: a.isocalendar(),
            lambda: a.date().toordinal(),
            lambda: date.fromordinal(1+rnd(3652059)),
            lambda: a.timestamp(),
            lambda: c.timestamp(),
            lambda: datetime.fromtimestamp(f*1e4),
            lambda: datetime.fromtimestamp(f,z),
            lambda: str(c),
            lambda: datetime.fromisoformat(str(c))==c,
            lambda: a.strftime('%a %j %U %W %V %G %y %I %p'),
            lambda: timedelta(days=f/1000,seconds=f,hours=f/77,microseconds=f),
            lambda: str(t),
            lambda: c.astimezone(zones[2]),
            lambda: a.weekday(),
            lambda: a.ctime(),
            lambda: date.fromisocalendar(1+rnd(9998),1+rnd(53),1+rnd(7)),
            lambda: t.total_seconds(),
            lambda: abs(t),
            lambda: timedelta(weeks=f,milliseconds=f)*rnd(9),
            lambda: a.replace(year=1+rnd(9999),day=29),
            lambda: datetime.strptime(a.strftime('%Y-%m-%d %H:%M:%S.%f'),'%Y-%m-%d %H:%M:%S.%f')==a):
        out.append(E(g))
h = 0
for i,o in enumerate(out):
    for ch in o: h=(h*31+ord(ch))%(2**61-1)
    if i % 330 == 329: print(i, h)
print(len(out),h)
#> 329 412656970415754259
#> 659 172007934371759644
#> 989 492386289266824861
#> 1319 2263779241312782676
#> 1649 2225033428574539917
#> 1979 2126101973407539358
#> 2309 2197935680344675656
#> 2639 306489015711219857
#> 2969 1025419741422811213
#> 3299 1505051909280053010
#> 3629 1479395697556879675
#> 3959 452130238425968413
#> 4289 28319078814658859
#> 4619 996724103318510160
#> 4949 2026504494852152259
#> 5279 224468704441836995
#> 5609 1636566932205393307
#> 5939 1614988650488669554
#> 6269 1702224813402044453
#> 6599 738460652830093085
#> 6600 738460652830093085
