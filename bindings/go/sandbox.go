// Package hognose runs untrusted Python with hard limits, host functions, and snapshots at any instruction. The interpreter, Hognose, is compiled to WebAssembly
// and run by wazero. Programs can reach only the functions, values and files that you pass.
package hognose

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// Options are the options of a sandbox. The zero value is valid: all fields have defaults.
type Options struct {
	Functions Functions // functions of the host that programs can call
	Limits    Limits
	Files     Files
	Quota     Quota
	Modules   Modules
	// OnPrint is called with each piece that the program prints. The stream is "stdout" or "stderr". The result contains the whole output, too.
	OnPrint func(stream, text string)
	Argv    []string // sys.argv
	Cwd     string   // the current directory, which is created if it is missing; "": "/"
	// Seed seeds the hashes of str and bytes, which decide the order of sets: from 0 to 2^53.
	Seed int64
	// ReprBytes is the maximum length of Result.Repr and Handle.Repr in bytes. 0: the default, 4,096. Negative: there are no reprs.
	ReprBytes int
	// Now returns the time of day for programs. nil: the system's clock.
	Now func() time.Time
	// Entropy is the source of random bytes for programs. nil: crypto/rand.
	Entropy io.Reader
}

// Modules decide which modules programs can import.
type Modules struct {
	Allow  []string // the modules of Hognose that programs may import; empty: none; nil: all, or in a restored sandbox those of the snapshot
	Forbid []string // the modules of Hognose that programs may not import; all others are allowed. Excludes Allow
	// Refusal is how a refused import fails. "ImportError", "ModuleNotFoundError" or "PermissionError" is raised. With "inert", the module imports as a placeholder.
	// Default: ImportError in the program, placeholders in modules that it imports.
	Refusal string
	Sources map[string]string // further modules: the source by the module's name
	Missing map[string]string // texts for imports of missing modules, by the module's name; "": no text
	Path    []string          // the first value of sys.path; nil: the current directory
}

// names are those that are allowed, one a line; false: nothing is said.
// told returns what the module takes. loaded: a snapshot was loaded, which has sources, sys.path and sys.argv.
func (m Modules) told(argv []string, loaded bool) *Dict {
	all, imports := &Dict{}, &Dict{}
	if m.Forbid != nil {
		all.Set("allow", strings.Join(append([]string{"!"}, m.Forbid...), "\n"))
	} else if m.Allow != nil {
		all.Set("allow", strings.Join(m.Allow, "\n"))
	}
	if m.Missing != nil {
		imports.Set("missing", m.Missing)
	}
	if m.Refusal != "" {
		imports.Set("refusal", m.Refusal)
	}
	if m.Path != nil && !loaded {
		imports.Set("path", m.Path)
	}
	if argv != nil && !loaded {
		imports.Set("argv", argv)
	}
	if imports.Len() > 0 {
		all.Set("imports", imports)
	}
	sources := &Dict{}
	for name, source := range m.Sources {
		sources.Set(name, []byte(source))
	}
	if sources.Len() > 0 && !loaded {
		all.Set("sources", sources)
	}
	return all
}

func (o *Options) check() error {
	if o.Modules.Allow != nil && o.Modules.Forbid != nil {
		return errors.New("modules: Allow and Forbid exclude each other")
	}
	for _, name := range slices.Concat(o.Modules.Allow, o.Modules.Forbid) {
		if name == "" || strings.ContainsAny(name, "\n\x00!") {
			return fmt.Errorf("modules: %q is not a module's name", name)
		}
	}
	if o.Seed < 0 || o.Seed > 1<<53 {
		return fmt.Errorf("seed: %d is not from 0 to 2^53", o.Seed)
	}
	return nil
}

func (o *Options) fill(to []byte) error {
	from := o.Entropy
	if from == nil {
		from = rand.Reader
	}
	_, err := io.ReadFull(from, to)
	return err
}

// Sandbox is an isolated Python. Variables, functions, classes and imports persist from run to run. Only one goroutine at a time may use a sandbox; the others get
// ErrInUse. Any number of sandboxes can run at the same time.
type Sandbox struct {
	session *session
	options Options
}

// New creates a sandbox. Close frees it. The error names an invalid option.
func New(options Options) (*Sandbox, error) {
	if err := options.check(); err != nil {
		return nil, err
	}
	b := &Sandbox{options: options}
	s, err := newSession(&b.options)
	if err != nil {
		return nil, err
	}
	if err := s.prepare(false); err != nil {
		s.close() //nolint:errcheck // it is not running
		return nil, err
	}
	b.session = s
	return b, nil
}

