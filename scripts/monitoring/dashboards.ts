/** One line, or one for each series, of a panel. */
export type Query = { expr: string; legend: string };

export type Panel = {
  title: string;
  /** A unit of Grafana. */
  unit: 's' | 'reqps' | 'ops' | 'percentunit' | 'bytes' | 'short';
  queries: Query[];
};

export type Dashboard = { uid: string; title: string; rows: { title: string; panels: Panel[] }[] };

const job = 'job="creator-portal"';
const requests = 'http_request_duration_seconds';

const quantile = (share: number): string =>
  `histogram_quantile(${share}, sum by (le) (rate(${requests}_bucket[$__rate_interval])))`;
const one = (expr: string, legend: string): Query[] => [{ expr, legend }];
const rate = (metric: string, label: string): Query[] =>
  one(`sum by (${label}) (rate(${metric}[$__rate_interval]))`, `{{${label}}}`);
const oldest = (metric: string, label?: string): Query[] =>
  label ? one(`max by (${label}) (${metric})`, `{{${label}}}`) : one(`max(${metric})`, 'oldest');

const fileSystems = '{fstype!~"tmpfs|ramfs|vfat"}';

const overview: Dashboard = {
  uid: 'portal-overview',
  title: 'Portal: overview',
  rows: [
    {
      title: 'Requests',
      panels: [
        {
          title: 'Requests by status',
          unit: 'reqps',
          queries: rate(`${requests}_count`, 'status'),
        },
        {
          title: 'Share of errors',
          unit: 'percentunit',
          queries: one(
            `(sum(rate(${requests}_count{status=~"5.."}[$__rate_interval])) or vector(0))` +
              ` / sum(rate(${requests}_count[$__rate_interval]))`,
            '5xx',
          ),
        },
        {
          title: 'Time to answer',
          unit: 's',
          queries: [
            { expr: quantile(0.5), legend: 'half' },
            { expr: quantile(0.95), legend: '95 %' },
            { expr: quantile(0.99), legend: '99 %' },
          ],
        },
        {
          title: 'Slowest operations, 95 %',
          unit: 's',
          queries: one(
            `topk(10, histogram_quantile(0.95, sum by (le, operation)` +
              ` (rate(${requests}_bucket{operation!="other"}[$__rate_interval]))))`,
            '{{operation}}',
          ),
        },
        {
          title: 'Operations with errors',
          unit: 'reqps',
          queries: one(
            `topk(10, sum by (operation, status)` +
              ` (rate(${requests}_count{status=~"5.."}[$__rate_interval])))`,
            '{{operation}} {{status}}',
          ),
        },
        {
          title: 'Refused requests',
          unit: 'reqps',
          queries: rate('requests_refused_total', 'priority'),
        },
      ],
    },
    {
      title: 'Processes',
      panels: [
        { title: 'Processes that answer', unit: 'short', queries: one(`sum(up{${job}})`, 'up') },
        {
          title: 'Requests at work and waiting',
          unit: 'short',
          queries: [
            { expr: 'sum by (what) (requests_in_flight)', legend: '{{what}}' },
            { expr: 'sum by (priority) (requests_waiting)', legend: 'waiting: {{priority}}' },
          ],
        },
        {
          title: 'Event loop lag, 99 %',
          unit: 's',
          queries: one(`nodejs_eventloop_lag_p99_seconds{${job}}`, '{{instance}}'),
        },
        {
          title: 'Processors in use',
          unit: 'short',
          queries: one(`rate(process_cpu_seconds_total{${job}}[$__rate_interval])`, '{{instance}}'),
        },
        {
          title: 'Memory',
          unit: 'bytes',
          queries: one(`process_resident_memory_bytes{${job}}`, '{{instance}}'),
        },
        {
          title: 'Disk of DATA_DIR',
          unit: 'bytes',
          queries: [
            { expr: 'disk_free_bytes', legend: 'free: {{instance}}' },
            { expr: 'disk_reserve_bytes', legend: 'reserve: {{instance}}' },
          ],
        },
      ],
    },
    {
      title: 'Website and file systems',
      panels: [
        {
          title: 'Pages that can be opened',
          unit: 'short',
          queries: one('probe_success', '{{instance}}'),
        },
        {
          title: 'Time until the certificate expires',
          unit: 's',
          queries: one('probe_ssl_earliest_cert_expiry - time()', '{{instance}}'),
        },
        {
          title: 'Free share of the file systems',
          unit: 'percentunit',
          queries: one(
            `node_filesystem_avail_bytes${fileSystems} / node_filesystem_size_bytes`,
            '{{mountpoint}}',
          ),
        },
      ],
    },
  ],
};

