import array, collections, datetime, decimal, io, operator, random, re, struct, types, weakref
def said(f, *args, **kwargs):
    try: f(*args, **kwargs)
    except TypeError as e: return str(e)
    return 'no error'
def ask(made, names):
    """What methods in C say of arguments that do not fit: too many, an unknown name, none to work on."""
    for name in names.split():
        method = getattr(made, name)
        print(name, '|', said(method, *range(9)), '|', said(method, unknown=1), '|', said(getattr(type(made), name)))

### too many arguments, unknown names, no self: containers
ask(array.array('i', [1]), 'append byteswap buffer_info clear count frombytes fromlist index insert pop reverse tobytes tolist __len__ __iter__ __add__ __repr__ __copy__ __deepcopy__ __eq__ __setitem__ __contains__')
ask(collections.defaultdict(int), 'copy __missing__ __or__ __ror__ __repr__')
ask(collections.deque(), 'append appendleft copy count extend index insert pop reverse rotate __copy__ __len__ __reversed__')
ask(collections.OrderedDict(), 'move_to_end popitem')
#> append | array.append() takes exactly one argument (9 given) | array.append() takes no keyword arguments | unbound method array.append() needs an argument
#> byteswap | array.byteswap() takes no arguments (9 given) | array.byteswap() takes no keyword arguments | unbound method array.byteswap() needs an argument
#> buffer_info | array.buffer_info() takes no arguments (9 given) | array.buffer_info() takes no keyword arguments | unbound method array.buffer_info() needs an argument
#> clear | array.clear() takes no arguments (9 given) | array.clear() takes no keyword arguments | unbound method array.clear() needs an argument
#> count | array.count() takes exactly one argument (9 given) | array.count() takes no keyword arguments | unbound method array.count() needs an argument
#> frombytes | array.frombytes() takes exactly one argument (9 given) | array.frombytes() takes no keyword arguments | unbound method array.frombytes() needs an argument
#> fromlist | array.fromlist() takes exactly one argument (9 given) | array.fromlist() takes no keyword arguments | unbound method array.fromlist() needs an argument
#> index | index expected at most 3 arguments, got 9 | array.index() takes no keyword arguments | unbound method array.index() needs an argument
#> insert | insert expected 2 arguments, got 9 | array.insert() takes no keyword arguments | unbound method array.insert() needs an argument
#> pop | pop expected at most 1 argument, got 9 | array.pop() takes no keyword arguments | unbound method array.pop() needs an argument
#> reverse | array.reverse() takes no arguments (9 given) | array.reverse() takes no keyword arguments | unbound method array.reverse() needs an argument
#> tobytes | array.tobytes() takes no arguments (9 given) | array.tobytes() takes no keyword arguments | unbound method array.tobytes() needs an argument
#> tolist | array.tolist() takes no arguments (9 given) | array.tolist() takes no keyword arguments | unbound method array.tolist() needs an argument
#> __len__ | expected 0 arguments, got 9 | wrapper __len__() takes no keyword arguments | descriptor '__len__' of 'array.array' object needs an argument
#> __iter__ | expected 0 arguments, got 9 | wrapper __iter__() takes no keyword arguments | descriptor '__iter__' of 'array.array' object needs an argument
#> __add__ | expected 1 argument, got 9 | wrapper __add__() takes no keyword arguments | descriptor '__add__' of 'array.array' object needs an argument
#> __repr__ | expected 0 arguments, got 9 | wrapper __repr__() takes no keyword arguments | descriptor '__repr__' of 'array.array' object needs an argument
#> __copy__ | array.__copy__() takes no arguments (9 given) | array.__copy__() takes no keyword arguments | unbound method array.__copy__() needs an argument
#> __deepcopy__ | array.__deepcopy__() takes exactly one argument (9 given) | array.__deepcopy__() takes no keyword arguments | unbound method array.__deepcopy__() needs an argument
#> __eq__ | expected 1 argument, got 9 | wrapper __eq__() takes no keyword arguments | descriptor '__eq__' of 'array.array' object needs an argument
#> __setitem__ | __setitem__ expected 2 arguments, got 9 | wrapper __setitem__() takes no keyword arguments | descriptor '__setitem__' of 'array.array' object needs an argument
#> __contains__ | expected 1 argument, got 9 | wrapper __contains__() takes no keyword arguments | descriptor '__contains__' of 'array.array' object needs an argument
#> copy | defaultdict.copy() takes no arguments (9 given) | defaultdict.copy() takes no keyword arguments | unbound method defaultdict.copy() needs an argument
#> __missing__ | defaultdict.__missing__() takes exactly one argument (9 given) | defaultdict.__missing__() takes no keyword arguments | unbound method defaultdict.__missing__() needs an argument
#> __or__ | expected 1 argument, got 9 | wrapper __or__() takes no keyword arguments | descriptor '__or__' of 'collections.defaultdict' object needs an argument
#> __ror__ | expected 1 argument, got 9 | wrapper __ror__() takes no keyword arguments | descriptor '__ror__' of 'collections.defaultdict' object needs an argument
#> __repr__ | expected 0 arguments, got 9 | wrapper __repr__() takes no keyword arguments | descriptor '__repr__' of 'collections.defaultdict' object needs an argument
#> append | deque.append() takes exactly one argument (9 given) | deque.append() takes no keyword arguments | unbound method deque.append() needs an argument
#> appendleft | deque.appendleft() takes exactly one argument (9 given) | deque.appendleft() takes no keyword arguments | unbound method deque.appendleft() needs an argument
#> copy | deque.copy() takes no arguments (9 given) | deque.copy() takes no keyword arguments | unbound method deque.copy() needs an argument
#> count | deque.count() takes exactly one argument (9 given) | deque.count() takes no keyword arguments | unbound method deque.count() needs an argument
#> extend | deque.extend() takes exactly one argument (9 given) | deque.extend() takes no keyword arguments | unbound method deque.extend() needs an argument
#> index | index expected at most 3 arguments, got 9 | deque.index() takes no keyword arguments | unbound method deque.index() needs an argument
#> insert | insert expected 2 arguments, got 9 | deque.insert() takes no keyword arguments | unbound method deque.insert() needs an argument
#> pop | deque.pop() takes no arguments (9 given) | deque.pop() takes no keyword arguments | unbound method deque.pop() needs an argument
#> reverse | deque.reverse() takes no arguments (9 given) | deque.reverse() takes no keyword arguments | unbound method deque.reverse() needs an argument
#> rotate | rotate expected at most 1 argument, got 9 | deque.rotate() takes no keyword arguments | unbound method deque.rotate() needs an argument
#> __copy__ | deque.__copy__() takes no arguments (9 given) | deque.__copy__() takes no keyword arguments | unbound method deque.__copy__() needs an argument
#> __len__ | expected 0 arguments, got 9 | wrapper __len__() takes no keyword arguments | descriptor '__len__' of 'collections.deque' object needs an argument
#> __reversed__ | deque.__reversed__() takes no arguments (9 given) | deque.__reversed__() takes no keyword arguments | unbound method deque.__reversed__() needs an argument
#> move_to_end | move_to_end() takes at most 2 arguments (9 given) | move_to_end() missing required argument 'key' (pos 1) | unbound method OrderedDict.move_to_end() needs an argument
#> popitem | popitem() takes at most 1 argument (9 given) | popitem() got an unexpected keyword argument 'unknown' | unbound method OrderedDict.popitem() needs an argument

