package hognose

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"
)

func open(t *testing.T, options Options) *Sandbox {
	t.Helper()
	box, err := New(options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { box.Close() })
	return box
}

func run(t *testing.T, box *Sandbox, code string, options ...Option) *Result {
	t.Helper()
	r, err := box.Run(context.Background(), code, options...)
	if err != nil {
		t.Fatalf("%s: %v", code, err)
	}
	return r
}

// fails runs what fails, and gives the error as one of type E.
func fails[E error](t *testing.T, box *Sandbox, code string, options ...Option) E {
	t.Helper()
	var wanted E
	_, err := box.Run(context.Background(), code, options...)
	if !errors.As(err, &wanted) {
		t.Fatalf("%s: %v, not a %T", code, err, wanted)
	}
	return wanted
}

func TestMemoryCap(t *testing.T) {
	box := open(t, Options{Limits: Limits{Memory: 8 << 20}})
	if e := fails[*LimitError](t, box, "x = 'a' * (1 << 30)"); e.Kind != "memory" {
		t.Fatal(e)
	}
	if e := fails[*LimitError](t, box, "x = []\nwhile True: x.append('a' * 10000)"); e.Kind != "memory" || e.Limit != 8<<20 {
		t.Fatal(e)
	}
	// The linear memory has not grown beyond the limit and what may cross.
	if n := int64(box.session.instance.mem.Size()); n > int64(box.session.instance.module.size)+3*(8<<20)+page {
		t.Fatalf("%d bytes", n)
	}
	if r := run(t, box, "del x\n1 + 1"); r.Value != int64(2) {
		t.Fatal(r.Value)
	}
}

func TestRestorePausedWithModules(t *testing.T) {
	ctx := context.Background()
	options := Options{Functions: Functions{"ask": nil}, Argv: []string{"a"},
		Modules: Modules{Missing: map[string]string{"foo": "use bar"}, Refusal: "PermissionError", Path: []string{"", "/lib"}}}
	box := open(t, options)
	step, err := box.Start(ctx, "import sys\nsys.path.append('/more')\nask()\ntry: import foo\nexcept ImportError as e: said = e.__notes__\nsaid + sys.path + sys.argv")
	if err != nil {
		t.Fatal(err)
	}
	dump, err := step.(*Call).Dump()
	if err != nil {
		t.Fatal(err)
	}
	other, err := Restore(dump, options)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close() //nolint:errcheck // it is not running
	if step, err = other.Step(ctx); err != nil {
		t.Fatal(err)
	}
	end, err := step.(*Call).Resume(ctx, 0)
	if err != nil {
		t.Fatal(err)
	}
	if found := fmt.Sprint(end.(*Complete).Value); found != "[use bar  /lib /more a]" {
		t.Fatal(found)
	}
}

func TestEndlessLoops(t *testing.T) {
	box := open(t, Options{Limits: Limits{Time: 500 * time.Millisecond}})
	for _, code := range []string{"while True: pass", "import itertools\nsum(itertools.count())", "sum(iter(int, 1))", "'a' * 10 ** 6 in 'b' * 10 ** 7\nwhile 1: 1"} {
		if e := fails[*LimitError](t, box, code); e.Kind != "time" {
			t.Fatal(code, e)
		}
	}
	if r := run(t, box, "2"); r.Value != int64(2) {
		t.Fatal(r.Value)
	}
}

func TestCancelByContext(t *testing.T) {
	box := open(t, Options{Limits: Limits{Time: Unlimited}})
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Millisecond)
	defer cancel()
	_, err := box.Run(ctx, "while True: pass")
	limit := (*LimitError)(nil)
	if !errors.As(err, &limit) || limit.Kind != "cancelled" || !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
	if _, err := box.Run(ctx, "1"); !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
	if r := run(t, box, "2"); r.Value != int64(2) {
		t.Fatal(r.Value)
	}
}

func TestCancelOfWhatWaits(t *testing.T) {
	gone := make(chan struct{})
	ctx, cancel := context.WithCancel(context.Background())
	box := open(t, Options{Functions: Functions{"wait": Function{Awaitable: true, Handler: func(ctx context.Context) error {
		cancel() // it waits already, or is about to
		<-ctx.Done()
		close(gone)
		return ctx.Err()
	}}}})
	if _, err := box.Run(ctx, "await wait()"); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	<-gone
	box.options.OnPrint = func(string, string) { time.AfterFunc(20*time.Millisecond, box.Cancel) }
	if e := fails[*LimitError](t, box, "import time\nprint('here')\ntime.sleep(1000)"); e.Kind != "cancelled" || e.Unwrap() != nil {
		t.Fatal(e)
	}
}

