package hognose

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

const long = 4096 // bytes of what takes time to read and write

var none = []byte{0xF6}

// session is one session in one instance: entering the module, calls out, and what came of a run. The public types stand on this.
type session struct {
	options   *Options
	instance  *instance
	functions map[string]*function
	mounts    map[string]Mount
	links     *links
	most      most
	memory    int64
	lock      sync.Mutex // held while the module is called
	closed    atomic.Bool
	cancelled atomic.Bool
	interrupt chan struct{} // has one when something came that a run may wait for
	active    bool          // a run has been started and is not over
	steps     bool          // it goes on by hand
	keeps     bool          // its value is stored in a variable
	going     bool
	told      bool // the module knows that it is cancelled
	turn      int  // counts runs and pauses: a step of another number is over
	ctx       context.Context
	stop      context.CancelFunc // ends what the present run's handlers do
	out, err  strings.Builder
	failure   any // what the host panicked with
	held      *held
	calls     map[uint32]*pending
	arrivals  arrivals
}

// held is an answer for which the module had no room.
type held struct {
	id     uint32
	raises uint64
	data   []byte
}

// pending is a call that is under way.
type pending struct {
	id       uint32
	name     string
	args     []any
	keywords *Dict
}

// arrival is what a handler in a goroutine of its own came to.
type arrival struct {
	call  *pending
	value any
	err   error
	panic any
}

type arrivals struct {
	lock sync.Mutex
	list []arrival
}

func newSession(options *Options) (*session, error) {
	s := &session{options: options, links: newLinks(), interrupt: make(chan struct{}, 1), calls: map[uint32]*pending{}, ctx: context.Background()}
	var err error
	if s.functions, err = readFunctions(options.Functions); err != nil {
		return nil, err
	}
	if s.mounts, err = mountsOf(options.Files); err != nil {
		return nil, err
	}
	s.most = options.Limits.most(Limits{})
	s.memory = defaultMemory
	if options.Limits.Memory != 0 {
		s.memory = options.Limits.Memory
	}
	if s.memory < 0 || s.memory > mostMemory {
		return nil, fmt.Errorf("limits: Memory: at most %d bytes", mostMemory)
	}
	m, err := shared()
	if err != nil {
		return nil, err
	}
	s.instance, err = m.instantiate(s, memoryRoom*uint64(s.memory))
	return s, err
}

// prepare does what the options say. loaded: the session has the functions, modules and files of a snapshot.
func (s *session) prepare(loaded bool) error {
	o := s.options
	given := NewDict("limits", o.Limits.given())
	if o.ReprBytes != 0 {
		given.Set("repr", max(o.ReprBytes, 0))
	}
	if !loaded {
		given.Set("functions", declared(s.functions))
		if o.Seed != 0 {
			given.Set("seed", o.Seed)
		}
	}
	if err := s.setUp("", given); err != nil {
		return err
	}
	if modules := o.Modules.told(o.Argv, loaded); modules.Len() > 0 {
		if err := s.setUp("modules", modules); err != nil {
			return err
		}
	}
	if loaded {
		return nil
	}
	if err := s.prepareFiles(o.Files, o.Quota); err != nil || o.Cwd == "" {
		return err
	}
	_, err := s.files("mkdir", o.Cwd)
	if err == nil {
		_, err = s.files("chdir", o.Cwd)
	}
	return err
}

// setUp passes options to the module. of: the option that contains them, or "".
func (s *session) setUp(of string, given *Dict) error {
	data, err := encode(given, cmp.Or(of, "options"), nil, ofHost)
	if err != nil {
		return err
	}
	return s.enter(func(i *instance) error {
		at, fits := i.put(data)
		if !fits {
			return ErrNoRoom
		}
		if uint32(i.call("set_up", at, uint64(len(data)))) == 0 {
			return errors.New(strings.TrimPrefix(of+": "+i.problem(), ": "))
		}
		return nil
	})
}

