package hognose

import (
	"context"
	"fmt"
	"reflect"
	"unicode"
)

// Function is a host function with its description for programs.
type Function struct {
	// Handler is a Go func. The arguments of a call are converted to its parameter types, as Into does it; others are a TypeError in the program. A first parameter
	// of type context.Context gets the run's context. A last parameter of type Keywords gets the keyword arguments. The func returns nothing, a value, an error, or a
	// value and an error. With a nil Handler, a call pauses the run (Start), and the host answers the Call step.
	Handler any
	// Awaitable makes each call return an awaitable at once. The handler then runs in a separate goroutine, so a program can have many calls in flight
	// (asyncio.gather).
	Awaitable bool
	Signature string // as in Python: "(url, timeout=5)"; "": the function has no signature
	Doc       string // the function's __doc__
}

// Functions are host functions by name. Each entry is a Go func, a Function, or nil for a function whose calls pause the run.
type Functions map[string]any

// Keywords are the keyword arguments of a call, by name.
type Keywords map[string]any

type function struct {
	Function
	name    string
	handler reflect.Value
}

var (
	contextType  = reflect.TypeFor[context.Context]()
	errorType    = reflect.TypeFor[error]()
	keywordsType = reflect.TypeFor[Keywords]()
)

func readFunctions(given Functions) (map[string]*function, error) {
	found := make(map[string]*function, len(given))
	for name, entry := range given {
		f, err := readFunction(name, entry)
		if err != nil {
			return nil, err
		}
		found[name] = f
	}
	return found, nil
}

func isIdentifier(name string) bool {
	for k, r := range name {
		if r != '_' && !unicode.IsLetter(r) && (k == 0 || !unicode.In(r, unicode.Nd, unicode.Mn, unicode.Mc, unicode.Pc)) {
			return false
		}
	}
	return name != ""
}

func readFunction(name string, entry any) (*function, error) {
	if !isIdentifier(name) {
		return nil, fmt.Errorf("functions: %q is not an identifier", name)
	}
	f := &function{name: name}
	if whole, ok := entry.(Function); ok {
		f.Function = whole
	} else {
		f.Handler = entry
	}
	if f.Handler == nil {
		return f, nil
	}
	f.handler = reflect.ValueOf(f.Handler)
	t := f.handler.Type()
	if t.Kind() != reflect.Func || f.handler.IsNil() {
		return nil, fmt.Errorf("functions: %s: the handler is not a func", name)
	}
	if n := t.NumOut(); n > 2 || (n == 2 && t.Out(1) != errorType) {
		return nil, fmt.Errorf("functions: %s: a handler gives nothing, a value, an error, or a value and an error", name)
	}
	return f, nil
}

// typeError is what the program gets as a TypeError.
func typeError(format string, args ...any) error {
	return &Exception{Type: "TypeError", Message: fmt.Sprintf(format, args...)}
}

// run calls the handler.
func (f *function) run(ctx context.Context, args []any, keywords *Dict) (any, error) {
	in, err := f.bind(ctx, args, keywords)
	if err != nil {
		return nil, err
	}
	out := f.handler.Call(in)
	if n := len(out); n > 0 && f.handler.Type().Out(n-1) == errorType {
		if err, ok := out[n-1].Interface().(error); ok {
			return nil, err
		}
		out = out[:n-1]
	}
	if len(out) == 0 {
		return nil, nil
	}
	return out[0].Interface(), nil
}

// bind makes the handler's arguments.
func (f *function) bind(ctx context.Context, args []any, keywords *Dict) ([]reflect.Value, error) {
	t := f.handler.Type()
	last := t.NumIn()
	var in, end []reflect.Value
	if last > 0 && t.In(0) == contextType {
		in = append(in, reflect.ValueOf(ctx))
	}
	if last > len(in) && t.In(last-1) == keywordsType {
		last--
		all, _ := keywords.Map()
		end = append(end, reflect.ValueOf(Keywords(all)))
	} else if keywords.Len() > 0 {
		return nil, typeError("%s() takes no keyword arguments", f.name)
	}
	least := last - len(in)
	if t.IsVariadic() {
		least--
	}
	if len(args) < least || (len(args) > least && !t.IsVariadic()) {
		return nil, typeError("%s() takes %d positional arguments but %d were given", f.name, least, len(args))
	}
	first := len(in)
	for k, arg := range args {
		kind := t.In(min(first+k, t.NumIn()-1))
		if t.IsVariadic() && k >= least {
			kind = t.In(t.NumIn() - 1).Elem()
		}
		to := reflect.New(kind).Elem()
		if err := into(arg, to, 0); err != nil {
			return nil, typeError("%s(): argument %d: %s", f.name, k+1, err)
		}
		in = append(in, to)
	}
	return append(in, end...), nil
}
