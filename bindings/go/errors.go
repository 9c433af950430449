package hognose

import (
	"errors"
	"fmt"
	"strings"
)

// Usage is what a run used.
type Usage struct {
	Steps      int64   // deterministic units of work: the same on every host
	Time       float64 // milliseconds of running time; waiting for the host is not counted
	Memory     int64   // bytes in use after the run
	PeakMemory int64   // the most bytes that were in use at once
	Output     int64   // bytes printed
	HostCalls  int64   // calls of host functions
}

// Frame is where a Python traceback passes. Lines and columns are counted from 1, columns in characters; the end is exclusive.
type Frame struct {
	File      string
	Function  string
	Line      int
	Column    int
	EndLine   int
	EndColumn int
}

// Ended is what is known of a run that did not come to its end.
type Ended struct {
	Stdout, Stderr string
	Usage          Usage
}

// PythonError is an exception that the program did not catch.
type PythonError struct {
	Ended
	Type      string // "ValueError"
	Text      string // what str(exception) gives
	Traceback string // as Python prints it; empty for the errors that this one refers to
	Frames    []Frame
	Notes     []string
	Cause     *PythonError   // raise ... from cause
	Context   *PythonError   // what was being handled when this one was raised
	Members   []*PythonError // of an exception group
	Place     *Frame         // of a SyntaxError in the source that was to be run
	Exit      *int           // the status of a SystemExit; nil for all other exceptions
}

func (e *PythonError) Error() string {
	if e.Text == "" {
		return e.Type
	}
	return e.Type + ": " + e.Text
}

// LimitError is a limit that stopped the program. The sandbox can be used on.
type LimitError struct {
	Ended
	Kind        string  // as in docs/limits.md: "steps", "time", "valueBytes", or "cancelled"
	Limit, Used float64 // times in milliseconds
	Wanted      int64   // of memory: how many bytes more were wanted, where that is known
	cause       error
}

func (e *LimitError) Error() string {
	if e.Kind == "cancelled" {
		return "the run was cancelled"
	}
	if e.Wanted > 0 {
		return fmt.Sprintf("%s limit reached: limit %.15g, used %.15g, %d more wanted", e.Kind, e.Limit, e.Used, e.Wanted)
	}
	return fmt.Sprintf("%s limit reached: limit %.15g, used %.15g", e.Kind, e.Limit, e.Used)
}

// Unwrap is the context's error, where the run was cancelled by its context.
func (e *LimitError) Unwrap() error { return e.cause }

// ValueError is a value that cannot cross. Its text names the path to it.
type ValueError struct{ Text string }

func (e *ValueError) Error() string { return e.Text }

// SnapshotError is about bytes that are not a snapshot of this version, or a state that cannot be dumped.
type SnapshotError struct{ Text string }

func (e *SnapshotError) Error() string { return e.Text }

// FileError is an operation on files that failed. A Mount's file system may give one, too.
type FileError struct {
	Code string // as in errno: "ENOENT"
	Text string
}

func (e *FileError) Error() string {
	if e.Text == "" {
		return e.Code
	}
	return e.Text
}

// CrashError says that the module itself failed. The sandbox is of no more use; no other one is touched.
type CrashError struct{ Text string }

func (e *CrashError) Error() string { return "sandbox crashed: " + e.Text }

var (
	// ErrClosed is about a sandbox that was closed.
	ErrClosed = errors.New("the sandbox is closed")
	// ErrInUse is about a sandbox that is running, in another goroutine or around a host function.
	ErrInUse = errors.New("the sandbox is running: a host function, or another goroutine, cannot use it meanwhile")
	// ErrNoRoom is about what does not fit the sandbox's memory.
	ErrNoRoom = errors.New("the sandbox has no memory left for the data passed to it")
	// ErrOver is about a step from which the run has gone on.
	ErrOver = errors.New("this step is over: the run was resumed from it, or the sandbox is closed")
	// ErrPaused is about a sandbox in which a run is paused.
	ErrPaused = errors.New("another run is under way in this sandbox")
)

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return strings.TrimSuffix(line, " (recovered by wazero)")
}

// describedError is the error of a list of descriptions (docs/wire-format.md): the first, with those that it refers to.
func describedError(all []any) *PythonError {
	found := make([]*PythonError, len(all))
	for k := range all {
		found[k] = new(PythonError)
	}
	at := func(v any) *PythonError {
		n, ok := v.(int64)
		if !ok || n < 0 || n >= int64(len(found)) {
			return nil
		}
		return found[n]
	}
	for k, description := range all {
		d, _ := description.(*Dict)
		if d == nil {
			return nil
		}
		e := found[k]
		e.Type, e.Text = textOf(d.value("type")), textOf(d.value("message"))
		for _, frame := range listOf(d.value("frames")) {
			e.Frames = append(e.Frames, frameOf(frame))
		}
		for _, note := range listOf(d.value("notes")) {
			e.Notes = append(e.Notes, textOf(note))
		}
		e.Cause, e.Context = at(d.value("cause")), at(d.value("context"))
		for _, member := range listOf(d.value("members")) {
			if one := at(member); one != nil {
				e.Members = append(e.Members, one)
			}
		}
		if place := d.value("place"); k == 0 && place != nil && len(e.Frames) == 0 {
			frame := frameOf(place)
			e.Place = &frame
		}
	}
	if len(found) == 0 {
		return nil
	}
	return found[0]
}

func frameOf(v any) Frame {
	parts := listOf(v)
	if len(parts) != 6 {
		return Frame{}
	}
	n := func(k int) int { found, _ := parts[k].(int64); return int(found) }
	return Frame{textOf(parts[0]), textOf(parts[1]), n(2), n(3), n(4), n(5)}
}

func textOf(v any) string { text, _ := v.(string); return text }

func listOf(v any) []any {
	switch list := v.(type) {
	case []any:
		return list
	case Tuple:
		return list
	}
	return nil
}
