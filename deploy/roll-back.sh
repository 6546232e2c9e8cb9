#!/bin/sh
# roll-back.sh [VERSION]: restarts the processes one after the other with the release before the
# current one, or with the named one.
#
# The database is not changed back. A release works on a database that newer releases have migrated
# as long as their migrations only added to it, which "Several processes" in docs/operating.md says.
# Otherwise stop the portal and restore the backup from before the update.
set -eu

release=$(CDPATH='' cd -- "$(dirname "$0")/.." && pwd -P)
# shellcheck source=release-functions.sh
. "$release/deploy/release-functions.sh"

begin
version=${1:-$(linked_release previous)}
[ -n "$version" ] || fail 'There is no previous release.'
check_release "$version"
[ "$version" != "$(linked_release current)" ] || fail "Release $version is the current one."
switch_to "$version"
say 'The database keeps the migrations of the newer release.'
