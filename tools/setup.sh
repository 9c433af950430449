# Sourced by build.sh: what each kind of build needs, and how it gets there.
# EMSDK, WASI_SDK_PATH, CJSON_DIR, TZDATA_DIR and CHROMIUM name installations to use instead of Debian's.

if [ -n "${WASI_SDK_PATH:-}" ]; then
    export WASI_CC="$WASI_SDK_PATH/bin/clang" WASI_FLAGS="--target=wasm32-wasi"
fi
if [ -n "${EMSDK:-}" ]; then
    export EMCC="$EMSDK/upstream/emscripten/emcc"
    export JS_CC="$EMCC"
else
    # Debian's emcc looks for acorn here, and stops without it at -O1 and above.
    export NODE_PATH="${NODE_PATH:-/usr/share/nodejs}"
fi

die() {
    echo "build.sh: $*" >&2
    exit 1
}

# have PACKAGE: the file or command for which we want the package is there.
have() {
    case "$1" in
    build-essential) command -v gcc && command -v make && [ -f /usr/include/stdio.h ] ;;
    emscripten) command -v emcc ;;
    wasi-libc) [ -f /usr/include/wasm32-wasi/stdio.h ] ;;
    lld-22) command -v wasm-ld-22 ;;
    binaryen) command -v wasm-opt ;;
    libclang-rt-22-dev-wasm32) [ -f /usr/lib/llvm-22/lib/clang/22/lib/wasi/libclang_rt.builtins-wasm32.a ] ;;
    libclang-rt-14-dev) [ -n "$(compgen -G '/usr/lib/llvm-14/lib/clang/14*/lib/linux/libclang_rt.fuzzer-*.a')" ] ;;
    libpython3*-testsuite) python3 -c "import test.test_list" ;;
    dpkg-dev) command -v dpkg-source ;;
    python3-pip) python3 -m pip --version ;;
    python3-venv) python3 -c "import ensurepip, venv" ;;
    node) command -v npm && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' ;;
    postgresql) [ -n "$(compgen -G '/usr/lib/postgresql/*/bin/initdb')" ] || command -v initdb ;;
    clang-* | python3 | chromium | redis-server) command -v "$1" ;;
    esac >/dev/null 2>&1
}

# packages GROUP: what Debian calls the things a group needs.
packages() {
    case "$1" in
    native) echo python3 build-essential ;;
    wasi) [ -n "${WASI_SDK_PATH:-}" ] || echo wasi-libc clang-22 lld-22 libclang-rt-22-dev-wasm32
        [ -n "${WASM_OPT:-}" ] || echo binaryen ;;
    js) [ -n "${EMSDK:-}" ] || echo emscripten clang-22 ;;
    check) echo clang-format-14 clang-14 ;;
    fuzz) echo clang-14 libclang-rt-14-dev ;;
    browser) [ -n "${CHROMIUM:-}" ] || echo chromium ;;
    cjson) [ -n "${CJSON_DIR:-}" ] || echo dpkg-dev ;;
    agent) echo redis-server postgresql ;; # tests/agent starts its own
    cpython) echo "libpython$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || echo 3.11)-testsuite" ;;
    esac
}

# need GROUP...: installs the packages of the groups that are not there yet. Group node is only looked for: Debian 12 has none
# that is new enough.
need() {
    local group package missing=()
    for group in "$@"; do
        for package in $(packages "$group"); do
            have "$package" || missing+=("$package")
        done
    done
    [[ " $* " != *" node "* ]] || have node || die "needs Node.js 20 or newer, with npm: install it from nodejs.org"
    [ ${#missing[@]} -eq 0 ] || apt_install "${missing[@]}"
    [[ " $* " != *" cjson "* ]] || fetch_cjson
    fetch_zones
}

# need_go: a Go that is new enough. One from 1.21 on fetches the version that bindings/go/go.mod asks for by itself; for an older one, such as Debian
# 12's, that version comes as a module, too.
need_go() {
    local version="1.25.5" found
    export PATH="$PATH:/usr/local/go/bin"
    command -v go >/dev/null || apt_install golang-go
    case "$(go env GOVERSION)" in
    go1.[0-9] | go1.[0-9].* | go1.1[0-9] | go1.1[0-9].* | go1.20 | go1.20.*) ;;
    *) return 0 ;;
    esac
    echo "== Go $version"
    found="$(cd / && go mod download -json "golang.org/toolchain@v0.0.1-go$version.$(go env GOOS)-$(go env GOARCH)" | sed -n 's/.*"Dir": "\(.*\)".*/\1/p')"
    [ -n "$found" ] || die "needs Go $version: install it from go.dev"
    chmod -R u+w "$found" && chmod +x "$found"/bin/* "$found"/pkg/tool/*/* # modules have no executable files
    export PATH="$found/bin:$PATH" GOTOOLCHAIN=local
}

