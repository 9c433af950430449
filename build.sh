#!/usr/bin/env bash
# Every build, test and check of Hognose is a verb of this script: `./build.sh help` lists them.
# It installs what is missing, and a second run does nothing twice.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

JOBS="${JOBS:-$(nproc 2>/dev/null || echo 2)}"
FUZZ_SECONDS="${FUZZ_SECONDS:-40}"
. tools/setup.sh

say() { printf '== %s (at %d s)\n' "$*" "$SECONDS"; }
run_make() { make -s -f tools/Makefile -j"$JOBS" "$@"; }

usage() {
    cat <<'TEXT'
usage: ./build.sh VERB

  demo                     install, build all three, run the demo
  test [--all] [STAGES]    install, build, and run every check and test; what has passed with the same files before does not run again, and some builds
                           see a share of the cases (tests/README.md). --all: everything; --list: says what would run; --since COMMIT: takes
                           the files that differ from COMMIT as changed; STAGES: these alone
  campaign MINUTES         test --all, then random programs and every fuzz target with fresh seeds for so long
  build [WHAT]             native, wasi and js, or one of them; or what tests need: hostile, plain, sanitized, component, unit, python, go
  bench [ARGS]             the benchmark set against the peers
  check                    layers, globals, sizes, charging, formatting, imports, warnings as errors
  unit [--build asan] [--shard K/N] [--share N]
                           the C unit tests, or a part of them; one N-th of what the long ones try
  cases [ARGS]             the Python cases, as tests/run.mjs takes them
  node [--shard K/N] [--share N] [PATHS]
                           the tests in Node below these folders, or all that need no browser and no packed package; one N-th of what the long ones try
  package                  the npm package as its users get it: packed, installed, in every environment
  web [build|test [--share N]|dev]
                           the site: build/web, with its size; its tests in Chromium, of those in several ways each in one; a server for working on it
  python [--python PATH] [ARGS]
                           the Python package: its wheel in build/python, its types, and its tests on the installed wheel (ARGS: pytest's); on
                           another interpreter, such as 3.10's or 3.14's, the tests alone
  go [ARGS]                the Go package: gofmt, go vet, and its tests (ARGS: go test's)
  rust [ARGS]              the Rust crate: its tests (ARGS: cargo test's). It compiles wasmtime, which takes minutes
  release                  every package in build/release, complete and as it is published: npm, python, rust, go, wasi; and its tests
  component                the component of wasi/hognose.wit: made by jco, run by jco in Node and by wasmtime in Python
  hosts                    a run that moves between Node, Python, Go, --serve and a page of Chromium's
  coverage                 how much of hognose/agent its tests run: lines, branches, functions; less than 90 % of the lines fails
  inventory                the names and signatures of all builtins against CPython 3.14
  random [ARGS]            random programs against CPython 3.14 (--seed N --count N ...)
  differential [NAMES]     modules on random input against CPython 3.14: tests/fuzz/modules (--seed N --count N)
  cpython [-v] [NAMES]     CPython's own test files: passed, failed, not applicable
  packages [-v] [NAMES]    packages from the registry beside CPython 3.14, with their own tests: writes docs/packages.md (--smoke, --build plain, --imports)
  monty [-v] [-k PART]     Monty's own language cases, beside CPython 3.14
  clients [NAMES]          programs of others' that use pydantic_monty, on hognose.monty (tests/clients)
  oracle [ARGS]            every expectation against CPython 3.14 (--write fills in new ones)
  hostile [ARGS]           the cases with collections at almost every allocation, and failing allocations
  plain [ARGS]             the cases on a build without short cuts
  asan [ARGS]              the cases under ASan and UBSan
  replay [TARGETS]         what the fuzz targets have found before, their corpora, and a fixed set of programs
  fuzz [TARGET] [SECONDS]  the fuzz targets (tests/fuzz/fuzz_*), or one of them
  install                  only install what is missing
  clean                    remove build/
TEXT
}

# put_notices BINARY DIRECTORY: THIRD-PARTY-NOTICES of what is inside. Where it cannot be written, everything is built but packages.
put_notices() {
    node tools/release/notices.mjs "$1" "$2/THIRD-PARTY-NOTICES" && return
    rm -f "$2/THIRD-PARTY-NOTICES"
    echo "build.sh: $2 has no THIRD-PARTY-NOTICES, without which no package is made" >&2
}

build_native() {
    need native cjson
    run_make native moves cpu
}
build_wasi() {
    need native wasi cjson node
    run_make wasi
    put_notices command build/wasi
}

# put_reactor FILE DIRECTORY: the reactor as FILE, and the notices of its parts in the package's DIRECTORY.
put_reactor() {
    cmp -s build/wasi/hognose_reactor.wasm "$1" || cp build/wasi/hognose_reactor.wasm "$1"
    put_notices reactor "$2"
}
build_js() {
    need js node
    run_make js
    npm_install bindings/js
    build_package
}

# The npm package's dist/, when something that goes into it is newer.
build_package() {
    local stamp=build/js/package
    if [ -f "$stamp" ] && [ -f bindings/js/dist/index.js ] && [ -f bindings/js/THIRD-PARTY-NOTICES ] &&
        [ -z "$(find bindings/js/src bindings/js/*.* build/js -type f -newer "$stamp" -print -quit)" ]; then return 0; fi
    npm --prefix bindings/js run --silent build
    put_notices js bindings/js
    touch "$stamp"
}

build_hostile() {
    need native cjson
    run_make hostile
}
build_plain() {
    need native cjson
    run_make plain
}
# Cases, unit tests and fuzz targets under ASan and UBSan.
build_sanitized() {
    need native fuzz cjson
    run_make asan unit-asan replay
}
build_component() {
    build_wasi
    run_make component
}
build_unit() {
    need native cjson
    run_make unit
}

verb_build() {
    case "${1:-all}" in
    native | wasi | js | hostile | plain | sanitized | unit | component | python | go) "build_$1" ;;
    all)
        need native wasi js cjson node
        build_native
        build_wasi
        build_js
        npm_install tests # what tests/run.mjs runs the WASI build in
        ;;
    *)
        usage >&2
        return 2
        ;;
    esac
}

