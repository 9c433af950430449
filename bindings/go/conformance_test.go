package hognose

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
)

// The list that every host runs (tests/conformance), in this package.

const list = "../../tests/conformance"

var spoilt = map[string]func([]byte) []byte{
	"empty":  func([]byte) []byte { return nil },
	"text":   func([]byte) []byte { return []byte("snapshot") },
	"short":  func(dump []byte) []byte { return dump[:10] },
	"half":   func(dump []byte) []byte { return dump[:len(dump)/2] },
	"longer": func(dump []byte) []byte { return append(append([]byte{}, dump...), 0) },
	"header": func(dump []byte) []byte { bad := append([]byte{}, dump...); bad[4] ^= 255; return bad },
	"whole":  func(dump []byte) []byte { return dump },
}

type object = map[string]any

func limitsOf(given any) Limits {
	l := Limits{}
	fields := map[string]*int64{"memory": &l.Memory, "steps": &l.Steps, "depth": &l.Depth, "output": &l.Output, "calls": &l.Calls, "source": &l.Source,
		"nesting": &l.Nesting, "valueBytes": &l.ValueBytes, "valueItems": &l.ValueItems, "allocations": &l.Allocations}
	all, _ := given.(object)
	for name, most := range all {
		switch n := most.(int64); name {
		case "time":
			l.Time = time.Duration(n) * time.Millisecond
		case "wall":
			l.Wall = time.Duration(n) * time.Millisecond
		default:
			*fields[name] = n
		}
	}
	return l
}

func inputsOf(given any) Inputs {
	inputs := Inputs{}
	all, _ := given.(object)
	for name, value := range all {
		inputs[name] = value
	}
	return inputs
}

// plain is a value as JSON has it: a tuple is a list.
func plain(t *testing.T, v any) any {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var found any
	if err := json.Unmarshal(data, &found); err != nil {
		t.Fatal(err)
	}
	return found
}

// whole makes ints of whole numbers, as the list means them.
func whole(v any) any {
	switch v := v.(type) {
	case float64:
		if v == float64(int64(v)) {
			return int64(v)
		}
	case []any:
		for k := range v {
			v[k] = whole(v[k])
		}
	case object:
		for name := range v {
			v[name] = whole(v[name])
		}
	}
	return v
}

func same(t *testing.T, what string, found, wanted any) {
	t.Helper()
	if found, wanted = plain(t, found), plain(t, wanted); !reflect.DeepEqual(found, wanted) {
		t.Fatalf("%s: %v instead of %v", what, found, wanted)
	}
}

type conformance struct {
	*testing.T
	given   object
	box     *Sandbox
	counted map[string]int64
	cancel  context.CancelFunc
}

func (c *conformance) ok(err error) {
	c.Helper()
	if err != nil {
		c.Fatal(err)
	}
}

func (c *conformance) functions() Functions {
	fail := func(x string) error { return &Exception{Type: "ValueError", Message: x, Args: Tuple{x}} }
	echo := func(x any) any { return x }
	outer := &Exception{Type: "ValueError", Message: "outer", Cause: &Exception{Type: "TypeError", Message: "inner"}}
	both := errors.Join(&Exception{Type: "ValueError", Message: "a"}, &Exception{Type: "TypeError", Message: "b"})
	kinds := object{
		"missing": func() error { _, err := os.ReadFile("/nope.txt"); return err }, "caused": func() error { return outer }, "grouped": func() error { return both },
		"extended": func() error { return &Exception{Type: "CodeError", Message: "no", Bases: []string{"ValueError"}} },
		"echo":     echo, "fail": fail, "later": Function{Handler: echo, Awaitable: true}, "later_fail": Function{Handler: fail, Awaitable: true},
		"unfit": func() any { return make(chan int) }, "cancel": func() { c.cancel() }, "hand": nil, "hand_awaitable": Function{Awaitable: true},
	}
	found := Functions{}
	all, _ := c.given["functions"].(object)
	for name, kind := range all {
		found[name] = kinds[kind.(string)]
	}
	return found
}

func (c *conformance) open() *Sandbox {
	files := Files{}
	all, _ := c.given["files"].(object)
	for path, text := range all {
		files[path] = text
	}
	box, err := New(Options{Functions: c.functions(), Limits: limitsOf(c.given["limits"]), Files: files})
	c.ok(err)
	return box
}

