// The packages: the files of each, and where the repository can be read.

/**
 * The address under which the repository's files can be read, such as https://HOST/OWNER/hognose/blob/main, without a slash at the end. While
 * the repository has no public address, it is undefined: then a README names the pages that its package contains, and has no links to them.
 */
export const ADDRESS = undefined;

/**
 * By the name of their folder in build/release: `from`, the folder of the sources; `take`, the files and folders there that belong to the package;
 * `without`, a pattern of files that do not; `docs`, the folder for the pages that the README links to; `shown`, its path as users find it.
 */
export const PACKAGES = {
    npm: { from: 'bindings/js', take: ['package.json', 'README.md', 'LICENSE', 'THIRD-PARTY-NOTICES', 'bin', 'dist'], docs: 'docs' },
    python: { from: 'bindings/python', take: ['pyproject.toml', 'README.md', 'LICENSE', 'THIRD-PARTY-NOTICES', 'src'], without: /__pycache__/, docs: 'src/hognose/docs', shown: 'hognose/docs' },
    rust: { from: 'bindings/rust', take: ['Cargo.toml', 'Cargo.lock', 'README.md', 'LICENSE', 'THIRD-PARTY-NOTICES', 'hognose.wasm', 'src'], docs: 'docs' },
    // The tests read files of the repository; the examples are shown with the documentation.
    go: { from: 'bindings/go', take: ['.'], without: /(?<!\/example)_test\.go$|\/hop$/, docs: 'docs' },
    wasi: { from: 'wasi', take: ['README.md'], add: { 'hognose.wasm': 'build/wasi/hognose.wasm', 'THIRD-PARTY-NOTICES': 'build/wasi/THIRD-PARTY-NOTICES', LICENSE: 'LICENSE' }, docs: 'docs' },
};