verb_demo() {
    verb_build
    node examples/demo.mjs
}

verb_bench() {
    verb_build
    npm_install bench
    node bench/run.mjs "$@"
}

verb_check() {
    local binary
    need native wasi js check cjson node
    run_make lib
    python3 tools/check_layers.py
    python3 tools/check_globals.py build/obj/native/libhognose.a
    python3 tools/check_unused.py build/obj/native/libhognose.a
    python3 tools/check_api.py
    python3 tools/check_numbers.py
    python3 tools/check_words.py
    python3 tools/check_package.py
    run_make calls
    python3 tools/check_recursion.py build/calls
    python3 tools/check_frames.py build/calls
    python3 tools/check_arguments.py
    python3 tools/check_internals.py
    python3 tools/check_sizes.py
    python3 tools/check_comments.py
    python3 tools/check_names.py
    python3 tools/check_circles.py
    python3 tools/check_charging.py
    python3 tools/check_kinds.py
    python3 tools/check_order.py
    python3 tools/check_tasks.py
    python3 tools/check_common.py
    python3 tools/check_clones.py
    python3 tools/check_provenance.py
    python3 tools/check_cases.py
    tools/check_format.sh
    python3 tools/gen_opcodes_doc.py --check
    python3 tools/gen_differences.py --check
    python3 tools/gen_abi.py --check
    node tools/gen_pieces.mjs --check
    verb_build
    node tools/check_imports.mjs
    for binary in command reactor js; do node tools/release/notices.mjs "$binary" "build/notices-$binary.txt"; done
}

