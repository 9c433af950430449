package hognose

import (
	"context"
	_ "embed"
	"encoding/binary"
	"fmt"
	"math"
	"sync"
	"time"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
)

// The reactor, copied here by ./build.sh go.
//
//go:embed hognose.wasm
var wasm []byte

const (
	page = 65536
	room = 8 // arguments of the longest call
)

// module is the compiled code. Instances share it and nothing else.
type module struct {
	runtime wazero.Runtime
	code    wazero.CompiledModule
	session uint32
	scratch uint32
	size    uint64 // of a new instance's memory
	version string
}

var shared = sync.OnceValues(compile)

// Version returns the version of Hognose, such as "1.2.3".
func Version() (string, error) {
	m, err := shared()
	if err != nil {
		return "", err
	}
	return m.version, nil
}

func compile() (*module, error) {
	ctx := context.Background()
	config := wazero.NewRuntimeConfig()
	if cache := openCache(); cache != nil {
		config = config.WithCompilationCache(cache)
	}
	m := &module{runtime: wazero.NewRuntimeWithConfig(ctx, config)}
	var err error
	if m.code, err = m.runtime.CompileModule(ctx, wasm); err != nil {
		return nil, fmt.Errorf("the module cannot be compiled: %w", err)
	}
	if err = m.serve(ctx); err != nil {
		return nil, err
	}
	return m, m.probe()
}

// serve gives the runtime what the module imports.
func (m *module) serve(ctx context.Context) error {
	i, f := api.ValueTypeI32, api.ValueTypeF64
	b := m.runtime.NewHostModuleBuilder("hognose")
	export := func(name string, serve func(*instance, []uint64), takes, gives []api.ValueType) {
		b.NewFunctionBuilder().WithGoModuleFunction(imported(serve), takes, gives).Export(name)
	}
	export("host_write", importWrite, []api.ValueType{i, i, i}, nil)
	export("host_now", importNow, []api.ValueType{i}, []api.ValueType{f})
	export("host_call", importCall, []api.ValueType{i, i, i, i}, []api.ValueType{i})
	export("host_entropy", importEntropy, []api.ValueType{i, i}, nil)
	_, err := b.Instantiate(ctx)
	return err
}

// probe finds out what is the same in all instances.
func (m *module) probe() error {
	i, err := m.instantiate(nil, 0)
	if err != nil {
		return err
	}
	defer i.close()
	session := i.mod.ExportedGlobal("hn_abi_session")
	found := uint64(0)
	if version := i.mod.ExportedFunction("hn_abi_version"); version != nil && session != nil {
		if given, err := version.Call(i.ctx); err == nil {
			found = given[0]
		}
	}
	if found != abiVersion {
		return fmt.Errorf("the module has version %d of the interface, and this package needs version %d", found, abiVersion)
	}
	m.session = uint32(session.Get())
	m.size = uint64(i.mem.Size())
	m.scratch = uint32(i.call("scratch"))
	m.version = i.text(i.call("version_text"))
	return i.dead
}

// imported finds the instance that calls, and lets no panic through the module's frames.
func imported(serve func(*instance, []uint64)) api.GoModuleFunc {
	return func(ctx context.Context, _ api.Module, stack []uint64) {
		i := ctx.Value(instanceKey{}).(*instance)
		func() {
			defer func() {
				if p := recover(); p != nil {
					stack[0] = 0
					i.host.panicked(p)
				}
			}()
			serve(i, stack)
		}()
		if i.dead != nil {
			panic(i.dead) // a call from within left the module in the middle: it must not go on
		}
	}
}

func importWrite(i *instance, stack []uint64) {
	i.host.write(int(uint32(stack[0])), i.read(uint32(stack[1]), uint32(stack[2])))
}

func importNow(i *instance, stack []uint64) {
	stack[0] = math.Float64bits(i.host.now(int(uint32(stack[0]))))
}

func importCall(i *instance, stack []uint64) {
	name, request := i.read(uint32(stack[0]), uint32(stack[1])), i.read(uint32(stack[2]), uint32(stack[3]))
	stack[0] = outcomeLater
	stack[0] = uint64(i.host.call(string(name), request))
}

func importEntropy(i *instance, stack []uint64) {
	data := make([]byte, uint32(stack[1]))
	i.host.entropy(data)
	i.write(uint32(stack[0]), data)
}

// host is the other side of one instance.
type host interface {
	write(stream int, data []byte)
	now(kind int) float64
	call(name string, request []byte) int
	entropy(to []byte)
	panicked(p any)
}

type instanceKey struct{}

type export struct {
	function api.Function
	busy     bool
}

// instance has one session. Its methods but close are for one goroutine at a time.
type instance struct {
	module  *module
	mod     api.Module
	mem     api.Memory
	host    host
	ctx     context.Context // has the instance, for its imports
	dead    error           // why it is of no more use
	exports map[string]*export
	used    uint32   // of the scratch room
	spilled []uint32 // what hn_abi_alloc gave
	inside  int      // calls under way
}

// bounded is a linear memory that refuses to grow beyond its limit.
type bounded struct {
	data  []byte
	limit uint64
}

func (b *bounded) Reallocate(size uint64) []byte {
	if size > b.limit {
		return nil
	}
	if size > uint64(cap(b.data)) {
		grown := make([]byte, size, min(max(size, uint64(cap(b.data))*3/2), b.limit))
		copy(grown, b.data)
		b.data = grown
	}
	b.data = b.data[:size]
	return b.data
}

