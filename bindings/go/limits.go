package hognose

import (
	"math"
	"time"
)

// Limits stop a run that uses too much. 0 keeps the default. Unlimited, or any negative number, means no limit; Memory, Depth and Nesting always have one. As an
// option of a run, limits apply to that run.
type Limits struct {
	// Memory is in bytes, at most 1 GiB; default: 64 MiB. A run's limit cannot be above the sandbox's. The memory of the WebAssembly instance cannot grow beyond ten
	// times the sandbox's limit.
	Memory int64
	Time   time.Duration // running time; waiting for host functions is free. Default: 5 s
	Wall   time.Duration // time since the run began, waiting included; default: no limit
	Steps  int64         // deterministic units of work; default: no limit
	// Depth is in frames; one more raises RecursionError. Default: 50,000. A program begins with 1,000, which sys.setrecursionlimit() can raise to this limit.
	Depth      int64
	Output     int64 // bytes printed; default: 1 MiB
	Calls      int64 // calls of host functions; default: 1,000
	Source     int64 // bytes of one program; default: 1 MiB
	Nesting    int64 // levels of nesting in source and in values, from 10 to 200; default: 200
	ValueBytes int64 // bytes of CBOR of one value that crosses; default: 16 MiB
	ValueItems int64 // values, keys and containers in one value that crosses; default: 1,000,000

	Allocations int64 // objects and buffers made on the heap; default: no limit, and they are not counted
}

// Unlimited means no limit, in a field of Limits.
const Unlimited = -1

// given are the limits that are set, as the module takes them.
func (l Limits) given() map[string]float64 {
	found := map[string]float64{}
	put := func(name string, n int64, unit float64) {
		if n > 0 {
			found[name] = float64(n) / unit
		} else if n < 0 {
			found[name] = math.Inf(1)
		}
	}
	put("memory", l.Memory, 1)
	put("time", int64(l.Time), float64(time.Millisecond))
	put("wall", int64(l.Wall), float64(time.Millisecond))
	put("steps", l.Steps, 1)
	put("depth", l.Depth, 1)
	put("output", l.Output, 1)
	put("calls", l.Calls, 1)
	put("source", l.Source, 1)
	put("nesting", l.Nesting, 1)
	put("valueBytes", l.ValueBytes, 1)
	put("valueItems", l.ValueItems, 1)
	put("allocations", l.Allocations, 1)
	return found
}

// most is what may cross, by these limits, those that they leave open, and the defaults.
func (l Limits) most(other Limits) most {
	m := most{defaultValueBytes, defaultValueItems}
	for _, given := range []map[string]float64{other.given(), l.given()} {
		if n, ok := given["valueBytes"]; ok {
			m.bytes = n
		}
		if n, ok := given["valueItems"]; ok {
			m.items = n
		}
	}
	return m
}

func (s *session) limit(name string) (float64, error) {
	found, err := s.simply("get_limit", uint64(limitNumbers[name]))
	if n := math.Float64frombits(found); n < 1<<63 {
		return n, err
	}
	return math.Inf(1), err
}

// usageOf returns the usage in an outcome.
func usageOf(outcome *Dict) Usage {
	var n [6]float64
	found, _ := outcome.value("usage").([]any)
	for k := range min(len(n), len(found)) {
		n[k] = floatOf(found[k])
	}
	return usageFrom(n[:])
}

func usageFrom(n []float64) Usage {
	return Usage{int64(n[0]), n[1], int64(n[2]), int64(n[3]), int64(n[4]), int64(n[5])}
}

func (s *session) usage() (u Usage, err error) {
	err = s.enter(func(i *instance) error {
		u = usageFrom(i.numbers("usage", 6))
		return nil
	})
	return u, err
}
