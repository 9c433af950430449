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

// Python values that come out of a sandbox have these Go types: None nil, bool bool, int int64 (*big.Int if that is too small), float float64, complex complex128,
// str string, bytes []byte, list []any, dict *Dict, and the types below. A sandbox also accepts all other numbers, maps, slices, arrays, pointers, time.Time,
// time.Duration, errors, and structs, as dicts of their fields (by their `json` tags).

// Tuple is a Python tuple.
type Tuple []any

// Set is a Python set. The members are in the order in which they crossed.
type Set []any

// FrozenSet is a Python frozenset.
type FrozenSet []any

// Bytearray is a Python bytearray.
type Bytearray []byte

// Range is a Python range. The fields are int64 or *big.Int.
type Range struct{ Start, Stop, Step any }

// Constant is a Python constant: Ellipsis or NotImplemented.
type Constant string

// Ellipsis and NotImplemented are the constants of Python with these names.
const (
	Ellipsis       = Constant("Ellipsis")
	NotImplemented = Constant("NotImplemented")
)

// Date is a Python datetime.date.
type Date struct{ Year, Month, Day int }

// Clock is a Python datetime.time. If Zone is nil, it is naive: it has no time zone.
type Clock struct {
	Hour, Minute, Second, Microsecond int
	Zone                              *Zone
	Fold                              int
}

// DateTime is a Python datetime.datetime. If Zone is nil, it is naive: it has no time zone.
type DateTime struct {
	Date
	Clock
}

// Time converts to a time.Time. A naive DateTime is taken in the given location.
func (d DateTime) Time(naive *time.Location) time.Time {
	where := naive
	if d.Zone != nil {
		where = d.Zone.location()
	}
	return time.Date(d.Year, time.Month(d.Month), d.Day, d.Hour, d.Minute, d.Second, d.Microsecond*1000, where)
}

// Delta is a Python datetime.timedelta.
type Delta struct{ Days, Seconds, Microseconds int64 }

// Duration converts to a time.Duration. false: the timedelta is too long for one.
func (d Delta) Duration() (time.Duration, bool) {
	if d.Days > 106750 || d.Days < -106750 {
		return 0, false
	}
	return time.Duration(d.Days*86400+d.Seconds)*time.Second + time.Duration(d.Microseconds)*time.Microsecond, true
}

// Zone is a Python datetime.timezone.
type Zone struct {
	Seconds, Microseconds int64  // the offset from UTC; positive is east
	Name                  string // the name, if the time zone has one
	Named                 bool   // whether the time zone has a name
}

func (z *Zone) location() *time.Location {
	if z.Seconds == 0 && !z.Named {
		return time.UTC
	}
	return time.FixedZone(z.Name, int(z.Seconds))
}

// Exception is a Python exception as a value; then it has Type, Message and Args. If a host function returns one as its error, it is raised in the program, with all
// fields.
type Exception struct {
	Type    string // the name of the class
	Message string // str(exception)
	Args    Tuple  // the arguments of the builtin class; nil: the message
	// Bases are the names of the builtin classes that Type extends, nearest first, if Type is not a builtin class. Without any, Type extends RuntimeError.
	Bases   []string
	Notes   []string // the notes, as add_note adds them
	Cause   error    // the cause, as in raise ... from
	Members []error  // the members of an exception group

	system, strerror string // the name of an error number, and a text for it
	files            []any  // its file names
}

// Unwrap returns the cause.
func (e *Exception) Unwrap() error { return e.Cause }

// Error returns the type and the message.
func (e *Exception) Error() string {
	if e.Message == "" {
		return e.Type
	}
	return e.Type + ": " + e.Message
}

// HostObject stands for an object of another host, in a sandbox that was restored from that host's snapshot. Key is the object's key there.
type HostObject struct{ Key any }

// Handle refers to a Python object that stays in the sandbox, such as a function, a class, an instance or a Decimal. If it is passed back, it is the same object. The
// sandbox keeps the object until all its handles are closed or collected.
type Handle struct {
	Class  string // the name of the object's class
	Repr   string // the repr() of the object, when the handle was made
	Text   string // the str() of a Decimal, Fraction, UUID, path or member of an enum; otherwise ""
	Fields *Dict  // a copy of the fields of an instance of the program's classes, such as a dataclass; otherwise nil
	link   *link
}

// Dict is a Python dict. It keeps the order of its keys.
type Dict struct {
	keys, values []any
	index        map[any]int
}

// NewDict creates a dict from alternating keys and values.
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

// Set sets the value of a key. A key that is not in the dict is added at the end.
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

// Get returns the value of a key, and whether the dict has the key. As in Python, 1, 1.0 and True are the same key.
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

// number returns the value of a key as a float64. 0: it is not a number.
func (d *Dict) number(key string) float64 { return floatOf(d.value(key)) }

func floatOf(v any) float64 {
	switch n := v.(type) {
	case int64:
		return float64(n)
	case float64:
		return n
	case *big.Int:
		found, _ := n.Float64()
		return found
	}
	return 0
}

// Len returns the number of keys.
func (d *Dict) Len() int { return len(d.keys) }

// Keys returns a copy of the keys, in order.
func (d *Dict) Keys() []any { return append([]any(nil), d.keys...) }

// All iterates over keys and values, in order.
func (d *Dict) All() iter.Seq2[any, any] {
	return func(yield func(any, any) bool) {
		for k, key := range d.keys {
			if !yield(key, d.values[k]) {
				return
			}
		}
	}
}

// Map converts to a map, without the order. false: some key is not a str.
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

// MarshalJSON writes a JSON object with the keys in order. Keys that are not a str are written as text.
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
