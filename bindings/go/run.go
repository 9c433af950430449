package hognose

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"time"
	"unicode/utf8"
)

// runOptions are the options of a run.
type runOptions struct {
	inputs     Inputs
	limits     Limits
	filename   string
	keep       string
	noTopAwait bool
	slices     bool
}

// Option is an option of a run: Inputs, Limits, Filename, Keep, Slices or TopLevelAwait.
type Option interface{ apply(*runOptions) }

// Inputs are values by name. They become global variables before the run.
type Inputs map[string]any

// Filename is the name of the program in tracebacks. The default is `<python>`.
type Filename string

// Keep is the name of a global variable. The value of the last statement is stored in it, instead of being returned in Result.Value.
type Keep string

// Slices decides whether a run of Start also pauses every few milliseconds, as a *Sliced step. The default is false.
type Slices bool

// TopLevelAwait decides whether await is allowed outside functions. The default is true.
type TopLevelAwait bool

func (o Inputs) apply(to *runOptions)        { to.inputs = o }
func (o Limits) apply(to *runOptions)        { to.limits = o }
func (o Filename) apply(to *runOptions)      { to.filename = string(o) }
func (o Keep) apply(to *runOptions)          { to.keep = string(o) }
func (o Slices) apply(to *runOptions)        { to.slices = bool(o) }
func (o TopLevelAwait) apply(to *runOptions) { to.noTopAwait = !bool(o) }

func optionsOf(given []Option) runOptions {
	var o runOptions
	for _, one := range given {
		one.apply(&o)
	}
	return o
}

// Result is the result of a run that completed.
type Result struct {
	Value          any    // the value of the last statement
	HasValue       bool   // whether the last statement is an expression; if not, Value is nil
	Repr           string // the repr() of the value
	Stdout, Stderr string // the output of the run
	Exit           *int   // 0 if sys.exit() ended the run, otherwise nil; any other status is a *PythonError
	Usage          Usage
}

// clean makes any string UTF-8.
func clean(text string) string {
	if utf8.ValidString(text) {
		return text
	}
	return strings.ToValidUTF8(text, "\ufffd")
}

// launch begins a run of `what`: code, or a handle and a request.
func (s *session) launch(ctx context.Context, o runOptions, steps bool, what *Dict) (state int, err error) {
	if err := s.free(); err != nil {
		return 0, err
	}
	if o.limits.Memory > s.memory {
		return 0, errors.New("limits: Memory: a run's cannot be above the sandbox's")
	}
	most := o.limits.most(s.options.Limits)
	request, err := s.request(o, most, what)
	if err != nil {
		return 0, err
	}
	s.out.Reset()
	s.err.Reset()
	s.forget()
	s.cancelled.Store(false)
	s.told = false
	s.steps, s.keeps = steps, o.keep != ""
	s.ctx, s.stop = context.WithCancel(ctx)
	s.active = true
	s.most = most
	s.turn++
	err = s.enter(func(i *instance) error {
		at, ok := i.put(request)
		if !ok {
			return ErrNoRoom
		}
		if state = i.state("begin", at, uint64(len(request))); state == stateRefused {
			return errors.New(i.problem())
		}
		return nil
	})
	if err != nil {
		s.abandon()
	}
	return state, err
}

// request returns the map that hn_abi_begin takes. Names of variables are bytes, because a str may contain surrogates.
func (s *session) request(o runOptions, most most, what *Dict) ([]byte, error) {
	inputs := &Dict{}
	for name, value := range o.inputs {
		data, err := encode(value, fmt.Sprintf("inputs['%s']", name), s.links, most)
		if err != nil {
			return nil, err
		}
		inputs.Set([]byte(name), data)
	}
	what.Set("inputs", inputs)
	what.Set("limits", o.limits.given())
	what.Set("slices", o.slices)
	if o.keep != "" {
		what.Set("keep", []byte(o.keep))
	}
	return encode(what, "options", nil, ofHost)
}

// start compiles the program; the state is ready unless it is over already.
func (s *session) start(ctx context.Context, code string, o runOptions, steps bool) (int, error) {
	what := NewDict("code", []byte(clean(code)), "await", !o.noTopAwait)
	if o.filename != "" {
		what.Set("filename", clean(o.filename))
	}
	return s.launch(ctx, o, steps, what)
}

// startCall begins a run that calls a Python object.
func (s *session) startCall(ctx context.Context, id int64, args []any) (int, error) {
	request, err := encode([]any{args, &Dict{}}, "arguments", s.links, s.most)
	if err != nil {
		return 0, err
	}
	return s.launch(ctx, runOptions{}, false, NewDict("handle", id, "request", request))
}

// proceed goes on until the state is another one than ready.
func (s *session) proceed() (state int, err error) {
	s.going = true
	defer func() { s.going = false }()
	err = s.enter(func(i *instance) error { state = i.state("continue"); return nil })
	return state, err
}

func (s *session) abandonAt(turn int) {
	if s.turn == turn {
		s.abandon()
	}
}

// abandon gives a run up.
func (s *session) abandon() {
	if !s.active || s.live() != nil {
		s.active = false
		return
	}
	if _, err := s.simply("abandon"); err == nil {
		s.over()
	}
}

func (s *session) over() {
	s.active = false
	s.turn++
	s.forget()
	s.cancelled.Store(false)
	s.most = s.options.Limits.most(Limits{})
	for _, mount := range s.mounts {
		if mount.Write != nil {
			s.files("sync") //nolint:errcheck // hands on what a program left in files that it did not close
			break
		}
	}
}

