# Sourced by build.sh: what each kind of build needs, and how it gets there.
# EMSDK, WASI_SDK_PATH, CJSON_DIR, TZDATA_DIR and CHROMIUM name installations to use instead of Debian's. NOTICES_DIR names a folder with
# the licences that these lack: NAME.txt for a NAME in tools/release/parts.mjs.

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

# The oldest that will do: 20 from one version on, and 22 and newer from another. bindings/go/go.mod and bindings/rust/Cargo.toml say
# it of Go and Rust. tests/checks/setup.test.mjs holds to these what else names them, and the packages that npm installs.
NODE_20=20.19
NODE_22=22.12
PYTHON=3.11

die() {
    echo "build.sh: $*" >&2
    exit 1
}

# at_least FOUND WANTED: a version, such as 20.19.1, that is not older than another.
at_least() { [ -n "$1" ] && [ "$(printf '%s\n' "$1" "$2" | sort -V | sed -n 1p)" = "$2" ]; }

# What programs that cannot reach their registry say: apt, npm, pip, go.
UNREACHABLE='(could not|failed to|unable to) (resolve|connect|establish)|temporary failure|name or service not known|no such host|network is (unreachable|down)|no route to host'
UNREACHABLE+='|connection (refused|reset|timed out|failed)|cannot initiate the connection|i/o timeout'
UNREACHABLE+='|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT'

# fetching REGISTRY COMMAND...: runs what gets something from there, silently. If it fails, the lack of a network is named first.
fetching() {
    local registry="$1" log
    shift
    log="$(mktemp)"
    if "$@" >"$log" 2>&1; then
        rm -f "$log"
        return 0
    fi
    ! grep -qiE "$UNREACHABLE" "$log" || echo "build.sh: cannot reach $registry: is there a network?" >&2
    tail -8 "$log" >&2
    rm -f "$log"
    return 1
}

# put NEW PLACE: what is finished, by one move, so that all of it is there or nothing.
put() { rm -rf "$2" && mv "$1" "$2"; }

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
    postgresql) [ -n "$(compgen -G '/usr/lib/postgresql/*/bin/initdb')" ] || command -v initdb ;;
    clang-* | python3 | ccache | chromium | redis-server) command -v "$1" ;;
    esac >/dev/null 2>&1
}

# packages GROUP: what Debian calls the things a group needs.
packages() {
    case "$1" in
    native) echo build-essential ccache ;;
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