# run_programs DIRECTORY [K/N] [TURN] [NAMES]: runs every program of a directory in turn, or every N-th from the K-th on, and says at the end which
# failed. A long one takes the part TURN of its items, or all if NAMES, between spaces, has its name or "*".
run_programs() {
    local program part="${2:-1/1}" turn at=0 failed=()
    for program in "$1"/*; do
        [ -x "$program" ] && [ -f "$program" ] || continue
        at=$((at + 1))
        [ $((at % ${part#*/})) -eq $((${part%/*} % ${part#*/})) ] || continue
        case " ${4:-} " in *" * "* | *" $(basename "$program") "*) turn=0/1 ;; *) turn="${3:-0/1}" ;; esac
        if HN_TURN="$turn" "$program" </dev/null >"$program.log" 2>&1; then
            echo "ok $(basename "$program") (at $SECONDS s)"
        else
            tail -40 "$program.log" >&2
            failed+=("$program")
        fi
    done
    [ ${#failed[@]} -eq 0 ] || die "failed: ${failed[*]}"
}

verb_unit() {
    local programs=build/unit part=1/1 turn=0/1 whole="" selection=()
    while [ $# -gt 0 ]; do
        case "$1 ${2:-}" in
        "--build asan") programs=build/unit-asan ;;
        "--shard "[1-9]*/[1-9]*) part="$2" ;;
        "--share "[1-9]* | "--commit "* | "--since "*) selection+=("$1" "$2") ;;
        *) die "unit: --build asan, --shard K/N, --share N, --commit C or --since C, and not $1 ${2:-}" ;;
        esac
        shift 2
    done
    if [ "$programs" = build/unit ]; then build_unit; else build_sanitized; fi
    if [ ${#selection[@]} -gt 0 ]; then read -r turn whole <<<"$(node tests/runner/turn.mjs "${selection[@]}" --build "${programs#build/unit-}")"; fi
    say "unit tests in $programs, part $part, HN_TURN=$turn${whole:+, whole: $whole}"
    run_programs "$programs" "$part" "$turn" "$whole"
}

verb_cases() {
    need node
    npm_install tests
    node tests/run.mjs "$@"
}

verb_package() {
    need js node browser
    build_js
    npm_install tests/package
    node tests/package/prepare.mjs
    node --test tests/package/*.test.mjs
}

# The site, when something that goes into it is newer; with an address (web/README.md), each time.
build_web() {
    local stamp=build/web.stamp
    build_js
    npm_install web
    if [ -z "${HOGNOSE_SITE:-}" ] && [ -f "$stamp" ] && [ -f build/web/index.html ] && [ ! build/js/package -nt "$stamp" ] &&
        [ -z "$(find web docs tools/release LICENSE ./*.md bindings/*/README.md */README.md bindings/*/src bindings/go/*.go core/include tools/*reference*.py \( -name node_modules -o -name __pycache__ \) -prune \
            -o -type f -newer "$stamp" -print -quit)" ]; then return 0; fi
    rm -f "$stamp"
    npm --prefix web run --silent build -- --logLevel error
    [ -n "${HOGNOSE_SITE:-}" ] || touch "$stamp"
}

verb_web() {
    need js node
    case "${1:-build}" in
    build)
        build_web
        node tests/web/size.mjs
        ;;
    test)
        for ((; $# > 1; )); do
            select_tests "${@:2}" || die "web test: --share N, --commit C or --since C, and not $2"
            shift 2
        done
        need browser
        build_web
        node tests/web/size.mjs
        npm_install tests/package # playwright
        node --test --test-concurrency=2 tests/web/*.test.mjs # they wait most of the time
        ;;
    dev)
        build_js
        npm_install web
        npm --prefix web run dev
        ;;
    *)
        usage >&2
        return 2
        ;;
    esac
}

# python_env PYTHON DIRECTORY WHAT...: an environment of that interpreter that has these packages, and nothing of the repository.
python_env() {
    local python="$1" dir="$2" wanted
    shift 2
    wanted="$("$python" --version && printf '%s\n' "$@" && cat bindings/python/requirements.txt)"
    if [ -f "$dir/.hognose" ] && [ "$wanted" = "$(cat "$dir/.hognose")" ]; then return 0; fi
    echo "== Python packages of $dir"
    [ "$python" != python3 ] || have python3-venv || apt_install python3-venv
    rm -f "$dir/.hognose"
    "$python" -m venv --clear "$dir" || die "$python makes no environment"
    fetching "the package registry of Python" "$dir/bin/python" -m pip install -q --disable-pip-version-check -c bindings/python/requirements.txt "$@" || die "pip could not install $*"
    printf '%s\n' "$wanted" >"$dir/.hognose"
}

# The wheel and the source distribution, when something that goes into them is newer.
build_wheel() {
    local made=build/python source=bindings/python
    build_wasi
    python_env python3 "$made/tools" hatchling mypy pyright wasmtime
    if [ -f "$made/stamp" ] && [ -z "$(find "$source" docs tools/release build/wasi/hognose_reactor.wasm -type f -not -name '*.pyc' -newer "$made/stamp" -print -quit)" ]; then
        return 0
    fi
    put_reactor "$source/src/hognose/hognose.wasm" "$source"
    sha256sum <build/wasi/hognose_reactor.wasm | cut -d " " -f 1 >"$source/src/hognose/hognose.wasm.sha256"
    node tools/release/stage.mjs python
    (cd build/release/python && ../../../"$made/tools/bin/python" -m hatchling build -d ../../../"$made" >/dev/null 2>&1) || die "no wheel came of $source"
    touch "$made/stamp"
}

# build_python [PYTHON DIRECTORY]: the wheel, installed in an environment of that interpreter.
build_python() {
    local python="${1:-python3}" dir="${2:-build/python/installed}"
    build_wheel
    python_env "$python" "$dir" pytest cbor2 agentfs-sdk opentelemetry-sdk ty wasmtime
    if [ -f "$dir/.wheel" ] && [ ! build/python/stamp -nt "$dir/.wheel" ]; then return 0; fi
    "$dir/bin/python" -m pip install -q --disable-pip-version-check --no-deps --force-reinstall build/python/hognose-*.whl
    touch "$dir/.wheel"
}

verb_python() {
    local python=python3 installed=build/python/installed
    if [ "${1:-}" = --python ]; then
        python="${2:?which interpreter?}"
        installed="build/python/installed-$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')" || die "$python is no Python"
        shift 2
    fi
    build_python "$python" "$installed"
    say "the Python package on $("$python" --version)"
    if [ $# -eq 0 ] && [ "$python" = python3 ]; then
        (cd bindings/python && ../../build/python/tools/bin/pyright --pythonpath ../../build/python/tools/bin/python && ../../build/python/tools/bin/mypy)
        python3 tools/check_examples.py build/python/tools/bin/pyright build/python/tools/bin/python
    fi
    # Not from the source tree, whose package would be found first.
    HOGNOSE_CACHE="$PWD/build/python/cache" "$installed/bin/python" -m pytest -c bindings/python/pyproject.toml --rootdir bindings/python bindings/python/tests "$@"
}

# What the Go package embeds, and the program of tests/hosts.
build_go() {
    need_go
    build_wasi
    put_reactor bindings/go/hognose.wasm bindings/go
    (cd bindings/go && go build -o ../../build/go/hop ./hop)
}

verb_go() {
    local unformatted
    build_go
    say "the Go package"
    unformatted="$(gofmt -l bindings/go)"
    [ -z "$unformatted" ] || die "not as gofmt has it: $unformatted"
    (cd bindings/go && go vet ./... && HOGNOSE_CACHE="$OLDPWD/build/go/cache" go test -timeout 300s ./... "$@")
}

# Not part of `test`: compiling wasmtime takes minutes.
verb_rust() {
    need_cargo
    build_wasi
    say "the Rust crate"
    put_reactor bindings/rust/hognose.wasm bindings/rust
    (cd bindings/rust && CARGO_TARGET_DIR="$OLDPWD/build/rust" cargo test -j"$JOBS" "$@")
}

verb_release() {
    build_js
    build_wheel
    build_go
    put_reactor bindings/rust/hognose.wasm bindings/rust
    node tools/release/stage.mjs
    say "the packages"
    node --test tests/release/*.test.mjs
}

verb_component() {
    build_component
    build_python # its environment has wasmtime
    npm_install tests/component
    say "the component"
    node tests/component/make.mjs
    node --test tests/component/*.test.mjs
    build/python/installed/bin/python -m pytest -q -p no:cacheprovider tests/component
}

verb_hosts() {
    need browser
    verb_build
    build_python
    build_go
    npm_install tests/package # playwright
    say "a run that moves between hosts"
    node --test tests/hosts/*.test.mjs
}

verb_oracle() {
    need node
    npm_install tests/oracle
    # CPython recurses on the C stack, which in Node is small by default.
    node --stack-size=6000 tests/oracle/check.mjs "$@"
}

verb_inventory() {
    build_native
    need node
    npm_install tests/oracle
    node --test tests/inventory
}

verb_coverage() {
    need js node agent
    build_js
    say "coverage of hognose/agent"
    node --test --test-concurrency="$JOBS" --experimental-test-coverage --test-reporter=./tests/agent/coverage.mjs tests/agent/*.test.mjs
}

verb_random() {
    build_native
    need node
    npm_install tests/oracle
    say "random programs"
    node tests/fuzz/random_programs.mjs "$@"
}

verb_differential() {
    build_native
    need node
    npm_install tests/oracle
    say "modules on random input"
    node --stack-size=6000 tests/fuzz/differential.mjs "$@"
}

verb_cpython() {
    need native js node cpython
    build_js
    npm_install tests/oracle
    say "CPython's own test files"
    node tests/cpython/run.mjs "$@"
}

# Not part of `test`: it downloads what others publish.
verb_packages() {
    build_native
    need node
    npm_install tests/oracle
    say "packages"
    if [ "${1:-}" = --imports ]; then
        shift
        build_js
        node tests/packages/imports.mjs "$@"
        return
    fi
    run_make cpu
    [[ " $* " != *" --build plain "* ]] || run_make plain
    JOBS="$JOBS" node tests/packages/run.mjs "$@"
}

# The tests of pydantic-monty-client on hognose.monty.
monty_python() {
    need node
    build_python
    python_env python3 build/monty-python pytest pytest-timeout anyio inline-snapshot dirty-equals pytest-examples opentelemetry-sdk websockets ty wasmtime
    build/monty-python/bin/python -m pip install -q --disable-pip-version-check --no-deps --force-reinstall build/python/hognose-*.whl
    say "Monty's tests of its Python package"
    HOGNOSE_CACHE="$PWD/build/python/cache" node tests/monty/run.mjs "$@"
}

# Not part of `test`: it downloads what others publish.
verb_monty() {
    if [ "${1:-}" = --python ]; then
        shift
        monty_python "$@"
        return
    fi
    build_native
    need node
    npm_install tests/oracle
    say "Monty's cases"
    node tests/corpora/run.mjs monty "$@"
}

# run_client NAME: tests/clients/test_NAME.py in an environment that has what its line "From PyPI" says, and hognose.monty as pydantic_monty.
run_client() {
    local script="tests/clients/test_$1.py" dir="build/clients/$1"
    [ -f "$script" ] || die "there is no $script"
    python_env python3 "$dir" $(sed -n 's/^# From PyPI: //p' "$script") pytest ty wasmtime
    if [ ! -f "$dir/.wheel" ] || [ build/python/stamp -nt "$dir/.wheel" ]; then
        "$dir/bin/python" -m pip install -q --disable-pip-version-check --no-deps --force-reinstall build/python/hognose-*.whl
        touch "$dir/.wheel"
    fi
    say "$1"
    HOGNOSE_CACHE="$PWD/build/python/cache" PYTHONPATH=tests/monty "$dir/bin/python" -m pytest -c tests/clients/pytest.ini "$script"
}

# clients [NAMES]: programs of others' that use pydantic_monty, unchanged. All but the cheapest are not part of `test`.
verb_clients() {
    local name
    build_wheel
    [ $# -gt 0 ] || set -- $(cd tests/clients && ls test_*.py | sed 's/^test_//; s/\.py$//')
    for name in "$@"; do run_client "$name"; done
}

verb_hostile() {
    build_hostile
    say "cases on the hostile build"
    HN_HOSTILE_START=1 build/hostile/hognose -c pass
    verb_cases --build hostile "$@"
}

# What the fuzz targets have found, and a fixed set of programs (tests/fuzz/replay.mjs).
verb_replay() {
    local target failed=()
    verb_build
    build_sanitized
    run_make build/unit/snapshot
    [ $# -gt 0 ] || set -- $(cd tests/fuzz && ls fuzz_*.{c,mjs} | sed 's/^fuzz_//; s/\..*$//')
    for target in "$@"; do node tests/fuzz/replay.mjs "$target" || failed+=("$target"); done
    [ ${#failed[@]} -eq 0 ] || die "findings: ${failed[*]}"
}

# What the compiler and the loop do to be fast must not show (core/base/status.h: HN_FUSED).
verb_plain() {
    build_plain
    say "cases on the plain build"
    verb_cases --build plain "$@"
}

verb_asan() {
    build_sanitized
    say "cases under ASan and UBSan"
    verb_cases --build asan "$@"
}

# A run begins with the corpus in the repository and with what the tests have: the cases for the parser, sessions at a pause for
# snapshots. What it finds of its own goes to build/.
fuzz_one() {
    local target="$1" seconds="$2" found="build/corpus/$1" seeds="build/seeds/$1"
    mkdir -p "$found"
    node tests/fuzz/seeds.mjs "$target" "$seeds" || die "no seeds for $target"
    say "fuzz $target for $seconds s"
    "build/fuzz/$target" -seed="${FUZZ_SEED:-0}" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=0 \
        -verbosity=0 -artifact_prefix="build/fuzz/$target-" "$found" "tests/fuzz/corpus/$target" "$seeds"
}

# A target that is a Node script makes its own programs, by the time of the run, and prints the seed with a finding.
fuzz_script() {
    mkdir -p build/fuzz
    say "fuzz $1 for $2 s"
    node "tests/fuzz/fuzz_$1.mjs" --seconds "$2" --seed "${FUZZ_SEED:-$(date +%s)}"
}

fuzz_target() {
    if [ -f "tests/fuzz/fuzz_$1.mjs" ]; then fuzz_script "$1" "$2"; else fuzz_one "$1" "$2"; fi
}

# fuzz_needs FILE...: builds what the targets of these files run: libFuzzer's by clang, scripts' the product's own builds.
fuzz_needs() {
    local programs
    programs="$(printf '%s\n' "$@" | sed -n 's,^tests/fuzz/fuzz_\(.*\)\.c$,build/fuzz/\1,p')"
    if [ -n "$programs" ]; then
        need native fuzz node
        run_make $programs build/unit/snapshot build/unit/forged
    fi
    if [[ " $*" == *.mjs* ]]; then
        verb_build
        run_make asan
    fi
}

verb_fuzz() {
    local source target sources running=()
    if [ -n "${1:-}" ]; then
        source="$(ls tests/fuzz/fuzz_"$1".{c,mjs} 2>/dev/null)" || [ -n "$source" ] || die "no fuzz target $1"
        fuzz_needs "$source"
        fuzz_target "$1" "${2:-$FUZZ_SECONDS}"
        return
    fi
    mapfile -t sources < <(ls tests/fuzz/fuzz_*.{c,mjs})
    fuzz_needs "${sources[@]}"
    for source in "${sources[@]}"; do # two at a time
        target="$(basename "${source%.*}")"
        fuzz_target "${target#fuzz_}" "$FUZZ_SECONDS" &
        running+=($!)
        [ ${#running[@]} -lt 2 ] || { wait "${running[0]}" && running=("${running[@]:1}"); }
    done
    for source in "${running[@]}"; do wait "$source"; done
}

# Takes one of the options by which long tests in Node run in part (tests/runner/selection.mjs).
select_tests() {
    case "$1" in
    --share) export HOGNOSE_SHARE="${2:?N}" ;;
    --commit) export HOGNOSE_COMMIT="${2:?C}" ;;
    --since) export HOGNOSE_SINCE="${2:?C}" ;;
    *) return 1 ;;
    esac
}

# node [--shard K/N] [PATHS]: node:test files. Those in tests/package need it packed, those in tests/web the site, and have verbs of their own.
verb_node() {
    local shard=()
    while [[ "${1:-}" = --* ]]; do
        case "$1" in
        --shard) shard=(--test-shard="${2:?K/N}") ;;
        *) select_tests "$@" || die "node: --shard K/N, --share N, --commit C or --since C, and not $1" ;;
        esac
        shift 2
    done
    need js node agent
    verb_build
    npm_install tests/oracle # for tests/inventory
    [ $# -gt 0 ] || set -- $(cd tests && ls -d */ | sed '/^\(node_modules\|package\|web\|component\|hosts\|release\)/d; s,^,tests/,; s,/$,,')
    say "tests in Node: $*${HOGNOSE_SHARE:+, one part of $HOGNOSE_SHARE of the long ones}"
    node --test --test-concurrency="$JOBS" --test-reporter=spec "${shard[@]}" $(find "$@" -name node_modules -prune -o -name '*.test.mjs' -print | sort)
}

