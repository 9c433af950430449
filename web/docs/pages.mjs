// The pages of the documents, in the order of the list beside them. To add one: a row here. `from` is its Markdown, from the root of the
// repository; `about`: one sentence for search engines, cards and the search; `words`: what people search for who want this page, besides
// the words in it; `weight` of a group: how much its pages count in the search; `runs`: each Python block there is a whole program, which runs in place. Other blocks that do say so: ```python run.
export const GROUPS = [
    {
        title: 'Get started',
        pages: [
            { name: 'index', title: 'Overview', from: 'web/docs/pages/index.md', about: 'Hognose runs untrusted Python in a sandbox with hard limits. Programs can be paused, saved as bytes and resumed on another machine.' },
            { name: 'install', title: 'Install', from: 'docs/guide/install.md', words: 'npm pip cargo download setup', about: 'Install Hognose for JavaScript (npm), Python (pip), Go, Rust, C or WASI.' },
            { name: 'quickstart', title: 'Quickstart', from: 'docs/guide/quickstart.md', words: 'getting started hello world example', about: 'A first program in JavaScript, Python, Go, Rust or WASI: install, run, limit, pause and resume it.' },
            { name: 'tour', title: 'A tour that runs', from: 'web/docs/pages/tour.md', about: 'Ten small programs that you can change and run in place.' },
            { name: 'comparison', title: 'Comparison', from: 'web/docs/pages/comparison.md', words: 'alternatives versus vs', about: 'Hognose beside Pyodide, Monty, MicroPython, other sandboxes and containers: what each does better, and when to choose it.' },
            { name: 'benchmarks', title: 'Benchmarks', from: 'web/docs/pages/benchmarks.md', words: 'performance speed', about: 'Running times of 33 programs in Hognose, Pyodide, Monty and MicroPython, relative to native CPython.' },
            { name: 'faq', title: 'FAQ', from: 'docs/guide/faq.md', words: 'frequently asked questions', about: 'Short answers: numpy, sqlite3, packages from PyPI, timeouts, threads, network, files.' },
            { name: 'changelog', title: 'Changelog', from: 'CHANGELOG.md', words: 'releases history versions news', about: 'Changes of each version of Hognose that users notice.' },
        ],
    },
    {
        title: 'Guides',
        pages: [
            { name: 'javascript', title: 'JavaScript', from: 'bindings/js/README.md', words: 'node typescript browser npm', about: 'The npm package: sandboxes, host functions, limits, files, snapshots, workers and pages.' },
            { name: 'python', title: 'Python', from: 'bindings/python/README.md', words: 'pypi', about: 'The Python package: run untrusted Python inside a Python process, with limits, host functions and snapshots.' },
            { name: 'go', title: 'Go', from: 'bindings/go/README.md', words: 'golang', about: 'The Go module: run untrusted Python inside a Go process, without cgo.' },
            { name: 'rust', title: 'Rust', from: 'bindings/rust/README.md', words: 'cargo crate', about: 'The Rust crate: run untrusted Python inside a Rust process.' },
            { name: 'choosing', title: 'Choosing how to run it', from: 'docs/guide/choosing.md', words: 'worker pool memory planning scale', about: 'A sandbox in the process, a worker, a pool or sessions: which to use, and how much memory to plan for.' },
            { name: 'functions', title: 'Host functions', from: 'docs/guide/functions.md', words: 'callbacks tools', about: 'Give programs functions of the host in JavaScript, Python, Go and Rust: values, exceptions, waiting.' },
            { name: 'limits', title: 'Limits', from: 'docs/limits.md', words: 'timeout time limit memory limit cpu', about: 'Limits on memory, time, steps, depth, output and calls: defaults, units, and what happens when one is reached.' },
            { name: 'files', title: 'Files', from: 'docs/files.md', words: 'filesystem disk directory mount', about: 'Files in memory for programs, and directories that the host serves: read, overlay or write.' },
            { name: 'upgrading', title: 'Snapshots and upgrades', from: 'docs/guide/upgrading.md', words: 'upgrade save restore persistence migrate', about: 'Save sessions as bytes, load them in any host, and what to do with them when you upgrade Hognose.' },
            { name: 'agent', title: 'Tools for agents', from: 'docs/agent.md', words: 'llm model ai', about: 'Tools for applications in which a model writes Python: run_python, code mode, sessions, notebooks, workspaces.' },
            { name: 'mcp', title: 'MCP server', from: 'docs/guide/mcp.md', words: 'model context protocol claude cursor', about: 'Add a sandboxed Python to a client of the Model Context Protocol: configuration, tools, options.' },
            { name: 'packages', title: 'Packages', from: 'docs/packages.md', words: 'pypi libraries', about: 'Pure-Python packages from PyPI that were tried in Hognose, with how many of their tests pass.' },
            { name: 'command-line', title: 'Command line', from: 'wasi/README.md', words: 'cli options flags wasi wasmtime', about: 'Options of the command hognose, for native and WASI builds and npm.' },
            { name: 'monty', title: 'Migrating from Monty', from: 'docs/monty.md', words: 'pydantic_monty pydantic-monty', about: 'Run programs that use pydantic_monty on Hognose by changing one import.' },
            { name: 'security', title: 'Security', from: 'docs/security.md', words: 'threat model escape', about: 'The threats that Hognose defends against, its promises, the mechanism behind each, and the check that proves it.' },
        ],
    },
    {
        title: 'Reference',
        weight: 0.5,
        pages: [
            { name: 'api', title: 'JavaScript interface', from: 'docs/api.md', about: 'The whole interface of the npm package, with tested examples.' },
            { name: 'reference', title: 'Reference: hognose', from: 'build/web-reference/index.md', about: 'Every class, function and type of the npm package hognose.' },
            { name: 'reference-agent', title: 'Reference: hognose/agent', from: 'build/web-reference/agent.md', about: 'Every class, function and type of hognose/agent.' },
            { name: 'reference-python', title: 'Reference: Python', from: 'build/web-reference/python.md', about: 'Every class and function of the Python package, with its signature.' },
            { name: 'reference-go', title: 'Reference: Go', from: 'build/web-reference/go.md', about: 'Every exported type and function of the Go module.' },
            { name: 'reference-rust', title: 'Reference: Rust', from: 'build/web-reference/rust.md', about: 'Every public type and function of the Rust crate.' },
            { name: 'reference-c', title: 'Reference: C', from: 'build/web-reference/c.md', words: 'header embed', about: 'Every function and type of the C header hognose.h.' },
            { name: 'library', title: 'The library', from: 'docs/library.md', words: 'standard library stdlib modules', about: 'The modules of the standard library in Hognose, what they leave out and why.' },
            { name: 'differences', title: 'Differences from CPython', from: 'docs/differences.md', runs: true, about: 'Everything in which Hognose differs from CPython 3.14, each with a program that shows it.' },
            { name: 'abi', title: 'The flat interface', from: 'docs/abi.md', words: 'c abi embed reactor', about: 'The exports of the WebAssembly module, for hosts that load it themselves.' },
            { name: 'protocol', title: 'The protocol of --serve', from: 'docs/protocol.md', about: 'Drive sessions from any language: one JSON object a line on standard input and output.' },
            { name: 'component', title: 'The component', from: 'docs/component.md', words: 'wit component model', about: 'Hognose as a WebAssembly component with typed functions.' },
            { name: 'wire-format', title: 'Wire format', from: 'docs/wire-format.md', words: 'cbor', about: 'How values cross between programs and hosts: CBOR with a few tags.' },
        ],
    },
    {
        title: 'Contributing',
        weight: 0.3,
        pages: [
            { name: 'contributing', title: 'Contributing', from: 'CONTRIBUTING.md', about: 'Build, test and change Hognose: two commands, where to read, how commits look.' },
            { name: 'security-policy', title: 'Security policy', from: 'SECURITY.md', words: 'vulnerability report disclosure', about: 'How to report a vulnerability, which versions get fixes, and what is in scope.' },
            { name: 'architecture', title: 'Architecture', from: 'docs/architecture.md', about: 'The parts of Hognose, how a program goes through them, and why they are as they are.' },
            { name: 'vm', title: 'The virtual machine', from: 'docs/vm.md', about: 'Values, memory, frames, bytecode and threads of the interpreter.' },
            { name: 'opcodes', title: 'Opcodes', from: 'docs/opcodes.md', about: 'All instructions of the virtual machine.' },
            { name: 'snapshot', title: 'The snapshot format', from: 'docs/snapshot.md', about: 'How a session is written as bytes, checked and read.' },
            { name: 'adding-a-builtin', title: 'Adding a builtin', from: 'docs/adding-a-builtin.md', about: 'A walk through the code base by adding one builtin.' },
            { name: 'tests', title: 'Tests', from: 'tests/README.md', about: 'What is tested, how to run it, and where to add a case.' },
            { name: 'bench', title: 'Measuring', from: 'bench/README.md', about: 'How the benchmarks are measured, and how to repeat them.' },
            { name: 'dependencies', title: 'Dependencies', from: 'docs/dependencies.md', about: 'What Hognose ships, uses and leaves out, each with its reason.' },
            { name: 'style', title: 'Style', from: 'docs/style.md', about: 'How the texts of Hognose are worded.' },
        ],
    },
];

export const PAGES = GROUPS.flatMap(({ pages, weight = 1 }) => pages.map((page) => ({ weight, ...page })));

/** The page of an address that leads nowhere; it is in no list. */
export const NOT_FOUND = { name: '404', title: 'Page not found', about: 'There is no page at this address.' };
