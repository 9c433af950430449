package hognose

import (
	"context"
	"fmt"
	"reflect"
	"unicode"
)

// Function is a host function with what programs are told of it.
type Function struct {
	// Handler is a Go func, which gets the arguments as its parameters' types (Into) and gives nothing, a value, an error, or both; nil: the call pauses the run
	// (Start), and the host answers it by hand. A first parameter that is a context.Context gets the run's, a last one of type Keywords the keyword arguments.
	Handler any
	// Awaitable: calling it gives an awaitable at once, and the handler runs in a goroutine of its own, so that many can be under way (asyncio.gather).
	Awaitable bool
	Signature string // as in Python: "(url, timeout=5)"; "": none is told
	Doc       string
}

// Functions are host functions by name: Go funcs, Functions, or nil for one that is answered by hand.
type Functions map[string]any

// Keywords are the keyword arguments of a call.
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
