#!/bin/sh
# Make sure that what the tests run against is on this machine: Chromium, PostgreSQL and Redis.
#
# What is missing is installed from the Debian packages where we may do that. The tests start each
# of them on a port and in a folder of their own, and never speak to a service of the machine.
set -eu

found() { command -v "$1" >/dev/null 2>&1; }

has_chromium() { found chromium-headless-shell || found chromium || found chromium-browser || found google-chrome; }
has_redis() { found redis-server; }
has_postgres() {
    found initdb && return
    found pg_config && test -x "$(pg_config --bindir)/initdb" && return
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

# Chromium without a window needs about a third less processor time; older systems don't have it alone.
chromium_package() {
    if apt-cache show chromium-headless-shell >/dev/null 2>&1; then
        echo chromium-headless-shell
    else
        echo chromium
    fi
}

missing() {
    has_chromium || chromium_package
    has_postgres || echo postgresql
    has_redis || echo redis-server
}

packages=$(missing | xargs)
[ -z "$packages" ] && exit 0

if ! found apt-get; then
    echo "The tests need $packages (names of Debian's packages); install them and try again." >&2
    exit 1
elif [ "$(id -u)" = 0 ]; then
    as_root=
elif found sudo && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    echo "The tests need $packages: run \`sudo apt-get install $packages\` and try again." >&2
    exit 1
fi

echo "Installing $packages for the tests; this happens once."
# In runlevel 1 Debian's packages don't start their services: the tests start their own.
apt="$as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq -o DPkg::Lock::Timeout=300"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
update() { $apt update && packages=$(missing | xargs); }  # what there is may be known only now
if ! { update && $apt install --yes --no-install-recommends $packages; } >"$log" 2>&1; then
    cat "$log" >&2
    echo "Could not install $packages; install them by hand and try again." >&2
    exit 1
fi

packages=$(missing | xargs)
if [ -n "$packages" ]; then
    echo "$packages was installed, but its programs are not on the PATH; put them there and try again." >&2
    exit 1
fi
