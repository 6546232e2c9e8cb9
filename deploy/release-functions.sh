# What install.sh, update.sh and roll-back.sh share; they source this file.
# shellcheck shell=sh

base=/opt/creator-portal
config=/etc/creator-portal
units=/etc/systemd/system
# As in creator-portal.target and caddy.env.
ports='4001 4002'
keep_releases=${KEEP_RELEASES:-3}
# How long a process may take until it is ready. It was 6 seconds on a busy machine.
ready_seconds=${READY_SECONDS:-90}
# Caddy checks each process every second, and avoids one that refused a connection for two.
proxy_seconds=${PROXY_SECONDS:-4}

say() {
	printf '%s\n' "$*"
}

fail() {
	printf '%s\n' "$*" >&2
	exit 1
}

# The release that a link names, such as 0.1.0-27ffcae; nothing without a link.
linked_release() {
	if [ -L "$base/$1" ]; then basename "$(readlink "$base/$1")"; fi
}

# link_release LINK VERSION: replaces the link at once.
link_release() {
	ln -sfn "releases/$2" "$base/$1.new"
	mv -T "$base/$1.new" "$base/$1"
}

# Only one of the scripts runs at a time, as root.
begin() {
	[ "$(id -u)" = 0 ] || fail 'Run this script as root.'
	mkdir -p "$base/releases"
	exec 9>"$base/.lock"
	flock -n 9 || fail 'Another installation, update or roll back is running.'
}

check_release() {
	[ -f "$base/releases/$1/dist/index.html" ] ||
		fail "$base/releases/$1 is no release: unpack the archive there."
	"$base/releases/$1/node_modules/node/bin/node" --version >/dev/null ||
		fail "Node of release $1 does not run on this machine."
}

# One credential and one variable for each file in /etc/creator-portal/secrets.
write_secrets_drop_in() {
	mkdir -p "$units/$1.d"
	{
		echo '[Service]'
		for file in "$config"/secrets/*; do
			[ -f "$file" ] || continue
			name=$(basename "$file")
			case $name in *[!A-Z0-9_]*) fail "$file: the name of a variable is needed." ;; esac
			echo "LoadCredential=$name:$file"
			echo "Environment=${name}_FILE=%d/$name"
		done
	} >"$units/$1.d/secrets.conf.new"
	mv "$units/$1.d/secrets.conf.new" "$units/$1.d/secrets.conf"
}

# write_units VERSION FILE...: installs unit files of a release.
write_units() {
	from=$base/releases/$1/deploy/systemd
	shift
	for unit in "$@"; do
		cp "$from/$unit" "$units/$unit"
		case $unit in *@.service) write_secrets_drop_in "$unit" ;; esac
	done
	systemctl daemon-reload
}

# A page of one release can ask a process of the other for its scripts while both run, so each gets
# the files of the other. Their names contain a hash of their content.
share_assets() {
	while read -r file; do
		[ -e "$base/releases/$2/dist/assets/$file" ] && continue
		mkdir -p "$(dirname "$base/releases/$2/dist/assets/$file")"
		ln "$base/releases/$1/dist/assets/$file" "$base/releases/$2/dist/assets/$file"
	done <"$base/releases/$1/assets.list"
}

is_ready() {
	curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$1/health/ready"
}

wait_until_ready() {
	end=$(($(date +%s) + ready_seconds))
	until is_ready "$1"; do
		[ "$(date +%s)" -lt "$end" ] || return 1
		sleep 0.5
	done
}

# restart_in_turn PORT...: a process is stopped only when the proxy uses the one before it again.
restart_in_turn() {
	for port in "$@"; do
		say "Restarting the process on port $port …"
		# After a release that did not start, systemd would refuse to start another.
		systemctl reset-failed "creator-portal@$port.service" 2>/dev/null || true
		systemctl restart "creator-portal@$port.service" || return 1
		wait_until_ready "$port" || return 1
		sleep "$proxy_seconds"
	done
}

# use_release VERSION: the next start of a process takes this release.
use_release() {
	write_units "$1" creator-portal@.service creator-portal.target
	link_release current "$1"
}

# switch_to VERSION: restarts all processes with a release; when one of them does not get ready,
# those that were restarted go back to the release before.
switch_to() {
	before=$(linked_release current)
	if [ -n "$before" ] && [ "$before" != "$1" ]; then
		share_assets "$1" "$before"
		share_assets "$before" "$1"
	fi
	use_release "$1"
	# shellcheck disable=SC2086 # a list of ports
	if restart_in_turn $ports; then
		if [ -n "$before" ] && [ "$before" != "$1" ]; then link_release previous "$before"; fi
		say "Release $1 is running."
		return
	fi
	if [ -z "$before" ] || [ "$before" = "$1" ]; then
		fail "The process on port $port was not ready: journalctl -u creator-portal@$port"
	fi
	failed=$port
	say "The process on port $failed was not ready with release $1. Going back to $before …"
	use_release "$before"
	for port in $ports; do
		restart_in_turn "$port" || say "The process on port $port is not ready either."
		[ "$port" != "$failed" ] || break
	done
	fail "Release $1 was not used: journalctl -u creator-portal@$failed"
}

# Removes all releases but the newest, the current and the previous one.
remove_old_releases() {
	current=$(linked_release current)
	previous=$(linked_release previous)
	# shellcheck disable=SC2012 # names of releases have no special characters
	ls -1t "$base/releases" | tail -n "+$((keep_releases + 1))" | while read -r version; do
		[ "$version" = "$current" ] || [ "$version" = "$previous" ] || {
			say "Removing release $version."
			rm -rf "${base:?}/releases/$version"
		}
	done
}