func TestAwaitablesRunTogether(t *testing.T) {
	var under sync.WaitGroup
	under.Add(3)
	box := open(t, Options{Functions: Functions{"get": Function{Awaitable: true, Handler: func(n int) (int, error) {
		under.Done()
		under.Wait() // all three are under way, or this never ends
		if n == 2 {
			return 0, &Exception{Type: "KeyError", Message: "two", Args: Tuple{"two"}}
		}
		return n * n, nil
	}}}})
	r := run(t, box, "import asyncio\nfound = await asyncio.gather(get(1), get(2), get(3), return_exceptions=True)\n[repr(x) for x in found]")
	if !reflect.DeepEqual(r.Value, []any{"1", "KeyError('two')", "9"}) {
		t.Fatal(r.Value)
	}
}

func TestFunctions(t *testing.T) {
	type item struct {
		Name  string `json:"name"`
		Price float64
		Tags  []string
	}
	box := open(t, Options{Functions: Functions{
		"add":     func(a, b int) int { return a + b },
		"join":    func(sep string, rest ...string) string { return strings.Join(rest, sep) },
		"options": func(url string, more Keywords) string { return fmt.Sprint(url, len(more), more["timeout"]) },
		"make":    func() item { return item{"lamp", 2.5, []string{"a"}} },
		"take":    func(i item) string { return fmt.Sprint(i) },
		"later":   func(when time.Time, d time.Duration) time.Time { return when.Add(d) },
		"small":   func(n uint8) uint8 { return n },
		"nothing": func() {},
		"read":    func() error { _, err := os.Open("/no/such"); return err },
	}})
	for code, wanted := range map[string]any{
		"add(1, 2)": int64(3), "join('-', 'a', 'b')": "a-b", "options('u', timeout=5)": "u1 5", "make()": "{'name': 'lamp', 'Price': 2.5, 'Tags': ['a']}",
		"take({'name': 'x', 'price': 1, 'tags': ('p', 'q')})": "{x 1 [p q]}", "nothing() is None": true, "small(255)": int64(255),
		"import datetime as d\nstr(later(d.datetime(2024, 2, 29, tzinfo=d.timezone.utc), d.timedelta(hours=25)))": "2024-03-01 01:00:00+00:00",
	} {
		r := run(t, box, code)
		if r.Value != wanted && r.Repr != wanted {
			t.Errorf("%s: %v", code, r.Value)
		}
	}
	for code, wanted := range map[string]string{
		"add(1)": "TypeError: add() takes 2 positional arguments but 1 were given", "add('a', 2)": "TypeError: add(): argument 1: must be int, not str",
		"small(256)": "TypeError: small(): argument 1: the int does not fit in uint8", "small(-1)": "TypeError: small(): argument 1: the int does not fit in uint8",
		"add(1, b=2)": "TypeError: add() takes no keyword arguments", "read()": "FileNotFoundError: [Errno 2] No such file or directory: '/no/such'",
		"small(10**30)": "TypeError: small(): argument 1: the int does not fit in uint8", "take({'tags': [1]})": "TypeError: take(): argument 1: ['Tags']: [0]: must be string, not int",
	} {
		if e := fails[*PythonError](t, box, code); e.Error() != wanted {
			t.Errorf("%s: %v", code, e)
		}
	}
}

