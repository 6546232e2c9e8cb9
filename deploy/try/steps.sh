#!/bin/bash
# Runs on the new Debian that try-installation.sh boots: the steps of deploy/README.md, and what
# they have to lead to. Ends with the line "passed" when all of it is right.
set -euo pipefail

cd /root
first=$1
second=${first%-*}-22222222
portal=https://creators.example

say() {
	echo "== $(date +%T) $*"
}

fail() {
	echo "FAILED: $*"
	journalctl --no-pager --lines=40 -u 'creator-portal*' -u caddy || true
	exit 1
}

expect() {
	[ "$2" = "$3" ] || fail "$1: expected $3, got $2"
	say "$1: $2"
}

# The shell block of a section of the README.
block() {
	awk -v heading="## $1" '/^## / { inside = $0 == heading } /^```$/ { code = 0 }
		inside && code { print } /^```sh$/ { code = 1 }' README.md
}

# run_block SECTION VERSION: as the reader does, with the version and host replaced.
run_block() {
	block "$1" | sed "s/^version=.*/version=$2/" >block.sh
	[ -s block.sh ] || fail "the README has no block in $1"
	bash -eu block.sh
}

ask() {
	curl --silent --show-error --max-time 60 --resolve creators.example:443:127.0.0.1 \
		--resolve creators.example:80:127.0.0.1 --cacert /root/authority.crt "$@"
}

status() {
	ask --output /dev/null --write-out '%{http_code}' "$@"
}

# The release that a process runs.
running() {
	basename "$(readlink "/proc/$(systemctl show --property=MainPID --value "creator-portal@$1")/cwd")"
}

login() {
	status --header 'content-type: application/json' --data \
		'{"loginType":"INTERNAL","email":"meera@creator.example","password":"village-river-cotton-21"}' \
		"$portal/api/auth/login"
}

# Asks for a page and for a call that reads the database until the file "stop" appears.
start_requests() {
	rm -f stop requests failures
	while [ ! -e stop ]; do
		for path in /login /api/config /api/auth/getCurrentUser; do
			echo "$path" >>requests
			answer=$(status "$portal$path" || true)
			[ "$answer" = 200 ] || echo "$path $answer" >>failures
		done
	done &
	requests=$!
}

end_requests() {
	touch stop failures
	wait "$requests"
	expect "requests that failed, of $(wc -l <requests), during $1" "$(wc -l <failures)" 0
}

# make_release VERSION [FILE TEXT]: the first release under another name, with a line at the start
# of a file.
make_release() {
	tar -xzf "creator-portal-$first.tar.gz" --transform "s,^$first,$1,"
	[ $# = 1 ] || sed -i "1i $3" "$1/$2"
	tar -I 'gzip -1' -cf "creator-portal-$1.tar.gz" "$1"
	rm -rf "$1"
}

say 'Install'
# Packages are downloaded already, and certificates come from Caddy's own authority.
sed -i -e 's/--no-install-recommends/& --no-download/' -e '/^apt-get update$/d' \
	-e '/^.deploy.install.sh$/i echo PORTAL_OPTIONS=local_certs >>/etc/creator-portal/caddy.env' \
	README.md
run_block Install "$first"
sleep 3
cp /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt authority.crt
expect 'page by HTTPS' "$(status "$portal/login")" 200
expect 'page by HTTP' "$(status "http://creators.example/login")" 308
expect 'metrics from outside' "$(status "$portal/metrics")" 404
expect 'metrics from this machine' "$(status http://127.0.0.1:4001/metrics)" 200
STAFF_EMAIL=meera@creator.example STAFF_NAME=Meera STAFF_PASSWORD=village-river-cotton-21 \
	/opt/creator-portal/current/deploy/staff.sh
expect 'sign-in of staff' "$(login)" 200
expect 'release of the first process' "$(running 4001)" "$first"
expect 'user of the first process' \
	"$(stat -c %U "/proc/$(systemctl show --property=MainPID --value creator-portal@4001)")" \
	creator-portal
systemd-analyze security --no-pager creator-portal@4001 | tail -1

say 'Install again'
start_requests
"/opt/creator-portal/releases/$first/deploy/install.sh"
end_requests 'a second installation'

say 'Update'
make_release "$second"
asset=$(head -1 "/opt/creator-portal/releases/$first/assets.list")
start_requests
run_block Update "$second"
end_requests 'the update'
expect 'releases of both processes' "$(running 4001) $(running 4002)" "$second $second"
expect 'script of the first release' "$(status "$portal/assets/$asset")" 200
expect 'sign-in of staff' "$(login)" 200

say 'Update to a release that does not migrate'
third=${first%-*}-33333333
make_release "$third" server/migrate.ts 'throw new Error("does not migrate");'
start_requests
run_block Update "$third" && fail 'the update did not fail'
end_requests 'the failed migration'
expect 'releases of both processes' "$(running 4001) $(running 4002)" "$second $second"

say 'Update to a release that does not start'
fourth=${first%-*}-44444444
make_release "$fourth" server/main.mjs 'throw new Error("does not start");'
start_requests
READY_SECONDS=15 run_block Update "$fourth" && fail 'the update did not fail'
end_requests 'the failed update'
expect 'releases of both processes' "$(running 4001) $(running 4002)" "$second $second"
expect 'current release' "$(readlink /opt/creator-portal/current)" "releases/$second"

say 'Roll back'
start_requests
run_block 'Roll back' "$second"
end_requests 'the roll back'
expect 'releases of both processes' "$(running 4001) $(running 4002)" "$first $first"
expect 'sign-in of staff' "$(login)" 200

say 'Backups'
run_block Backups "$first"
expect 'base backups' "$(find /var/backups/creator-portal/base -name '*Z' | wc -l)" 1
expect 'metrics of the backup' \
	"$(grep -c '^base_backup_' /var/lib/creator-portal-backup/base-backup.prom)" 2
expect 'mode of the metrics' \
	"$(stat -Lc %A /var/lib/creator-portal-backup/base-backup.prom)" -rw-r--r--
runuser -u postgres -- psql -qc 'create table archived ()' -c 'drop table archived' \
	-c 'select pg_switch_wal()' portal
sleep 3
expect 'attempts to archive WAL that failed' \
	"$(runuser -u postgres -- psql -Atc 'select failed_count from pg_stat_archiver')" 0
expect 'archived WAL' \
	"$(runuser -u postgres -- psql -Atc 'select archived_count > 1 from pg_stat_archiver')" t
expect 'timer of the backup' "$(systemctl is-active creator-portal-backup.timer)" active

say 'Killed process'
start_requests
systemctl kill --signal=KILL creator-portal@4001
sleep 5
for _ in {1..90}; do
	curl --silent --fail --output /dev/null http://127.0.0.1:4001/health/ready && break
	sleep 1
done
touch stop failures
wait "$requests"
say "requests during the kill: $(wc -l <requests), failed: $(wc -l <failures)"
expect 'state of the killed process' "$(systemctl is-active creator-portal@4001)" active
expect 'readiness of the killed process' "$(status http://127.0.0.1:4001/health/ready)" 200

say 'Start of the machine'
expect 'units that start with it' \
	"$(systemctl is-enabled creator-portal.target caddy postgresql | sort -u)" enabled
echo passed
