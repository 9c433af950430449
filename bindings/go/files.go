package hognose

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"
	"syscall"
)

const (
	mostNames   = 300_000 // of a directory: what crosses in one piece has its limits
	longestPath = 4096
)

// Files are the files of programs, by absolute path. An entry is the content of a file (string or []byte), or a directory that the host serves: an fs.FS, which
// programs can only read, or a Mount. Do not use os.DirFS, which follows links out of its directory. The FS of an os.Root does not.
type Files map[string]any

// Mount is a directory that the host serves while programs run. Without Overlay and Write, programs can only read it.
type Mount struct {
	FS fs.FS // the directory; required
	// Overlay lets programs write. The written files stay in the sandbox.
	Overlay bool
	// Write lets programs write. The written files go to this value, for example an *os.Root.
	Write Writable
}

// Writable receives the changes that programs make to files. Paths are relative, as in an fs.FS. An *os.Root is a Writable.
type Writable interface {
	WriteFile(path string, data []byte, mode fs.FileMode) error
	Mkdir(path string, mode fs.FileMode) error
	Remove(path string) error
	Rename(old, new string) error
}

// Quota limits how much programs can store in files. 0 is the default: 16 MiB, and 1,000 files and directories.
type Quota struct{ Bytes, Files int64 }

// Entry is a file or directory in a directory.
type Entry struct {
	Name string // without the directory's path
	Dir  bool   // whether it is a directory
}

// Change is a change that programs made to a file. Kind is "created", "modified" or "deleted".
type Change struct{ Path, Kind string }

func (m Mount) mode() string {
	if m.Write != nil {
		return "write"
	}
	if m.Overlay {
		return "overlay"
	}
	return "read"
}

func mountsOf(files Files) (map[string]Mount, error) {
	found := map[string]Mount{}
	for path, given := range files {
		if !strings.HasPrefix(path, "/") {
			return nil, fmt.Errorf("files: %q is not an absolute path", path)
		}
		plain := "/" + strings.Join(strings.FieldsFunc(path, func(r rune) bool { return r == '/' }), "/")
		switch given := given.(type) {
		case string, []byte:
		case Mount:
			if given.FS == nil {
				return nil, fmt.Errorf("files: %s: a Mount needs an FS", path)
			}
			found[plain] = given
		case fs.FS:
			found[plain] = Mount{FS: given}
		default:
			return nil, fmt.Errorf("files: %s: %T is not a string, []byte, fs.FS or Mount", path, given)
		}
	}
	return found, nil
}

func isPath(path string) bool {
	// The border: the library asks for no other paths, but a program that tampers with its objects may.
	return path == "" || (len(path) <= longestPath && fs.ValidPath(path) && path != "." && !strings.ContainsRune(path, 0))
}

// serveFiles answers what the core asks of the directories: [value], or the number of an error. No file has more bytes than `most`.
func serveFiles(mounts map[string]Mount, args []any, most int64) any {
	args = append(args, nil, nil, nil, nil)
	op, place, path := textOf(args[0]), textOf(args[1]), textOf(args[2])
	mount, ok := mounts[place]
	if !ok {
		return errno["ENODEV"]
	}
	if !isPath(path) {
		return errno["EINVAL"]
	}
	if path == "" {
		path = "."
	}
	var value any
	var err error
	switch op {
	case "stat":
		value, err = serveStat(mount.FS, path)
	case "list":
		value, err = serveList(mount.FS, path)
	case "read":
		value, err = serveRead(mount.FS, path, most)
	default:
		err = serveWrite(mount, op, path, args[3])
	}
	if err != nil {
		return numberOf(err)
	}
	return []any{value}
}

func serveStat(from fs.FS, path string) (any, error) {
	found, err := fs.Stat(from, path)
	if err != nil {
		return nil, err
	}
	if found.IsDir() {
		return []any{"dir", 0, found.ModTime().UnixNano()}, nil
	}
	if !found.Mode().IsRegular() {
		return nil, fs.ErrPermission
	}
	return []any{"file", found.Size(), found.ModTime().UnixNano()}, nil
}

func serveList(from fs.FS, path string) (any, error) {
	entries, err := fs.ReadDir(from, path)
	if err != nil {
		return nil, err
	}
	if len(entries) > mostNames {
		return nil, &FileError{Code: "EFBIG"}
	}
	names := []any{}
	for _, entry := range entries {
		kind := "file"
		if entry.IsDir() {
			kind = "dir"
		} else if !entry.Type().IsRegular() {
			found, err := fs.Stat(from, strings.TrimPrefix(path+"/"+entry.Name(), "./")) // a link shows what it leads to, if that is to be had
			if err != nil || (!found.IsDir() && !found.Mode().IsRegular()) {
				continue
			}
			if found.IsDir() {
				kind = "dir"
			}
		}
		names = append(names, []any{entry.Name(), kind})
	}
	return names, nil
}

