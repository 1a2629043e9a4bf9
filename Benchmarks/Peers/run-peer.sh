#!/usr/bin/env bash
# Runs one peer of the benchmarks, after installing what it needs.
# usage: PEERS=the folder with the peers' scripts WORK=a folder to work in run-peer.sh qt|gtk|skia|cairo [ARGUMENTS...]
# Standard output is the peer's own; everything else goes to standard error.
set -eu
say() { printf 'gesso: %s\n' "$*" >&2; }

# Debian packages of the names given, those that are missing.
packages() {
    local missing
    missing=$(comm -23 <(printf '%s\n' "$@" | sort) \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p' | sort) | xargs)
    [ -n "$missing" ] || return 0
    say "installing the Debian packages of a peer: $missing"
    # shellcheck disable=SC2086
    if ! { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 $missing; } >"$WORK/packages.log" 2>&1; then
        tail -n 5 "$WORK/packages.log" >&2
        say "the peer is left out"
        exit 1
    fi
}

# The Python packages of the drawing peers, in an environment of their own.
python_packages() {
    packages python3-venv python3-dev gcc pkgconf libcairo2-dev
    [ -f "$WORK/python/ready" ] && return
    say "installing skia-python, pycairo and numpy in $WORK/python"
    python3 -m venv "$WORK/python" >&2
    "$WORK/python/bin/pip" install -q skia-python pycairo numpy >&2
    touch "$WORK/python/ready"
}

mkdir -p "$WORK"
peer=$1
shift
case $peer in
    qt)
        packages qml-qt6 qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtqml-workerscript time
        bash "$PEERS/ui/qt_quick.sh" "$1"
        ;;
    gtk)
        packages libgtk-4-dev gcc pkgconf xvfb xauth
        # shellcheck disable=SC2046
        [ "$WORK/gtk4" -nt "$PEERS/ui/gtk4.c" ] \
            || cc -O2 "$PEERS/ui/gtk4.c" -o "$WORK/gtk4" $(pkg-config --cflags --libs gtk4) >&2
        GSK_RENDERER=cairo timeout 120 xvfb-run -a -s "-screen 0 1400x900x24" "$WORK/gtk4" "$1" 2>"$WORK/gtk4.log"
        ;;
    skia | cairo)
        python_packages
        PYTHONDONTWRITEBYTECODE=1 "$WORK/python/bin/python" "$PEERS/${peer}_scenes.py" "$@"
        ;;
esac