// check turns the state that a run has come to into an error, if it failed, a limit was reached, or it was cancelled.
func (s *session) check(state int, err error) (int, error) {
	switch {
	case err != nil:
		return state, err
	case state == stateFailed, state == stateLimited:
		_, err = s.finish()
	case state == stateRefused:
		err = s.refusal()
		s.abandon()
	case (s.cancelled.Load() || s.ctx.Err() != nil) && state != stateComplete:
		var usage Usage
		if usage, err = s.usage(); err == nil {
			err = &LimitError{Ended: s.ended(usage), Kind: "cancelled", cause: s.cause()}
		}
		s.abandon()
	}
	return state, err
}

// cause is the context's error, unless the run was cancelled by Cancel.
func (s *session) cause() error {
	if s.cancelled.Load() {
		return nil
	}
	return context.Cause(s.ctx)
}

func (s *session) refusal() error {
	why := ""
	if err := s.enter(func(i *instance) error { why = i.problem(); return nil }); err != nil {
		return err
	}
	return errors.New(why)
}

// outcome passes the map that describes the session (docs/abi.md) to `read`, which gets it before anything else enters the module.
func (s *session) outcome(read func(found *Dict) error) error {
	return s.enter(func(i *instance) error {
		at := i.whole("outcome")
		if uint32(at) == 0 {
			return errors.New(i.problem())
		}
		found, err := decode(i.result(at), nil)
		if err != nil {
			return err
		}
		d, ok := found.(*Dict)
		if !ok {
			return errors.New("the outcome is not a map")
		}
		return read(d)
	})
}

func (s *session) ended(u Usage) Ended { return Ended{s.out.String(), s.err.String(), u} }

// result returns the result or the error of a run that has ended.
func (s *session) result() (r *Result, err error) {
	err = s.outcome(func(found *Dict) error {
		ended := s.ended(usageOf(found))
		switch textOf(found.value("state")) {
		case "failed":
			return pythonError(found, ended)
		case "limited":
			return s.limitError(found, ended)
		}
		r = &Result{Exit: exitOf(found), Stdout: ended.Stdout, Stderr: ended.Stderr, Usage: ended.Usage}
		return s.readValue(found, r)
	})
	if err != nil {
		return nil, err
	}
	return r, nil
}

// readValue reads the value of a run that is complete.
func (s *session) readValue(found *Dict, r *Result) (err error) {
	if why := textOf(found.value("problem")); why != "" {
		if s.keeps {
			return errors.New("keep: " + why)
		}
		return &ValueError{why}
	}
	var data any
	data, r.HasValue = found.Get("value")
	r.Repr = textOf(found.value("repr"))
	if bytes, ok := data.([]byte); ok {
		r.Value, err = decode(bytes, s.links)
	}
	return err
}

func exitOf(found *Dict) *int {
	n, ok := found.value("exit").(int64)
	if !ok {
		return nil
	}
	code := int(n)
	return &code
}

func pythonError(found *Dict, ended Ended) *PythonError {
	e := describedError(listOf(found.value("exceptions")))
	if e == nil {
		e = &PythonError{Type: textOf(found.value("type")), Text: textOf(found.value("message"))}
	}
	e.Ended, e.Traceback, e.Exit = ended, textOf(found.value("traceback")), exitOf(found)
	return e
}

func (s *session) limitError(found *Dict, ended Ended) *LimitError {
	e := &LimitError{Ended: ended, Kind: textOf(found.value("limit"))}
	e.Limit, e.Used, e.Wanted = found.number("most"), found.number("used"), int64(found.number("wanted"))
	if e.Kind == "cancelled" {
		e.cause = s.cause()
	}
	return e
}

// run runs to the end.
func (s *session) run(ctx context.Context, start func() (int, error)) (*Result, error) {
	begin := time.Now()
	state, err := s.check(start())
	turn := s.turn
	defer s.abandonAt(turn)
	for err == nil && state != stateComplete {
		switch state {
		case stateReady, stateSliced:
			state, err = s.proceed()
		case stateWaiting:
			state, err = s.await(ctx, begin)
		default:
			return nil, errors.New("the program waits for something: use Start instead of Run")
		}
		state, err = s.check(state, err)
	}
	if err != nil {
		return nil, err
	}
	return s.finish()
}

// await waits for an answer, or for the time that the program wants to sleep.
func (s *session) await(ctx context.Context, begin time.Time) (int, error) {
	if come, ok := s.arrived(); ok {
		if come.panic != nil {
			s.abandon()
			panic(come.panic)
		}
		return s.answer(come.call, come.value, come.err)
	}
	seconds, wall := 0.0, 0.0
	err := s.enter(func(i *instance) error { seconds = i.number("wait_seconds"); return nil })
	if err != nil {
		return 0, err
	}
	if wall, err = s.limit("wall"); err != nil {
		return 0, err
	}
	if seconds < 0 {
		if len(s.calls) == 0 {
			return 0, errors.New("the run waits for calls of an earlier one: use Start, or make them again")
		}
		seconds = math.Inf(1)
	}
	left := wall/1000 - time.Since(begin).Seconds()
	timer := time.NewTimer(time.Duration(min(max(min(seconds, left), 0), 1e9) * float64(time.Second)))
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-s.interrupt:
	case <-timer.C:
		what := "wake"
		if left < seconds {
			what = "expire"
		}
		state, err := s.simply(what)
		return int(uint32(state)), err
	}
	return stateWaiting, nil
}

// finish ends a run that is over.
func (s *session) finish() (*Result, error) {
	turn := s.turn
	r, err := s.result()
	if s.turn == turn && s.live() == nil {
		s.over()
	}
	return r, err
}
