package hognose

import (
	"errors"
	"fmt"
	"strings"
)

// Usage is how much a run used.
type Usage struct {
	Steps      int64   // deterministic units of work: the same on every host
	Time       float64 // milliseconds of running time; waiting for the host is not counted
	Memory     int64   // bytes in use after the run
	PeakMemory int64   // the most bytes that were in use at once
	Output     int64   // bytes printed
	HostCalls  int64   // calls of host functions
}

// Frame is one entry of a Python traceback. Lines and columns count from 1, columns in characters. The end is exclusive.
type Frame struct {
	File      string
	Function  string
	Line      int
	Column    int
	EndLine   int
	EndColumn int
}

// Ended describes a run that did not complete: its output, and how much it used.
type Ended struct {
	Stdout, Stderr string
	Usage          Usage
}

// PythonError is an exception that the program did not catch.
type PythonError struct {
	Ended
	Type      string         // the class, such as "ValueError"
	Text      string         // str(exception)
	Traceback string         // as Python prints it; empty in Cause, Context and Members
	Frames    []Frame        // the entries of the traceback
	Notes     []string       // its __notes__
	Cause     *PythonError   // its __cause__, from raise ... from
	Context   *PythonError   // its __context__: the exception that was handled when this one was raised
	Members   []*PythonError // the members of an exception group
	Place     *Frame         // the place of a SyntaxError in the program's source; otherwise nil
	Exit      *int           // the status of a SystemExit; nil for all other exceptions
}

// Error returns the type and the text of the exception.
func (e *PythonError) Error() string {
	if e.Text == "" {
		return e.Type
	}
	return e.Type + ": " + e.Text
}

// LimitError is a limit that ended the run, or its cancellation. The sandbox stays usable.
type LimitError struct {
	Ended
	Kind        string  // the limit, such as "steps", "time" or "valueBytes" (docs/limits.md), or "cancelled"
	Limit, Used float64 // the limit, and how much was used; times are in milliseconds
	Wanted      int64   // at a memory limit: how many more bytes the operation needed; 0: not known
	cause       error
}

// Error returns the kind, the limit, and how much was used.
func (e *LimitError) Error() string {
	if e.Kind == "cancelled" {
		return "the run was cancelled"
	}
	if e.Wanted > 0 {
		return fmt.Sprintf("%s limit reached: limit %.15g, used %.15g, %d more wanted", e.Kind, e.Limit, e.Used, e.Wanted)
	}
	return fmt.Sprintf("%s limit reached: limit %.15g, used %.15g", e.Kind, e.Limit, e.Used)
}

// Unwrap returns the context's error, if the context cancelled the run; otherwise nil.
func (e *LimitError) Unwrap() error { return e.cause }

// ValueError reports a value that cannot cross. Its text contains the path to the value.
type ValueError struct{ Text string }

// Error returns the text.
func (e *ValueError) Error() string { return e.Text }

// SnapshotError reports bytes that are not a snapshot of this version, or a state that cannot be dumped.
type SnapshotError struct{ Text string }

// Error returns the text.
func (e *SnapshotError) Error() string { return e.Text }

// FileError reports a failed operation on files. The file system of a Mount may also return one.
type FileError struct {
	Code string // the name of the error number, such as "ENOENT"
	Text string // a sentence for people
}

// Error returns the text, or the code if there is no text.
func (e *FileError) Error() string {
	if e.Text == "" {
		return e.Code
	}
	return e.Text
}

// CrashError reports that the WebAssembly module itself failed. This sandbox is unusable; close it. Other sandboxes are not affected.
type CrashError struct{ Text string }

// Error returns the text.
func (e *CrashError) Error() string { return "sandbox crashed: " + e.Text }

var (
	// ErrClosed: the sandbox was closed.
	ErrClosed = errors.New("the sandbox is closed")
	// ErrInUse: the sandbox is running. Another goroutine, or a host function of its run, cannot use it meanwhile.
	ErrInUse = errors.New("the sandbox is running: a host function, or another goroutine, cannot use it meanwhile")
	// ErrNoRoom: the sandbox has no memory for the data that was passed.
	ErrNoRoom = errors.New("the sandbox has no memory left for the data passed to it")
	// ErrOver: the run was resumed from this step, or is over, or the sandbox was closed.
	ErrOver = errors.New("this step is over: the run was resumed from it, or the sandbox is closed")
	// ErrPaused: a run is paused in this sandbox. End or abandon it first.
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