need_cargo() {
    export PATH="$PATH:$HOME/.cargo/bin"
    command -v cargo >/dev/null || die "needs Rust 1.86 or newer, with cargo: install it from rustup.rs"
}

apt_install() {
    local sudo=""
    command -v apt-get >/dev/null || die "needs $* (Debian's names): install them, there is no apt here"
    if [ "$(id -u)" -ne 0 ]; then
        sudo -n true 2>/dev/null || die "needs $*: run as root: apt-get install $*"
        sudo="sudo"
    fi
    echo "== installing $*"
    { $sudo apt-get update && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y --no-install-recommends "$@"; } \
        >/tmp/hognose-apt.$$ 2>&1 || {
        tail -5 /tmp/hognose-apt.$$ >&2
        die "apt could not install: $*"
    }
    rm -f /tmp/hognose-apt.$$
}

# cJSON comes from Debian's source package, which carries the security patches. It is unpacked into build/.
fetch_cjson() {
    [ ! -f build/cjson/cJSON.c ] || return 0
    mkdir -p build/cjson
    if [ -n "${CJSON_DIR:-}" ]; then
        cp "$CJSON_DIR/cJSON.c" "$CJSON_DIR/cJSON.h" build/cjson/
        return
    fi
    command -v apt-get >/dev/null || die "needs cJSON: set CJSON_DIR to a checkout of it, there is no apt here"
    fetch_source cjson build/cjson-source || die "could not fetch cJSON's source package: set CJSON_DIR to a checkout of it"
    cp build/cjson-source/cjson/cJSON.c build/cjson-source/cjson/cJSON.h build/cjson/
    rm -rf build/cjson-source
}

# The time zones come from PyPI, in the version that tools/tzdata.txt says. They are unpacked into build/; TZDATA_DIR names a directory with
# the package's `zoneinfo` instead.
fetch_zones() {
    local version=build/tzdata/version
    ! cmp -s tools/tzdata.txt "$version" || return 0
    rm -rf build/tzdata && mkdir -p build/tzdata
    if [ -n "${TZDATA_DIR:-}" ]; then
        cp -r "$TZDATA_DIR/zoneinfo" build/tzdata/
    else
        have python3-pip || apt_install python3-pip
        python3 -m pip download -q --disable-pip-version-check --no-deps --require-hashes -r tools/tzdata.txt -d build/tzdata ||
            die "could not fetch the time zones: set TZDATA_DIR to an unpacked tzdata of PyPI"
        python3 -m zipfile -e build/tzdata/tzdata-*.whl build/tzdata/wheel
        mv build/tzdata/wheel/tzdata/zoneinfo build/tzdata/
        rm -r build/tzdata/wheel build/tzdata/tzdata-*.whl
    fi
    cp tools/tzdata.txt "$version"
}

# fetch_source PACKAGE DIRECTORY: Debian's source package, unpacked to DIRECTORY/PACKAGE; for the rest, see DIRECTORY/log.
fetch_source() {
    local name="$1" dir="$PWD/$2"
    rm -rf "$dir" && mkdir -p "$dir/lists/partial"
    source_lists >"$dir/source.sources"
    (
        cd "$dir"
        local apt=(apt-get -qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$dir"
            -o Dir::State::Lists="$dir/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=
            -o APT::Sandbox::User=root)
        "${apt[@]}" update && "${apt[@]}" source --download-only "$name" && dpkg-source --no-check -x "$name"_*.dsc "$name"
    ) >"$dir/log" 2>&1 || {
        tail -3 "$dir/log" >&2
        return 1
    }
}

# The machine's own apt sources, turned from binary to source entries.
source_lists() {
    local file
    for file in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$file" ] || { sed 's/^Types:.*/Types: deb-src/' "$file" && echo; }
    done
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ -f "$file" ] || continue
        # One-line entries as stanzas, so that one file holds both kinds.
        sed -nE 's/^deb +(\[[^]]*\] +)?([^ ]+) +([^ ]+) +(.*)$/Types: deb-src\nURIs: \2\nSuites: \3\nComponents: \4\n/p' "$file"
    done
}

# npm_install DIRECTORY: the locked dependencies, once per lock file.
npm_install() {
    local dir="$1" stamp="$1/node_modules/.hognose"
    if [ -f "$stamp" ] && cmp -s "$dir/package-lock.json" "$stamp"; then return 0; fi
    need node
    echo "== npm packages of $dir"
    npm --prefix "$dir" ci --no-audit --no-fund --no-update-notifier --loglevel=error >/dev/null || die "npm could not install $dir"
    mkdir -p "$dir/node_modules" && cp "$dir/package-lock.json" "$stamp"
}
