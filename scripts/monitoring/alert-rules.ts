import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../child-process.ts';

/** An alert rule of Prometheus. */
export type AlertRule = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook_url: string };
};

/** The rules on metrics of the server, and those on metrics of exporters. */
export const alertRuleFiles = {
  server: `${root}deploy/prometheus/alerts.yml`,
  exporters: `${root}deploy/prometheus/exporter-alerts.yml`,
} as const;

export function readAlertRules(source: keyof typeof alertRuleFiles): AlertRule[] {
  const { groups } = parse(readFileSync(alertRuleFiles[source], 'utf8')) as {
    groups: { rules: AlertRule[] }[];
  };
  return groups.flatMap(({ rules }) => rules);
}

export const readAllAlertRules = (): AlertRule[] => [
  ...readAlertRules('server'),
  ...readAlertRules('exporters'),
];
