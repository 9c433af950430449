// Package hognose runs Python that nobody reviewed: hard limits, host functions, and snapshots at any instruction. The interpreter is Hognose, compiled to
// WebAssembly and run by wazero; programs have no way out but what is handed in.
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

// Options are the options of a sandbox.
type Options struct {
	Functions Functions
	Limits    Limits
	Files     Files
	Quota     Quota
	Modules   Modules
	// OnPrint gets what the program prints, as it happens; it is collected in the result as well.
	OnPrint func(stream, text string)
	// Argv is sys.argv; Cwd the current directory, which is made.
	Argv []string
	Cwd  string
	// Seed of the hashes of str and bytes, which decide the order of sets: to 2^53.
	Seed int64
	// ReprBytes: how long a repr may be; 0: 4,096; negative: none is made.
	ReprBytes int
	// Now tells programs the time of day; nil: the clock's. Entropy is what they draw randomness from; nil: crypto/rand.
	Now     func() time.Time
	Entropy io.Reader
}

// Modules are what programs can import.
type Modules struct {
	Allow   []string          // which of the modules that ship with Hognose; nil: all, or what the snapshot says; empty: none
	Forbid  []string          // which of them not; all others are allowed
	Refusal string            // the exception of refused imports: "ImportError", "ModuleNotFoundError" or "PermissionError"; "inert": placeholders. Default: ImportError in the program, placeholders in modules that it imports
	Sources map[string]string // source texts of more modules, by name
	Missing map[string]string // what programs are told of modules that are not there
	Path    []string          // what sys.path is at first; nil: the current directory
}

// names are those that are allowed, one a line; false: nothing is said.
func (m Modules) names() (string, bool) {
	if m.Forbid != nil {
		return strings.Join(append([]string{"!"}, m.Forbid...), "\n"), true
	}
	return strings.Join(m.Allow, "\n"), m.Allow != nil
}

func (m Modules) told(argv []string) *Dict {
	d := &Dict{}
	if m.Path != nil {
		d.Set("path", m.Path)
	}
	if argv != nil {
		d.Set("argv", argv)
	}
	if m.Missing != nil {
		d.Set("missing", m.Missing)
	}
	if m.Refusal != "" {
		d.Set("refusal", m.Refusal)
	}
	return d
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

// Sandbox is an isolated Python: variables, functions, classes and imports persist from run to run. One goroutine at a time uses it; others run beside it.
type Sandbox struct {
	session *session
	options Options
}

// New opens a sandbox.
func New(options Options) (*Sandbox, error) {
	if err := options.check(); err != nil {
		return nil, err
	}
	b := &Sandbox{options: options}
	s, err := newSession(&b.options)
	if err != nil {
		return nil, err
	}
	if err := s.prepare(); err != nil {
		s.close() //nolint:errcheck // it is not running
		return nil, err
	}
	b.session = s
	return b, nil
}

// Restore gives a sandbox from what Dump gave; Step says where its run is paused. Of the options' Files, the directories that the host serves count; of Modules, what is
// allowed and missing.
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
	if err := s.applyLimits(s.options.Limits); err != nil { // the load has them, too
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
		i.call("set_handles", 1)
		return nil
	})
	if err == nil {
		err = s.setUp()
	}
	if err != nil {
		return err
	}
	state, err := s.simply("state")
	s.active = state == stateCalling || state == stateWaiting || state == stateSliced
	s.steps = true
	return err
}

// Run runs a program to its end. When the context is done, or Cancel is called, the run ends at its next safe point, with a LimitError that wraps the context's error.
func (b *Sandbox) Run(ctx context.Context, code string, options ...Option) (*Result, error) {
	o := optionsOf(options)
	return b.session.run(ctx, func() (int, error) { return b.session.start(ctx, code, o, false) }, o.keep)
}

// Call calls a Python object that a handle stands for, as a run of its own.
func (b *Sandbox) Call(ctx context.Context, h *Handle, args ...any) (*Result, error) {
	id, ok := b.session.links.idOf(h)
	if !ok {
		return nil, &ValueError{"a handle of another sandbox, or one that was closed, cannot be called"}
	}
	return b.session.run(ctx, func() (int, error) { return b.session.startCall(ctx, id, args, runOptions{}) }, "")
}

// Start runs a program up to its end or its first pause, from which the caller goes on by hand: at a call of a function without a handler, or of one that is
// awaitable; where it waits; and, with Slices(true), every few milliseconds.
func (b *Sandbox) Start(ctx context.Context, code string, options ...Option) (Step, error) {
	o := optionsOf(options)
	state, err := b.session.start(ctx, code, o, true)
	if err != nil {
		return nil, err
	}
	return b.session.step(state, o.keep)
}

// Step is where the run of a restored snapshot is paused; nil when it was idle.
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
	return s.step(int(uint32(state)), "")
}

// Cancel ends the present run at its next safe point. From any goroutine, and in host functions.
func (b *Sandbox) Cancel() { b.session.cancel() }

// Declare declares one more host function, for this sandbox and what comes of it.
func (b *Sandbox) Declare(name string, entry any) error {
	f, err := readFunction(name, entry)
	if err == nil {
		err = b.session.free()
	}
	if err == nil {
		err = b.session.declare(name, f)
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

// Check parses only: nil, or a *PythonError of a SyntaxError with its Place.
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
	case state == stateFailed:
		return b.session.pythonError()
	case state == stateLimited:
		return b.session.limitError()
	}
	return b.session.refusal()
}

// Usage is what the last run used.
func (b *Sandbox) Usage() (Usage, error) { return b.session.usage() }

// ---- variables ----

func (s *session) put(name string, data []byte) error {
	return s.checked(name, func(i *instance) (uint64, bool) {
		at, ok := i.put(nameBytes(name))
		value, fits := i.put(data)
		return i.call("set", at, value, uint64(len(data))), ok && fits
	})
}

// Set sets a global variable.
func (b *Sandbox) Set(name string, value any) error {
	data, err := encode(value, name, b.session.links, b.session.most)
	if err != nil {
		return err
	}
	return b.session.put(name, data)
}

// Get gives the value of a global variable; false: there is none.
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
		err = s.limitError()
	}
	return value, there, err
}

// Delete deletes a global variable; false: there was none.
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

// Names are the global variables that programs made, in order of creation.
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

// Reset forgets everything that programs did: as new.
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

// Dump gives the session as bytes: variables, files, and the run where it is paused.
func (b *Sandbox) Dump() ([]byte, error) { return b.session.dump() }

// Fork gives an independent sandbox in the same state, with the same host functions.
func (b *Sandbox) Fork() (*Sandbox, error) {
	data, err := b.Dump()
	if err != nil {
		return nil, err
	}
	return Restore(data, b.options)
}

// Close frees the memory.
func (b *Sandbox) Close() error { return b.session.close() }
