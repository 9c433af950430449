package hognose

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
)

type reader struct {
	data  []byte
	at    int
	open  []any // the containers around, as values; nil for those that nothing refers to
	links *links
}

// damaged is thrown within the reader: the core writes well-formed CBOR, but a host does not rely on it.
type damaged string

// decode gives the value of CBOR that the core wrote.
func decode(data []byte, l *links) (v any, err error) {
	r := &reader{data: data, links: l}
	defer func() {
		if p := recover(); p != nil {
			why, ok := p.(damaged)
			if !ok {
				panic(p)
			}
			v, err = nil, &ValueError{"a value of the sandbox cannot be read: " + string(why)}
		}
	}()
	return r.value(), nil
}

func (r *reader) take(n uint64) []byte {
	if n > uint64(len(r.data)-r.at) {
		panic(damaged("unexpected end"))
	}
	r.at += int(n)
	return r.data[r.at-int(n) : r.at]
}

func (r *reader) head() (byte, uint64) {
	b := r.take(1)[0]
	major, low := b>>5, b&31
	switch {
	case low < 24:
		return major, uint64(low)
	case low == 24:
		return major, uint64(r.take(1)[0])
	case low == 25:
		return major, uint64(binary.BigEndian.Uint16(r.take(2)))
	case low == 26:
		return major, uint64(binary.BigEndian.Uint32(r.take(4)))
	case low == 27:
		return major, binary.BigEndian.Uint64(r.take(8))
	}
	panic(damaged("an indefinite length"))
}

func (r *reader) value() any {
	if r.at < len(r.data) && r.data[r.at] >= 0xE0 {
		return r.simple()
	}
	major, n := r.head()
	switch major {
	case 0:
		if n > math.MaxInt64 {
			return new(big.Int).SetUint64(n)
		}
		return int64(n)
	case 1:
		if n > math.MaxInt64 {
			return new(big.Int).Not(new(big.Int).SetUint64(n))
		}
		return -1 - int64(n)
	case 2:
		return append([]byte{}, r.take(n)...)
	case 3:
		return string(r.take(n))
	case 4:
		return r.sequence(n, func(items []any) any { return items })
	case 5:
		return r.dict(n, false)
	}
	return r.tag(n)
}

func (r *reader) simple() any {
	switch b := r.take(1)[0]; b {
	case 0xF4, 0xF5:
		return b == 0xF5
	case 0xF6, 0xF7:
		return nil
	case 0xFB:
		return math.Float64frombits(binary.BigEndian.Uint64(r.take(8)))
	default:
		panic(damaged(fmt.Sprintf("byte %#x", b)))
	}
}

// push says that a container is open. What nests deeper than the core lets it is damaged.
func (r *reader) push(v any) {
	if len(r.open) > 4*deepest {
		panic(damaged("too deep"))
	}
	r.open = append(r.open, v)
}

func (r *reader) pop() { r.open = r.open[:len(r.open)-1] }

// sequence reads n items. `as` makes a value of the slice, which is that value already while it is filled.
func (r *reader) sequence(n uint64, as func([]any) any) any {
	if n > uint64(len(r.data)-r.at) {
		panic(damaged("unexpected end"))
	}
	items := make([]any, n)
	found := as(items)
	r.push(found)
	for k := range items {
		items[k] = r.value()
	}
	r.pop()
	return found
}

func (r *reader) dict(n uint64, hidden bool) *Dict {
	d := &Dict{}
	if hidden {
		r.push(nil)
	} else {
		r.push(d)
	}
	for ; n > 0; n-- {
		d.keys = append(d.keys, r.value()) // no two of them are equal
		d.values = append(d.values, r.value())
	}
	r.pop()
	return d
}

func (r *reader) array() uint64 {
	major, n := r.head()
	if major != 4 {
		panic(damaged("an array was expected"))
	}
	return n
}