func (c *conformance) reopen(dump []byte) *Sandbox {
	box, err := Restore(dump, Options{Functions: c.functions(), Limits: limitsOf(c.given["limits"])})
	c.ok(err)
	return box
}

func (c *conformance) expect(what object, r *Result, err error) {
	c.Helper()
	var python *PythonError
	var limit *LimitError
	switch {
	case errors.As(err, &python) && what["error"] != nil:
		wanted := what["error"].(object)
		found := object{"type": python.Type, "text": python.Text, "traceback": python.Traceback, "exit": python.Exit}
		for name, value := range wanted {
			same(c.T, name, found[name], value)
		}
		if stdout, ok := what["stdout"]; ok {
			same(c.T, "stdout", python.Stdout, stdout)
		}
		return
	case errors.As(err, &limit) && what["limit"] != nil:
		same(c.T, "limit", limit.Kind, what["limit"])
		return
	case err != nil || what["error"] != nil || what["limit"] != nil:
		c.Fatalf("%v came to %v", what, err)
	}
	if value, ok := what["value"]; ok {
		if !r.HasValue {
			same(c.T, "value", "nothing", value)
		} else {
			same(c.T, "value", r.Value, value)
		}
	}
	if repr, ok := what["repr"]; ok {
		same(c.T, "repr", r.Repr, repr)
	}
	if stdout, ok := what["stdout"]; ok {
		same(c.T, "stdout", r.Stdout, stdout)
	}
	if into, ok := what["into"]; ok {
		c.ok(c.box.Set(into.(string), r.Value))
	}
	if word, ok := what["steps_as"]; ok {
		if before, ok := c.counted[word.(string)]; ok && before != r.Usage.Steps {
			c.Fatalf("%d steps instead of %d", r.Usage.Steps, before)
		}
		c.counted[word.(string)] = r.Usage.Steps
	}
}

// damage shows that a dump with every so many-th byte changed is refused, or that its run resumes without a crash.
func (c *conformance) damage(dump []byte, each int64) {
	ctx := context.Background()
	for at := int64(0); at < int64(len(dump)); at += each {
		bad := append([]byte{}, dump...)
		bad[at] ^= 0x55
		box, err := Restore(bad, Options{Limits: Limits{Time: time.Second}})
		if refused := (*SnapshotError)(nil); errors.As(err, &refused) {
			continue
		}
		c.ok(err)
		step, err := box.Step(ctx)
		if call, ok := step.(*Call); ok {
			_, err = call.Resume(ctx, 1)
		}
		if crashed := (*CrashError)(nil); errors.As(err, &crashed) {
			c.Fatal(err)
		}
		box.Close()
	}
}

// paused does what the list does at a pause, besides answering.
func (c *conformance) paused(call *Call, pause object) {
	if each, ok := pause["damage"]; ok {
		data, err := call.Dump()
		c.ok(err)
		c.damage(data, each.(int64))
	}
	if name, ok := pause["get"]; ok {
		limit := &LimitError{}
		if _, _, err := c.box.Get(name.(string)); !errors.As(err, &limit) {
			c.Fatal(err)
		}
		same(c.T, "limit", limit.Kind, pause["limit"])
	}
}

func (c *conformance) hand(what object) (*Result, error) {
	ctx := context.Background()
	step, err := c.box.Start(ctx, what["start"].(string), inputsOf(what["inputs"]), limitsOf(what["limits"]))
	var deferred []uint32
	for _, one := range what["steps"].([]any) {
		c.ok(err)
		pause := one.(object)
		if pause["dump"] != nil {
			data, err := step.(interface{ Dump() ([]byte, error) }).Dump()
			c.ok(err)
			c.box = c.reopen(data)
			step, err = c.box.Step(ctx)
			c.ok(err)
		}
		if n, ok := pause["settle"]; ok {
			step, err = step.(*Waiting).Settle(ctx, deferred[n.(int64)], pause["answer"], nil)
			continue
		}
		call := step.(*Call)
		same(c.T, "name", call.Name, pause["call"])
		if args, ok := pause["args"]; ok {
			same(c.T, "args", call.Args, args)
		}
		if kwargs, ok := pause["kwargs"]; ok {
			same(c.T, "kwargs", call.Keywords, kwargs)
		}
		c.paused(call, pause)
		switch kind, raises := pause["raise"]; {
		case pause["defer"] != nil:
			deferred = append(deferred, call.ID)
			step, err = call.Defer(ctx)
		case raises:
			step, err = call.Raise(ctx, &Exception{Type: kind.(string), Message: "k"})
		default:
			step, err = call.Resume(ctx, pause["answer"])
		}
	}
	if err != nil {
		return nil, err
	}
	return &step.(*Complete).Result, nil
}

