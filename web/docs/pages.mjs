// The pages of the documents, in the order of the list beside them. To add one: a row here. `from` is its Markdown, from the root of the
// repository; `runs`: each Python block there is a whole program, which runs in place. Other blocks that do say so: ```python run.
export const GROUPS = [
    {
        title: 'Get started',
        pages: [
            { name: 'index', title: 'Overview', from: 'web/docs/pages/index.md' },
            { name: 'tour', title: 'A tour that runs', from: 'web/docs/pages/tour.md' },
            { name: 'comparison', title: 'Comparison', from: 'web/docs/pages/comparison.md' },
            { name: 'benchmarks', title: 'Benchmarks', from: 'web/docs/pages/benchmarks.md' },
        ],
    },
    {
        title: 'Guides',
        pages: [
            { name: 'javascript', title: 'From JavaScript', from: 'bindings/js/README.md' },
            { name: 'python', title: 'From Python', from: 'bindings/python/README.md' },
            { name: 'command-line', title: 'Command line', from: 'wasi/README.md' },
            { name: 'agent', title: 'Tools for agents', from: 'docs/agent.md' },
            { name: 'monty', title: 'Migrating from Monty', from: 'docs/monty.md' },
            { name: 'limits', title: 'Limits', from: 'docs/limits.md' },
            { name: 'files', title: 'Files', from: 'docs/files.md' },
            { name: 'security', title: 'Security', from: 'docs/security.md' },
        ],
    },
    {
        title: 'Reference',
        pages: [
            { name: 'api', title: 'Interfaces', from: 'docs/api.md' },
            { name: 'reference', title: 'Reference: hognose', from: 'build/web-reference/index.md' },
            { name: 'reference-agent', title: 'Reference: hognose/agent', from: 'build/web-reference/agent.md' },
            { name: 'library', title: 'The library', from: 'docs/library.md' },
            { name: 'packages', title: 'Packages', from: 'docs/packages.md' },
            { name: 'differences', title: 'Differences from CPython', from: 'docs/differences.md', runs: true },
        ],
    },
    {
        title: 'How it works',
        pages: [
            { name: 'architecture', title: 'Architecture', from: 'docs/architecture.md' },
            { name: 'vm', title: 'The virtual machine', from: 'docs/vm.md' },
            { name: 'opcodes', title: 'Opcodes', from: 'docs/opcodes.md' },
            { name: 'snapshot', title: 'Snapshots', from: 'docs/snapshot.md' },
            { name: 'wire-format', title: 'Wire format', from: 'docs/wire-format.md' },
            { name: 'abi', title: 'C ABI', from: 'docs/abi.md' },
            { name: 'component', title: 'The component', from: 'docs/component.md' },
            { name: 'adding-a-builtin', title: 'Adding a builtin', from: 'docs/adding-a-builtin.md' },
            { name: 'tests', title: 'Tests', from: 'tests/README.md' },
            { name: 'bench', title: 'Measuring', from: 'bench/README.md' },
            { name: 'dependencies', title: 'Dependencies', from: 'docs/dependencies.md' },
        ],
    },
];

export const PAGES = GROUPS.flatMap(({ pages }) => pages);
