#!/bin/sh
# Creates a staff account, like "npm run staff", with the rights and the database of the portal.
set -eu

case $(tty) in 'not a tty') terminal=--pipe ;; *) terminal=--pty ;; esac
for name in STAFF_EMAIL STAFF_NAME STAFF_PASSWORD STAFF_ADMIN STAFF_RESET; do
	eval "[ -n \"\${$name:-}\" ]" && set -- "$@" "--setenv=$name"
done
exec systemd-run --quiet --wait --collect "$terminal" "$@" --unit=creator-portal-staff \
	--uid=creator-portal --gid=creator-portal --working-directory=/opt/creator-portal/current \
	--property=LoadCredential=DATABASE_URL:/etc/creator-portal/secrets/DATABASE_URL \
	--setenv=DATABASE_URL_FILE=/run/credentials/creator-portal-staff.service/DATABASE_URL \
	/opt/creator-portal/current/node_modules/node/bin/node server/staff.ts
