import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations, readContract } from '#server/http/contract/contract-document.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { alertCases } from '../../../scripts/monitoring/alert-cases.ts';
import { readAlertRules } from '../../../scripts/monitoring/alert-rules.ts';
import { dashboards } from '../../../scripts/monitoring/dashboards.ts';
import { readRunbook } from '../../../scripts/monitoring/runbook.ts';
import {
  type ExportedMetrics,
  exportedMetrics,
  unknownNames,
} from '../monitoring/exported-metrics.ts';
import { startTestServer, type TestServer } from '../server/harness/test-server.ts';

const operations = listOperations(readContract()).map(({ operation }) => operation);
const rules = readAlertRules();
const names = rules.map(({ alert }) => alert);
const panels = dashboards.flatMap(({ rows }) =>
  rows.flatMap((row) => row.panels.map(({ title, queries }) => [title, queries] as const)),
);
const byName = rules.map((rule) => [rule.alert, rule] as const);

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

  it.each(byName)('%s asks for metrics that the server gives', (_, rule) => {
    expect(unknownNames(rule.expr, exported)).toEqual([]);
  });

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

  it.each(panels)('the panel "%s" asks for metrics that the server gives', (_, queries) => {
    expect(queries.flatMap(({ expr }) => unknownNames(expr, exported))).toEqual([]);
  });

  it('and docs/runbook.md look for metrics that the server gives', () => {
    const { metrics } = readRunbook();
    expect(metrics.length).toBeGreaterThan(20);
    const unknown = metrics.filter(
      (start) => ![...exported.keys()].some((name) => name.startsWith(start)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(byName)('%s says how urgent it is and where to read on', (alert, rule) => {
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).not.toBe('');
    expect(rule.annotations.description).not.toBe('');
    expect(rule.annotations.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  });

  it('have different names', () => expect([...new Set(names)]).toEqual(names));

  it('have a test each for promtool', () => {
    expect(alertCases.map(({ alert }) => alert).sort()).toEqual([...names].sort());
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