// declared returns the functions as the module takes them.
func declared(functions map[string]*function) *Dict {
	all := &Dict{}
	for name, f := range functions {
		given := NewDict("awaitable", f.Awaitable)
		if f.Signature != "" {
			given.Set("signature", []byte(f.Signature))
		}
		if f.Doc != "" {
			given.Set("doc", []byte(f.Doc))
		}
		all.Set(name, given)
	}
	return all
}

// ---- entering the module ----

func (s *session) live() error {
	if s.closed.Load() || s.instance.dead != nil {
		if s.instance.dead != nil {
			return s.instance.dead
		}
		return ErrClosed
	}
	return nil
}

func (s *session) free() error {
	if !s.lock.TryLock() {
		return ErrInUse
	}
	defer s.lock.Unlock()
	if err := s.live(); err != nil {
		return err
	}
	if s.active {
		return ErrPaused
	}
	return nil
}

// enter calls the module. What the host panicked with meanwhile ends the run, if there is one, and goes on from here.
func (s *session) enter(use func(i *instance) error) error {
	err := s.inside(use)
	if failure := s.failure; failure != nil {
		s.failure = nil
		s.abandon()
		panic(failure)
	}
	return err
}

func (s *session) inside(use func(i *instance) error) error {
	if !s.lock.TryLock() {
		return ErrInUse
	}
	defer s.lock.Unlock()
	if err := s.live(); err != nil {
		return err
	}
	i := s.instance
	defer i.release(mark{})
	for _, id := range s.links.flush() {
		i.call("release", uint64(id), i.call("handed"))
	}
	err := use(i)
	if i.dead != nil {
		s.active = false
		return i.dead
	}
	return err
}

func (s *session) simply(name string, args ...uint64) (found uint64, err error) {
	err = s.enter(func(i *instance) error { found = i.call(name, args...); return nil })
	return found, err
}

func (s *session) close() error {
	if !s.lock.TryLock() {
		return ErrInUse
	}
	defer s.lock.Unlock()
	if s.closed.Swap(true) {
		return nil
	}
	s.active = false
	s.turn++
	s.forget()
	s.instance.close()
	return nil
}

func (s *session) cancel() {
	s.cancelled.Store(true)
	s.wake()
}

func (s *session) wake() {
	select {
	case s.interrupt <- struct{}{}:
	default:
	}
}

// ---- imports ----

func (s *session) write(stream int, data []byte) {
	name := "stdout"
	if stream == 2 {
		name = "stderr"
		s.err.Write(data)
	} else {
		s.out.Write(data)
	}
	if s.options.OnPrint != nil {
		s.options.OnPrint(name, string(data))
	}
}

func (s *session) now(kind int) float64 {
	if s.going && !s.told && (s.cancelled.Load() || s.ctx.Err() != nil) {
		s.told = true
		s.instance.call("cancel")
	}
	if kind != 0 {
		return monotonic()
	}
	if s.options.Now != nil {
		return float64(s.options.Now().UnixNano())
	}
	return float64(time.Now().UnixNano())
}

func (s *session) entropy(to []byte) {
	if err := s.options.fill(to); err != nil {
		panic(fmt.Errorf("entropy: %w", err))
	}
}

func (s *session) panicked(p any) {
	if s.failure == nil {
		s.failure = p
	}
	s.instance.call("cancel")
}

func (s *session) call(name string, request []byte) int {
	i := s.instance
	before := i.mark()
	defer func() { i.release(before) }()
	if s.answerHeld(i) {
		return outcomeAnswered
	}
	f := s.functions[name]
	service := strings.HasPrefix(name, "$")
	byHand := !service && (f == nil || f.Handler == nil)
	if s.steps && !service && (byHand || f.Awaitable) {
		return outcomePause
	}
	args, keywords, err := s.arguments(name, request)
	var value any
	switch {
	case err != nil:
	case name == "$file":
		value = serveFiles(s.mounts, args, s.memory)
	case service:
		err = errors.New("a host object is not there: this host serves none")
	case byHand:
		err = fmt.Errorf("no handler serves %s(): use Start, or give it one", name)
	case f.Awaitable:
		s.later(f, s.note(&pending{uint32(i.call("call_id")), name, args, keywords}))
		return outcomeLater
	default:
		value, err = f.run(s.ctx, args, keywords)
	}
	how, data := s.answerBytes(i, name, value, err)
	s.reply(i, how, data)
	return outcomeAnswered
}

