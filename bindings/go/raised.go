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

// systemError is a number of the operating system's as programs see it, on Linux.
type systemError struct {
	number int64
	text   string
}

var systemErrors = map[syscall.Errno]systemError{
	syscall.EPERM: {1, "Operation not permitted"}, syscall.ENOENT: {2, "No such file or directory"}, syscall.EINTR: {4, "Interrupted system call"},
	syscall.EIO: {5, "Input/output error"}, syscall.EBADF: {9, "Bad file descriptor"}, syscall.EAGAIN: {11, "Resource temporarily unavailable"},
	syscall.ENOMEM: {12, "Cannot allocate memory"}, syscall.EACCES: {13, "Permission denied"}, syscall.EBUSY: {16, "Device or resource busy"},
	syscall.EEXIST: {17, "File exists"}, syscall.EXDEV: {18, "Invalid cross-device link"}, syscall.ENODEV: {19, "No such device"},
	syscall.ENOTDIR: {20, "Not a directory"}, syscall.EISDIR: {21, "Is a directory"}, syscall.EINVAL: {22, "Invalid argument"},
	syscall.EMFILE: {24, "Too many open files"}, syscall.EFBIG: {27, "File too large"}, syscall.ENOSPC: {28, "No space left on device"},
	syscall.EROFS: {30, "Read-only file system"}, syscall.EPIPE: {32, "Broken pipe"}, syscall.ENAMETOOLONG: {36, "File name too long"},
	syscall.ENOSYS: {38, "Function not implemented"}, syscall.ENOTEMPTY: {39, "Directory not empty"}, syscall.ELOOP: {40, "Too many levels of symbolic links"},
	syscall.EADDRINUSE: {98, "Address already in use"}, syscall.ENETUNREACH: {101, "Network is unreachable"},
	syscall.ECONNABORTED: {103, "Software caused connection abort"}, syscall.ECONNRESET: {104, "Connection reset by peer"},
	syscall.ETIMEDOUT: {110, "Connection timed out"}, syscall.ECONNREFUSED: {111, "Connection refused"}, syscall.EHOSTUNREACH: {113, "No route to host"},
}

// systemOf is the number of an error, if it has one, or is one of those that package fs tells apart.
func systemOf(err error) (systemError, bool) {
	var number syscall.Errno
	if errors.As(err, &number) {
		if found, ok := systemErrors[number]; ok {
			return found, true
		}
	}
	for _, one := range []struct {
		err    error
		number syscall.Errno
	}{{fs.ErrNotExist, syscall.ENOENT}, {fs.ErrExist, syscall.EEXIST}, {fs.ErrPermission, syscall.EACCES}} {
		if errors.Is(err, one.err) {
			return systemErrors[one.number], true
		}
	}
	return systemError{}, false
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
	found, ok := systemOf(err)
	if !ok {
		return nil
	}
	e := &Exception{Type: "OSError", Message: err.Error(), Args: Tuple{found.number, found.text}}
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		e.Args = append(e.Args, clean(path.Path))
	case errors.As(err, &link):
		e.Args = append(e.Args, clean(link.Old), nil, clean(link.New))
	default:
		e.Args[1] = clean(err.Error())
	}
	return e
}

func fileException(err *FileError) *Exception {
	e := &Exception{Type: "OSError", Message: err.Error()}
	if number, ok := errno[err.Code]; ok {
		e.Args = Tuple{int64(number), clean(err.Error())}
	}
	return e
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
	w := &writer{most: unlimited}
	if err := w.dict(NewDict("type", clean(e.Type), "message", clean(e.Message))); err != nil {
		return []byte{0xF6}
	}
	return w.out
}
