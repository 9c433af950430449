package hognose

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"sort"
	"strings"
	"time"
	"unicode/utf8"
	"unsafe"
)

const deepest = defaultNesting

// most is how large a value may be that crosses.
type most struct{ bytes, items float64 }

// ofHost is the most of what a host gives besides values: options, files, answers of directories. Slices that contain one slice twice would otherwise never end.
var ofHost = most{math.Inf(1), 1e6}

// place is one container around a value, told from others by where its items are.
type place struct {
	at unsafe.Pointer
	n  int
}

type writer struct {
	out   []byte
	items int
	open  []place
	most  most
	links *links
}

// misfit is why a value cannot cross, with the path to it, which grows on the way out.
type misfit struct{ why, path string }

func (m *misfit) Error() string { return m.why }

func within(err error, part string) error {
	if m := (*misfit)(nil); errors.As(err, &m) {
		m.path = part + m.path
	}
	return err
}

func unfit(format string, args ...any) error { return &misfit{why: fmt.Sprintf(format, args...)} }

// encode gives the value as CBOR. A ValueError names the path, which begins with `root`, to what cannot cross; a LimitError: it is too much.
func encode(v any, root string, l *links, m most) ([]byte, error) {
	w := &writer{most: m, links: l}
	err := w.value(v)
	if err == nil {
		err = w.fits(0)
	}
	if m := (*misfit)(nil); errors.As(err, &m) {
		return nil, &ValueError{m.why + ": at " + root + m.path}
	}
	return w.out, err
}

func (w *writer) fits(more int) error {
	if float64(w.items) > w.most.items {
		return &LimitError{Kind: "valueItems", Limit: w.most.items, Used: float64(w.items)}
	}
	if n := len(w.out) + more; float64(n) > w.most.bytes {
		return &LimitError{Kind: "valueBytes", Limit: w.most.bytes, Used: float64(n)}
	}
	return nil
}

func (w *writer) head(major byte, n uint64) {
	major <<= 5
	switch {
	case n < 24:
		w.out = append(w.out, major|byte(n))
	case n < 1<<8:
		w.out = append(w.out, major|24, byte(n))
	case n < 1<<16:
		w.out = binary.BigEndian.AppendUint16(append(w.out, major|25), uint16(n))
	case n < 1<<32:
		w.out = binary.BigEndian.AppendUint32(append(w.out, major|26), uint32(n))
	default:
		w.out = binary.BigEndian.AppendUint64(append(w.out, major|27), n)
	}
}

func (w *writer) integer(n int64) error {
	if n < 0 {
		w.head(1, uint64(-1-n))
	} else {
		w.head(0, uint64(n))
	}
	return nil
}

func (w *writer) big(n *big.Int) error {
	major, tag, size := byte(0), uint64(tagPositive), n
	if n.Sign() < 0 {
		major, tag, size = 1, tagNegative, new(big.Int).Not(n)
	}
	if size.IsUint64() {
		w.head(major, size.Uint64())
		return nil
	}
	w.head(6, tag)
	return w.blob(size.Bytes())
}

func (w *writer) blob(data []byte) error {
	if err := w.fits(len(data)); err != nil {
		return err
	}
	w.head(2, uint64(len(data)))
	w.out = append(w.out, data...)
	return nil
}

// text writes a string: one that is UTF-8 but for surrogates is a str, too.
func (w *writer) text(s string) error {
	if !utf8.ValidString(s) {
		if !isWTF8(s) {
			return unfit("a string is neither UTF-8 nor []byte")
		}
		w.head(6, tagSurrogates)
		return w.blob([]byte(s))
	}
	if err := w.fits(len(s)); err != nil {
		return err
	}
	w.head(3, uint64(len(s)))
	w.out = append(w.out, s...)
	return nil
}

func isWTF8(s string) bool {
	for len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s)
		if r == utf8.RuneError && n <= 1 {
			if len(s) < 3 || s[0] != 0xED || s[1] < 0xA0 || s[1] > 0xBF || s[2] < 0x80 || s[2] > 0xBF {
				return false
			}
			n = 3
		}
		s = s[n:]
	}
	return true
}

// enter says whether a container is to be written: otherwise it is the same as one around it, and is a reference.
func (w *writer) enter(p place) (bool, error) {
	if err := w.fits(0); err != nil {
		return false, err
	}
	if len(w.open) >= deepest {
		return false, unfit("a value is nested more than %d levels deep", deepest)
	}
	for levels := range w.open {
		if p.at != nil && w.open[len(w.open)-1-levels] == p {
			w.head(6, tagReference)
			w.head(0, uint64(levels))
			return false, nil
		}
	}
	w.open = append(w.open, p)
	return true, nil
}

