import type { AlertCase } from './alert-case.ts';
import { exporterAlertCases } from './exporter-alert-cases.ts';

const process = '{job="creator-portal",instance="a"}';
const answers = 'http_request_duration_seconds_count{instance="a",operation="savePost",status=';
const bucket = 'http_request_duration_seconds_bucket{instance="a",operation="savePost",le=';

const serverAlertCases: AlertCase[] = [
  { alert: 'PortalDown', series: { [`up${process}`]: ['1', '0'] }, minutes: 2 },
  { alert: 'ProcessDown', series: { [`up${process}`]: ['1', '0'] }, minutes: 4 },
  {
    alert: 'ProcessRestarts',
    series: { [`process_start_time_seconds${process}`]: ['1000', '1000+60'] },
    minutes: 5,
  },
  {
    alert: 'RequestsFail',
    series: {
      [`${answers}"200"}`]: ['0+1000', '0+1000'],
      [`${answers}"500"}`]: ['0+5', '0+30'],
    },
    minutes: 10,
  },
  {
    alert: 'RequestsRefused',
    series: { 'requests_refused_total{priority="report",instance="a"}': ['0+5', '0+60'] },
    minutes: 12,
  },
  {
    alert: 'EssentialRequestsRefused',
    series: { 'requests_refused_total{priority="essential",instance="a"}': ['0+5', '0+60'] },
    minutes: 9,
  },
  {
    alert: 'AnswersSlow',
    series: {
      [`${bucket}"1"}`]: ['0+100', '0+90'],
      [`${bucket}"5"}`]: ['0+100', '0+100'],
      [`${bucket}"+Inf"}`]: ['0+100', '0+100'],
    },
    minutes: 16,
  },
  {
    alert: 'EventLoopBlocked',
    series: { [`nodejs_eventloop_lag_p99_seconds${process}`]: ['0.05', '0.4'] },
    minutes: 6,
  },
  {
    alert: 'MemoryHigh',
    series: { [`process_resident_memory_bytes${process}`]: ['250000000', '700000000'] },
    minutes: 16,
  },
  {
    alert: 'FilesNearlyExhausted',
    series: {
      [`process_open_fds${process}`]: ['700', '900'],
      [`process_max_fds${process}`]: ['1000', '1000'],
    },
    minutes: 3,
  },
  {
    alert: 'ClockSkewed',
    series: { 'clock_skew_seconds{instance="a"}': ['-9', '-11'] },
    minutes: 6,
  },
  { alert: 'DatabaseUnavailable', series: { 'database_up{instance="a"}': ['1', '0'] }, minutes: 2 },
  {
    alert: 'DatabaseQueriesWait',
    series: { 'database_queries_waiting{instance="a"}': ['5', '6'] },
    minutes: 4,
  },
  {
    alert: 'ReplicaLate',
    series: { 'replica_staleness_seconds{instance="a"}': ['4', 'Inf'] },
    minutes: 7,
  },
  {
    alert: 'DiskNearlyFull',
    series: {
      'disk_free_bytes{instance="a"}': ['60e9', '5e9'],
      'disk_reserve_bytes{instance="a"}': ['2e9', '2e9'],
      'disk_size_bytes{instance="a"}': ['1000e9', '1000e9'],
    },
    minutes: 11,
  },
  {
    alert: 'DiskFull',
    series: {
      'disk_free_bytes{instance="a"}': ['3e9', '1e9'],
      'disk_reserve_bytes{instance="a"}': ['2e9', '2e9'],
    },
    minutes: 2,
  },
  { alert: 'StorageFull', series: { [`${answers}"507"}`]: ['3', '0+1'] }, minutes: 3 },
  {
    alert: 'JobsWait',
    series: { 'jobs_oldest_due_seconds{name="publish-post"}': ['200', '400'] },
    minutes: 3,
  },
  {
    alert: 'JobLost',
    series: { 'jobs_failed_total{name="issue-invoice"}': ['1', '0+1'] },
    minutes: 3,
  },
  {
    alert: 'BackgroundWorkFails',
    series: { 'background_failures_total{instance="a"}': ['0+0.5', '0+2'] },
    minutes: 31,
  },
  { alert: 'CodesWait', series: { sms_oldest_waiting_seconds: ['20', '40'] }, minutes: 2 },
  {
    alert: 'CodesFail',
    series: {
      'sms_codes_total{outcome="sent"}': ['0+100', '0+100'],
      'sms_codes_total{outcome="failed"}': ['0+5', '0+30'],
    },
    minutes: 10,
  },
  { alert: 'CodesGuessed', series: { wrong_short_codes: ['400', '401'] }, minutes: 1 },
  {
    alert: 'PasswordsWait',
    series: { 'password_hashes{state="waiting",instance="a"}': ['20', '21'] },
    minutes: 6,
  },
  {
    alert: 'NoticesWait',
    series: { 'jobs_oldest_retry_seconds{name="send-text"}': ['1700', '1900'] },
    minutes: 1,
  },
  {
    alert: 'NoticeLost',
    series: { 'jobs_failed_total{name="send-mail"}': ['2', '0+1'] },
    minutes: 3,
  },
  { alert: 'PushesWait', series: { push_oldest_due_seconds: ['800', '1000'] }, minutes: 6 },
  {
    alert: 'PushesRefused',
    series: {
      'push_messages_total{outcome="sent"}': ['0+100', '0+10'],
      'push_messages_total{outcome="refused"}': ['0+1', '0+10'],
    },
    minutes: 10,
  },
  {
    alert: 'PublisherSlow',
    series: { 'publications_oldest_undelivered_seconds{kind="publish"}': ['1700', '1900'] },
    minutes: 6,
  },
  {
    alert: 'ScheduledPostsWait',
    series: { scheduled_posts_delay_seconds: ['30', '90'] },
    minutes: 2,
  },
  {
    alert: 'WithdrawalWaits',
    series: { 'publications_oldest_undelivered_seconds{kind="withdraw"}': ['800', '1000'] },
    minutes: 2,
  },
  {
    alert: 'PublicationsFailed',
    series: { 'publications_failed{kind="publish"}': ['0', '1'] },
    minutes: 16,
  },
  {
    alert: 'WithdrawalsFailed',
    series: { 'publications_failed{kind="withdraw"}': ['0', '1'] },
    minutes: 1,
  },
  {
    alert: 'PicturesWait',
    series: { 'picture_tasks{state="waiting",instance="a"}': ['8', '12'] },
    minutes: 6,
  },
  {
    alert: 'PicturesKilled',
    series: { 'picture_tasks_killed_total{instance="a"}': ['0+0.5', '0+2'] },
    minutes: 20,
  },
  {
    alert: 'VideosWait',
    series: { 'video_tasks{state="waiting",instance="a"}': ['4', '8'] },
    minutes: 16,
  },
];

export const alertCases: AlertCase[] = [...serverAlertCases, ...exporterAlertCases];
