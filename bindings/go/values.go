package hognose

import (
	"bytes"
	"encoding/json"
	"fmt"
	"iter"
	"math/big"
	"reflect"
	"time"
)

// What a Python value is in Go, out of a sandbox: None nil, bool bool, int int64 (or *big.Int, where that is too small), float float64, complex complex128, str
// string, bytes []byte, list []any, dict *Dict, and the types below. Into it also every other kind of number, maps, slices, arrays, structs (as dicts of their
// fields, by the name in a `json` tag), pointers, time.Time, time.Duration and errors.

// Tuple is a tuple.
type Tuple []any

// Set is a set, in the order in which its members crossed.
type Set []any

// FrozenSet is a frozenset.
type FrozenSet []any

// Bytearray is a bytearray.
type Bytearray []byte

// Range is a range, of int64 or *big.Int.
type Range struct{ Start, Stop, Step any }

// Constant is Ellipsis or NotImplemented.
type Constant string

// The two constants.
const (
	Ellipsis       = Constant("Ellipsis")
	NotImplemented = Constant("NotImplemented")
)

// Date is a datetime.date.
type Date struct{ Year, Month, Day int }

// Clock is a datetime.time. Zone nil: it is naive.
type Clock struct {
	Hour, Minute, Second, Microsecond int
	Zone                              *Zone
	Fold                              int
}

// DateTime is a datetime.datetime.
type DateTime struct {
	Date
	Clock
}

// Time is the moment; of a naive one in the given location.
func (d DateTime) Time(naive *time.Location) time.Time {
	where := naive
	if d.Zone != nil {
		where = d.Zone.location()
	}
	return time.Date(d.Year, time.Month(d.Month), d.Day, d.Hour, d.Minute, d.Second, d.Microsecond*1000, where)
}

// Delta is a datetime.timedelta.
type Delta struct{ Days, Seconds, Microseconds int64 }

// Duration is the same as a time.Duration; false: it is too long for one.
func (d Delta) Duration() (time.Duration, bool) {
	if d.Days > 106750 || d.Days < -106750 {
		return 0, false
	}
	return time.Duration(d.Days*86400+d.Seconds)*time.Second + time.Duration(d.Microseconds)*time.Microsecond, true
}

// Zone is a datetime.timezone.
type Zone struct {
	Seconds, Microseconds int64 // east of UTC
	Name                  string
	Named                 bool // whether it was given a name
}

func (z *Zone) location() *time.Location {
	if z.Seconds == 0 && !z.Named {
		return time.UTC
	}
	return time.FixedZone(z.Name, int(z.Seconds))
}

// Exception is an exception as a value, with its Type, Message and Args. As the error of a host function it is raised in the program, with the rest, too.
type Exception struct {
	Type    string
	Message string
	Args    Tuple // of the builtin class; nil: the message
	// Bases are the names of builtin classes that the type extends, nearest first, if it is not one of them. Without any it extends RuntimeError.
	Bases   []string
	Notes   []string // as add_note adds them
	Cause   error    // as raise ... from has it
	Members []error  // of an exception group

	system, strerror string // the name of an error number, and a text for it
	files            []any  // its file names
}

// Unwrap is the cause.
func (e *Exception) Unwrap() error { return e.Cause }

func (e *Exception) Error() string {
	if e.Message == "" {
		return e.Type
	}
	return e.Type + ": " + e.Message
}

// HostObject stands for an object of another host's, in a session that was restored here.
type HostObject struct{ Key any }

// Handle is a Python object that stays inside: a function, a class, an instance, a Decimal. Passed back, it is the same object.
type Handle struct {
	Class  string // the name of its class
	Repr   string // what repr() said when it was handed out
	Text   string // what str() said, of a Decimal, Fraction, UUID, path or member of an enum
	Fields *Dict  // of an instance of a class of the program's, a dataclass for one: its fields as they were; otherwise nil
	link   *link
}

// Dict is a dict, in its order.
type Dict struct {
	keys, values []any
	index        map[any]int
}

// NewDict makes a dict of keys and values in turn.
func NewDict(pairs ...any) *Dict {
	d := &Dict{}
	for k := 0; k+1 < len(pairs); k += 2 {
		d.Set(pairs[k], pairs[k+1])
	}
	return d
}

// find gives the place of a key as Python finds it, 1, 1.0 and True being one; -1: there is none.
func (d *Dict) find(key any) int {
	if d.index == nil && len(d.keys) > 0 {
		d.index = make(map[any]int, len(d.keys))
		for k, known := range d.keys {
			if same := hashable(known); same == nil || reflect.ValueOf(same).Comparable() {
				d.index[same] = k
			}
		}
	}
	if key != nil && !reflect.ValueOf(key).Comparable() {
		if data, ok := key.([]byte); ok {
			return d.find(hashable(data))
		}
		for k, known := range d.keys {
			if reflect.DeepEqual(known, key) {
				return k
			}
		}
		return -1
	}
	if k, ok := d.index[hashable(key)]; ok {
		return k
	}
	return -1
}

type bytesKey string

type intKey string

// hashable is the same for keys that are equal in Python.
func hashable(key any) any {
	v := reflect.ValueOf(key)
	switch {
	case key == nil:
		return nil
	case v.Kind() == reflect.Bool:
		if v.Bool() {
			return int64(1)
		}
		return int64(0)
	case v.CanInt() && v.Type().PkgPath() == "":
		return v.Int()
	case v.CanFloat() && v.Float() == float64(int64(v.Float())):
		return int64(v.Float())
	}
	switch k := key.(type) {
	case *big.Int:
		return intKey(k.String())
	case []byte:
		return bytesKey(k)
	}
	return key
}

// Set sets what a key has. A new key comes last.
func (d *Dict) Set(key, value any) {
	if k := d.find(key); k >= 0 {
		d.values[k] = value
		return
	}
	if d.index == nil {
		d.index = map[any]int{}
	}
	if same := hashable(key); same == nil || reflect.ValueOf(same).Comparable() {
		d.index[same] = len(d.keys)
	}
	d.keys, d.values = append(d.keys, key), append(d.values, value)
}

// Get gives what a key has.
func (d *Dict) Get(key any) (any, bool) {
	if k := d.find(key); k >= 0 {
		return d.values[k], true
	}
	return nil, false
}

func (d *Dict) value(key string) any {
	found, _ := d.Get(key)
	return found
}

// Len is how many keys there are.
func (d *Dict) Len() int { return len(d.keys) }

// Keys are the keys, in order.
func (d *Dict) Keys() []any { return append([]any(nil), d.keys...) }

// All gives keys and values, in order.
func (d *Dict) All() iter.Seq2[any, any] {
	return func(yield func(any, any) bool) {
		for k, key := range d.keys {
			if !yield(key, d.values[k]) {
				return
			}
		}
	}
}

// Map is the same as a map, without the order; false: a key is no str.
func (d *Dict) Map() (map[string]any, bool) {
	found := make(map[string]any, len(d.keys))
	for k, key := range d.keys {
		name, ok := key.(string)
		if !ok {
			return nil, false
		}
		found[name] = d.values[k]
	}
	return found, true
}

// MarshalJSON writes an object, in order. Keys that are no str are written as text.
func (d *Dict) MarshalJSON() ([]byte, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	for k, key := range d.keys {
		if k > 0 {
			out.WriteByte(',')
		}
		name, ok := key.(string)
		if !ok {
			name = fmt.Sprint(key)
		}
		head, err := json.Marshal(name)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(d.values[k])
		if err != nil {
			return nil, err
		}
		out.Write(head)
		out.WriteByte(':')
		out.Write(value)
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}