func (w *writer) leave() { w.open = w.open[:len(w.open)-1] }

func (w *writer) sequence(items []any, tag uint64) error {
	p := place{}
	if len(items) > 0 {
		p = place{unsafe.Pointer(unsafe.SliceData(items)), len(items)}
	}
	ok, err := w.enter(p)
	if !ok {
		return err
	}
	if tag != 0 {
		w.head(6, tag)
	}
	w.head(4, uint64(len(items)))
	for k, item := range items {
		if err := w.value(item); err != nil {
			if tag == tagSet || tag == tagFrozenset {
				return within(err, "{...}")
			}
			return within(err, fmt.Sprintf("[%d]", k))
		}
	}
	w.leave()
	return nil
}

func (w *writer) dict(d *Dict) error {
	ok, err := w.enter(place{unsafe.Pointer(d), -1})
	if !ok {
		return err
	}
	w.head(5, uint64(len(d.keys)))
	for k, key := range d.keys {
		if err := w.value(key); err != nil {
			return within(err, "{...}")
		}
		if err := w.value(d.values[k]); err != nil {
			return within(err, keyText(key))
		}
	}
	w.leave()
	return nil
}

func keyText(key any) string {
	if text, ok := key.(string); ok {
		return "['" + text + "']"
	}
	return fmt.Sprintf("[%v]", key)
}

func (w *writer) tagged(tag uint64, v any) error {
	w.head(6, tag)
	return w.value(v)
}

func (w *writer) value(v any) error {
	w.items++
	switch v := v.(type) {
	case nil:
		w.out = append(w.out, 0xF6)
	case bool:
		if v {
			w.out = append(w.out, 0xF5)
		} else {
			w.out = append(w.out, 0xF4)
		}
	case int64:
		return w.integer(v)
	case int:
		return w.integer(int64(v))
	case float64:
		w.out = binary.BigEndian.AppendUint64(append(w.out, 0xFB), math.Float64bits(v))
	case string:
		return w.text(v)
	case []byte:
		return w.blob(v)
	case []any:
		return w.sequence(v, 0)
	case *Dict:
		if v != nil {
			return w.dict(v)
		}
		w.out = append(w.out, 0xF6)
	default:
		w.items--
		return w.other(v)
	}
	return nil
}

// other writes the types of this package.
func (w *writer) other(v any) error {
	w.items++
	switch v := v.(type) {
	case Tuple:
		return w.sequence(v, tagTuple)
	case Set:
		return w.sequence(v, tagSet)
	case FrozenSet:
		return w.sequence(v, tagFrozenset)
	case Bytearray:
		w.head(6, tagBytearray)
		return w.blob(v)
	case complex128:
		return w.tagged(tagComplex, []any{real(v), imag(v)})
	case Range:
		return w.tagged(tagRange, []any{v.Start, v.Stop, v.Step})
	case Constant:
		return w.tagged(tagConstant, string(v))
	case HostObject:
		return w.tagged(tagHostObject, v.Key)
	case Date, Clock, DateTime, Delta, time.Time, time.Duration:
		return w.moment(v)
	}
	w.items--
	return w.pointed(v)
}

func (w *writer) pointed(v any) error {
	w.items++
	switch v := v.(type) {
	case *big.Int:
		if v != nil {
			return w.big(v)
		}
	case *Zone:
		if v != nil {
			return w.zone(v)
		}
	case *Handle:
		if v != nil {
			id, ok := w.links.idOf(v)
			if !ok {
				return unfit("a handle of another sandbox, or one that was closed, cannot be passed")
			}
			w.head(6, tagHandle)
			return w.integer(id)
		}
	case *Exception:
		if v != nil {
			return w.tagged(tagException, NewDict("type", v.Type, "message", v.Message, "args", append(Tuple{}, v.Args...)))
		}
	default:
		w.items--
		return w.reflected(reflect.ValueOf(v))
	}
	w.out = append(w.out, 0xF6)
	return nil
}

func (w *writer) zone(z *Zone) error {
	var name any
	if z.Named {
		name = z.Name
	}
	return w.tagged(tagTimezone, []any{z.Seconds, z.Microseconds, name})
}

func clockParts(c Clock) []any {
	return []any{c.Hour, c.Minute, c.Second, c.Microsecond, c.Zone, c.Fold}
}

