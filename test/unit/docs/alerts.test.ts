import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listOperations, readContract } from '#server/http/contract/contract-document.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { alertCases } from '../../../scripts/monitoring/alert-cases.ts';
import { readAlertRules, readAllAlertRules } from '../../../scripts/monitoring/alert-rules.ts';
import { dashboards } from '../../../scripts/monitoring/dashboards.ts';
import { exporterMetrics } from '../../../scripts/monitoring/exporter-metrics.ts';
import { readRunbook } from '../../../scripts/monitoring/runbook.ts';
import {
  declaredMetrics,
  type ExportedMetrics,
  exportedMetrics,
  unknownNames,
} from '../monitoring/exported-metrics.ts';
import { startTestServer, type TestServer } from '../server/harness/test-server.ts';

const operations = listOperations(readContract()).map(({ operation }) => operation);
const rules = readAllAlertRules();
const names = rules.map(({ alert }) => alert);
const panels = dashboards.flatMap(({ rows }) =>
  rows.flatMap((row) => row.panels.map(({ title, queries }) => [title, queries] as const)),
);
const byName = (some: typeof rules) => some.map((rule) => [rule.alert, rule] as const);
const declared = declaredMetrics(exporterMetrics);
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('alert rules', () => {
  let server: TestServer;
  let exported: ExportedMetrics;

  beforeAll(async () => {
    server = await startTestServer('pglite');
    const replica = { staleness: () => 0 } as NonNullable<typeof server.deps.replica>;
    const { registry } = createMetrics(server.app, { ...server.deps, replica });
    exported = await exportedMetrics(
      registry,
      operations.map(({ operationId }) => operationId),
    );
  }, 60_000);
  afterAll(() => server.stop());

  it.each(byName(readAlertRules('server')))(
    '%s asks for metrics that the server gives',
    (_, rule) => {
      expect(unknownNames(rule.expr, exported)).toEqual([]);
    },
  );

  it.each(byName(readAlertRules('exporters')))(
    '%s asks for metrics that an exporter gives',
    (_, rule) => {
      expect(unknownNames(rule.expr, declared)).toEqual([]);
    },
  );

  it.each([
    ['http_requests_total > 0', ['http_requests_total']],
    ['sum by (route) (requests_waiting) > 0', ['route']],
    ['requests_waiting{class="list"}', ['requests_waiting{class}']],
    ['sms_codes_total{outcome=~"sent|lost"}', ['sms_codes_total{outcome=lost}']],
    [
      'rate(http_request_duration_seconds_count{operation="getNothing"}[5m])',
      ['http_request_duration_seconds_count{operation=getNothing}'],
    ],
    ['1 > 0', ['no metric']],
  ])('recognise in %s what the server does not give', (expression, unknown) => {
    expect(unknownNames(expression, exported)).toEqual(unknown);
  });

  it.each(panels)('the panel "%s" asks for metrics that there are', (_, queries) => {
    const all: ExportedMetrics = new Map([...declared, ...exported]);
    expect(queries.flatMap(({ expr }) => unknownNames(expr, all))).toEqual([]);
  });

  it('and docs/runbook.md look for metrics that the server gives', () => {
    const { metrics } = readRunbook();
    expect(metrics.length).toBeGreaterThan(20);
    const unknown = metrics.filter(
      (start) => ![...exported.keys()].some((name) => name.startsWith(start)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(byName(rules))('%s says how urgent it is and where to read on', (alert, rule) => {
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).not.toBe('');
    expect(rule.annotations.description).not.toBe('');
    expect(rule.annotations.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  });

  it('have different names', () => expect([...new Set(names)]).toEqual(names));

  it('have tests for promtool', () => {
    expect(new Set(alertCases.map(({ alert }) => alert))).toEqual(new Set(names));
  });
});

describe('metrics of exporters', () => {
  const { scrape_configs: jobs } = parse(read('deploy/prometheus/prometheus.yml')) as {
    scrape_configs: { job_name: string }[];
  };
  const texts = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(([, queries]) => queries.map(({ expr }) => expr)),
  ];

  it('come from the jobs of deploy/prometheus/prometheus.yml', () => {
    const used = new Set(exporterMetrics.map(({ job }) => job));
    expect(jobs.map((job) => job.job_name)).toEqual(['creator-portal', ...used]);
  });

  it('are those that the backup job writes', () => {
    const script = read('deploy/backup/base-backup.sh');
    const written = [...script.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name]) => name);
    const names = exporterMetrics.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('base_backup_'))).toEqual(written);
  });

  it.each(exporterMetrics)('$name is used', ({ name }) => {
    expect(texts.some((text) => new RegExp(`\\b${name}\\b`).test(text))).toBe(true);
  });
});

describe('docs/runbook.md', () => {
  const { entries } = readRunbook();

  it('has an entry for each alert, and no other', () => {
    expect([...entries.keys()]).toEqual(names);
  });

  it.each(names)('says of %s what people notice, what to check and what to do', (alert) => {
    const parts = ['**Notice.**', '**Check.**', '**Do.**', '**Do not.**'];
    expect(parts.filter((part) => !entries.get(alert)?.includes(part))).toEqual([]);
  });
});
