package hognose

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
)

// A program may have replaced what cleans paths in its sandbox.
func TestPathsAreNotTrusted(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "tests", "conformance", "border", "paths.json"))
	if err != nil {
		t.Fatal(err)
	}
	var paths struct{ Clean, Hostile []string }
	if err := json.Unmarshal(text, &paths); err != nil {
		t.Fatal(err)
	}
	place := t.TempDir()
	if err := os.Symlink("..", filepath.Join(place, "out")); err != nil {
		t.Fatal(err)
	}
	root, err := os.OpenRoot(place)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	if err := root.WriteFile("a.txt", nil, 0o666); err != nil {
		t.Fatal(err)
	}
	mounts := map[string]Mount{"/root": {FS: root.FS(), Write: root}, "/map": {FS: fstest.MapFS{}}}
	for _, path := range append(paths.Hostile, "\xed\xa0\x80", "a/\xff") { // of which Go's JSON has none
		for _, request := range [][]any{{"stat"}, {"list"}, {"read"}, {"write", []byte("x")}, {"mkdir"}, {"remove"}, {"rename", "b"}} {
			for place := range mounts {
				asked := append([]any{request[0], place, path}, request[1:]...)
				if answer := serveFiles(mounts, asked, 100); answer != errno["EINVAL"] {
					t.Errorf("%q: %v", asked, answer)
				}
			}
		}
		if answer := serveFiles(mounts, []any{"rename", "/root", "a.txt", path}, 100); answer != errno["EINVAL"] {
			t.Errorf("rename to %q: %v", path, answer)
		}
	}
	if entries, err := os.ReadDir(place); err != nil || len(entries) != 2 {
		t.Errorf("%v %v", entries, err)
	}
	for _, path := range paths.Clean {
		if answer := serveFiles(mounts, []any{"stat", "/root", path}, 100); answer == errno["EINVAL"] {
			t.Errorf("stat %q: %v", path, answer)
		}
	}
}

// What the README serves: no link leads out of it.
func TestLinksLeadNowhere(t *testing.T) {
	top := t.TempDir()
	place := filepath.Join(top, "data")
	if err := errors.Join(os.Mkdir(place, 0o777), os.WriteFile(filepath.Join(top, "secret"), []byte("SECRET"), 0o666),
		os.Symlink("../secret", filepath.Join(place, "relative")), os.Symlink(filepath.Join(top, "secret"), filepath.Join(place, "absolute")),
		os.Symlink("..", filepath.Join(place, "up"))); err != nil {
		t.Fatal(err)
	}
	root, err := os.OpenRoot(place)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	box := open(t, Options{Files: Files{"/read": root.FS(), "/write": Mount{FS: root.FS(), Write: root}}})
	code := `
found = []
for top in ("/read", "/write"):
    for name in ("relative", "absolute", "up/secret"):
        for mode in ("r", "w"):
            try:
                with open(f"{top}/{name}", mode) as file:
                    found.append(file.read() if mode == "r" else file.write("x"))
            except OSError:
                pass
found`
	if r := run(t, box, code); len(listOf(r.Value)) != 0 {
		t.Fatal(r.Value)
	}
	if data, err := os.ReadFile(filepath.Join(top, "secret")); err != nil || string(data) != "SECRET" {
		t.Fatal(string(data), err)
	}
}
