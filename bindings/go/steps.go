package hognose

import (
	"context"
	"fmt"
	"time"
)

// Step is a pause or the end of a run: *Call, *Waiting, *Sliced or *Complete. A run that ends with an exception or at a limit is an error instead. A step is
// valid until the run continues; then its methods return ErrOver.
type Step interface{ isStep() }

// Complete is the end of a run, with its result.
type Complete struct{ Result }

// Pause has the methods that all pauses share.
type Pause struct {
	session *session
	turn    int
}

// Call is a pause at a call of a host function. Resume, Raise or Defer continues the run.
type Call struct {
	Pause
	ID       uint32 // the number of the call, for Settle after Defer
	Name     string // the name of the function
	Args     []any  // the positional arguments
	Keywords *Dict  // the keyword arguments
	call     *pending
}

// Waiting is a pause in which every task waits for calls of awaitable functions, for a timer, or for both. Settle or Wake continues the run.
type Waiting struct {
	Pause
	Calls  []uint32      // the numbers of the calls that can be answered
	Sleeps bool          // whether the program sleeps, so that Wake can continue it
	Sleep  time.Duration // the longest time that it wants to sleep
}

// Sliced is a pause at the end of a slice (see Slices). Resume continues the run.
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

// Dump returns the session at this pause as bytes. Restore can resume from them any number of times.
func (p *Pause) Dump() ([]byte, error) {
	if err := p.current(); err != nil {
		return nil, err
	}
	return p.session.dump()
}

// Abandon ends the run. The variables stay.
func (p *Pause) Abandon() error {
	if err := p.current(); err != nil {
		return err
	}
	p.session.abandon()
	return nil
}

// Printed returns the output of the run so far. In a restored sandbox that is the output since Restore.
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
	return s.step(state)
}

// Resume answers the call with a value, and runs the program to its next step. Errors are those of Run.
func (c *Call) Resume(ctx context.Context, value any) (Step, error) {
	return c.goOn(ctx, func() (int, error) { return c.session.answer(c.call, value, nil) })
}

// Raise answers the call with an exception, and runs the program to its next step. An *Exception is raised with its type. A system error, such as an *fs.PathError,
// is an OSError; most other errors are a RuntimeError.
func (c *Call) Raise(ctx context.Context, err error) (Step, error) {
	return c.goOn(ctx, func() (int, error) { return c.session.answer(c.call, nil, err) })
}

// Defer postpones the answer, and runs the program to its next step. The call returns an awaitable to the program. Waiting.Settle answers it, by the ID of this call.
func (c *Call) Defer(ctx context.Context) (Step, error) {
	return c.goOn(ctx, func() (int, error) {
		c.session.note(c.call)
		state, err := c.session.simply("defer")
		return int(uint32(state)), err
	})
}

// Settle answers one of the calls, and runs the program to its next step. The answer is the value or, if err is not nil, an exception as in Call.Raise.
func (w *Waiting) Settle(ctx context.Context, id uint32, value any, err error) (Step, error) {
	return w.goOn(ctx, func() (int, error) {
		call := w.session.calls[id]
		if call == nil {
			call = &pending{id: id}
		}
		return w.session.answer(call, value, err)
	})
}

// Wake ends the sleep, and runs the program to its next step. Call it after Sleep.
func (w *Waiting) Wake(ctx context.Context) (Step, error) {
	return w.goOn(ctx, func() (int, error) {
		state, err := w.session.simply("wake")
		return int(uint32(state)), err
	})
}

// Resume runs the program to its next step.
func (s *Sliced) Resume(ctx context.Context) (Step, error) {
	return s.goOn(ctx, func() (int, error) { return stateReady, nil })
}

// step goes on while that needs nothing of the host, and tells where the run stands.
func (s *session) step(state int) (Step, error) {
	turn := s.turn
	state, err := s.check(state, nil)
	for err == nil && state == stateReady {
		state, err = s.check(s.proceed())
	}
	if err != nil {
		s.abandonAt(turn)
		return nil, err
	}
	p := Pause{s, s.turn}
	switch state {
	case stateCalling:
		return s.callStep(p)
	case stateWaiting:
		return s.waitStep(p)
	case stateSliced:
		return &Sliced{p}, nil
	case stateComplete:
		r, err := s.finish()
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
	err := s.outcome(func(found *Dict) (err error) {
		call.id, call.name = uint32(found.number("id")), textOf(found.value("name"))
		request, _ := found.value("request").([]byte)
		call.args, call.keywords, err = s.arguments(call.name, request)
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
	err := s.outcome(func(found *Dict) error {
		w.Sleeps = found.value("seconds") != nil
		w.Sleep = time.Duration(min(found.number("seconds"), 1e9) * float64(time.Second))
		for _, id := range listOf(found.value("ids")) {
			n, _ := id.(int64)
			w.Calls = append(w.Calls, uint32(n))
		}
		return nil
	})
	if err != nil {
		s.abandonAt(p.turn)
		return nil, err
	}
	return w, nil
}
