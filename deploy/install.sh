#!/bin/sh
# Prepares a Debian machine for the portal and starts the release that contains this script. It can
# run again: it keeps the configuration, the secrets and the data. deploy/README.md has the steps.
set -eu

release=$(CDPATH='' cd -- "$(dirname "$0")/.." && pwd -P)
# shellcheck source=release-functions.sh
. "$release/deploy/release-functions.sh"

# make_secret NAME COMMAND...: writes what a command prints, unless there is such a secret.
make_secret() {
	file=$config/secrets/$1
	shift
	[ -e "$file" ] || (umask 077 && "$@" >"$file.new" && mv "$file.new" "$file")
}

data_key() {
	printf '1:%s' "$(openssl rand -base64 32)"
}

push_key() {
	openssl rand 32 | basenc --base64url | tr -d '=\n'
}

begin
version=$(basename "$release")
[ "$release" = "$base/releases/$version" ] ||
	fail "Unpack the release in $base/releases; it is in $(dirname "$release")."
check_release "$version"
for program in caddy curl openssl systemctl; do
	command -v "$program" >/dev/null || fail "$program is missing; see deploy/README.md."
done
for file in portal.env caddy.env secrets/DATABASE_URL; do
	[ -s "$config/$file" ] || fail "$config/$file is missing; see deploy/README.md."
done

id creator-portal >/dev/null 2>&1 ||
	useradd --system --user-group --home-dir /var/lib/creator-portal --shell /usr/sbin/nologin \
		creator-portal
chmod 700 "$config/secrets"
make_secret CODE_SECRET openssl rand -base64 32
make_secret DATA_KEYS data_key
make_secret VAPID_KEY push_key

# update.sh inherits the lock with its file descriptor.
PORTAL_LOCKED=1 "$release/deploy/update.sh"

systemctl enable --now creator-portal.target
mkdir -p "$units/caddy.service.d"
cp "$release/deploy/systemd/caddy.conf" "$units/caddy.service.d/creator-portal.conf"
cp "$release/deploy/Caddyfile" /etc/caddy/Caddyfile
systemctl daemon-reload
systemctl enable caddy.service
systemctl reload-or-restart caddy.service
say 'Keep a copy of /etc/creator-portal/secrets somewhere else: DATA_KEYS decrypts the data.'
