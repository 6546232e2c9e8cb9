#!/bin/sh
# The archive_command of PostgreSQL: archive-wal.sh FILE TARGET compresses a finished file of WAL
# into TARGET.gz. It succeeds only when the archive has the whole file; PostgreSQL tries again, and
# keeps the file until then.
set -eu

file=$1
target=$2.gz
if [ -e "$target" ]; then
	# PostgreSQL sends a file again when it stopped before it noted the success.
	gzip -dc "$target" | cmp -s - "$file" && exit
	echo "$target has other content: does another server use this archive?" >&2
	exit 1
fi
gzip -1c "$file" >"$target.part"
sync "$target.part"
mv "$target.part" "$target"
sync "$(dirname "$target")"
