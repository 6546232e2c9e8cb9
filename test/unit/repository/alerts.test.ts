import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../../scripts/run.ts';

type Rule = { alert: string; expr: string; annotations: { summary: string; description: string } };

const { groups } = parse(readFileSync(`${root}docs/alerts.yml`, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

it('has alert rules', () => expect(rules.length).toBeGreaterThan(0));

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s asks for metrics that the server gives',
  (_, rule) => {
    const places = ['metrics.ts', 'jobs.ts', 'people/code-sender.ts'];
    const sources = places.map((place) => readFileSync(`${root}server/${place}`, 'utf8')).join('');
    const asked = rule.expr.match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) expect(sources).toContain(`name: '${name}'`);
    expect(rule.annotations.summary).not.toBe('');
    expect(rule.annotations.description).not.toBe('');
  },
);
