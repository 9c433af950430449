// What makes a value of each type: operators, builtin functions and methods as templates (source.mjs fills their holes).
import { tables } from "./source.mjs";

const text = {
    int: `
        @int + @int
        @int - @int
        @int * @int
        @int // @int
        @int % @int
        @small ** @_n
        pow(@int, @n, @int)
        pow(@int, @_n)
        @int & @int
        @int | @int
        @int ^ @int
        @int << @n
        @int >> @n
        ~@int
        -@int
        +@bool
        abs(@int)
        len(@iter)
        len(@str)
        int(@real)
        int(@str)
        int(@str, @n)
        int(@bytes)
        int()
        ord(@chars)
        round(@real)
        round(@int, @_n)
        divmod(@int, @int)[0]
        sum(@ints)
        sum(@ints, @int)
        max(@ints)
        min(@ints, default=@int)
        max(@int, @int)
        min(@int, @int, key=@key1)
        @int.bit_length()
        @int.bit_count()
        @int.conjugate()
        @int.numerator
        @int.__index__()
        @int.as_integer_ratio()[1]
        int.from_bytes(@bytes)
        int.from_bytes(@bytes, @order)
        int.from_bytes(@bytes, 'little', signed=@bool)
        int.from_bytes(@ints, 'big')
        @str.find(@chars)
        @str.rfind(@chars, @n)
        @str.index(@chars)
        @str.rindex(@chars, @n, @n)
        @str.count(@chars)
        @str.count(@chars, @n, @n)
        @bytes.find(@bytes)
        @bytes.index(@byte)
        @bytes.count(@byte, @n)
        @bytes.rindex(@bytes)
        @bytes[@n]
        @ints[@n]
        @ints.index(@small)
        @ints.index(@small, @n, @n)
        @list.count(@item)
        @tuple.index(@item)
        @tuple.count(@item)
        @range.index(@small)
        @range.count(@any)
        @range.start
        @range.step
        len(@range)
        @range[@n]
        (@int if @bool else @int)
        (@int and @int)
        (@int or @int)
        (x := @int)
        next(iter(@ints), @int)
        @float.__trunc__()
        @float.__floor__()
        @float.__ceil__()
        @int.__round__(@_n)
        @dict.get(@key, @int)
        @bytearray.pop()
        @ints.pop(@n)
        hash(@_small)
        (lambda x, y=@int: x - y)(@int)
        @int.real
        @memview.nbytes
        @memview[@n]`,
    order: `
        'big'
        'little'
        'big'
        @str`,
    bool: `
        @int < @int
        @real == @num
        @any == @any
        @any != @any
        @str < @str
        @real <= @real < @real
        @list < @list
        @tuple >= @tuple
        @bytes > @bytelike
        @set <= @set
        @set < @frozenset
        @small in @ints
        @chars in @str
        @byte in @bytes
        @bytes in @bytearray
        @key in @dict
        @any in @range
        @any in @tuple
        @any not in @list
        not @any
        @any is None
        bool(@any)
        all(@list)
        any(@iter)
        isinstance(@any, @type)
        isinstance(@any, (@type, @type))
        isinstance(@any, @type | @type)
        issubclass(@type, @type)
        issubclass(@type, (@type, @type))
        callable(@any)
        hasattr(@any, @str)
        @str.startswith(@chars)
        @str.startswith((@chars, @chars), @n)
        @str.endswith(@chars, @n, @n)
        @bytes.startswith(@bytes)
        @bytes.endswith((@bytes, @bytes))
        @str.isalnum()
        @str.isalpha()
        @str.isascii()
        @str.isdecimal()
        @str.isdigit()
        @str.isidentifier()
        @str.islower()
        @str.isnumeric()
        @str.isprintable()
        @str.isspace()
        @str.istitle()
        @str.isupper()
        @bytes.isalnum()
        @bytes.isdigit()
        @bytes.isspace()
        @bytes.istitle()
        @bytearray.isupper()
        @bytes.isascii()
        @set.isdisjoint(@iter)
        @set.issubset(@ints)
        @set.issuperset(@iter)
        @float.is_integer()
        @int.is_integer()
        @dict == @dict
        @slice == @slice
        @range == @range
        @memview == @bytes
        @complex == @num
        @bool ^ @bool
        @bool & @int`,
    float: `
        @real + @float
        @float - @real
        @float * @real
        @real / @real
        @float // @real
        @float % @real
        @float ** @_n
        @float ** @float
        -@float
        abs(@float)
        float(@str)
        float(@real)
        float(@bytes)
        float()
        round(@float, @n)
        round(@real, @_small)
        sum([@float, @float, @real])
        sum(@list, @float)
        float.fromhex(@float.hex())
        float.fromhex(@str)
        @float.real
        @float.imag
        @float.conjugate()
        max(@float, @real)
        min(@real, @float, @real)
        divmod(@float, @real)[1]
        abs(@complex)
        @complex.imag
        @complex.real
        float.from_number(@num)
        pow(@float, @float)
        @int / @int`,
    complex: `
        @complex + @num
        @num - @complex
        @complex * @num
        @num / @complex
        @complex ** @_n
        @complex ** @num
        -@complex
        complex(@str)
        complex(@num)
        complex(@num, @num)
        complex(real=@num, imag=@num)
        @complex.conjugate()
        complex.from_number(@num)
        sum([@complex, @num])
        pow(@complex, @num)`,
    str: `
        @str + @str
        @str * @n
        @n * @chars
        @str[@n]
        @str[@n:@n]
        @str[::@n]
        @str[@slice]
        str(@any)
        repr(@any)
        ascii(@any)
        chr(@int)
        hex(@int)
        oct(@int)
        bin(@int)
        str(@bytes, @enc)
        str(@bytes, 'utf-8', @errors)
        str(object=@any)
        format(@any)
        format(@real, @_spec)
        format(@str, @_spec)
        @str.capitalize()
        @str.casefold()
        @str.center(@small)
        @str.center(@small, @chars)
        @str.expandtabs()
        @str.expandtabs(@n)
        @str.expandtabs(tabsize=@n)
        @chars.join(@strs)
        @chars.join(@iter)
        @str.ljust(@small, @chars)
        @str.lower()
        @str.lstrip()
        @str.lstrip(@chars)
        @str.partition(@chars)[0]
        @str.removeprefix(@chars)
        @str.removesuffix(@chars)
        @str.replace(@chars, @str)
        @str.replace(@chars, @str, @n)
        @str.replace(@chars, @str, count=@n)
        @str.rjust(@small)
        @str.rstrip(@chars)
        @str.rsplit(@chars)[-1]
        @str.strip()
        @str.strip(@chars)
        @str.swapcase()
        @str.title()
        @str.translate(str.maketrans(@chars, @chars))
        @str.translate(str.maketrans(@dict))
        @str.translate(@dict)
        @str.translate({@byte: @item, 97: @item})
        @str.upper()
        @str.zfill(@small)
        @bytes.decode()
        @bytes.decode(@enc)
        @bytes.decode(@enc, @errors)
        @bytes.decode('ascii', @errors)
        @bytearray.decode(errors=@errors)
        @bytes.hex()
        @bytes.hex(@sep)
        @bytes.hex(@sep, @n)
        @float.hex()
        @strs[@n]
        max(@strs)
        min(@strs, key=@key1)
        @str.format(@any, @any)
        @str.format_map(@dict)
        @str % @any
        @str % (@any, @any)
        f'{ @any}'
        f'{ @any!r}'
        f'{ @any!a:>@_n}'
        f'{ @real:@_rawspec}'
        f'{ @str:@_rawspec}'
        f'{ @small=}'
        type(@any).__name__
        sorted(@strs)[@n]
        (@str or @str)
        @str if @bool else @str
        @complex.__repr__()
        @any.__str__()
        str.join(@chars, @strs)
        str.upper(@str)
        (@str).__format__(@_spec)`,
    sep: `
        ':'
        '-'
        b' '
        @str`,
    enc: `
        'utf-8'
        'utf8'
        'UTF-8'
        'utf-16'
        'utf-16-le'
        'utf-16be'
        'utf-32'
        'utf-32-be'
        'latin-1'
        'iso-8859-1'
        'ascii'
        'us-ascii'
        'cp1252'
        'utf-8-sig'
        'utf-7'
        'unicode_escape'
        'raw_unicode_escape'
        'nope'`,
    errors: `
        'strict'
        'ignore'
        'replace'
        'backslashreplace'
        'xmlcharrefreplace'
        'surrogateescape'
        'surrogatepass'
        'nope'`,
    bytes: `
        @bytes + @bytelike
        @bytes * @n
        @bytes[@n:@n]
        @bytes[::@n]
        bytes(@ints)
        bytes(@n)
        bytes(@iter)
        bytes()
        bytes(@str, @enc)
        bytes(@str, 'ascii', @errors)
        bytes(@bytelike)
        bytes.fromhex(@str)
        bytes.fromhex('0a FF 7')
        @str.encode()
        @str.encode(@enc)
        @str.encode(@enc, @errors)
        @str.encode('ascii', @errors)
        @str.encode('latin-1', @errors)
        @str.encode('cp1252', @errors)
        @str.encode(errors=@errors)
        @int.to_bytes()
        @int.to_bytes(@n)
        @int.to_bytes(@n, @order)
        @int.to_bytes(4, 'little', signed=@bool)
        @bytes.capitalize()
        @bytes.center(@small)
        @bytes.center(@small, b'*')
        @bytes.expandtabs(@n)
        @bytes.join([@bytes, @bytelike])
        @bytes.join(@iter)
        @bytes.ljust(@small, b'.')
        @bytes.lower()
        @bytes.lstrip(@bytes)
        @bytes.partition(@bytes)[2]
        @bytes.removeprefix(@bytes)
        @bytes.replace(@bytes, @bytes)
        @bytes.replace(@bytes, @bytes, @n)
        @bytes.rjust(@small, @bytes)
        @bytes.rstrip()
        @bytes.strip(@bytes)
        @bytes.swapcase()
        @bytes.title()
        @bytes.translate(bytes(range(256)))
        @bytes.translate(None, @bytes)
        @bytes.translate(None, delete=@bytes)
        @bytes.translate(bytes.maketrans(b'abc', @bytes))
        @bytes.upper()
        @bytes.zfill(@small)
        @bytes % @any
        @bytes % (@any, @any)
        b'%a|%s|%d' % (@any, @bytes, @int)
        bytes(@memview)
        @memview.tobytes()
        bytes(@bytearray)`,
    bytearray: `
        @bytearray + @bytes
        @bytearray * @n
        @bytearray[@n:@n]
        bytearray(@ints)
        bytearray(@str, 'utf-8')
        bytearray(@n)
        @bytearray.upper()
        @bytearray.replace(@bytes, @bytelike)
        @bytearray.strip()
        @bytearray.zfill(@n)
        @bytearray.copy()
        bytearray.fromhex(@str)
        @bytearray.center(@n, b'-')
        @bytearray.join([@bytes])
        @bytearray % @any
        @bytearray.__add__(@bytes)
        @bytearray.removesuffix(@bytes)`,
    list: `
        @list + @list
        @list * @n
        @list[@n:@n]
        @list[::@n]
        list(@iter)
        list(@lazy)
        list(map(@func, @iter))
        list(map(@func, @ints, @ints))
        list(zip(@iter, @iter))
        list(zip(@iter, @iter, strict=@bool))
        list(zip(@ints, @str, @tuple))
        list(enumerate(@iter, @int))
        list(enumerate(@iter, start=@small))
        list(filter(@key1, @iter))
        list(reversed(@list))
        list(reversed(@iter))
        sorted(@iter)
        sorted(@ints, reverse=@bool)
        sorted(@iter, key=@key1)
        sorted(@list, key=@key1, reverse=@any)
        @str.split()
        @str.split(@chars)
        @str.split(@chars, @n)
        @str.split(None, @n)
        @str.split(maxsplit=@n)
        @str.rsplit(@chars, @n)
        @str.rsplit(None, @n)
        @str.splitlines()
        @str.splitlines(@bool)
        @str.splitlines(keepends=@any)
        @bytes.split()
        @bytes.split(@bytes, @n)
        @bytes.rsplit(None, @n)
        @bytes.splitlines(@bool)
        [x for x in @iter]
        [x * 2 for x in @iter if x]
        [(x, y) for x in @ints for y in @str]
        [*@iter, @item]
        [*@iter, *@iter]
        list(@dict)
        list(@dict.items())
        @list.copy()
        sum([@list, @list], @list)
        @list or @list
        @memview.tolist()
        list(@range)
        list(@bytelike)`,
    ints: `
        list(@range)
        sorted(@ints)
        [x % 3 for x in @ints]
        @ints + @ints
        @ints[::-1]
        list(@bytes)
        @ints * @n`,
    tuple: `
        @tuple + @tuple
        @tuple * @n
        @tuple[@n:@n]
        @tuple[::@n]
        tuple(@iter)
        tuple(@lazy)
        divmod(@real, @real)
        divmod(@int, @int)
        @str.partition(@chars)
        @str.rpartition(@chars)
        @bytes.rpartition(@bytes)
        @float.as_integer_ratio()
        @int.as_integer_ratio()
        (*@iter, @item)
        @slice.indices(@int)
        (@any, @any)
        @tuple or @tuple
        @memview.shape
        (lambda *a, **k: (a, k))(*@iter)`,
    set: `
        @_set | @_set
        @_set & @_set
        @_set - @_set
        @_set ^ @_frozenset
        @_set.union(@_nats)
        @_set.intersection(@_nats)
        @_set.difference(@_nats, @_nats)
        @_set.symmetric_difference(@_nats)
        @_set.copy()
        set(@_nats)
        {x % 4 for x in @_nats}
        {*@_nats}`,
    frozenset: `
        @_frozenset | @_set
        @_frozenset & @_set
        @_frozenset - @_set
        frozenset(@_set)
        @_frozenset.union()
        @_frozenset.copy()`,
    anyset: `
        set(@iter)
        frozenset(@iter)
        @set | @any
        @set - @any
        @set & @any
        @set ^ @any
        @set.union(@iter, @iter)
        @set.symmetric_difference(@any)
        {x for x in @iter}
        {@any, @any}
        @dict.keys() & @iter
        @dict.keys() | @dict.keys()
        @dict.items() - @dict.items()
        @dict.keys() ^ @set
        @dict.keys() - @str`,
    dict: `
        @dict | @dict
        dict(@dict)
        dict(zip(@strs, @iter))
        dict(zip(@iter, @iter))
        dict(@list)
        dict(a=@any, b=@any)
        dict(@dict, z=@any)
        dict.fromkeys(@strs)
        dict.fromkeys(@iter, @any)
        {**@dict, @key: @any}
        {x: i for i, x in enumerate(@strs)}
        {k: v for k, v in @dict.items() if v}
        @dict.copy()
        str.maketrans(@str, @str)
        str.maketrans(@chars, @chars, @chars)
        str.maketrans(@dict)
        bytes.maketrans(@bytes, @bytes)
        dict(@any)`,
    range: `
        @range[@n:@n]
        @range[::@n]
        range(@_n)`,
    slice: `
        slice(@any)
        slice(@any, @any, @any)`,
    item: `
        @list[@n]
        @tuple[@n]
        @list[@any]
        @tuple[@any]
        @str[@any]
        @dict[@key]
        @dict.get(@key)
        @dict.pop(@key, @any)
        @dict.setdefault(@key, @any)
        @dict.popitem()
        next(iter(@iter))
        next(@lazy, @any)
        max(@iter)
        min(@iter, key=@key1)
        max(@iter, default=@any)
        max(@list, key=@key1, default=@any)
        sum(@iter, @any)
        sum(@list)
        @any or @any
        @any and @any
        @any if @any else @any
        getattr(@any, @str, @any)
        (lambda a, b=@any: (b, a))(@any)
        @set.pop()
        @type(@any)
        @type(@any, @any)
        @type()
        @any[@any]
        @any[@any:@any]
        @any + @any
        @any - @any
        @any * @small
        @any / @any
        @any // @any
        @any % @any
        @any @ @any
        @any & @any
        @any | @any
        @any ^ @any
        @any << @n
        @any >> @n
        @real ** @_n
        @any < @any
        @any >= @any
        -@any
        +@any
        ~@any
        abs(@any)
        round(@any)
        round(@float, @any)
        divmod(@any, @any)
        pow(@real, @n, @any)
        len(@any)
        iter(@any)
        reversed(@any)
        any(@any)
        all(@any)
        ord(@any)
        chr(@any)
        bin(@any)
        hex(@any)
        min(@any)
        max(@any, @any)
        sorted(@any)
        list(@any)
        tuple(@any)
        int(@any)
        float(@any)
        complex(@any)
        str(@any, @any)
        bytes(@any)
        bytes(@any, @any)
        bytearray(@any)
        slice(@any).indices(@any)
        isinstance(@any, @any)
        issubclass(@any, @any)
        zip(@any, @any)
        map(@any, @any)
        filter(@any, @any)
        enumerate(@any, @any)
        format(@any, @any)
        next(@any)
        callable(@any)
        @any in @any
        @any(@any)
        type(@any)
        type(@any, @any, @any)
        sorted(k for k in vars(@any) if k[0] != '_')
        getattr(@any, @any)
        int(@any, @any)
        dict(@any)
        @_memview[@n:@n].tobytes()
        @_memview.cast(@chars).tolist()
        @memview.format
        @memview.hex()
        @memview.readonly`,
};

/** Templates by the type of what they make. */
export const forms = tables(text);