func serveRead(from fs.FS, path string, most int64) (any, error) {
	f, err := from.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	found, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if found.IsDir() {
		return nil, syscall.EISDIR
	}
	if !found.Mode().IsRegular() {
		return nil, fs.ErrPermission
	}
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(data)) > most {
		err = &FileError{Code: "EFBIG"}
	}
	return data, err
}

func serveWrite(mount Mount, op, path string, more any) error {
	if mount.Write == nil {
		return syscall.EROFS
	}
	switch op {
	case "write":
		data, ok := more.([]byte)
		if !ok {
			return fs.ErrInvalid
		}
		return mount.Write.WriteFile(path, data, 0o666)
	case "mkdir":
		return mount.Write.Mkdir(path, 0o777)
	case "remove":
		return mount.Write.Remove(path)
	case "rename":
		to, ok := more.(string)
		if !ok || !isPath(to) || to == "" {
			return fs.ErrInvalid
		}
		return mount.Write.Rename(path, to)
	}
	return fs.ErrPermission
}

func numberOf(err error) int32 {
	name := systemOf(err)
	if e := (*FileError)(nil); errors.As(err, &e) {
		name = e.Code
	}
	if n, ok := errno[name]; ok {
		return n
	}
	return errno["EIO"]
}

// ---- between runs ----

// files does one operation on the files (hn_files).
func (s *session) files(request ...any) (any, error) {
	if err := s.free(); err != nil {
		return nil, err
	}
	data, err := encode(request, "files", nil, ofHost)
	if err != nil {
		return nil, err
	}
	var answer any
	err = s.enter(func(i *instance) error {
		at, ok := i.put(data)
		if !ok {
			return ErrNoRoom
		}
		found := i.call("files", at, uint64(len(data)))
		if uint32(found) == 0 {
			return errors.New("files: " + i.problem())
		}
		var err error
		answer, err = decode(i.result(found), nil)
		return err
	})
	if err != nil {
		return nil, err
	}
	parts := listOf(answer)
	if len(parts) != 2 {
		return nil, errors.New("files: no answer")
	}
	if n, _ := parts[0].(int64); n != 0 {
		return nil, &FileError{codeOf(n), textOf(parts[1])}
	}
	return parts[1], nil
}

func codeOf(n int64) string {
	for code, number := range errno {
		if int64(number) == n {
			return code
		}
	}
	return "EIO"
}

func (s *session) prepareFiles(files Files, quota Quota) error {
	if quota != (Quota{}) {
		limit := func(n int64) any {
			if n == 0 {
				return nil
			}
			return n
		}
		if _, err := s.files("quota", limit(quota.Bytes), limit(quota.Files)); err != nil {
			return err
		}
	}
	paths := make([]string, 0, len(files))
	for path := range files {
		paths = append(paths, path)
	}
	slices.Sort(paths)
	for _, path := range paths {
		var err error
		switch given := files[path].(type) {
		case string, []byte:
			_, err = s.files("put", path, given)
		case Mount:
			_, err = s.files("mount", path, given.mode())
		default:
			_, err = s.files("mount", path, "read")
		}
		if err != nil {
			return fmt.Errorf("files: %s: %w", path, err)
		}
	}
	return nil
}

// ReadFile returns the content of a file of programs. It works between runs. A failure is a *FileError.
func (b *Sandbox) ReadFile(path string) ([]byte, error) {
	found, err := b.session.files("read", path)
	data, _ := found.([]byte)
	return data, err
}

// WriteFile writes a whole file for programs, and creates missing directories. It works between runs. The file does not count as changed. A failure is a *FileError.
func (b *Sandbox) WriteFile(path string, data []byte) error {
	_, err := b.session.files("put", path, data)
	return err
}

// ListFiles returns the entries of a directory of programs, sorted by name. It works between runs. A failure is a *FileError.
func (b *Sandbox) ListFiles(path string) ([]Entry, error) {
	found, err := b.session.files("list", path)
	var entries []Entry
	for _, one := range listOf(found) {
		if parts := listOf(one); len(parts) >= 2 {
			entries = append(entries, Entry{textOf(parts[0]), textOf(parts[1]) == "dir"})
		}
	}
	return entries, err
}

// RemoveFile removes a file, or a directory with everything in it. It works between runs. A failure is a *FileError.
func (b *Sandbox) RemoveFile(path string) error {
	_, err := b.session.files("remove", path)
	return err
}

// Changed returns the changes that programs made to files in memory, sorted by path. Files that went to the Write of a Mount are not among them. It works between runs.
func (b *Sandbox) Changed() ([]Change, error) {
	found, err := b.session.files("changed")
	var changes []Change
	for _, one := range listOf(found) {
		if parts := listOf(one); len(parts) >= 2 {
			changes = append(changes, Change{textOf(parts[0]), textOf(parts[1])})
		}
	}
	return changes, err
}
