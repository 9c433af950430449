import sched


class Clock:
    def __init__(self):
        self.now, self.waits = 0, []

    def time(self):
        return self.now

    def sleep(self, seconds):
        self.waits.append(seconds)
        self.now += seconds


clock = Clock()
s = sched.scheduler(clock.time, clock.sleep)

### in order
s.enter(5, 1, print, ('late',))
s.enter(2, 2, print, ('second',))
s.enter(2, 1, print, ('first',), {'end': '!\n'})
e = s.enterabs(3, 1, print, argument=('never',))
print([event.time for event in s.queue], s.empty(), e[:3])
s.cancel(e)
try:
    s.cancel(e)
except ValueError as error:
    print(type(error))
print(s.run(), clock.now, clock.waits, s.empty())
#> [2, 2, 3, 5] False (3, 1, 3)
#> <class 'ValueError'>
#> first!
#> second
#> late
#> None 5 [2, 0, 0, 3, 0] True

### without waiting
s.enter(1, 1, print, 'a')
s.enter(3, 1, print, 'b')
print(s.run(blocking=False))
clock.now = 2
print(s.run(False), s.run(False), len(s.queue))
#> 1
#> a
#> 1 1 1

### what enters more while it runs
def again(n):
    print(n, clock.now, sum(range(50)))
    if n:
        s.enter(1, 1, again, (n - 1,))
s.enter(1, 1, again, (3,))
s.run()
#> 3 1 1225
#> 2 2 1225
#> 1 3 1225
#> 0 4 1225

### errors leave the rest
s.enter(1, 1, lambda: 1 / 0)
s.enter(2, 1, print, ('still',))
try:
    s.run()
except ZeroDivisionError as error:
    print(error)  #> division by zero
s.run()  #> still

### events
a, b = s.enterabs(1, 1, print), s.enterabs(1, 1, print)
print(a < b, a == b, a <= a, a > b, a.priority, a.argument, a.kwargs)  #> True False True False 1 () {}