// Restore creates a sandbox from the bytes of Dump. Step returns where its run is paused. Close frees the sandbox. Bytes that are not a snapshot of this
// version are a *SnapshotError.
//
// The snapshot contains variables, modules and files, so the options Seed, Quota, Cwd, Argv, Modules.Sources and Modules.Path are not used. Of Files, only the
// directories that the host serves are used: pass them again, by the same paths. Pass the Functions again: the snapshot declares them, but it does not contain
// their handlers.
func Restore(dump []byte, options Options) (*Sandbox, error) {
	if err := options.check(); err != nil {
		return nil, err
	}
	b := &Sandbox{options: options}
	s, err := newSession(&b.options)
	if err != nil {
		return nil, err
	}
	if err := s.load(dump); err != nil {
		s.close() //nolint:errcheck // it is not running
		return nil, err
	}
	b.session = s
	return b, nil
}

func (s *session) load(dump []byte) error {
	if err := s.setUp("", NewDict("limits", s.options.Limits.given())); err != nil { // the load has them, too
		return err
	}
	err := s.enter(func(i *instance) error {
		at, ok := i.put(dump)
		if !ok {
			return ErrNoRoom
		}
		if uint32(i.call("load", at, uint64(len(dump)))) == 0 {
			return &SnapshotError{i.problem()}
		}
		return nil
	})
	if err == nil {
		err = s.prepare(true)
	}
	if err != nil {
		return err
	}
	state, err := s.simply("state")
	s.active = state == stateCalling || state == stateWaiting || state == stateSliced
	s.steps = true
	return err
}

// Run runs a program to its end and returns its result. An uncaught exception is a *PythonError, a limit a *LimitError. If the context is done, or Cancel is called,
// the run ends at its next safe point with a LimitError of kind "cancelled", which wraps the context's error. Variables stay in each case.
// If the program calls a function without a handler, Run returns an error: use Start.
func (b *Sandbox) Run(ctx context.Context, code string, options ...Option) (*Result, error) {
	o := optionsOf(options)
	return b.session.run(ctx, func() (int, error) { return b.session.start(ctx, code, o, false) })
}

// Call calls the Python object of a handle with positional arguments. The call is a run, with the errors of Run. A handle of another sandbox, or one that was closed,
// is a *ValueError.
func (b *Sandbox) Call(ctx context.Context, h *Handle, args ...any) (*Result, error) {
	id, ok := b.session.links.idOf(h)
	if !ok {
		return nil, &ValueError{"a handle of another sandbox, or one that was closed, cannot be called"}
	}
	return b.session.run(ctx, func() (int, error) { return b.session.startCall(ctx, id, args) })
}

// Start runs a program to its first pause or its end, and returns that step. Resume the run with the methods of the step. A run pauses at a call of a function that is
// awaitable or has no handler, while all its tasks wait and, with Slices(true), every few milliseconds. Errors are those of Run.
func (b *Sandbox) Start(ctx context.Context, code string, options ...Option) (Step, error) {
	o := optionsOf(options)
	state, err := b.session.start(ctx, code, o, true)
	if err != nil {
		return nil, err
	}
	return b.session.step(state)
}

// Step returns the step at which the run of a restored sandbox is paused. nil: the snapshot had no run.
func (b *Sandbox) Step(ctx context.Context) (Step, error) {
	s := b.session
	if !s.active || !s.steps {
		return nil, nil
	}
	state, err := s.simply("state")
	if err != nil {
		return nil, err
	}
	if s.stop == nil {
		s.ctx, s.stop = context.WithCancel(ctx)
	}
	return s.step(int(uint32(state)))
}

// Cancel ends the present run at its next safe point. Any goroutine and any host function may call it.
func (b *Sandbox) Cancel() { b.session.cancel() }

// Declare declares a further host function, between runs. The entry is one of those that Functions takes. Sandboxes that Fork or Reset creates also have the function.
func (b *Sandbox) Declare(name string, entry any) error {
	f, err := readFunction(name, entry)
	if err == nil {
		err = b.session.free()
	}
	if err == nil {
		err = b.session.setUp("", NewDict("functions", declared(map[string]*function{name: f})))
	}
	if err != nil {
		return err
	}
	b.session.functions[name] = f
	all := Functions{name: entry}
	for known, entry := range b.options.Functions {
		if known != name {
			all[known] = entry
		}
	}
	b.options.Functions = all
	return nil
}

