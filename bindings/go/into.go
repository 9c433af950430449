package hognose

import (
	"fmt"
	"math/big"
	"reflect"
	"strings"
	"time"
)

// Into stores a value from a sandbox in the variable that target points to. It converts numbers that fit, and stores lists, tuples and sets in slices. Dicts
// and dataclasses are stored in maps and structs. A key matches the name in a field's `json` tag, or else the field's name, in any case. None is stored as nil.
// A value that does not fit is a *ValueError.
func Into(value any, target any) error {
	to := reflect.ValueOf(target)
	if to.Kind() != reflect.Pointer || to.IsNil() {
		return &ValueError{"the target is not a pointer"}
	}
	return into(value, to.Elem(), 0)
}

// cannot says why a value cannot be put into a type: it is of another kind, or a number out of its range.
func cannot(value any, t reflect.Type) error {
	kind := kindText(value)
	if kind == "int" && isNumber(t) {
		return &ValueError{fmt.Sprintf("the int does not fit in %s", t)}
	}
	return &ValueError{fmt.Sprintf("must be %s, not %s", t, kind)}
}

func isNumber(t reflect.Type) bool {
	return t.Kind() >= reflect.Int && t.Kind() <= reflect.Float64
}

// kindText is what a value is called in Python.
func kindText(v any) string {
	switch v := v.(type) {
	case nil:
		return "None"
	case bool:
		return "bool"
	case int64, *big.Int:
		return "int"
	case float64:
		return "float"
	case string:
		return "str"
	case []byte:
		return "bytes"
	case []any:
		return "list"
	case *Dict:
		return "dict"
	case *Handle:
		return v.Class
	}
	return strings.ToLower(strings.TrimPrefix(reflect.TypeOf(v).String(), "hognose."))
}

func into(value any, to reflect.Value, depth int) error {
	t := to.Type()
	if depth > deepest {
		return &ValueError{"a value is nested too deep"}
	}
	if value != nil && reflect.TypeOf(value).AssignableTo(t) {
		to.Set(reflect.ValueOf(value))
		return nil
	}
	if value == nil {
		switch t.Kind() {
		case reflect.Interface, reflect.Pointer, reflect.Map, reflect.Slice:
			to.SetZero()
			return nil
		}
		return cannot(value, t)
	}
	switch t {
	case reflect.TypeFor[time.Time](), reflect.TypeFor[time.Duration](), reflect.TypeFor[*big.Int]():
		return intoKnown(value, to)
	}
	switch t.Kind() {
	case reflect.Pointer:
		fresh := reflect.New(t.Elem())
		if err := into(value, fresh.Elem(), depth+1); err != nil {
			return err
		}
		to.Set(fresh)
		return nil
	case reflect.Slice, reflect.Array:
		return intoSlice(value, to, depth)
	case reflect.Map, reflect.Struct:
		return intoFields(value, to, depth)
	}
	return intoScalar(value, to)
}

func intoKnown(value any, to reflect.Value) error {
	switch v := value.(type) {
	case DateTime:
		if to.Type() == reflect.TypeFor[time.Time]() {
			to.Set(reflect.ValueOf(v.Time(time.UTC)))
			return nil
		}
	case Date:
		if to.Type() == reflect.TypeFor[time.Time]() {
			to.Set(reflect.ValueOf(time.Date(v.Year, time.Month(v.Month), v.Day, 0, 0, 0, 0, time.UTC)))
			return nil
		}
	case Delta:
		if d, ok := v.Duration(); ok && to.Type() == reflect.TypeFor[time.Duration]() {
			to.SetInt(int64(d))
			return nil
		}
	case int64:
		if to.Type() == reflect.TypeFor[*big.Int]() {
			to.Set(reflect.ValueOf(big.NewInt(v)))
			return nil
		}
	}
	return cannot(value, to.Type())
}

func intoScalar(value any, to reflect.Value) error {
	fits := false
	switch v := value.(type) {
	case bool:
		if fits = to.Kind() == reflect.Bool; fits {
			to.SetBool(v)
		}
	case int64:
		switch {
		case to.CanInt():
			if fits = !to.OverflowInt(v); fits {
				to.SetInt(v)
			}
		case to.CanUint():
			if fits = v >= 0 && !to.OverflowUint(uint64(v)); fits {
				to.SetUint(uint64(v))
			}
		case to.CanFloat():
			to.SetFloat(float64(v))
			fits = true
		}
	case *big.Int:
		if fits = to.CanUint() && v.IsUint64() && !to.OverflowUint(v.Uint64()); fits {
			to.SetUint(v.Uint64())
		}
	case float64:
		if fits = to.CanFloat(); fits {
			to.SetFloat(v)
		}
	case string:
		if fits = to.Kind() == reflect.String; fits {
			to.SetString(v)
		}
	case complex128:
		if fits = to.CanComplex(); fits {
			to.SetComplex(v)
		}
	}
	if !fits {
		return cannot(value, to.Type())
	}
	return nil
}

func itemsOf(value any) ([]any, bool) {
	switch v := value.(type) {
	case []any:
		return v, true
	case Tuple:
		return v, true
	case Set:
		return v, true
	case FrozenSet:
		return v, true
	}
	return nil, false
}

func intoSlice(value any, to reflect.Value, depth int) error {
	t := to.Type()
	if data, ok := value.(Bytearray); ok && t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.Uint8 {
		to.SetBytes(data)
		return nil
	}
	items, ok := itemsOf(value)
	if !ok || (t.Kind() == reflect.Array && t.Len() != len(items)) {
		return cannot(value, t)
	}
	if t.Kind() == reflect.Slice {
		to.Set(reflect.MakeSlice(t, len(items), len(items)))
	}
	for k, item := range items {
		if err := into(item, to.Index(k), depth+1); err != nil {
			return &ValueError{fmt.Sprintf("[%d]: %s", k, err)}
		}
	}
	return nil
}

func intoFields(value any, to reflect.Value, depth int) error {
	d, _ := value.(*Dict)
	if h, ok := value.(*Handle); ok {
		d = h.Fields
	}
	if d == nil {
		return cannot(value, to.Type())
	}
	if to.Kind() == reflect.Struct {
		return intoStruct(d, to, depth)
	}
	t := to.Type()
	to.Set(reflect.MakeMapWithSize(t, d.Len()))
	for k, key := range d.keys {
		name, item := reflect.New(t.Key()).Elem(), reflect.New(t.Elem()).Elem()
		if err := into(key, name, depth+1); err != nil {
			return &ValueError{fmt.Sprintf("a key: %s", err)}
		}
		if !name.Comparable() {
			return &ValueError{"a key: " + kindText(key) + " cannot be one in Go"}
		}
		if err := into(d.values[k], item, depth+1); err != nil {
			return &ValueError{fmt.Sprintf("%s: %s", keyText(key), err)}
		}
		to.SetMapIndex(name, item)
	}
	return nil
}

func intoStruct(d *Dict, to reflect.Value, depth int) error {
	for _, field := range fieldsOf(to.Type()) {
		item, ok := d.Get(field.name)
		for k := 0; !ok && k < len(d.keys); k++ {
			if name, isText := d.keys[k].(string); isText && strings.EqualFold(name, field.name) {
				item, ok = d.values[k], true
			}
		}
		if !ok {
			continue
		}
		if err := into(item, to.FieldByIndex(field.index), depth+1); err != nil {
			return &ValueError{fmt.Sprintf("%s: %s", keyText(field.name), err)}
		}
	}
	return nil
}