func (w *writer) moment(v any) error {
	switch v := v.(type) {
	case Date:
		return w.tagged(tagDayText, fmt.Sprintf("%04d-%02d-%02d", v.Year, v.Month, v.Day))
	case Clock:
		return w.tagged(tagTime, clockParts(v))
	case DateTime:
		return w.tagged(tagDatetime, append([]any{v.Year, v.Month, v.Day}, clockParts(v.Clock)...))
	case Delta:
		return w.tagged(tagTimedelta, []any{v.Days, v.Seconds, v.Microseconds})
	case time.Duration:
		n := v.Microseconds()
		days := n / 86400e6
		if n%86400e6 < 0 {
			days--
		}
		n -= days * 86400e6
		return w.tagged(tagTimedelta, []any{days, n / 1e6, n % 1e6})
	case time.Time:
		return w.moment(dateTimeOf(v))
	}
	return nil
}

func dateTimeOf(t time.Time) DateTime {
	name, offset := t.Zone()
	zone := &Zone{Seconds: int64(offset)}
	if t.Location() != time.UTC {
		zone.Name, zone.Named = name, name != ""
	}
	return DateTime{Date{t.Year(), int(t.Month()), t.Day()}, Clock{t.Hour(), t.Minute(), t.Second(), t.Nanosecond() / 1000, zone, 0}}
}

// reflected writes what is of some other type by its kind.
func (w *writer) reflected(v reflect.Value) error {
	switch v.Kind() {
	case reflect.Bool:
		return w.value(v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return w.value(v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return w.value(new(big.Int).SetUint64(v.Uint()))
	case reflect.Float32, reflect.Float64:
		return w.value(v.Float())
	case reflect.Complex64, reflect.Complex128:
		return w.value(v.Complex())
	case reflect.String:
		return w.value(v.String())
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return w.value(nil)
		}
		if len(w.open) >= deepest {
			return unfit("a value is nested more than %d levels deep", deepest)
		}
		w.open = append(w.open, place{}) // a pointer may lead to itself
		err := w.value(v.Elem().Interface())
		w.leave()
		return err
	case reflect.Slice, reflect.Array, reflect.Map, reflect.Struct:
		return w.container(v)
	}
	return unfit("a value of type %s has no Python form", typeText(v))
}

func typeText(v reflect.Value) string {
	if !v.IsValid() {
		return "nil"
	}
	return v.Type().String()
}

func (w *writer) container(v reflect.Value) error {
	switch v.Kind() {
	case reflect.Map:
		return w.mapped(v)
	case reflect.Struct:
		d := &Dict{}
		for _, field := range fieldsOf(v.Type()) {
			d.Set(field.name, v.FieldByIndex(field.index).Interface())
		}
		return w.value(d)
	}
	if v.Type().Elem().Kind() == reflect.Uint8 {
		data := make([]byte, v.Len())
		reflect.Copy(reflect.ValueOf(data), v)
		return w.value(data)
	}
	if v.Kind() == reflect.Slice && v.IsNil() {
		return w.value([]any{})
	}
	items := make([]any, v.Len())
	for k := range items {
		items[k] = v.Index(k).Interface()
	}
	return w.value(items)
}

// mapped writes a map, by the order of its keys: which order a map has by itself is chance.
func (w *writer) mapped(v reflect.Value) error {
	keys := v.MapKeys()
	sort.Slice(keys, func(a, b int) bool { return less(keys[a], keys[b]) })
	ok, err := w.enter(place{v.UnsafePointer(), -1})
	if !ok {
		return err
	}
	w.items++
	w.head(5, uint64(len(keys)))
	for _, key := range keys {
		if err := w.value(key.Interface()); err != nil {
			return within(err, "{...}")
		}
		if err := w.value(v.MapIndex(key).Interface()); err != nil {
			return within(err, keyText(key.Interface()))
		}
	}
	w.leave()
	return nil
}

func less(a, b reflect.Value) bool {
	for a.Kind() == reflect.Interface {
		a = a.Elem()
	}
	for b.Kind() == reflect.Interface {
		b = b.Elem()
	}
	switch {
	case a.Kind() == reflect.String && b.Kind() == reflect.String:
		return a.String() < b.String()
	case a.CanInt() && b.CanInt():
		return a.Int() < b.Int()
	case a.CanUint() && b.CanUint():
		return a.Uint() < b.Uint()
	case a.CanFloat() && b.CanFloat():
		return a.Float() < b.Float()
	}
	return fmt.Sprint(a) < fmt.Sprint(b)
}

type field struct {
	name  string
	index []int
}

// fieldsOf are the exported fields of a struct by the names that they have in Python.
func fieldsOf(t reflect.Type) []field {
	var found []field
	for _, f := range reflect.VisibleFields(t) {
		if !f.IsExported() || f.Anonymous || len(f.Index) > 1 {
			continue
		}
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "-" {
			continue
		}
		if name == "" {
			name = f.Name
		}
		found = append(found, field{name, f.Index})
	}
	return found
}
