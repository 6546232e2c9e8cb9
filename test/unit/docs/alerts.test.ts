import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../../scripts/child-process.ts';

type Rule = { alert: string; expr: string; annotations: { summary: string; description: string } };

const { groups } = parse(readFileSync(`${root}docs/alerts.yml`, 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

it('has alert rules', () => expect(rules.length).toBeGreaterThan(0));

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s asks for metrics that the server gives',
  (_, rule) => {
    const files = [
      'server/http/metrics.ts',
      'server/http/publication-metrics.ts',
      'server/platform/queue/jobs.ts',
      'server/modules/auth/codes/code-delivery.ts',
    ];
    const sources = files.map((file) => readFileSync(root + file, 'utf8')).join('');
    const asked = rule.expr.match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) expect(sources).toContain(`name: '${name}'`);
    expect(rule.annotations.summary).not.toBe('');
    expect(rule.annotations.description).not.toBe('');
  },
);
