import type { AlertCase } from './alert-case.ts';

const probe = '{job="blackbox",instance="https://creators.example/login"}';
const server = '{job="postgres",server="a"}';
const disk = '{job="node",instance="a",fstype="ext4",mountpoint="/"}';
const memory = '{job="node",instance="a",fstype="tmpfs",mountpoint="/tmp"}';
const size = 'node_filesystem_size_bytes';
const available = 'node_filesystem_avail_bytes';

/** The cases of exporter-alerts.yml. The clock of promtool starts at 0. */
export const exporterAlertCases: AlertCase[] = [
  { alert: 'WebsiteUnreachable', series: { [`probe_success${probe}`]: ['1', '0'] }, minutes: 4 },
  {
    alert: 'CertificateExpiresSoon',
    series: { [`probe_ssl_earliest_cert_expiry${probe}`]: ['870000', '860000'] },
    minutes: 60,
  },
  {
    alert: 'CertificateNearlyExpired',
    series: { [`probe_ssl_earliest_cert_expiry${probe}`]: ['270000', '250000'] },
    minutes: 11,
  },
  {
    alert: 'WalArchivingFails',
    series: { [`pg_stat_archiver_failed_count${server}`]: ['7', '0+3'] },
    minutes: 20,
  },
  {
    alert: 'WalArchivingStopped',
    series: {
      [`pg_stat_archiver_last_archive_age${server}`]: ['60', '0+60'],
      [`pg_stat_archiver_archived_count${server}`]: ['5', '5'],
    },
    minutes: 50,
  },
  {
    alert: 'WalArchivingStopped',
    series: {
      [`pg_stat_archiver_last_archive_age${server}`]: ['60', 'NaN'],
      [`pg_stat_archiver_archived_count${server}`]: ['1', '0'],
    },
    minutes: 16,
  },
  {
    alert: 'BaseBackupOld',
    series: { base_backup_last_success_timestamp_seconds: ['-100000', '-110000'] },
    minutes: 60,
  },
  {
    alert: 'BaseBackupOld',
    series: { base_backup_last_success_timestamp_seconds: ['0', '_'] },
    minutes: 60,
  },
  {
    alert: 'FilesystemFillsUp',
    series: {
      [`${available}${disk}`]: ['11e9', '9e9'],
      [`${size}${disk}`]: ['100e9', '100e9'],
      [`${available}${memory}`]: ['1e9', '11e9'],
      [`${size}${memory}`]: ['100e9', '100e9'],
    },
    minutes: 31,
  },
  {
    // 2 MB and 10 MB a minute, of which four days have 12 GB and 58 GB.
    alert: 'FilesystemFillsUp',
    series: {
      [`${available}${disk}`]: ['30e9-2e6', '30e9-10e6'],
      [`${size}${disk}`]: ['100e9', '100e9'],
    },
    minutes: 35,
  },
  {
    alert: 'FilesystemFull',
    series: {
      [`${available}${disk}`]: ['6e9', '4e9'],
      [`${size}${disk}`]: ['100e9', '100e9'],
    },
    minutes: 6,
  },
  {
    alert: 'FilesystemFull',
    series: {
      [`node_filesystem_files_free${disk}`]: ['60000', '40000'],
      [`node_filesystem_files${disk}`]: ['1000000', '1000000'],
    },
    minutes: 6,
  },
  {
    alert: 'ExporterDown',
    series: { 'up{job="node",instance="a"}': ['1', '0'] },
    minutes: 11,
  },
  {
    alert: 'ExporterDown',
    series: { 'pg_up{job="postgres",instance="a"}': ['1', '0'] },
    minutes: 11,
  },
];
