package hognose

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"strings"
	"syscall"
)

const (
	mostRaised    = 100 // exceptions in one description
	deepestRaised = 16  // of causes and members
)

// systemNames are the names of the system's error numbers. Systems number errors differently.
var systemNames = map[syscall.Errno]string{
	syscall.EPERM: "EPERM", syscall.ENOENT: "ENOENT", syscall.EINTR: "EINTR", syscall.EIO: "EIO", syscall.EBADF: "EBADF",
	syscall.EAGAIN: "EAGAIN", syscall.ENOMEM: "ENOMEM", syscall.EACCES: "EACCES", syscall.EBUSY: "EBUSY", syscall.EEXIST: "EEXIST",
	syscall.EXDEV: "EXDEV", syscall.ENODEV: "ENODEV", syscall.ENOTDIR: "ENOTDIR", syscall.EISDIR: "EISDIR", syscall.EINVAL: "EINVAL",
	syscall.EMFILE: "EMFILE", syscall.EFBIG: "EFBIG", syscall.ENOSPC: "ENOSPC", syscall.EROFS: "EROFS", syscall.EPIPE: "EPIPE",
	syscall.ENAMETOOLONG: "ENAMETOOLONG", syscall.ENOSYS: "ENOSYS", syscall.ENOTEMPTY: "ENOTEMPTY", syscall.ELOOP: "ELOOP",
	syscall.EADDRINUSE: "EADDRINUSE", syscall.ENETUNREACH: "ENETUNREACH", syscall.ECONNABORTED: "ECONNABORTED",
	syscall.ECONNRESET: "ECONNRESET", syscall.ETIMEDOUT: "ETIMEDOUT", syscall.ECONNREFUSED: "ECONNREFUSED",
	syscall.EHOSTUNREACH: "EHOSTUNREACH",
}

// systemOf is the name of an error's number, if it has one, or is one of those that package fs tells apart; else "".
func systemOf(err error) string {
	var number syscall.Errno
	if errors.As(err, &number) && systemNames[number] != "" {
		return systemNames[number]
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "ENOENT"
	case errors.Is(err, fs.ErrExist):
		return "EEXIST"
	case errors.Is(err, fs.ErrPermission):
		return "EACCES"
	case errors.Is(err, fs.ErrInvalid):
		return "EINVAL"
	}
	return ""
}

// raised is an error as the exception that the program gets.
func raised(err error) *Exception {
	var e *Exception
	var python *PythonError
	var limit *LimitError
	var value *ValueError
	var file *FileError
	switch {
	case errors.As(err, &e):
		return e
	case errors.As(err, &python):
		return pythonException(python)
	case errors.As(err, &limit) && (limit.Kind == "valueBytes" || limit.Kind == "valueItems"):
		return &Exception{Type: "ValueError", Message: err.Error()}
	case errors.As(err, &value):
		return &Exception{Type: "TypeError", Message: err.Error()}
	case errors.As(err, &file):
		return fileException(file)
	}
	if found := systemException(err); found != nil {
		return found
	}
	if errors.Is(err, context.DeadlineExceeded) || errors.Is(err, os.ErrDeadlineExceeded) {
		return &Exception{Type: "TimeoutError", Message: err.Error(), Cause: errors.Unwrap(err)}
	}
	return &Exception{Type: "RuntimeError", Message: err.Error(), Cause: errors.Unwrap(err)}
}

// systemException is the OSError of an error of the system's, with the names of the files; nil for any other error. Text that wraps it is lost, the fields are not.
func systemException(err error) *Exception {
	name := systemOf(err)
	if name == "" {
		return nil
	}
	e := &Exception{Type: "OSError", Message: err.Error(), system: name}
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		e.files = []any{clean(path.Path)}
	case errors.As(err, &link):
		e.files = []any{clean(link.Old), nil, clean(link.New)}
	default:
		e.strerror = err.Error()
	}
	return e
}

func fileException(err *FileError) *Exception {
	return &Exception{Type: "OSError", Message: err.Error(), system: err.Code, strerror: err.Text}
}

// pythonException is an exception of another sandbox. The text of a KeyError is the repr of its key, that of a group counts its members.
func pythonException(err *PythonError) *Exception {
	e := &Exception{Type: err.Type, Message: err.Text, Notes: err.Notes}
	if err.Cause != nil {
		e.Cause = err.Cause
	}
	if inner := strings.Trim(err.Text, "'"); err.Type == "KeyError" && err.Text == "'"+inner+"'" && !strings.Contains(inner, "\\") {
		e.Args = Tuple{inner}
	}
	for _, member := range err.Members {
		e.Members = append(e.Members, member)
	}
	if cut := strings.LastIndex(err.Text, " ("); e.Members != nil && cut >= 0 {
		e.Bases, e.Message = []string{"ExceptionGroup"}, err.Text[:cut]
	}
	return e
}

// describing makes the description of an error with those that it refers to (docs/wire-format.md). Each counts, so that circles end.
type describing struct {
	links *links
	most  most
	made  int
}

func (d *describing) of(err error, depth int) *Dict {
	if d.made++; d.made > mostRaised || depth > deepestRaised {
		return nil
	}
	if several, ok := err.(interface{ Unwrap() []error }); ok && len(several.Unwrap()) > 0 {
		message := strings.ReplaceAll(err.Error(), "\n", "; ")
		return d.describe(&Exception{Type: "ExceptionGroup", Message: message, Members: several.Unwrap()}, depth)
	}
	return d.describe(raised(err), depth)
}

func (d *describing) describe(e *Exception, depth int) *Dict {
	found := NewDict("type", clean(e.Type), "message", clean(e.Message))
	if e.Bases != nil {
		found.Set("bases", texts(e.Bases))
	}
	if e.Args != nil {
		if _, err := encode(e.Args, "the exception", d.links, d.most); err == nil {
			found.Set("args", e.Args)
		}
	}
	if e.system != "" {
		found.Set("errno", clean(e.system))
		if e.files != nil {
			found.Set("files", e.files)
		}
		if e.strerror != "" {
			found.Set("strerror", clean(e.strerror))
		}
	}
	if e.Notes != nil {
		found.Set("notes", texts(e.Notes))
	}
	if e.Cause != nil {
		if cause := d.of(e.Cause, depth+1); cause != nil {
			found.Set("cause", cause)
		}
	}
	members := []any{}
	for _, member := range e.Members {
		if member == nil {
			continue
		}
		if one := d.of(member, depth+1); one != nil {
			members = append(members, one)
		}
	}
	if len(members) > 0 {
		found.Set("exceptions", members)
	}
	return found
}

func texts(given []string) []any {
	found := make([]any, len(given))
	for k, text := range given {
		found[k] = clean(text)
	}
	return found
}

// errorBytes is an error reply. What cannot cross is left out, and the causes if all is too large.
func errorBytes(err error, l *links, m most) []byte {
	d := &describing{links: l, most: m}
	if data, err := encode(d.of(err, 0), "the exception", l, m); err == nil {
		return data
	}
	e := raised(err)
	w := &writer{most: ofHost}
	if err := w.dict(NewDict("type", clean(e.Type), "message", clean(e.Message))); err != nil {
		return []byte{0xF6}
	}
	return w.out
}
