package hognose_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"hognose"
)

func Example() {
	price := func(item string) (int, error) { return map[string]int{"lamp": 25}[item], nil }
	box, err := hognose.New(hognose.Options{
		Functions: hognose.Functions{"price": price},
		Limits:    hognose.Limits{Time: time.Second, Memory: 32 << 20},
	})
	if err != nil {
		panic(err)
	}
	defer box.Close()
	result, err := box.Run(context.Background(), `print("looking"); n * price("lamp")`, hognose.Inputs{"n": 2})
	fmt.Println(result.Value, result.Stdout, err)
	_, err = box.Run(context.Background(), "while True: pass")
	limit := new(hognose.LimitError)
	fmt.Println(errors.As(err, &limit), limit.Kind, limit.Limit)
	// Output:
	// 50 looking
	//  <nil>
	// true time 1000
}

func ExampleSandbox_Start() {
	ctx := context.Background()
	box, _ := hognose.New(hognose.Options{Functions: hognose.Functions{"approve": nil}})
	step, _ := box.Start(ctx, `sorted(["b", "a"], key=lambda name: approve(name))`)
	data, _ := step.(*hognose.Call).Dump()
	// ... in another process, on another day:
	again, _ := hognose.Restore(data, hognose.Options{Functions: hognose.Functions{"approve": nil}})
	step, _ = again.Step(ctx)
	for {
		call, ok := step.(*hognose.Call)
		if !ok {
			break
		}
		fmt.Println(call.Name, call.Args)
		step, _ = call.Resume(ctx, call.Args[0])
	}
	fmt.Println(step.(*hognose.Complete).Value)
	// Output:
	// approve [b]
	// approve [a]
	// [a b]
}

func ExampleFiles() {
	root, _ := os.OpenRoot(".")
	defer root.Close()
	files := hognose.Files{"/in.txt": "text", "/data": root.FS(), "/work": hognose.Mount{FS: root.FS(), Write: root}}
	box, _ := hognose.New(hognose.Options{Files: files})
	result, _ := box.Run(context.Background(), "open('/in.txt').read(), open('/data/go.mod').read(6)")
	fmt.Println(result.Value)
	// Output:
	// [text module]
}

// The README's blocks are the bodies of the examples.
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile("example_test.go")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(readme), "```go\n")[1:]
	if len(blocks) != 3 {
		t.Fatal(len(blocks), "blocks")
	}
	for _, block := range blocks {
		block, _, _ = strings.Cut(block, "```")
		body := ""
		for _, line := range strings.SplitAfter(block, "\n") {
			if strings.TrimSpace(line) != "" {
				body += "\t" + line
			}
		}
		if !strings.Contains(string(source), body) {
			t.Errorf("no example has\n%s", body)
		}
	}
}