func TestValues(t *testing.T) {
	box := open(t, Options{})
	big1, _ := new(big.Int).SetString("-123456789012345678901234567890", 10)
	for code, wanted := range map[string]any{
		"1": int64(1), "2**63 - 1": int64(1<<63 - 1), "-123456789012345678901234567890": big1, "1.0": 1.0, "'é'": "é", "b'a'": []byte("a"), "(1, 'a')": Tuple{int64(1), "a"},
		"{1}": Set{int64(1)}, "frozenset({1})": FrozenSet{int64(1)}, "bytearray(b'x')": Bytearray("x"), "1+2j": 1 + 2i, "...": Ellipsis,
		"range(3)": Range{int64(0), int64(3), int64(1)}, "ValueError('x', 1)": &Exception{Type: "ValueError", Message: "('x', 1)", Args: Tuple{"x", int64(1)}},
		"import datetime as d\nd.date(2024, 2, 29)": Date{2024, 2, 29}, "import datetime as d\nd.timedelta(-1, 2)": Delta{-1, 2, 0},
		"import datetime as d\nd.datetime(2024, 1, 2, 3, tzinfo=d.timezone.utc)": DateTime{Date{2024, 1, 2}, Clock{Hour: 3, Zone: &Zone{}}},
	} {
		if r := run(t, box, code); !reflect.DeepEqual(r.Value, wanted) {
			t.Errorf("%s: %#v", code, r.Value)
		}
	}
	r := run(t, box, "from dataclasses import dataclass\n@dataclass\nclass P:\n    x: int\n    y: str = 'a'\np = P(3)\np")
	h := r.Value.(*Handle)
	var p struct {
		X int
		Y string
	}
	if err := Into(h, &p); err != nil || h.Class != "P" || h.Repr != "P(x=3, y='a')" || p.X != 3 || p.Y != "a" {
		t.Fatal(h, p, err)
	}
	if r := run(t, box, "q is p", Inputs{"q": h}); r.Value != true {
		t.Fatal(r.Value)
	}
	f := run(t, box, "lambda a, b: a * b").Value.(*Handle)
	if r, err := box.Call(context.Background(), f, 6, 7); err != nil || r.Value != int64(42) {
		t.Fatal(r, err)
	}
	f.Close()
	if err := box.Set("f", f); err == nil {
		t.Fatal("a handle that was closed")
	}
	d := run(t, box, "{'b': 1, 'a': {2: True, (1, 2): None}, 1: 'one'}").Value.(*Dict)
	if one, ok := d.Get(true); !ok || one != "one" {
		t.Fatal(d)
	}
	inner, _ := d.Get("a")
	if v, ok := inner.(*Dict).Get(Tuple{int64(1), int64(2)}); !ok || v != nil {
		t.Fatal(inner)
	}
}

func TestWhatCannotCross(t *testing.T) {
	box := open(t, Options{Limits: Limits{ValueBytes: 10000, ValueItems: 1000}})
	type loop struct{ Next *loop }
	around := &loop{}
	around.Next = around
	for wanted, value := range map[string]any{
		"a value of type chan int has no Python form: at v['k'][1]": map[string]any{"k": []any{1, make(chan int)}},
		"a value is nested more than 200 levels deep: at v":         around,
		"a string is neither UTF-8 nor []byte: at v":                "\xff",
		"valueBytes limit reached: limit 10000, used 20000":         make([]byte, 20000),
		"valueItems limit reached: limit 1000, used 2001":           make([]int, 2000),
	} {
		err := box.Set("v", value)
		if err == nil || !strings.HasPrefix(err.Error(), wanted) {
			t.Errorf("%v instead of %s", err, wanted)
		}
	}
	list := []any{1, nil}
	list[1] = list
	if err := box.Set("v", list); err != nil {
		t.Fatal(err)
	}
	if r := run(t, box, "v[1] is v"); r.Value != true {
		t.Fatal(r.Value)
	}
}

