//go:build unix

package hognose

import (
	"os"
	"syscall"
)

func isOwn(folder string) bool {
	found, err := os.Stat(folder)
	if err != nil {
		return false
	}
	owner, ok := found.Sys().(*syscall.Stat_t)
	return ok && int(owner.Uid) == os.Geteuid() && found.Mode()&0o022 == 0
}