func (c *conformance) round(expression string) {
	ctx := context.Background()
	_, err := c.box.Run(ctx, "import datetime\nbefore = "+expression)
	c.ok(err)
	value, _, err := c.box.Get("before")
	c.ok(err)
	c.ok(c.box.Set("after", value))
	r, err := c.box.Run(ctx, "before == after and type(before) is type(after) and repr(before) == repr(after)")
	c.ok(err)
	if r.Value != true {
		c.Fatalf("%s came back as another value: %#v", expression, value)
	}
}

func (c *conformance) inside(box *Sandbox, does any) {
	before := c.box
	c.box = box
	for _, what := range does.([]any) {
		c.do(what.(object))
	}
	c.box = before
}

func (c *conformance) run(what object) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c.cancel = cancel
	options := []Option{inputsOf(what["inputs"]), limitsOf(what["limits"])}
	if name, ok := what["filename"]; ok {
		options = append(options, Filename(name.(string)))
	}
	r, err := c.box.Run(ctx, what["run"].(string), options...)
	if text, ok := what["invalid"]; !ok {
		c.expect(what, r, err)
	} else if err == nil || !strings.Contains(err.Error(), text.(string)) {
		c.Fatalf("%v came to %v", what, err)
	}
}

func (c *conformance) do(what object) {
	c.Helper()
	has := func(name string) bool { _, ok := what[name]; return ok }
	switch {
	case has("run"):
		c.run(what)
	case has("start"):
		r, err := c.hand(what)
		c.expect(what, r, err)
	case has("round"):
		c.round(what["round"].(string))
	case has("set"):
		c.ok(c.box.Set(what["set"].(string), what["to"]))
	case has("get"):
		value, _, err := c.box.Get(what["get"].(string))
		c.ok(err)
		same(c.T, "value", value, what["value"])
	case has("names"):
		names, err := c.box.Names()
		c.ok(err)
		same(c.T, "names", names, what["names"])
	case has("delete"):
		there, err := c.box.Delete(what["delete"].(string))
		c.ok(err)
		same(c.T, "there", there, what["there"])
	case has("file"):
		data, err := c.box.ReadFile(what["file"].(string))
		c.ok(err)
		same(c.T, "text", string(data), what["text"])
	default:
		c.doMore(what, has)
	}
}

func (c *conformance) doMore(what object, has func(string) bool) {
	c.Helper()
	switch {
	case has("changed"):
		changes, err := c.box.Changed()
		c.ok(err)
		found := []object{}
		for _, change := range changes {
			found = append(found, object{"path": change.Path, "kind": change.Kind})
		}
		same(c.T, "changed", found, what["changed"])
	case has("dump"):
		data, err := c.box.Dump()
		c.ok(err)
		c.box = c.reopen(data)
	case has("fork"):
		fork, err := c.box.Fork()
		c.ok(err)
		c.inside(fork, what["fork"])
	case has("other"):
		c.inside(c.open(), what["other"])
	case has("reset"):
		c.ok(c.box.Reset())
	default:
		data, err := c.box.Dump()
		c.ok(err)
		_, err = Restore(spoilt[what["refused"].(string)](data), Options{})
		if refused := (*SnapshotError)(nil); !errors.As(err, &refused) {
			c.Fatalf("%v: %v", what, err)
		}
	}
}

func TestConformance(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join(list, "*.json"))
	if err != nil || len(paths) < 4 {
		t.Fatal("the list is not there")
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var cases []object
		if err := json.Unmarshal(data, &cases); err != nil {
			t.Fatal(err)
		}
		for _, given := range cases {
			t.Run(fmt.Sprintf("%s: %s", filepath.Base(path), given["name"]), func(t *testing.T) {
				whole(given)
				c := &conformance{T: t, given: given, counted: map[string]int64{}}
				c.box = c.open()
				for _, what := range given["does"].([]any) {
					c.do(what.(object))
				}
			})
		}
	}
}