func TestFilesOfTheHost(t *testing.T) {
	folder := t.TempDir()
	os.WriteFile(filepath.Join(folder, "a.txt"), []byte("text"), 0o600)
	os.Symlink("/etc/passwd", filepath.Join(folder, "out"))
	root, err := os.OpenRoot(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	box := open(t, Options{Files: Files{
		"/data": fstest.MapFS{"in/x.txt": {Data: []byte("x")}}, "/over": Mount{FS: root.FS(), Overlay: true}, "/disk": Mount{FS: root.FS(), Write: root}, "/own": "mine",
	}})
	r := run(t, box, `
import os
def refused(f):
    try: f()
    except OSError as e: return type(e).__name__
with open('/over/a.txt', 'w') as f: f.write('changed')
with open('/disk/new.txt', 'w') as f: f.write('written')
os.mkdir('/disk/sub'); os.rename('/disk/new.txt', '/disk/sub/n.txt')
[open('/data/in/x.txt').read(), open('/own').read(), sorted(os.listdir('/disk')), refused(lambda: open('/data/y', 'w')), refused(lambda: open('/data/y')),
 refused(lambda: open('/disk/out')), refused(lambda: open('/disk/../../etc/passwd')), open('/over/a.txt').read(), open('/disk/a.txt').read()]`)
	wanted := []any{"x", "mine", []any{"a.txt", "sub"}, "OSError", "FileNotFoundError", "OSError", "FileNotFoundError", "changed", "text"}
	if !reflect.DeepEqual(r.Value, wanted) {
		t.Fatalf("%v", r.Value)
	}
	if data, err := os.ReadFile(filepath.Join(folder, "sub", "n.txt")); err != nil || string(data) != "written" {
		t.Fatal(err)
	}
}

func TestPanicsAndUse(t *testing.T) {
	var box *Sandbox
	box = open(t, Options{Functions: Functions{
		"panics": func() { panic("mine") },
		"again":  func() string { _, err := box.Run(context.Background(), "1"); return err.Error() },
	}})
	func() {
		defer func() {
			if p := recover(); p != "mine" {
				t.Fatal(p)
			}
		}()
		box.Run(context.Background(), "try:\n    panics()\nexcept BaseException: pass") //nolint:errcheck // it panics
	}()
	if r := run(t, box, "again()"); r.Value != ErrInUse.Error() {
		t.Fatal(r.Value)
	}
	box.Close()
	if _, err := box.Run(context.Background(), "1"); !errors.Is(err, ErrClosed) {
		t.Fatal(err)
	}
}

func TestSandboxesBesideEachOther(t *testing.T) {
	var all sync.WaitGroup
	for k := range 4 {
		all.Add(1)
		go func() {
			defer all.Done()
			box, err := New(Options{})
			if err != nil {
				t.Error(err)
				return
			}
			defer box.Close()
			for range 20 {
				if r, err := box.Run(context.Background(), "sum(range(n))", Inputs{"n": k * 100}); err != nil || r.Value != int64(k*100*(k*100-1)/2) {
					t.Error(r, err)
					return
				}
			}
		}()
	}
	all.Wait()
}

func TestErrors(t *testing.T) {
	box := open(t, Options{})
	e := fails[*PythonError](t, box, "try:\n    1 / 0\nexcept Exception as e:\n    e.add_note('n')\n    raise KeyError('k') from e", Filename("p.py"))
	if e.Cause == nil || e.Cause.Type != "ZeroDivisionError" || !reflect.DeepEqual(e.Cause.Notes, []string{"n"}) || e.Frames[0].File != "p.py" || e.Frames[0].Line != 5 ||
		!strings.HasPrefix(e.Traceback, "Traceback (most recent call last):\n") {
		t.Fatalf("%+v", e)
	}
	if e := fails[*PythonError](t, box, "x = = 1"); e.Place == nil || e.Place.Column != 5 {
		t.Fatalf("%+v", e)
	}
	if err := box.Check("x = ("); err == nil {
		t.Fatal("no error")
	}
	if err := box.Check("x = 1"); err != nil {
		t.Fatal(err)
	}
}

func TestOptionsOfARun(t *testing.T) {
	ctx := context.Background()
	box := open(t, Options{Functions: Functions{"ask": nil}, ReprBytes: 20})
	r := run(t, box, "object()", Keep("a\x00\xed\xa0\x80"))
	if r.Value != nil || !r.HasValue || !strings.HasPrefix(r.Repr, "<object") {
		t.Fatal(r)
	}
	if r := run(t, box, "len(x), type(globals()['a\\0\\ud800']).__name__", Inputs{"x": "\xed\xa0\x80", "\xed\xa0\x80": 1}); r.Repr != "(1, 'object')" {
		t.Fatal(r)
	}
	if r := run(t, box, "x = 1"); r.HasValue || r.Repr != "" || r.Exit != nil {
		t.Fatal(r)
	}
	if e := fails[*ValueError](t, box, "f = [1]\nf * 10", Inputs{"f": make(chan int)}); !strings.HasSuffix(e.Text, "at inputs['f']") {
		t.Fatal(e)
	}
	step, err := box.Start(ctx, "ask(x)", Keep("k"))
	if err != nil {
		t.Fatal(err)
	}
	if step, err = step.(*Call).Resume(ctx, "v"); err != nil || step.(*Complete).Value != nil || step.(*Complete).Repr != "'v'" {
		t.Fatal(step, err)
	}
	if r := run(t, box, "[k, 1]"); fmt.Sprint(r.Value) != "[v 1]" {
		t.Fatal(r)
	}
}
