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

export const alertRulesFile = `${root}deploy/prometheus/alerts.yml`;

export function readAlertRules(): AlertRule[] {
  const { groups } = parse(readFileSync(alertRulesFile, 'utf8')) as {
    groups: { rules: AlertRule[] }[];
  };
  return groups.flatMap(({ rules }) => rules);
}
