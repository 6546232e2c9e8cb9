/** A metric that an exporter gives, and not the portal. */
export type ExporterMetric = {
  name: string;
  /** The job of deploy/prometheus/prometheus.yml that scrapes it. */
  job: 'blackbox' | 'node' | 'postgres';
  /** Its labels, without `job` and `instance`. */
  labels: readonly string[];
};

const fileSystem = ['device', 'fstype', 'mountpoint'];

/**
 * All metrics of exporters that the alerts and dashboards may ask for. `npm run try-monitoring`
 * checks that Debian's exporters give them.
 */
export const exporterMetrics: readonly ExporterMetric[] = [
  { name: 'probe_success', job: 'blackbox', labels: [] },
  { name: 'probe_ssl_earliest_cert_expiry', job: 'blackbox', labels: [] },
  { name: 'node_filesystem_avail_bytes', job: 'node', labels: fileSystem },
  { name: 'node_filesystem_size_bytes', job: 'node', labels: fileSystem },
  { name: 'node_filesystem_files_free', job: 'node', labels: fileSystem },
  { name: 'node_filesystem_files', job: 'node', labels: fileSystem },
  // Written by deploy/backup/base-backup.sh, read by the textfile collector.
  { name: 'base_backup_last_success_timestamp_seconds', job: 'node', labels: [] },
  { name: 'base_backup_size_bytes', job: 'node', labels: [] },
  { name: 'pg_up', job: 'postgres', labels: [] },
  { name: 'pg_stat_archiver_archived_count', job: 'postgres', labels: ['server'] },
  { name: 'pg_stat_archiver_failed_count', job: 'postgres', labels: ['server'] },
  { name: 'pg_stat_archiver_last_archive_age', job: 'postgres', labels: ['server'] },
];