func (r *reader) tag(tag uint64) any {
	switch tag {
	case tagTuple:
		return r.sequence(r.array(), func(items []any) any { return Tuple(items) })
	case tagSet:
		return r.sequence(r.array(), func(items []any) any { return Set(items) })
	case tagFrozenset:
		return r.sequence(r.array(), func(items []any) any { return FrozenSet(items) })
	case tagReference:
		levels, ok := r.value().(int64)
		if !ok || levels < 0 || levels >= int64(len(r.open)) {
			panic(damaged("a reference to nothing"))
		}
		return r.open[len(r.open)-1-int(levels)]
	case tagObject, tagRecord, tagException:
		major, n := r.head()
		if major != 5 {
			panic(damaged("a map was expected"))
		}
		return r.record(tag, r.dict(n, true))
	case tagHostObject:
		return HostObject{r.value()}
	case tagPositive, tagNegative, tagUint8Array, tagBytearray, tagSurrogates:
		return r.bytes(tag)
	case tagSelf:
		return r.value()
	case tagConstant:
		return Constant(textOf(r.value()))
	case tagDayText:
		var d Date
		fmt.Sscanf(textOf(r.value()), "%d-%d-%d", &d.Year, &d.Month, &d.Day) //nolint:errcheck // the core writes them so
		return d
	}
	return r.listed(tag)
}

func (r *reader) bytes(tag uint64) any {
	data, ok := r.value().([]byte)
	if !ok {
		panic(damaged("bytes were expected"))
	}
	switch tag {
	case tagPositive:
		return new(big.Int).SetBytes(data)
	case tagNegative:
		return new(big.Int).Not(new(big.Int).SetBytes(data))
	case tagBytearray:
		return Bytearray(data)
	case tagSurrogates:
		return string(data)
	}
	return data
}

// numbers reads as many ints from the front of a list as there are places for.
func numbers[T int | int64](items []any, to ...*T) []any {
	if len(items) < len(to) {
		panic(damaged("a list is too short"))
	}
	for k, place := range to {
		n, _ := items[k].(int64)
		*place = T(n)
	}
	return items[len(to):]
}

func (r *reader) listed(tag uint64) any {
	items, _ := r.value().([]any)
	switch tag {
	case tagComplex:
		if len(items) == 2 {
			re, _ := items[0].(float64)
			im, _ := items[1].(float64)
			return complex(re, im)
		}
	case tagRange:
		if len(items) == 3 {
			return Range{items[0], items[1], items[2]}
		}
	case tagTime:
		return clockOf(items)
	case tagDatetime:
		var d Date
		rest := numbers(items, &d.Year, &d.Month, &d.Day)
		return DateTime{d, clockOf(rest)}
	case tagTimedelta:
		var d Delta
		numbers(items, &d.Days, &d.Seconds, &d.Microseconds)
		return d
	case tagTimezone:
		z := &Zone{}
		rest := numbers(items, &z.Seconds, &z.Microseconds)
		if len(rest) == 1 {
			z.Name, z.Named = rest[0].(string)
		}
		return z
	}
	panic(damaged(fmt.Sprintf("tag %d", tag)))
}

func clockOf(items []any) Clock {
	var c Clock
	rest := numbers(items, &c.Hour, &c.Minute, &c.Second, &c.Microsecond)
	if len(rest) != 2 {
		panic(damaged("a list is too short"))
	}
	c.Zone, _ = rest[0].(*Zone)
	numbers(rest[1:], &c.Fold)
	return c
}

func (r *reader) record(tag uint64, d *Dict) any {
	if tag == tagException {
		args, _ := d.value("args").(Tuple)
		return &Exception{Type: textOf(d.value("type")), Message: textOf(d.value("message")), Args: args}
	}
	h := &Handle{Class: textOf(d.value("class")), Repr: textOf(d.value("repr")), Text: textOf(d.value("json"))}
	if tag == tagRecord {
		h.Fields, _ = d.value("fields").(*Dict)
	}
	if id, ok := d.value("id").(int64); ok && r.links != nil {
		r.links.attach(h, id)
	}
	return h
}
