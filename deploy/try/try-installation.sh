#!/bin/bash
# npm run try-installation -- [ARCHIVE]: boots an empty Debian in a container of systemd-nspawn,
# follows deploy/README.md there (steps.sh), and removes everything. Without the archive of a
# release it makes one. Needs root, and from Debian: debootstrap systemd-container
#
# The packages come from the mirror that this machine's apt uses. They are downloaded before the
# start, because the container has a network of its own without a way out.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd -P)
suite=bookworm
seconds=${TRY_SECONDS:-2400}

fail() {
	echo "$*" >&2
	exit 1
}

[ "$(id -u)" = 0 ] || fail 'Run this as root.'
for program in debootstrap systemd-nspawn; do
	command -v "$program" >/dev/null || fail "apt-get install debootstrap systemd-container"
done
archive=${1:-$("$here/../make-release.sh" | tail -1)}
version=$(basename "$archive" .tar.gz)
version=${version#creator-portal-}
# shellcheck disable=SC2016 # apt replaces these
mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' \
	'Created-By: Packages' | awk -v suite=$suite '$2 == suite && $3 == "main" { print $1; exit }')
[ -n "$mirror" ] || fail "apt of this machine has no mirror of $suite."

root=$(mktemp -d)
# The container's "/", which all its users have to enter.
chmod 755 "$root"
clean_up() {
	# Nothing is mounted outside the namespaces of debootstrap and the container; in doubt, keep it.
	if grep -q " $root/" /proc/self/mounts; then
		echo "$root has mounts; it stays." >&2
	else
		rm -rf "$root"
	fi
}
trap clean_up EXIT

echo 'Installing Debian …'
unshare --mount debootstrap --variant=minbase \
	--include=systemd-sysv,dbus,ca-certificates,procps $suite "$root" "$mirror" >"$root.log" ||
	fail "debootstrap failed: $(tail -3 "$root.log")"
rm -f "$root.log"
# A proxy that apt of this machine goes through.
apt-config dump | grep -E '^Acquire::[a-z]+::[Pp]roxy' >"$root/etc/apt/apt.conf.d/90proxy" || true
packages=$(sed -n 's/^apt-get install.* --no-install-recommends //p' "$here/../README.md")
# shellcheck disable=SC2086 # a list of packages
systemd-nspawn --quiet --register=no --keep-unit --directory="$root" --pipe \
	sh -c "apt-get update && apt-get install --yes --no-install-recommends --download-only $packages" \
	>"$root/root/download.log" 2>&1 || fail "$(tail -5 "$root/root/download.log")"

cp "$archive" "$root/root/"
cp "$here/steps.sh" "$here/../README.md" "$root/root/"
cat >"$root/etc/systemd/system/steps.service" <<END
[Unit]
After=multi-user.target
[Service]
Type=oneshot
Environment=HOME=/root DEBIAN_FRONTEND=noninteractive
ExecStart=/bin/bash /root/steps.sh $version
ExecStopPost=/bin/systemctl --no-block exit 0
StandardOutput=file:/root/steps.log
StandardError=inherit
END
cat >"$root/etc/systemd/system/steps.target" <<END
[Unit]
Requires=multi-user.target
Wants=steps.service
AllowIsolate=yes
END

echo 'Starting it and following deploy/README.md …'
touch "$root/root/steps.log"
tail --follow=name --lines=+1 "$root/root/steps.log" &
tail=$!
timeout --kill-after=10 "$seconds" systemd-nspawn --quiet --register=no --keep-unit --boot \
	--private-network --directory="$root" --console=pipe systemd.unit=steps.target \
	>"$root/root/console.log" 2>&1 </dev/null || echo "The container ended with $?." >&2
sleep 1
kill "$tail"
[ "$(tail -1 "$root/root/steps.log")" = passed ] || fail 'The installation failed; see above.'
