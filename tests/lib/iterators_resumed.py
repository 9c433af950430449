import itertools as I

class Source:
    """Items; where "stop" stands, an end that is none, and "error" is one that is raised."""
    def __init__(self, name, items):
        self.name, self.items, self.asked = name, list(items), 0
    def __iter__(self):
        print("iter", self.name, end="; ")
        self.asked += 1
        return self if self.asked == 1 else iter("WRONG")
    def __next__(self):
        if not self.items:
            print("end", self.name, end="; ")
            raise StopIteration
        item = self.items.pop(0)
        if item == "error":
            raise KeyError(self.name)
        if item == "stop":
            raise StopIteration
        return item

def trial(make):
    for it in make("stop"), make("error"):
        for _ in range(8):
            try: print(next(it), end="; ")
            except StopIteration: print("STOP", end="; ")
            except (KeyError, ValueError) as e: print(repr(e), end="; ")
        print()

def A(*items): return Source("A", items)
def B(*items): return Source("B", items)

### map
trial(lambda x: map(str,A(1,2,x,3,4)))
trial(lambda x: map(pow,A(1,2,x,3,4),B(1,2,3,4,5,6)))
#> iter A; iter A; 1; 2; STOP; 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 2; KeyError('A'); 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter B; iter A; iter B; 1; 4; STOP; 27; 256; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 4; KeyError('A'); 27; 256; end A; STOP; end A; STOP; end A; STOP; 

### zip
trial(lambda x: zip(A(1,2,x,3,4),B(1,2,3,4,5)))
trial(lambda x: zip(A(1,2,3,4,5),B(1,2,x,3,4)))
trial(lambda x: zip(A(1,2,3,4,5),B(1,2,x,3,4),strict=True))
trial(lambda x: zip(A(1,x,2),"abc",[1,2,3]))
#> iter A; iter B; iter A; iter B; (1, 1); (2, 2); STOP; (3, 3); (4, 4); end A; STOP; end A; STOP; end A; STOP; 
#> (1, 1); (2, 2); KeyError('A'); (3, 3); (4, 4); end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter B; iter A; iter B; (1, 1); (2, 2); STOP; (4, 3); (5, 4); end A; STOP; end A; STOP; end A; STOP; 
#> (1, 1); (2, 2); KeyError('B'); (4, 3); (5, 4); end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter B; iter A; iter B; (1, 1); (2, 2); ValueError('zip() argument 2 is shorter than argument 1'); (4, 3); (5, 4); end A; end B; STOP; end A; end B; STOP; end A; end B; STOP; 
#> (1, 1); (2, 2); KeyError('B'); (4, 3); (5, 4); end A; end B; STOP; end A; end B; STOP; end A; end B; STOP; 
#> iter A; iter A; (1, 'a', 1); STOP; (2, 'b', 2); end A; STOP; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> (1, 'a', 1); KeyError('A'); (2, 'b', 2); end A; STOP; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 

### enumerate
trial(lambda x: enumerate(A(1,2,x,3,4)))
#> iter A; iter A; (0, 1); (1, 2); STOP; (2, 3); (3, 4); end A; STOP; end A; STOP; end A; STOP; 
#> (0, 1); (1, 2); KeyError('A'); (2, 3); (3, 4); end A; STOP; end A; STOP; end A; STOP; 

### filter
trial(lambda x: filter(None,A(1,2,x,3,4)))
trial(lambda x: filter(lambda n:n>1,A(1,2,x,3,4)))
trial(lambda x: I.filterfalse(None,A(0,0,x,0)))
trial(lambda x: I.filterfalse(lambda n:n>1,A(0,0,x,0)))
trial(lambda x: I.compress(A(1,2,x,3,4),B(1,1,1,1,1,1)))
trial(lambda x: I.compress(A(1,2,3,4,5),B(1,1,x,1,1,1)))
#> iter A; iter A; 1; 2; STOP; 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 2; KeyError('A'); 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter A; 2; STOP; 3; 4; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> 2; KeyError('A'); 3; 4; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter A; 0; 0; STOP; 0; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> 0; 0; KeyError('A'); 0; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter A; 0; 0; STOP; 0; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> 0; 0; KeyError('A'); 0; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter B; iter A; iter B; 1; 2; STOP; 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 2; KeyError('A'); 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter B; iter A; iter B; 1; 2; STOP; 4; 5; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 2; KeyError('B'); 4; 5; end A; STOP; end A; STOP; end A; STOP; 