# The stages are in tools/stages/table.mjs.
verb_test() {
    install_all
    node tools/stages/test.mjs "$@"
}

# What `test` does, whole, and then search: with seeds that nobody has tried.
verb_campaign() {
    local minutes="${1:?how many minutes?}" seed
    verb_test --all
    seed="$(date +%s)"
    verb_random --seed "$seed" --count 5000
    verb_differential --seed "$seed" --count 5000
    FUZZ_SECONDS=$((minutes * 60 * 2 / $(ls tests/fuzz/fuzz_*.{c,mjs} | wc -l))) verb_fuzz
}

# What any stage of `test` needs. Stages run beside one another, and install nothing.
install_all() {
    local dir
    need native wasi js check fuzz browser agent cpython cjson node
    need_go
    for dir in tests tests/oracle tests/package tests/component bindings/js web; do npm_install "$dir"; done
}
verb_install() { install_all; }

verb_clean() { rm -rf build; }

main() {
    local verb="${1:-help}"
    [ $# -eq 0 ] || shift
    case "$verb" in
    demo | test | campaign | build | bench | check | unit | cases | node | package | web | python | go | rust | release | component | hosts | coverage | inventory | oracle | random | differential | cpython | packages | monty | clients | hostile | plain | asan | replay | fuzz | install | clean)
        "verb_$verb" "$@"
        ;;
    help | -h | --help) usage ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
}

main "$@"; exit