// arguments reads what a call is made with: [[positionals], {keywords}].
func (s *session) arguments(name string, request []byte) (args []any, keywords *Dict, err error) {
	s.timed(s.instance, len(request), func() {
		var v any
		v, err = decode(request, s.links)
		parts := listOf(v)
		if err == nil && len(parts) == 2 {
			args = listOf(parts[0])
			keywords, _ = parts[1].(*Dict)
		}
		if err == nil && keywords == nil {
			err = fmt.Errorf("%s(): the request is not a call", name)
		}
	})
	return args, keywords, err
}

// timed adds what large values take to the running time: how large one is may be the program's choice.
func (s *session) timed(i *instance, size int, work func()) {
	if size < long {
		work()
		return
	}
	begin := time.Now()
	work()
	i.call("spend_time", math.Float64bits(float64(time.Since(begin))))
}

// answerBytes returns an answer as the module takes it, and 1 if it is an exception.
func (s *session) answerBytes(i *instance, name string, value any, err error) (raises uint64, data []byte) {
	if err == nil && value == nil {
		return 0, none
	}
	limit := s.most
	if name == "$file" {
		limit = ofHost
	}
	begin := time.Now()
	if err == nil {
		data, err = encode(value, "the result of "+name+"()", s.links, limit)
	}
	if err != nil {
		raises, data = 1, errorBytes(err, s.links, s.most)
	}
	if len(data) >= long {
		i.call("spend_time", math.Float64bits(float64(time.Since(begin))))
	}
	return raises, data
}

// reply answers from within host_call. What the module has no memory for is kept: it collects garbage and asks again, or ends the run with that limit.
func (s *session) reply(i *instance, raises uint64, data []byte) {
	if at, ok := i.put(data); ok && i.state("answer", 0, raises, at, uint64(len(data))) == stateReady {
		return
	}
	s.held = &held{uint32(i.call("call_id")), raises, data}
	i.call("answer_lost")
}

func (s *session) answerHeld(i *instance) bool {
	h := s.held
	s.held = nil
	if h == nil || h.id != uint32(i.call("call_id")) {
		return false
	}
	s.reply(i, h.raises, h.data)
	return true
}

// ---- calls that are answered later ----

func (s *session) note(call *pending) *pending {
	s.calls[call.id] = call
	return call
}

func (s *session) later(f *function, call *pending) {
	ctx := s.ctx
	go func() {
		come := arrival{call: call}
		defer func() {
			if p := recover(); p != nil {
				come.panic = p
			}
			s.arrivals.lock.Lock()
			s.arrivals.list = append(s.arrivals.list, come)
			s.arrivals.lock.Unlock()
			s.wake()
		}()
		come.err = errors.New("the handler ended its goroutine")
		come.value, come.err = f.run(ctx, call.args, call.keywords)
	}()
}

// arrived is the next answer that has come to a call that still waits.
func (s *session) arrived() (arrival, bool) {
	s.arrivals.lock.Lock()
	defer s.arrivals.lock.Unlock()
	for len(s.arrivals.list) > 0 {
		come := s.arrivals.list[0]
		s.arrivals.list = s.arrivals.list[1:]
		if s.calls[come.call.id] == come.call {
			return come, true
		}
	}
	return arrival{}, false
}

func (s *session) forget() {
	s.held = nil
	s.calls = map[uint32]*pending{}
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
}

// answer answers a call that waits. If there is no memory for the answer, the run ends.
func (s *session) answer(call *pending, value any, failed error) (state int, err error) {
	name := call.name
	if name == "" {
		name = fmt.Sprintf("call %d", call.id)
	}
	err = s.enter(func(i *instance) error {
		raises, data := s.answerBytes(i, name, value, failed)
		if at, ok := i.put(data); ok {
			state = i.state("answer", uint64(call.id), raises, at, uint64(len(data)))
		} else {
			state = i.state("answer_lost")
		}
		return nil
	})
	if state != stateRefused {
		delete(s.calls, call.id)
	}
	return state, err
}
