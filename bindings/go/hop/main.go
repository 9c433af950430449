// One hop of a run that moves between hosts at each pause, as tests/conformance/hop.mjs has it.
package main

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"os"

	"hognose"
)

func main() {
	var request struct{ Code, Dump string }
	if err := json.NewDecoder(os.Stdin).Decode(&request); err != nil {
		panic(err)
	}
	answer, err := hop(context.Background(), request.Code, request.Dump)
	if err != nil {
		panic(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(answer); err != nil {
		panic(err)
	}
}

func hop(ctx context.Context, code, dump string) (any, error) {
	box, step, err := enter(ctx, code, dump)
	if err != nil {
		return nil, err
	}
	usage, err := box.Usage()
	if err != nil {
		return nil, err
	}
	call, ok := step.(*hognose.Call)
	if !ok {
		done := step.(*hognose.Complete)
		return map[string]any{"value": done.Value, "stdout": done.Stdout, "steps": done.Usage.Steps}, nil
	}
	data, err := call.Dump()
	stdout, _ := call.Printed()
	return map[string]any{"dump": hex.EncodeToString(data), "stdout": stdout, "steps": usage.Steps}, err
}

// enter starts the program, or answers the call that it is paused at.
func enter(ctx context.Context, code, dump string) (*hognose.Sandbox, hognose.Step, error) {
	options := hognose.Options{Functions: hognose.Functions{"ask": nil}}
	if dump == "" {
		box, err := hognose.New(options)
		if err != nil {
			return nil, nil, err
		}
		step, err := box.Start(ctx, code)
		return box, step, err
	}
	data, err := hex.DecodeString(dump)
	if err != nil {
		return nil, nil, err
	}
	box, err := hognose.Restore(data, options)
	if err != nil {
		return nil, nil, err
	}
	step, err := box.Step(ctx)
	if err != nil {
		return nil, nil, err
	}
	call := step.(*hognose.Call)
	step, err = call.Resume(ctx, -call.Args[0].(int64))
	return box, step, err
}