### dates, numbers
ask(datetime.date(2020, 1, 2), 'ctime isocalendar isoformat isoweekday strftime timetuple toordinal weekday __add__ __eq__ __hash__ __repr__ __str__')
ask(datetime.datetime(2020, 1, 2), 'astimezone date time timestamp timetz utcoffset dst tzname utctimetuple isoformat __sub__')
ask(datetime.timedelta(1), 'total_seconds __abs__ __neg__ __mul__ __divmod__ __bool__')
ask(decimal.Decimal(1), 'adjusted as_tuple canonical conjugate is_finite is_nan compare exp quantize fma sqrt __abs__ __add__ __bool__ __ceil__ __copy__ __float__ __floor__ __complex__ __trunc__')
ask(decimal.Context(), 'clear_flags clear_traps copy Etiny Etop abs radix')
#> ctime | date.ctime() takes no arguments (9 given) | date.ctime() takes no keyword arguments | unbound method date.ctime() needs an argument
#> isocalendar | date.isocalendar() takes no arguments (9 given) | date.isocalendar() takes no keyword arguments | unbound method date.isocalendar() needs an argument
#> isoformat | date.isoformat() takes no arguments (9 given) | date.isoformat() takes no keyword arguments | unbound method date.isoformat() needs an argument
#> isoweekday | date.isoweekday() takes no arguments (9 given) | date.isoweekday() takes no keyword arguments | unbound method date.isoweekday() needs an argument
#> strftime | strftime() takes at most 1 argument (9 given) | strftime() missing required argument 'format' (pos 1) | unbound method date.strftime() needs an argument
#> timetuple | date.timetuple() takes no arguments (9 given) | date.timetuple() takes no keyword arguments | unbound method date.timetuple() needs an argument
#> toordinal | date.toordinal() takes no arguments (9 given) | date.toordinal() takes no keyword arguments | unbound method date.toordinal() needs an argument
#> weekday | date.weekday() takes no arguments (9 given) | date.weekday() takes no keyword arguments | unbound method date.weekday() needs an argument
#> __add__ | expected 1 argument, got 9 | wrapper __add__() takes no keyword arguments | descriptor '__add__' of 'datetime.date' object needs an argument
#> __eq__ | expected 1 argument, got 9 | wrapper __eq__() takes no keyword arguments | descriptor '__eq__' of 'datetime.date' object needs an argument
#> __hash__ | expected 0 arguments, got 9 | wrapper __hash__() takes no keyword arguments | descriptor '__hash__' of 'datetime.date' object needs an argument
#> __repr__ | expected 0 arguments, got 9 | wrapper __repr__() takes no keyword arguments | descriptor '__repr__' of 'datetime.date' object needs an argument
#> __str__ | expected 0 arguments, got 9 | wrapper __str__() takes no keyword arguments | descriptor '__str__' of 'datetime.date' object needs an argument
#> astimezone | astimezone() takes at most 1 argument (9 given) | astimezone() got an unexpected keyword argument 'unknown' | unbound method datetime.astimezone() needs an argument
#> date | datetime.date() takes no arguments (9 given) | datetime.date() takes no keyword arguments | unbound method datetime.date() needs an argument
#> time | datetime.time() takes no arguments (9 given) | datetime.time() takes no keyword arguments | unbound method datetime.time() needs an argument
#> timestamp | datetime.timestamp() takes no arguments (9 given) | datetime.timestamp() takes no keyword arguments | unbound method datetime.timestamp() needs an argument
#> timetz | datetime.timetz() takes no arguments (9 given) | datetime.timetz() takes no keyword arguments | unbound method datetime.timetz() needs an argument
#> utcoffset | datetime.utcoffset() takes no arguments (9 given) | datetime.utcoffset() takes no keyword arguments | unbound method datetime.utcoffset() needs an argument
#> dst | datetime.dst() takes no arguments (9 given) | datetime.dst() takes no keyword arguments | unbound method datetime.dst() needs an argument
#> tzname | datetime.tzname() takes no arguments (9 given) | datetime.tzname() takes no keyword arguments | unbound method datetime.tzname() needs an argument
#> utctimetuple | datetime.utctimetuple() takes no arguments (9 given) | datetime.utctimetuple() takes no keyword arguments | unbound method datetime.utctimetuple() needs an argument
#> isoformat | isoformat() takes at most 2 arguments (9 given) | isoformat() got an unexpected keyword argument 'unknown' | unbound method datetime.isoformat() needs an argument
#> __sub__ | expected 1 argument, got 9 | wrapper __sub__() takes no keyword arguments | descriptor '__sub__' of 'datetime.datetime' object needs an argument
#> total_seconds | timedelta.total_seconds() takes no arguments (9 given) | timedelta.total_seconds() takes no keyword arguments | unbound method timedelta.total_seconds() needs an argument
#> __abs__ | expected 0 arguments, got 9 | wrapper __abs__() takes no keyword arguments | descriptor '__abs__' of 'datetime.timedelta' object needs an argument
#> __neg__ | expected 0 arguments, got 9 | wrapper __neg__() takes no keyword arguments | descriptor '__neg__' of 'datetime.timedelta' object needs an argument
#> __mul__ | expected 1 argument, got 9 | wrapper __mul__() takes no keyword arguments | descriptor '__mul__' of 'datetime.timedelta' object needs an argument
#> __divmod__ | expected 1 argument, got 9 | wrapper __divmod__() takes no keyword arguments | descriptor '__divmod__' of 'datetime.timedelta' object needs an argument
#> __bool__ | expected 0 arguments, got 9 | wrapper __bool__() takes no keyword arguments | descriptor '__bool__' of 'datetime.timedelta' object needs an argument
#> adjusted | Decimal.adjusted() takes no arguments (9 given) | Decimal.adjusted() takes no keyword arguments | unbound method Decimal.adjusted() needs an argument
#> as_tuple | Decimal.as_tuple() takes no arguments (9 given) | Decimal.as_tuple() takes no keyword arguments | unbound method Decimal.as_tuple() needs an argument
#> canonical | Decimal.canonical() takes no arguments (9 given) | Decimal.canonical() takes no keyword arguments | unbound method Decimal.canonical() needs an argument
#> conjugate | Decimal.conjugate() takes no arguments (9 given) | Decimal.conjugate() takes no keyword arguments | unbound method Decimal.conjugate() needs an argument
#> is_finite | Decimal.is_finite() takes no arguments (9 given) | Decimal.is_finite() takes no keyword arguments | unbound method Decimal.is_finite() needs an argument
#> is_nan | Decimal.is_nan() takes no arguments (9 given) | Decimal.is_nan() takes no keyword arguments | unbound method Decimal.is_nan() needs an argument
#> compare | function takes at most 2 arguments (9 given) | function missing required argument 'other' (pos 1) | unbound method Decimal.compare() needs an argument
#> exp | function takes at most 1 argument (9 given) | this function got an unexpected keyword argument 'unknown' | unbound method Decimal.exp() needs an argument
#> quantize | function takes at most 3 arguments (9 given) | function missing required argument 'exp' (pos 1) | unbound method Decimal.quantize() needs an argument
#> fma | function takes at most 3 arguments (9 given) | function missing required argument 'other' (pos 1) | unbound method Decimal.fma() needs an argument
#> sqrt | function takes at most 1 argument (9 given) | this function got an unexpected keyword argument 'unknown' | unbound method Decimal.sqrt() needs an argument
#> __abs__ | expected 0 arguments, got 9 | wrapper __abs__() takes no keyword arguments | descriptor '__abs__' of 'decimal.Decimal' object needs an argument
#> __add__ | expected 1 argument, got 9 | wrapper __add__() takes no keyword arguments | descriptor '__add__' of 'decimal.Decimal' object needs an argument
#> __bool__ | expected 0 arguments, got 9 | wrapper __bool__() takes no keyword arguments | descriptor '__bool__' of 'decimal.Decimal' object needs an argument
#> __ceil__ | Decimal.__ceil__() takes no arguments (9 given) | Decimal.__ceil__() takes no keyword arguments | unbound method Decimal.__ceil__() needs an argument
#> __copy__ | Decimal.__copy__() takes no arguments (9 given) | Decimal.__copy__() takes no keyword arguments | unbound method Decimal.__copy__() needs an argument
#> __float__ | expected 0 arguments, got 9 | wrapper __float__() takes no keyword arguments | descriptor '__float__' of 'decimal.Decimal' object needs an argument
#> __floor__ | Decimal.__floor__() takes no arguments (9 given) | Decimal.__floor__() takes no keyword arguments | unbound method Decimal.__floor__() needs an argument
#> __complex__ | Decimal.__complex__() takes no arguments (9 given) | Decimal.__complex__() takes no keyword arguments | unbound method Decimal.__complex__() needs an argument
#> __trunc__ | Decimal.__trunc__() takes no arguments (9 given) | Decimal.__trunc__() takes no keyword arguments | unbound method Decimal.__trunc__() needs an argument
#> clear_flags | Context.clear_flags() takes no arguments (9 given) | Context.clear_flags() takes no keyword arguments | unbound method Context.clear_flags() needs an argument
#> clear_traps | Context.clear_traps() takes no arguments (9 given) | Context.clear_traps() takes no keyword arguments | unbound method Context.clear_traps() needs an argument
#> copy | Context.copy() takes no arguments (9 given) | Context.copy() takes no keyword arguments | unbound method Context.copy() needs an argument
#> Etiny | Context.Etiny() takes no arguments (9 given) | Context.Etiny() takes no keyword arguments | unbound method Context.Etiny() needs an argument
#> Etop | Context.Etop() takes no arguments (9 given) | Context.Etop() takes no keyword arguments | unbound method Context.Etop() needs an argument
#> abs | Context.abs() takes exactly one argument (9 given) | Context.abs() takes no keyword arguments | unbound method Context.abs() needs an argument
#> radix | Context.radix() takes no arguments (9 given) | Context.radix() takes no keyword arguments | unbound method Context.radix() needs an argument

