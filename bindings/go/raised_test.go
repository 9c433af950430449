package hognose

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"reflect"
	"syscall"
	"testing"
)

// seen is the value of an expression about e, the exception that the program gets for an error.
func seen(t *testing.T, err error, look string) any {
	t.Helper()
	box, problem := New(Options{Functions: Functions{"fail": func() error { return err }}})
	if problem != nil {
		t.Fatal(problem)
	}
	defer box.Close()
	result, problem := box.Run(context.Background(), "try:\n    fail()\nexcept Exception as error:\n    e = error\n"+look)
	if problem != nil {
		t.Fatal(problem)
	}
	return result.Value
}

func TestErrorsAreRaised(t *testing.T) {
	_, missing := os.ReadFile("/nope.txt")
	rename := os.Rename("/nope/a", "/nope/b")
	loop := &Exception{Type: "ValueError", Message: "m"}
	loop.Cause = loop
	inner := func(code string) error {
		box, err := New(Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer box.Close()
		_, err = box.Run(context.Background(), code)
		return err
	}
	for _, one := range []struct {
		err    error
		look   string
		wanted any
	}{
		{missing, "[type(e).__name__, e.errno, e.filename, str(e)]", []any{"FileNotFoundError", int64(2), "/nope.txt", "[Errno 2] No such file or directory: '/nope.txt'"}},
		{rename, "[type(e).__name__, e.filename, e.filename2]", []any{"FileNotFoundError", "/nope/a", "/nope/b"}},
		{fmt.Errorf("reading: %w", missing), "[type(e).__name__, e.filename]", []any{"FileNotFoundError", "/nope.txt"}},
		{fs.ErrPermission, "[type(e).__name__, e.errno, e.strerror]", []any{"PermissionError", int64(13), "permission denied"}},
		{&fs.PathError{Op: "open", Path: "/a", Err: syscall.EISDIR}, "[type(e).__name__, str(e)]", []any{"IsADirectoryError", "[Errno 21] Is a directory: '/a'"}},
		{os.NewSyscallError("connect", syscall.ECONNREFUSED), "[type(e).__name__, str(e)]", []any{"ConnectionRefusedError", "[Errno 111] connect: connection refused"}},
		{context.DeadlineExceeded, "[type(e).__name__, str(e)]", []any{"TimeoutError", "context deadline exceeded"}},
		{&FileError{Code: "EROFS"}, "[type(e).__name__, e.errno]", []any{"OSError", int64(30)}},
		{errors.New("plain"), "repr(e)", "RuntimeError('plain')"},
		{fmt.Errorf("outer: %w", errors.New("inner")), "[repr(e), repr(e.__cause__)]", []any{"RuntimeError('outer: inner')", "RuntimeError('inner')"}},
		{errors.Join(errors.New("a"), missing), "[str(e), repr(e.exceptions[0]), e.exceptions[1].errno]", []any{
			"a; open /nope.txt: no such file or directory (2 sub-exceptions)", "RuntimeError('a')", int64(2)}},
		{loop, "n = 0\nwhile e: e, n = e.__cause__, n + 1\nn", int64(17)},
		{&Exception{Type: "Mine", Message: "m", Bases: []string{"no", "KeyError"}, Notes: []string{"n"}}, "[isinstance(e, KeyError), str(e), e.__notes__]", []any{true, "'m'", []any{"n"}}},
		{inner("raise KeyError('k')"), "[repr(e), str(e)]", []any{"KeyError('k')", "'k'"}},
		{inner("e = ValueError('m')\ne.add_note('n')\nraise e from TypeError('t')"), "[e.__notes__, repr(e.__cause__)]", []any{[]any{"n"}, "TypeError('t')"}},
		{inner("raise ExceptionGroup('g', [ValueError('a'), TypeError('b')])"), "repr(e)", "ExceptionGroup('g', [ValueError('a'), TypeError('b')])"},
	} {
		if got := seen(t, one.err, one.look); !reflect.DeepEqual(got, one.wanted) {
			t.Errorf("%v: %s: %#v, not %#v", one.err, one.look, got, one.wanted)
		}
	}
}
