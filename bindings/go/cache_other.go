//go:build !unix

package hognose

// isOwn: the user's cache folder is the user's, where access lists say so.
func isOwn(string) bool { return true }