### iterators, files, patterns
ask(io.StringIO(), 'getvalue tell readable truncate')
ask(struct.Struct('b'), 'unpack iter_unpack')
ask(operator.itemgetter(1), '__repr__')
ask(random.Random(1), 'getrandbits random')
ask(re.compile('a'), 'match search findall split sub')
ask(re.match('a', 'a'), 'span start groups groupdict __getitem__ __copy__')
ask(types.SimpleNamespace(), '__repr__ __eq__')
#> getvalue | StringIO.getvalue() takes no arguments (9 given) | StringIO.getvalue() takes no keyword arguments | unbound method StringIO.getvalue() needs an argument
#> tell | StringIO.tell() takes no arguments (9 given) | StringIO.tell() takes no keyword arguments | unbound method StringIO.tell() needs an argument
#> readable | StringIO.readable() takes no arguments (9 given) | StringIO.readable() takes no keyword arguments | unbound method StringIO.readable() needs an argument
#> truncate | truncate expected at most 1 argument, got 9 | StringIO.truncate() takes no keyword arguments | unbound method StringIO.truncate() needs an argument
#> unpack | Struct.unpack() takes exactly one argument (9 given) | Struct.unpack() takes no keyword arguments | unbound method Struct.unpack() needs an argument
#> iter_unpack | Struct.iter_unpack() takes exactly one argument (9 given) | Struct.iter_unpack() takes no keyword arguments | unbound method Struct.iter_unpack() needs an argument
#> __repr__ | expected 0 arguments, got 9 | wrapper __repr__() takes no keyword arguments | descriptor '__repr__' of 'operator.itemgetter' object needs an argument
#> getrandbits | Random.getrandbits() takes exactly one argument (9 given) | Random.getrandbits() takes no keyword arguments | unbound method Random.getrandbits() needs an argument
#> random | Random.random() takes no arguments (9 given) | Random.random() takes no keyword arguments | unbound method Random.random() needs an argument
#> match | match() takes at most 3 arguments (9 given) | match() missing required argument 'string' (pos 1) | unbound method Pattern.match() needs an argument
#> search | search() takes at most 3 arguments (9 given) | search() missing required argument 'string' (pos 1) | unbound method Pattern.search() needs an argument
#> findall | findall() takes at most 3 arguments (9 given) | findall() missing required argument 'string' (pos 1) | unbound method Pattern.findall() needs an argument
#> split | split() takes at most 2 arguments (9 given) | split() missing required argument 'string' (pos 1) | unbound method Pattern.split() needs an argument
#> sub | sub() takes at most 3 arguments (9 given) | sub() missing required argument 'repl' (pos 1) | unbound method Pattern.sub() needs an argument
#> span | span expected at most 1 argument, got 9 | Match.span() takes no keyword arguments | unbound method Match.span() needs an argument
#> start | start expected at most 1 argument, got 9 | Match.start() takes no keyword arguments | unbound method Match.start() needs an argument
#> groups | groups() takes at most 1 argument (9 given) | groups() got an unexpected keyword argument 'unknown' | unbound method Match.groups() needs an argument
#> groupdict | groupdict() takes at most 1 argument (9 given) | groupdict() got an unexpected keyword argument 'unknown' | unbound method Match.groupdict() needs an argument
#> __getitem__ | expected 1 argument, got 9 | wrapper __getitem__() takes no keyword arguments | descriptor '__getitem__' of 're.Match' object needs an argument
#> __copy__ | Match.__copy__() takes no arguments (9 given) | Match.__copy__() takes no keyword arguments | unbound method Match.__copy__() needs an argument
#> __repr__ | expected 0 arguments, got 9 | wrapper __repr__() takes no keyword arguments | descriptor '__repr__' of 'types.SimpleNamespace' object needs an argument
#> __eq__ | expected 1 argument, got 9 | wrapper __eq__() takes no keyword arguments | descriptor '__eq__' of 'types.SimpleNamespace' object needs an argument

### a class method of the library
print(said(collections.deque.__class_getitem__, 1, 2), said(collections.deque.__class_getitem__), said(collections.deque.__class_getitem__, x=1), sep=' | ')
#> deque.__class_getitem__() takes exactly one argument (2 given) | deque.__class_getitem__() takes exactly one argument (0 given) | deque.__class_getitem__() takes no keyword arguments
