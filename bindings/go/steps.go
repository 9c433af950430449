package hognose

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"time"
)

// Step is where a run by hand stands: *Complete, *Call, *Waiting or *Sliced. An uncaught exception or a limit is an error instead.
type Step interface{ isStep() }

// Complete is a run that is over.
type Complete struct{ Result }

// Pause is what all pauses have.
type Pause struct {
	session *session
	turn    int
	keep    string
}

// Call is a run that waits for the answer of a host function.
type Call struct {
	Pause
	ID       uint32 // by which a deferred call is answered
	Name     string
	Args     []any
	Keywords *Dict
	call     *pending
}

// Waiting is a run whose every task waits: for calls of awaitable functions, for a time, or for both.
type Waiting struct {
	Pause
	Calls  []uint32      // the calls that can be answered
	Sleeps bool          // whether the program sleeps
	Sleep  time.Duration // how long it wants to, at most
}

// Sliced is a run at the end of a slice (Slices).
type Sliced struct{ Pause }

func (*Complete) isStep() {}
func (*Call) isStep()     {}
func (*Waiting) isStep()  {}
func (*Sliced) isStep()   {}

func (p *Pause) current() error {
	if p.session.turn != p.turn || !p.session.active {
		return ErrOver
	}
	return nil
}

// Dump gives the session as bytes, as it stands here. Restore goes on with them, as often as one likes.
func (p *Pause) Dump() ([]byte, error) {
	if err := p.current(); err != nil {
		return nil, err
	}
	return p.session.dump()
}

// Abandon gives the run up; the variables stay.
func (p *Pause) Abandon() error {
	if err := p.current(); err != nil {
		return err
	}
	p.session.abandon()
	return nil
}

// Printed is what the run has printed by now, to stdout and stderr: of a restored one, since then.
func (p *Pause) Printed() (stdout, stderr string) {
	return p.session.out.String(), p.session.err.String()
}

// goOn goes on from a pause. What is refused has changed nothing: the step can still be used.
func (p *Pause) goOn(ctx context.Context, forward func() (int, error)) (Step, error) {
	if err := p.current(); err != nil {
		return nil, err
	}
	s := p.session
	state, err := forward()
	if err != nil {
		return nil, err
	}
	if state == stateRefused {
		return nil, s.refusal()
	}
	s.turn++
	if s.stop != nil {
		s.stop()
	}
	s.ctx, s.stop = context.WithCancel(ctx)
	return s.step(state, p.keep)
}

// Resume goes on with the call's value.
func (c *Call) Resume(ctx context.Context, value any) (Step, error) {
	return c.goOn(ctx, func() (int, error) { return c.session.answer(c.call, value, nil, false) })
}

// Raise goes on with an exception: an *Exception of a builtin type as it is, any other error as a RuntimeError.
func (c *Call) Raise(ctx context.Context, err error) (Step, error) {
	return c.goOn(ctx, func() (int, error) { return c.session.answer(c.call, nil, err, false) })
}

// Defer goes on without the answer: the program gets an awaitable, and Settle of a Waiting step answers by ID.
func (c *Call) Defer(ctx context.Context) (Step, error) {
	return c.goOn(ctx, func() (int, error) {
		c.session.note(c.call)
		state, err := c.session.simply("defer")
		return int(uint32(state)), err
	})
}

// Settle goes on with the answer of one call: a value, or, where err is not nil, an exception.
func (w *Waiting) Settle(ctx context.Context, id uint32, value any, err error) (Step, error) {
	return w.goOn(ctx, func() (int, error) {
		call := w.session.calls[id]
		if call == nil {
			call = &pending{id: id}
		}
		return w.session.answer(call, value, err, true)
	})
}

// Wake goes on because the time is over.
func (w *Waiting) Wake(ctx context.Context) (Step, error) {
	return w.goOn(ctx, func() (int, error) {
		state, err := w.session.simply("wake")
		return int(uint32(state)), err
	})
}

// Resume goes on with the next slice.
func (s *Sliced) Resume(ctx context.Context) (Step, error) {
	return s.goOn(ctx, func() (int, error) { return stateReady, nil })
}

// step goes on while that needs nothing of the host, and tells where the run stands.
func (s *session) step(state int, keep string) (Step, error) {
	turn := s.turn
	state, err := s.check(state, nil)
	for err == nil && state == stateReady {
		state, err = s.check(s.proceed())
	}
	if err != nil {
		s.abandonAt(turn)
		return nil, err
	}
	p := Pause{s, s.turn, keep}
	switch state {
	case stateCalling:
		return s.callStep(p)
	case stateWaiting:
		return s.waitStep(p)
	case stateSliced:
		return &Sliced{p}, nil
	case stateComplete:
		r, err := s.finish(keep)
		if err != nil {
			return nil, err
		}
		return &Complete{*r}, nil
	}
	s.abandonAt(turn)
	return nil, fmt.Errorf("the session is in state %d", state)
}

func (s *session) callStep(p Pause) (Step, error) {
	call := &pending{}
	err := s.enter(func(i *instance) error {
		call.id = uint32(i.call("call_id"))
		call.name = i.text(i.call("call_name"))
		request := i.call("call_arguments")
		if uint32(request) == 0 {
			return errors.New(i.problem())
		}
		var err error
		call.args, call.keywords, err = s.arguments(call.name, i.result(request))
		return err
	})
	if err != nil {
		s.abandonAt(p.turn)
		return nil, err
	}
	return &Call{p, call.id, call.name, call.args, call.keywords, call}, nil
}

func (s *session) waitStep(p Pause) (Step, error) {
	w := &Waiting{Pause: p}
	err := s.enter(func(i *instance) error {
		if seconds := i.number("wait_seconds"); seconds >= 0 {
			w.Sleeps, w.Sleep = true, time.Duration(min(seconds, 1e9)*float64(time.Second))
		}
		at := i.call("wait_ids")
		if uint32(at) == 0 {
			return errors.New(i.problem())
		}
		data := i.read(uint32(at), 4*uint32(i.call("length")))
		for ; len(data) >= 4; data = data[4:] {
			w.Calls = append(w.Calls, binary.LittleEndian.Uint32(data))
		}
		return nil
	})
	if err != nil {
		s.abandonAt(p.turn)
		return nil, err
	}
	return w, nil
}
