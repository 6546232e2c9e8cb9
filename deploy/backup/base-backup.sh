#!/bin/sh
# Takes a base backup of PostgreSQL into BACKUP_FOLDER/base and verifies it. Then removes the oldest
# backups, and the WAL in BACKUP_FOLDER/wal that only they needed, and writes metrics for the alerts
# to METRICS_FILE. After a failure the metrics stay as they were, so that BaseBackupOld fires.
# creator-portal-backup.timer starts it. PGHOST and the like say which server is meant.
set -eu

base=$BACKUP_FOLDER/base
archive=$BACKUP_FOLDER/wal
keep=${KEEP_BACKUPS:-7}

# Names sort by time.
name=$(date -u +%Y%m%dT%H%M%SZ)
rm -rf "${base:?}"/*.part
pg_basebackup --pgdata="$base/$name.part" --checkpoint=fast --wal-method=stream --no-password
pg_verifybackup --quiet "$base/$name.part"
mv -T "$base/$name.part" "$base/$name"

for old in $(find "$base" -mindepth 1 -maxdepth 1 -name '*Z' | sort | head -n "-$keep"); do
	echo "Removing $old."
	rm -rf "$old"
done
oldest=$(find "$base" -mindepth 1 -maxdepth 1 -name '*Z' | sort | head -n 1)
first_needed=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup -x .gz "$archive" "$first_needed"

cat >"$METRICS_FILE.new" <<END
# HELP base_backup_last_success_timestamp_seconds When the last base backup was finished.
# TYPE base_backup_last_success_timestamp_seconds gauge
base_backup_last_success_timestamp_seconds $(date +%s)
# HELP base_backup_size_bytes Size of the last base backup.
# TYPE base_backup_size_bytes gauge
base_backup_size_bytes $(du -sb "$base/$name" | cut -f 1)
END
chmod 644 "$METRICS_FILE.new"
mv "$METRICS_FILE.new" "$METRICS_FILE"
