package hognose

import (
	"runtime"
	"sync"
)

// links are the Python objects of one session that the host holds.
type links struct {
	lock   sync.Mutex
	counts map[int64]int
	gone   []int64
}

// link ties a handle to the session that keeps its object.
type link struct {
	session *session
	links   *links
	id      int64
	cleanup runtime.Cleanup
}

func newLinks() *links { return &links{counts: map[int64]int{}} }

// attach ties a handle to an object, which the session keeps until the handle is collected or closed.
func (l *links) attach(h *Handle, id int64) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.counts[id]++
	h.link = &link{links: l, id: id}
	h.link.cleanup = runtime.AddCleanup(h, l.lose, id)
}

func (l *links) lose(id int64) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.gone = append(l.gone, id)
}

// idOf gives the number of a handle's object in this session.
func (l *links) idOf(h *Handle) (int64, bool) {
	if l == nil || h.link == nil || h.link.links != l {
		return 0, false
	}
	return h.link.id, true
}

// flush gives the numbers of those objects of which no handle is left.
func (l *links) flush() []int64 {
	l.lock.Lock()
	defer l.lock.Unlock()
	var free []int64
	for _, id := range l.gone {
		l.counts[id]--
		if l.counts[id] == 0 {
			delete(l.counts, id)
			free = append(free, id)
		}
	}
	l.gone = nil
	return free
}

// Close releases the handle: the sandbox need not keep the object for it any longer. Otherwise Go's garbage collector releases it.
func (h *Handle) Close() {
	if h.link == nil {
		return
	}
	h.link.cleanup.Stop()
	h.link.links.lose(h.link.id)
	h.link = nil
}

// String returns the repr.
func (h *Handle) String() string { return h.Repr }