### chain
trial(lambda x: I.chain(A(1,2,x,3,4),B(7,8)))
trial(lambda x: I.chain.from_iterable(A([1],[2],x,[3])))
trial(lambda x: I.chain(A(1,x,2),A(3,x,4)))
#> iter A; 1; 2; iter B; 7; 8; end B; STOP; STOP; STOP; STOP; 
#> iter A; 1; 2; KeyError('A'); 3; 4; end A; iter B; 7; 8; end B; STOP; 
#> iter A; iter A; 1; 2; STOP; STOP; STOP; STOP; STOP; STOP; 
#> 1; 2; KeyError('A'); STOP; STOP; STOP; STOP; STOP; 
#> iter A; 1; iter A; 3; STOP; STOP; STOP; STOP; STOP; STOP; 
#> iter A; 1; KeyError('A'); 2; end A; iter A; 3; KeyError('A'); 4; end A; STOP; STOP; 

### cycle
trial(lambda x: I.cycle(A(1,2,x,3,4)))
#> iter A; iter A; 1; 2; 1; 2; 1; 2; 1; 2; 
#> 1; 2; KeyError('A'); 3; 4; end A; 1; 2; 3; 

### accumulate
trial(lambda x: I.accumulate(A(1,2,x,3,4)))
trial(lambda x: I.accumulate(A(1,2,x,3,4),max))
trial(lambda x: I.accumulate(A(x,2,x,3,4)))
trial(lambda x: I.accumulate(A(1,2,x,3,4),initial=5))
#> iter A; iter A; 1; 3; STOP; 6; 10; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 3; KeyError('A'); 6; 10; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter A; 1; 2; STOP; 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 2; KeyError('A'); 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter A; STOP; 2; STOP; 5; 9; end A; STOP; end A; STOP; end A; STOP; 
#> KeyError('A'); 2; KeyError('A'); 5; 9; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter A; 5; 6; 8; STOP; 11; 15; end A; STOP; end A; STOP; 
#> 5; 6; 8; KeyError('A'); 11; 15; end A; STOP; end A; STOP; 

### batched
trial(lambda x: I.batched(A(1,2,3,x,4,5,6),2))
trial(lambda x: I.batched(A(1,2,x,4,5,6),2))
trial(lambda x: I.batched(A(1,2,3,x,4,5,6),2,strict=True))
#> iter A; iter A; (1, 2); (3,); (4, 5); end A; (6,); end A; STOP; STOP; STOP; STOP; 
#> (1, 2); KeyError('A'); STOP; STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter A; (1, 2); STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> (1, 2); KeyError('A'); STOP; STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter A; (1, 2); ValueError('batched(): incomplete batch'); STOP; STOP; STOP; STOP; STOP; STOP; 
#> (1, 2); KeyError('A'); STOP; STOP; STOP; STOP; STOP; STOP; 

### predicates
trial(lambda x: I.dropwhile(lambda n:n<2,A(1,2,x,3,4)))
trial(lambda x: I.dropwhile(lambda n:n<2,A(1,x,1,2,x,3,4)))
trial(lambda x: I.takewhile(lambda n:n<9,A(1,2,x,3,4)))
trial(lambda x: I.takewhile(lambda n:n<2,A(1,2,1,1)))
#> iter A; iter A; 2; STOP; 3; 4; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> 2; KeyError('A'); 3; 4; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter A; STOP; 2; STOP; 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> KeyError('A'); 2; KeyError('A'); 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter A; 1; 2; STOP; 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 2; KeyError('A'); 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> iter A; iter A; 1; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> 1; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 

