package hognose

import (
	"os"
	"path/filepath"

	"github.com/tetratelabs/wazero"
)

// cacheFolder is where compiled code is kept; "": it is not. HOGNOSE_CACHE names another one, or none if it is empty.
func cacheFolder() string {
	if given, ok := os.LookupEnv("HOGNOSE_CACHE"); ok {
		return given
	}
	base, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(base, "hognose", "go")
}

// openCache is wazero's own cache, in a folder that only this user can write to: what lies there is run as code. nil: nothing is kept.
func openCache() wazero.CompilationCache {
	folder := cacheFolder()
	if folder == "" || os.MkdirAll(folder, 0o700) != nil || !isOwn(folder) {
		return nil
	}
	probe, err := os.CreateTemp(folder, "probe")
	if err != nil {
		return nil // it cannot be written
	}
	probe.Close()
	os.Remove(probe.Name())
	cache, err := wazero.NewCompilationCacheWithDir(folder)
	if err != nil {
		return nil
	}
	return cache
}
