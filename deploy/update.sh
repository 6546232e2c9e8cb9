#!/bin/sh
# Starts the release that contains this script in the place of the running one: migrates first, then
# restarts one process after the other. When a step fails, the running release stays.
set -eu

release=$(CDPATH='' cd -- "$(dirname "$0")/.." && pwd -P)
# shellcheck source=release-functions.sh
. "$release/deploy/release-functions.sh"

[ "${PORTAL_LOCKED:-}" = 1 ] || begin
version=$(basename "$release")
[ "$release" = "$base/releases/$version" ] ||
	fail "Unpack the release in $base/releases; it is in $(dirname "$release")."
check_release "$version"
touch "$release"
say "Migrating the database with release $version …"
write_units "$version" creator-portal-migrate@.service
systemctl start "creator-portal-migrate@$version.service" ||
	fail "The migration failed: journalctl -u creator-portal-migrate@$version
Nothing was restarted. Migrations that were finished before the failure stay."
switch_to "$version"
remove_old_releases
