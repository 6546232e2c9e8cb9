#!/bin/sh
# Makes the secrets of compose.yaml in deploy/containers/secrets. Existing ones stay.
set -eu

folder=$(CDPATH='' cd -- "$(dirname "$0")" && pwd -P)/secrets
mkdir -p "$folder"
# Nobody else can enter the folder; in the containers users without privileges read the files.
chmod 700 "$folder"
cd "$folder"

# make_secret NAME COMMAND...: writes what a command prints, unless there is such a file.
make_secret() {
	file=$1
	shift
	[ -e "$file" ] || { "$@" >"$file.new" && chmod 444 "$file.new" && mv "$file.new" "$file"; }
}

data_key() {
	printf '1:%s' "$(openssl rand -base64 32)"
}

push_key() {
	openssl rand 32 | basenc --base64url | tr -d '=\n'
}

s3_users() {
	cat <<-END
		{"identities": [{"name": "portal", "actions": ["Admin", "Read", "Write", "List"],
		  "credentials": [{"accessKey": "$(cat S3_ACCESS_KEY_ID)",
		    "secretKey": "$(cat S3_SECRET_ACCESS_KEY)"}]}]}
	END
}

make_secret POSTGRES_PASSWORD openssl rand -hex 24
password=$(cat POSTGRES_PASSWORD)
make_secret PGBOUNCER_USERS printf '"portal" "%s"\n' "$password"
make_secret DATABASE_URL printf 'postgresql://portal:%s@pgbouncer:6432/portal' "$password"
make_secret DIRECT_DATABASE_URL printf 'postgresql://portal:%s@postgres:5432/portal' "$password"
make_secret CODE_SECRET openssl rand -base64 32
make_secret DATA_KEYS data_key
make_secret VAPID_KEY push_key
make_secret S3_ACCESS_KEY_ID openssl rand -hex 10
make_secret S3_SECRET_ACCESS_KEY openssl rand -hex 20
make_secret S3_USERS s3_users
# The portal sends secrets by TLS only, so the bucket's service has a certificate of its own.
[ -e S3_CERTIFICATE ] || {
	openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj /CN=s3 \
		-addext subjectAltName=DNS:s3 -keyout S3_KEY -out S3_CERTIFICATE 2>/dev/null
	chmod 444 S3_KEY S3_CERTIFICATE
}