func (b *bounded) Free() { b.data = nil }

// instantiate makes an instance whose memory may grow by so many bytes.
func (m *module) instantiate(h host, more uint64) (*instance, error) {
	i := &instance{module: m, host: h, exports: map[string]*export{}}
	i.ctx = context.WithValue(context.Background(), instanceKey{}, i)
	allocator := experimental.MemoryAllocatorFunc(func(least, _ uint64) experimental.LinearMemory {
		return &bounded{limit: max(least, m.size+more+page)}
	})
	config := wazero.NewModuleConfig().WithName("").WithStartFunctions()
	mod, err := m.runtime.InstantiateModule(experimental.WithMemoryAllocator(i.ctx, allocator), m.code, config)
	if err != nil {
		return nil, fmt.Errorf("no instance of the module: %w", err)
	}
	i.mod, i.mem = mod, mod.Memory()
	return i, nil
}

// call calls hn_abi_<name> with the session and these arguments. Of an instance that is dead it gives 0.
func (i *instance) call(name string, args ...uint64) uint64 {
	return i.invoke(name, append([]uint64{uint64(i.module.session)}, args...))
}

// whole calls until it is finished: with slices on, an export may end in the middle of its work.
func (i *instance) whole(name string, args ...uint64) uint64 {
	for {
		found := i.call(name, args...)
		if uint32(found) != 0 || i.call("problem_code") != problemSliced {
			return found
		}
	}
}

func (i *instance) invoke(name string, args []uint64) uint64 {
	if i.dead != nil {
		return 0
	}
	e := i.exports[name]
	if e == nil || e.busy {
		e = &export{function: i.mod.ExportedFunction("hn_abi_" + name)}
		i.exports[name] = e
	}
	var stack [room]uint64
	copy(stack[:], args)
	e.busy = true
	i.inside++
	left := true
	defer func() { // also where a handler ended its goroutine
		i.inside--
		e.busy = false
		if left && i.dead == nil {
			i.dead = &CrashError{"the module was left in the middle of a call"}
		}
	}()
	err := e.function.CallWithStack(i.ctx, stack[:])
	left = false
	if err != nil && i.dead == nil {
		i.dead = &CrashError{firstLine(err.Error())}
	}
	return stack[0]
}

func (i *instance) number(name string, args ...uint64) float64 {
	return math.Float64frombits(i.call(name, args...))
}

func (i *instance) state(name string, args ...uint64) int { return int(uint32(i.call(name, args...))) }

func (i *instance) close() {
	if i.dead == nil {
		i.dead = ErrClosed
	}
	i.mod.Close(context.Background()) //nolint:errcheck // nothing is left of it
}

// ---- memory ----

// read copies n bytes.
func (i *instance) read(at, n uint32) []byte {
	found, ok := i.mem.Read(at, n)
	if !ok {
		i.broken()
		return nil
	}
	return append(make([]byte, 0, n), found...)
}

func (i *instance) write(at uint32, data []byte) {
	if !i.mem.Write(at, data) {
		i.broken()
	}
}

func (i *instance) broken() {
	if i.dead == nil {
		i.dead = &CrashError{"the module gave an address outside of its memory"}
	}
}

// result is the bytes that an export just gave; nil for 0.
func (i *instance) result(at uint64) []byte {
	if at == 0 {
		return nil
	}
	return i.read(uint32(at), uint32(i.call("length")))
}

func (i *instance) text(at uint64) string { return string(i.result(at)) }

func (i *instance) problem() string { return i.text(i.call("problem")) }

// numbers is what hn_abi_usage writes.
func (i *instance) numbers(name string, n int) []float64 {
	at, ok := i.put(make([]byte, 8*n+7))
	if !ok {
		return make([]float64, n)
	}
	at = (at + 7) &^ 7
	i.call(name, at)
	data := i.read(uint32(at), uint32(8*n))
	found := make([]float64, n)
	for k := range found {
		if i.dead == nil {
			found[k] = math.Float64frombits(binary.LittleEndian.Uint64(data[8*k:]))
		}
	}
	return found
}

type mark struct {
	used    uint32
	spilled int
}

func (i *instance) mark() mark { return mark{i.used, len(i.spilled)} }

// release takes back what was put since.
func (i *instance) release(m mark) {
	i.used = m.used
	for len(i.spilled) > m.spilled {
		last := len(i.spilled) - 1
		i.invoke("free", []uint64{uint64(i.spilled[last])})
		i.spilled = i.spilled[:last]
	}
}

// put puts bytes there until release; false: they do not fit the memory.
func (i *instance) put(data []byte) (uint64, bool) {
	n := uint32(len(data))
	at := uint64(i.module.scratch + i.used)
	if n <= scratch-i.used {
		i.used += n
	} else {
		at = uint64(uint32(i.invoke("alloc", []uint64{uint64(n)})))
		if at == 0 && i.inside == 0 {
			i.call("collect") // what fills the memory may be garbage
			at = uint64(uint32(i.invoke("alloc", []uint64{uint64(n)})))
		}
		if at == 0 {
			return 0, false
		}
		i.spilled = append(i.spilled, uint32(at))
	}
	i.write(uint32(at), data)
	return at, i.dead == nil
}

func monotonic() float64 { return float64(time.Since(begin)) + 1 }

var begin = time.Now()