# need GROUP...: installs the packages of the groups that are not there yet, and Python. Group node is only looked for: Debian 12 has none
# that is new enough.
need() {
    local group package missing=()
    for package in python3 $(for group in "$@"; do packages "$group"; done); do
        have "$package" || missing+=("$package")
    done
    [[ " $* " != *" node "* ]] || need_node
    [ ${#missing[@]} -eq 0 ] || apt_install "${missing[@]}"
    need_python
    [[ " $* " != *" cjson "* ]] || fetch_cjson
    fetch_zones
}

need_node() {
    local found floor="$NODE_22"
    found="$(node -p process.versions.node 2>/dev/null || true)"
    [[ "$found" != 20.* ]] || floor="$NODE_20"
    at_least "$found" "$floor" || die "needs Node.js $NODE_20, $NODE_22 or newer, found ${found:-none}: install it from nodejs.org"
    command -v npm >/dev/null || die "needs npm, which comes with Node.js: install it from nodejs.org"
}

need_python() {
    local found
    found="$(python3 -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null || true)"
    at_least "$found" "$PYTHON" || die "needs Python $PYTHON or newer as python3, found ${found:-none}: install it from python.org"
}

# need_go: a Go that is new enough. One from 1.21 on fetches the version that bindings/go/go.mod asks for by itself, unless it is told not to;
# for all others, such as Debian 12's, a version comes as a module, too.
need_go() {
    local version="1.25.5" wanted found module where
    export PATH="$PATH:/usr/local/go/bin"
    command -v go >/dev/null || apt_install golang-go
    wanted="$(sed -n 's/^go //p' bindings/go/go.mod)"
    found="$(go env GOVERSION 2>/dev/null | sed -n 's/^go\([0-9.]*\).*/\1/p')"
    if at_least "$found" "$wanted"; then return 0; fi
    if at_least "$found" 1.21 && [ "$(go env GOTOOLCHAIN)" != local ]; then return 0; fi
    echo "== Go $version"
    module="golang.org/toolchain@v0.0.1-go$version.$(go env GOOS)-$(go env GOARCH)"
    fetching "the registry of Go's modules" go_module "$module" || die "needs Go $wanted or newer, found ${found:-none}: install it from go.dev"
    where="$(go_module "$module" | sed -n 's/.*"Dir": "\(.*\)".*/\1/p')"
    [ -n "$where" ] || die "needs Go $wanted or newer, found ${found:-none}: install it from go.dev"
    chmod -R u+w "$where" && chmod +x "$where"/bin/* "$where"/pkg/tool/*/* # modules have no executable files
    export PATH="$where/bin:$PATH" GOTOOLCHAIN=local
}
go_module() { (cd / && go mod download -json "$1"); }

need_cargo() {
    local wanted found
    export PATH="$PATH:$HOME/.cargo/bin"
    wanted="$(sed -n 's/^rust-version = "\(.*\)"/\1/p' bindings/rust/Cargo.toml)"
    found="$(rustc --version 2>/dev/null | sed -n 's/^rustc \([0-9.]*\).*/\1/p')"
    at_least "$found" "$wanted" || die "needs Rust $wanted or newer, found ${found:-none}: install it from rustup.rs"
    command -v cargo >/dev/null || die "needs cargo, which comes with Rust: install it from rustup.rs"
}

apt_install() {
    local sudo=""
    command -v apt-get >/dev/null || die "needs $* (Debian's names): install them, there is no apt here"
    if [ "$(id -u)" -ne 0 ]; then
        sudo -n true 2>/dev/null || die "needs $*: run as root: apt-get install $*"
        sudo="sudo"
    fi
    echo "== installing $*"
    fetching "the package archive of apt" apt_get "$sudo" "$@" || die "apt could not install: $*"
}
apt_get() {
    local sudo="$1"
    shift
    $sudo apt-get update && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

# cJSON comes from Debian's source package, which carries the security patches. It is unpacked into build/.
fetch_cjson() {
    local made=build/cjson new=build/cjson.new from="${CJSON_DIR:-}"
    if [ -s "$made/cJSON.c" ] && [ -s "$made/cJSON.h" ]; then return 0; fi
    if [ -z "$from" ]; then
        command -v apt-get >/dev/null || die "needs cJSON: set CJSON_DIR to a checkout of it, there is no apt here"
        fetch_source cjson build/cjson-source || die "could not fetch cJSON's source package: set CJSON_DIR to a checkout of it"
        from=build/cjson-source/cjson
    fi
    rm -rf "$new" && mkdir -p "$new"
    cp "$from/cJSON.c" "$from/cJSON.h" "$new" || die "there is no cJSON in $from"
    put "$new" "$made"
    rm -rf build/cjson-source
}

# The time zones come from PyPI, in the version that tools/tzdata.txt says. They are unpacked into build/, with their licence; TZDATA_DIR names
# the folder tzdata of an unpacked package instead.
fetch_zones() {
    local made=build/tzdata new=build/tzdata.new from="${TZDATA_DIR:-}"
    if cmp -s tools/tzdata.txt "$made/version" && [ -d "$made/zoneinfo" ] && [ -f "$made/LICENSE" ]; then return 0; fi
    rm -rf "$new" && mkdir -p "$new"
    if [ -z "$from" ]; then
        have python3-pip || apt_install python3-pip
        fetching "the package registry of Python" \
            python3 -m pip download -q --disable-pip-version-check --no-deps --require-hashes -r tools/tzdata.txt -d "$new" ||
            die "could not fetch the time zones: set TZDATA_DIR to an unpacked tzdata of PyPI"
        python3 -m zipfile -e "$new"/tzdata-*.whl "$new/wheel" || die "could not unpack the time zones"
        from="$new/wheel/tzdata"
    fi
    cp -r "$from/zoneinfo" "$new" || die "there are no time zones in $from"
    cp "$from"/../tzdata-*.dist-info/licenses/{LICENSE,licenses/LICENSE_APACHE} "$new" || die "there is no licence of tzdata beside $from"
    rm -rf "$new/wheel" "$new"/tzdata-*.whl
    cp tools/tzdata.txt "$new/version"
    put "$new" "$made"
}

# fetch_source PACKAGE DIRECTORY: Debian's source package, unpacked to DIRECTORY/PACKAGE.
fetch_source() {
    local name="$1" dir="$PWD/$2"
    rm -rf "$dir" && mkdir -p "$dir/lists/partial"
    source_lists >"$dir/source.sources"
    fetching "the package archive of apt" unpack_source "$name" "$dir"
}
unpack_source() (
    cd "$2" || return 1
    apt=(apt-get -qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$2"
        -o Dir::State::Lists="$2/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=
        -o APT::Sandbox::User=root)
    "${apt[@]}" update && "${apt[@]}" source --download-only "$1" && dpkg-source --no-check -x "$1"_*.dsc "$1"
)

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

# npm_install DIRECTORY: the locked dependencies, once per lock file. The stamp is the last that is written, and the first that goes.
npm_install() {
    local dir="$1" stamp="$1/node_modules/.hognose"
    if [ -f "$stamp" ] && cmp -s "$dir/package-lock.json" "$stamp"; then return 0; fi
    need node
    echo "== npm packages of $dir"
    rm -f "$stamp"
    fetching "the package registry of npm" npm --prefix "$dir" ci --no-audit --no-fund --no-update-notifier --loglevel=error ||
        die "npm could not install $dir"
    mkdir -p "$dir/node_modules" && cp "$dir/package-lock.json" "$stamp"
}
