# What cannot be pickled, and what it says.
import copy, io, pickle, threading


def shows(**objects):
    for name, o in objects.items():
        for f in pickle.dumps, copy.copy, copy.deepcopy:
            try:
                print(name, f.__name__, type(f(o)) is type(o), end=' | ')
            except Exception as e:
                print(name, f.__name__, type(e).__name__, e, end=' | ')
        print()


### files
open('/tmp/f', 'w').close()
shows(text=open('/tmp/f'), binary=open('/tmp/f', 'rb'), raw=open('/tmp/f', 'rb', 0), written=open('/tmp/f', 'wb'),
    both=open('/tmp/f', 'r+b'), wrapper=io.TextIOWrapper(io.BytesIO()), buffered=io.BufferedReader(io.BytesIO()))
for protocol in range(6):
    try:
        pickle.dumps(open('/tmp/f'), protocol)
    except TypeError as e:
        print(e)
#> text dumps TypeError cannot pickle 'TextIOWrapper' instances | text copy TypeError cannot pickle 'TextIOWrapper' instances | text deepcopy TypeError cannot pickle 'TextIOWrapper' instances | 
#> binary dumps TypeError cannot pickle 'BufferedReader' instances | binary copy TypeError cannot pickle 'BufferedReader' instances | binary deepcopy TypeError cannot pickle 'BufferedReader' instances | 
#> raw dumps TypeError cannot pickle 'FileIO' instances | raw copy TypeError cannot pickle 'FileIO' instances | raw deepcopy TypeError cannot pickle 'FileIO' instances | 
#> written dumps TypeError cannot pickle 'BufferedWriter' instances | written copy TypeError cannot pickle 'BufferedWriter' instances | written deepcopy TypeError cannot pickle 'BufferedWriter' instances | 
#> both dumps TypeError cannot pickle 'BufferedRandom' instances | both copy TypeError cannot pickle 'BufferedRandom' instances | both deepcopy TypeError cannot pickle 'BufferedRandom' instances | 
#> wrapper dumps TypeError cannot pickle 'TextIOWrapper' instances | wrapper copy TypeError cannot pickle 'TextIOWrapper' instances | wrapper deepcopy TypeError cannot pickle 'TextIOWrapper' instances | 
#> buffered dumps TypeError cannot pickle 'BufferedReader' instances | buffered copy TypeError cannot pickle 'BufferedReader' instances | buffered deepcopy TypeError cannot pickle 'BufferedReader' instances | 
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'TextIOWrapper' instances

### subclasses of files
class Mine(io.TextIOWrapper):
    pass


class Own(io.TextIOWrapper):
    def __reduce__(self):
        return Own, (io.BytesIO(),)


class Raw(io.RawIOBase):
    pass


shows(mine=Mine(io.BytesIO()), own=Own(io.BytesIO()), raw=Raw())
#> mine dumps TypeError cannot pickle 'Mine' instances | mine copy TypeError cannot pickle 'Mine' instances | mine deepcopy TypeError cannot pickle 'Mine' instances | 
#> own dumps False | own copy True | own deepcopy True | 
#> raw dumps False | raw copy True | raw deepcopy True | 

### what threads wait for
class Kind(threading.Event):
    pass


shows(lock=threading.Lock(), rlock=threading.RLock(), condition=threading.Condition(), event=threading.Event(),
    kind=Kind(),
    semaphore=threading.Semaphore(), bounded=threading.BoundedSemaphore(), thread=threading.Thread(),
    timer=threading.Timer(1, print),
    local=threading.local(), barrier=threading.Barrier(1))
#> lock dumps TypeError cannot pickle '_thread.lock' object | lock copy TypeError cannot pickle '_thread.lock' object | lock deepcopy TypeError cannot pickle '_thread.lock' object | 
#> rlock dumps TypeError cannot pickle '_thread.RLock' object | rlock copy TypeError cannot pickle '_thread.RLock' object | rlock deepcopy TypeError cannot pickle '_thread.RLock' object | 
#> condition dumps TypeError cannot pickle '_thread.RLock' object | condition copy True | condition deepcopy TypeError cannot pickle '_thread.RLock' object | 
#> event dumps TypeError cannot pickle '_thread.lock' object | event copy True | event deepcopy TypeError cannot pickle '_thread.lock' object | 
#> kind dumps TypeError cannot pickle '_thread.lock' object | kind copy True | kind deepcopy TypeError cannot pickle '_thread.lock' object | 
#> semaphore dumps TypeError cannot pickle '_thread.lock' object | semaphore copy True | semaphore deepcopy TypeError cannot pickle '_thread.lock' object | 
#> bounded dumps TypeError cannot pickle '_thread.lock' object | bounded copy True | bounded deepcopy TypeError cannot pickle '_thread.lock' object | 
#> thread dumps TypeError cannot pickle '_thread._ThreadHandle' object | thread copy True | thread deepcopy TypeError cannot pickle '_thread._ThreadHandle' object | 
#> timer dumps TypeError cannot pickle '_thread._ThreadHandle' object | timer copy True | timer deepcopy TypeError cannot pickle '_thread._ThreadHandle' object | 
#> local dumps TypeError cannot pickle '_thread._local' object | local copy TypeError cannot pickle '_thread._local' object | local deepcopy TypeError cannot pickle '_thread._local' object | 
#> barrier dumps TypeError cannot pickle '_thread.lock' object | barrier copy True | barrier deepcopy TypeError cannot pickle '_thread.lock' object | 

### inside of other objects
class Holder:
    def __init__(self, held):
        self.held = held


shows(lock=Holder(threading.Lock()), event=[threading.Event()], file={'f': open('/dev/null')},
    rlock=Holder(threading.RLock()))
#> lock dumps TypeError cannot pickle '_thread.lock' object | lock copy True | lock deepcopy TypeError cannot pickle '_thread.lock' object | 
#> event dumps TypeError cannot pickle '_thread.lock' object | event copy True | event deepcopy TypeError cannot pickle '_thread.lock' object | 
#> file dumps TypeError cannot pickle 'TextIOWrapper' instances | file copy True | file deepcopy TypeError cannot pickle 'TextIOWrapper' instances | 
#> rlock dumps TypeError cannot pickle '_thread.RLock' object | rlock copy True | rlock deepcopy TypeError cannot pickle '_thread.RLock' object | 
