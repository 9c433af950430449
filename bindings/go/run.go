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

// nameBytes: any str can name a variable, also one that no text without null characters is.
func nameBytes(name string) []byte {
	return append([]byte(strings.ReplaceAll(name, "\x00", "\xc0\x80")), 0)
}

// clean makes any string UTF-8.
func clean(text string) string {
	if utf8.ValidString(text) {
		return text
	}
	return strings.ToValidUTF8(text, "\ufffd")
}

// launch begins a run. One that does not come to a state of its own, for whatever reason, is no run.
func (s *session) launch(ctx context.Context, o runOptions, steps bool, start func(i *instance) (int, error)) (state int, err error) {
	if err := s.free(); err != nil {
		return 0, err
	}
	most := o.limits.most(s.options.Limits)
	inputs := map[string][]byte{}
	for name, value := range o.inputs {
		data, err := encode(value, fmt.Sprintf("inputs['%s']", name), s.links, most)
		if err != nil {
			return 0, err
		}
		inputs[name] = data
	}
	s.out.Reset()
	s.err.Reset()
	s.forget()
	s.cancelled.Store(false)
	s.told = false
	s.steps = steps
	s.ctx, s.stop = context.WithCancel(ctx)
	s.active = true
	s.turn++
	turn := s.turn
	defer func() {
		if err != nil {
			s.abandonAt(turn)
		}
	}()
	if err := s.limitRun(o.limits); err != nil {
		return 0, err
	}
	for name, data := range inputs {
		if err := s.put(name, data); err != nil {
			return 0, err
		}
	}
	err = s.enter(func(i *instance) error {
		i.call("reset_used")
		i.call("set_slices", flag(o.slices))
		var err error
		if state, err = start(i); err == nil && state == stateRefused {
			err = errors.New(i.problem())
		}
		return err
	})
	return state, err
}

func (s *session) limitRun(l Limits) error {
	if l == (Limits{}) {
		return nil
	}
	s.restores = map[string]float64{}
	for name := range l.given() {
		before, err := s.limit(name)
		if err != nil {
			return err
		}
		s.restores[name] = before
	}
	return s.applyLimits(l)
}

// start compiles the program; the state is ready unless it is over already.
func (s *session) start(ctx context.Context, code string, o runOptions, steps bool) (int, error) {
	text := []byte(clean(code))
	return s.launch(ctx, o, steps, func(i *instance) (int, error) {
		at, ok := i.put(text)
		name := uint64(0)
		if ok && o.filename != "" {
			name, ok = i.putText(clean(o.filename))
		}
		if !ok {
			return 0, ErrNoRoom
		}
		return i.state("start", at, uint64(len(text)), name, flag(!o.noTopAwait)), nil
	})
}

// startCall begins a run that calls a Python object.
func (s *session) startCall(ctx context.Context, id int64, args []any, o runOptions) (int, error) {
	if args == nil {
		args = []any{}
	}
	keywords := &Dict{}
	request, err := encode([]any{args, keywords}, "arguments", s.links, o.limits.most(s.options.Limits))
	if err != nil {
		return 0, err
	}
	return s.launch(ctx, o, false, func(i *instance) (int, error) {
		at, ok := i.put(request)
		if !ok {
			return 0, ErrNoRoom
		}
		return i.state("start_call", uint64(id), at, uint64(len(request))), nil
	})
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
	before := s.restores
	s.restores = nil
	for name, n := range before {
		s.setLimit(name, n) //nolint:errcheck // it was in force before
	}
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
	case state == stateFailed:
		err = s.pythonError()
	case state == stateLimited:
		err = s.limitError()
	case state == stateRefused:
		err = s.refusal()
		s.abandon()
		return state, err
	case (s.cancelled.Load() || s.ctx.Err() != nil) && state != stateComplete:
		err = s.described(&LimitError{Kind: "cancelled", cause: s.cause()})
		s.abandon()
		return state, err
	default:
		return state, nil
	}
	s.over()
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

func (s *session) described(err error) error {
	ended := Ended{Stdout: s.out.String(), Stderr: s.err.String()}
	usage, failed := s.usage()
	if failed != nil {
		return failed
	}
	ended.Usage = usage
	switch e := err.(type) {
	case *PythonError:
		e.Ended = ended
	case *LimitError:
		e.Ended = ended
	}
	return err
}

func exitOf(i *instance) *int {
	code := int(int32(i.call("exit_code")))
	if code == noExit {
		return nil
	}
	return &code
}

func (s *session) pythonError() error {
	found := &PythonError{}
	err := s.enter(func(i *instance) error {
		traceback := i.text(i.call("error_traceback"))
		if at := i.call("error_details"); uint32(at) != 0 {
			details, err := decode(i.result(at), nil)
			if e := describedError(listOf(details)); err == nil && e != nil {
				found = e
			}
		}
		if found.Type == "" {
			found.Type, found.Text = i.text(i.call("error_type")), i.text(i.call("error_message"))
		}
		found.Traceback, found.Exit = traceback, exitOf(i)
		return nil
	})
	if err != nil {
		return err
	}
	return s.described(found)
}

func (s *session) limitError() error {
	found := &LimitError{}
	err := s.enter(func(i *instance) error {
		kind := uint64(uint32(i.call("limit_reached")))
		found.Kind = i.text(i.call("limit_name", kind))
		found.Limit, found.Used = i.number("get_limit", kind), i.number("get_used", kind)
		found.Wanted = int64(i.number("memory_wanted"))
		return nil
	})
	if err != nil {
		return err
	}
	if found.Kind == "cancelled" {
		found.cause = s.cause()
	}
	return s.described(found)
}

// run runs to the end.
func (s *session) run(ctx context.Context, start func() (int, error), keep string) (*Result, error) {
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
	return s.finish(keep)
}

// await waits for an answer, or for the time that the program wants to sleep.
func (s *session) await(ctx context.Context, begin time.Time) (int, error) {
	if come, ok := s.arrived(); ok {
		if come.panic != nil {
			s.abandon()
			panic(come.panic)
		}
		return s.answer(come.call, come.value, come.err, true)
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

// finish is the result of a run that is complete.
func (s *session) finish(keep string) (*Result, error) {
	r := &Result{}
	turn := s.turn
	limited := false
	err := s.enter(func(i *instance) error {
		r.HasValue = uint32(i.call("value_present")) != 0
		r.Exit = exitOf(i)
		if r.HasValue && s.options.ReprBytes >= 0 {
			r.Repr = i.text(i.whole("value_repr"))
		}
		if !r.HasValue {
			return nil
		}
		if keep != "" {
			if at, ok := i.put(nameBytes(keep)); !ok || uint32(i.call("keep_value", at)) == 0 {
				return errors.New("keep: " + i.problem())
			}
			return nil
		}
		at := i.whole("value")
		if uint32(at) == 0 {
			if limited = i.state("state") == stateLimited; limited {
				return nil
			}
			return &ValueError{i.problem()}
		}
		var err error
		r.Value, err = decode(i.result(at), s.links)
		return err
	})
	if err == nil && limited {
		err = s.limitError()
	}
	if err == nil {
		r.Stdout, r.Stderr = s.out.String(), s.err.String()
		r.Usage, err = s.usage()
	}
	if s.turn == turn && s.live() == nil {
		s.over()
	}
	if err != nil {
		return nil, err
	}
	return r, nil
}