### islice
trial(lambda x: I.islice(A(1,2,x,3,4),5))
trial(lambda x: I.islice(A(1,2,x,3,4),1,5))
trial(lambda x: I.islice(A(1,x,3,4),2,5))
trial(lambda x: I.islice(A(1,2,3,4,5,6,x,7,8,9),0,None,2))
trial(lambda x: I.islice(A(1,2,3,4,5,6,7,8,9),1,6,2))
trial(lambda x: I.islice(A(1,2,3),0))
trial(lambda x: I.islice(A(1,2,3),2,2))
trial(lambda x: I.islice(A(1,2,3,4,5,6),4,2))
#> iter A; iter A; 1; 2; STOP; STOP; STOP; STOP; STOP; STOP; 
#> 1; 2; KeyError('A'); STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter A; 2; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> 2; KeyError('A'); STOP; STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter A; STOP; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> KeyError('A'); STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter A; 1; 3; 5; STOP; STOP; STOP; STOP; STOP; 
#> 1; 3; 5; KeyError('A'); STOP; STOP; STOP; STOP; 
#> iter A; iter A; 2; 4; 6; STOP; STOP; STOP; STOP; STOP; 
#> 2; 4; 6; STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter A; STOP; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> STOP; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter A; STOP; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> STOP; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter A; STOP; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> STOP; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 

### pairwise
trial(lambda x: I.pairwise(A(1,2,x,3,4)))
trial(lambda x: I.pairwise(A(x,2,x,3,4)))
#> iter A; iter A; (1, 2); STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> (1, 2); KeyError('A'); STOP; STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter A; STOP; STOP; STOP; STOP; STOP; STOP; STOP; STOP; 
#> KeyError('A'); STOP; STOP; STOP; STOP; STOP; STOP; STOP; 

### starmap
trial(lambda x: I.starmap(pow,A((1,2),(2,2),x,(3,2))))
#> iter A; iter A; 1; 4; STOP; 9; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 4; KeyError('A'); 9; end A; STOP; end A; STOP; end A; STOP; end A; STOP; 

### zip_longest
trial(lambda x: I.zip_longest(A(1,2,x,3,4),B(1,2,3,4)))
trial(lambda x: I.zip_longest(A(1,2,x,3,4),B(1,x,3,4)))
#> iter A; iter B; iter A; iter B; (1, 1); (2, 2); (None, 3); (None, 4); end B; STOP; STOP; STOP; STOP; 
#> (1, 1); (2, 2); KeyError('A'); STOP; STOP; STOP; STOP; STOP; 
#> iter A; iter B; iter A; iter B; (1, 1); (2, None); STOP; STOP; STOP; STOP; STOP; STOP; 
#> (1, 1); KeyError('B'); STOP; STOP; STOP; STOP; STOP; STOP; 

### groupby
trial(lambda x: map(lambda pair:pair[0],I.groupby(A(1,1,2,x,3,4))))
#> iter A; iter A; 1; 2; STOP; 3; 4; end A; STOP; end A; STOP; end A; STOP; 
#> 1; 2; KeyError('A'); 3; 4; end A; STOP; end A; STOP; end A; STOP; 

### tee
trial(lambda x: I.tee(A(1,2,x,3,4))[0])
trial(lambda x: I.tee(A(1,2,x,3,4),1)[0])
#> iter A; iter A; iter A; iter A; W; R; O; N; G; STOP; STOP; STOP; 
#> W; R; O; N; G; STOP; STOP; STOP; 
#> iter A; iter A; iter A; iter A; W; R; O; N; G; STOP; STOP; STOP; 
#> W; R; O; N; G; STOP; STOP; STOP; 

### iter
trial(lambda x: iter(A(1,2,x,3).__next__,9))
trial(lambda x: iter(A(1,2,9,3).__next__,9))
#> 1; 2; STOP; STOP; STOP; STOP; STOP; STOP; 
#> 1; 2; KeyError('A'); 3; end A; STOP; STOP; STOP; STOP; 
#> 1; 2; STOP; STOP; STOP; STOP; STOP; STOP; 
#> 1; 2; STOP; STOP; STOP; STOP; STOP; STOP; 

### count adds at once
class Number:
    __float__ = None
    def __init__(self, n): self.n = n
    def __add__(self, other):
        print("add", self.n, other)  #> add 1 2
        return Number(self.n + other)
    def __repr__(self): return f"Number({self.n})"
c = I.count(Number(1), 2)
print(next(c), c)  #> Number(1) count(Number(3), 2)