// Check compiles a program without running it. A syntax error is a *PythonError with its Place.
func (b *Sandbox) Check(code string) error {
	if err := b.session.free(); err != nil {
		return err
	}
	state := 0
	text := []byte(clean(code))
	err := b.session.enter(func(i *instance) error {
		at, ok := i.put(text)
		if !ok {
			return ErrNoRoom
		}
		state = i.state("check", at, uint64(len(text)), 0, 1)
		return nil
	})
	switch {
	case err != nil:
		return err
	case state == stateIdle:
		return nil
	case state == stateFailed, state == stateLimited:
		_, err = b.session.result()
		return err
	}
	return b.session.refusal()
}

// Usage returns how much the last run used.
func (b *Sandbox) Usage() (Usage, error) { return b.session.usage() }

// ---- variables ----

// nameBytes: any str can name a variable, also one that no text without null characters is.
func nameBytes(name string) []byte {
	return append([]byte(strings.ReplaceAll(name, "\x00", "\xc0\x80")), 0)
}

// Set sets a global variable. A value that cannot cross is a *ValueError.
func (b *Sandbox) Set(name string, value any) error {
	data, err := encode(value, name, b.session.links, b.session.most)
	if err != nil {
		return err
	}
	return b.session.enter(func(i *instance) error {
		at, ok := i.put(nameBytes(name))
		value, fits := i.put(data)
		if !ok || !fits {
			return fmt.Errorf("%s: %w", name, ErrNoRoom)
		}
		if uint32(i.call("set", at, value, uint64(len(data)))) == 0 {
			return fmt.Errorf("%s: %s", name, i.problem())
		}
		return nil
	})
}

// Get returns the value of a global variable, and whether the variable exists. A value that cannot cross is a *ValueError, one above the limits on values a
// *LimitError.
func (b *Sandbox) Get(name string) (value any, there bool, err error) {
	s := b.session
	limited := false
	err = s.enter(func(i *instance) error {
		at, ok := i.put(nameBytes(name))
		if !ok {
			return ErrNoRoom
		}
		found := i.whole("get", at)
		if uint32(found) != 0 {
			there = true
			value, err = decode(i.result(found), s.links)
			return err
		}
		switch i.call("problem_code") {
		case problemMissing:
			return nil
		case problemLimit:
			limited = true
			return nil
		}
		return &ValueError{name + ": " + i.problem()}
	})
	if err == nil && limited {
		_, err = s.result()
	}
	return value, there, err
}

// Delete deletes a global variable, and returns whether it existed.
func (b *Sandbox) Delete(name string) (there bool, err error) {
	err = b.session.enter(func(i *instance) error {
		at, ok := i.put(nameBytes(name))
		if !ok {
			return ErrNoRoom
		}
		if there = uint32(i.call("delete", at)) != 0; there || i.call("problem_code") == problemMissing {
			return nil
		}
		return errors.New(name + ": " + i.problem())
	})
	return there, err
}

// Names returns the names of the global variables that programs created, in order of creation.
func (b *Sandbox) Names() (names []string, err error) {
	err = b.session.enter(func(i *instance) error {
		at := i.call("names")
		if uint32(at) == 0 {
			return errors.New(i.problem())
		}
		found, err := decode(i.result(at), nil)
		names = []string{}
		for _, name := range listOf(found) {
			names = append(names, textOf(name))
		}
		return err
	})
	return names, err
}

// Reset drops everything that programs did, as if the sandbox were created again with its options.
func (b *Sandbox) Reset() error {
	fresh, err := New(b.options)
	if err != nil {
		return err
	}
	if err := b.session.close(); err != nil {
		fresh.session.close() //nolint:errcheck // it is not running
		return err
	}
	b.session = fresh.session
	b.session.options = &b.options
	return nil
}

// ---- snapshots ----

func (s *session) dump() (data []byte, err error) {
	err = s.enter(func(i *instance) error {
		at := i.whole("dump")
		if uint32(at) == 0 {
			return &SnapshotError{i.problem()}
		}
		data = i.result(at)
		return nil
	})
	return data, err
}

// Dump returns the whole session as bytes: variables, files, and a paused run. Restore creates a sandbox from them. A state that cannot be dumped is a
// *SnapshotError.
func (b *Sandbox) Dump() ([]byte, error) { return b.session.dump() }

// Fork creates an independent sandbox in the same state, with the same options. Close frees it.
func (b *Sandbox) Fork() (*Sandbox, error) {
	data, err := b.Dump()
	if err != nil {
		return nil, err
	}
	return Restore(data, b.options)
}

// Close frees the sandbox's memory. Every later use returns ErrClosed.
func (b *Sandbox) Close() error { return b.session.close() }