const work: Dashboard = {
  uid: 'portal-work',
  title: 'Portal: work in the background',
  rows: [
    {
      title: 'Queue',
      panels: [
        {
          title: 'Oldest work that could have started',
          unit: 's',
          queries: oldest('jobs_oldest_due_seconds', 'name'),
        },
        {
          title: 'Oldest work that is tried again',
          unit: 's',
          queries: oldest('jobs_oldest_retry_seconds', 'name'),
        },
        { title: 'Work given up', unit: 'ops', queries: rate('jobs_failed_total', 'name') },
        {
          title: 'Failures in the background',
          unit: 'ops',
          queries: rate('background_failures_total', 'instance'),
        },
      ],
    },
    {
      title: 'Codes and notifications',
      panels: [
        { title: 'One-time codes', unit: 'ops', queries: rate('sms_codes_total', 'outcome') },
        {
          title: 'Oldest waiting code',
          unit: 's',
          queries: oldest('sms_oldest_waiting_seconds'),
        },
        {
          title: 'Wrong short codes of a day',
          unit: 'short',
          queries: one('max(wrong_short_codes)', 'codes'),
        },
        { title: 'Push messages', unit: 'ops', queries: rate('push_messages_total', 'outcome') },
        {
          title: 'Oldest waiting push message',
          unit: 's',
          queries: oldest('push_oldest_due_seconds'),
        },
        {
          title: 'Password hashes',
          unit: 'short',
          queries: one('sum by (state) (password_hashes)', '{{state}}'),
        },
      ],
    },
    {
      title: 'Publications',
      panels: [
        {
          title: 'Attempts by outcome',
          unit: 'ops',
          queries: rate('publication_attempts_total', 'outcome'),
        },
        {
          title: 'Oldest unconfirmed delivery',
          unit: 's',
          queries: oldest('publications_oldest_undelivered_seconds', 'kind'),
        },
        {
          title: 'Failed deliveries',
          unit: 'short',
          queries: oldest('publications_failed', 'kind'),
        },
        {
          title: 'Delay of scheduled posts',
          unit: 's',
          queries: oldest('scheduled_posts_delay_seconds'),
        },
        {
          title: 'Scheduled posts',
          unit: 'ops',
          queries: rate('scheduled_posts_total', 'outcome'),
        },
      ],
    },
    {
      title: 'Pictures and videos',
      panels: [
        {
          title: 'Pictures',
          unit: 'short',
          queries: one('sum by (state) (picture_tasks)', '{{state}}'),
        },
        {
          title: 'Pictures beyond their limits',
          unit: 'ops',
          queries: rate('picture_tasks_killed_total', 'instance'),
        },
        {
          title: 'Videos',
          unit: 'short',
          queries: one('sum by (state) (video_tasks)', '{{state}}'),
        },
      ],
    },
  ],
};

const database: Dashboard = {
  uid: 'portal-database',
  title: 'Portal: database',
  rows: [
    {
      title: 'Database',
      panels: [
        {
          title: 'Processes whose database answers',
          unit: 'short',
          queries: one('sum(database_up)', 'processes'),
        },
        {
          title: 'Queries that wait for a connection',
          unit: 'short',
          queries: one('database_queries_waiting', '{{instance}}'),
        },
        {
          title: 'Requests without a database',
          unit: 'reqps',
          queries: one(
            `sum by (operation) (rate(${requests}_count{status="503"}[$__rate_interval]))`,
            '{{operation}}',
          ),
        },
        {
          title: 'Difference of the clocks',
          unit: 's',
          queries: one('clock_skew_seconds', '{{instance}}'),
        },
      ],
    },
    {
      title: 'Replica',
      panels: [
        {
          title: 'Behind the primary, at most',
          unit: 's',
          queries: one('replica_staleness_seconds', '{{instance}}'),
        },
        {
          title: 'Reads by what answered them',
          unit: 'ops',
          queries: rate('replica_reads_total', 'source'),
        },
      ],
    },
    {
      title: 'Backups',
      panels: [
        {
          title: 'Since WAL was archived',
          unit: 's',
          queries: one('pg_stat_archiver_last_archive_age', '{{server}}'),
        },
        {
          title: 'Files of WAL archived, and attempts that failed',
          unit: 'ops',
          queries: [
            ...one('rate(pg_stat_archiver_archived_count[$__rate_interval])', 'archived'),
            ...one('rate(pg_stat_archiver_failed_count[$__rate_interval])', 'failed'),
          ],
        },
        {
          title: 'Age of the base backup',
          unit: 's',
          queries: one('time() - base_backup_last_success_timestamp_seconds', '{{instance}}'),
        },
        {
          title: 'Size of the base backup',
          unit: 'bytes',
          queries: one('base_backup_size_bytes', '{{instance}}'),
        },
      ],
    },
  ],
};

export const dashboards: Dashboard[] = [overview, work, database];

/** Queries without a result while nothing goes wrong. */
export const emptyWithoutFaults: readonly string[] = [
  'Operations with errors',
  'Requests without a database',
];
