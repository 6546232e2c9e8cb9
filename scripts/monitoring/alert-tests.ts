import type { AlertCase } from './alert-case.ts';
import { alertCases } from './alert-cases.ts';
import { alertRuleFiles } from './alert-rules.ts';

/** The duration of each test, in minutes. */
const length = 60;

/** What promtool knows as a growing or shrinking value: `0+5`, `9-1`. */
const changes = /\d[+-]/;

type Sample = { labels: string; value: number };
type Test = {
  interval: '1m';
  input_series: { series: string; values: string }[];
  promql_expr_test: { expr: string; eval_time: string; exp_samples: Sample[] }[];
};

/**
 * The tests for `promtool test rules`: each alert stays silent with the first values of its case,
 * and fires with the second ones.
 */
export const alertTests = () => ({
  rule_files: Object.values(alertRuleFiles),
  evaluation_interval: '1m',
  tests: alertCases.flatMap(casesTests),
});

function casesTests({ alert, series, minutes }: AlertCase): Test[] {
  const expr = `count by (alertname) (ALERTS{alertstate="firing",alertname="${alert}"})`;
  const firing = { labels: `{alertname="${alert}"}`, value: 1 };
  return [
    test(seriesValues(series, 0), [expectation(expr, length, [])]),
    test(seriesValues(series, 1), [expectation(expr, minutes, [firing])]),
  ];
}

const seriesValues = (series: AlertCase['series'], place: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(series).map(([name, values]) => [name, values[place]]));

function test(series: Record<string, string>, expected: Test['promql_expr_test']): Test {
  const input = Object.entries(series).map(([name, value]) => ({
    series: name,
    values: `${value === '_' || changes.test(value) ? value : `${value}+0`}x${length}`,
  }));
  return { interval: '1m', input_series: input, promql_expr_test: expected };
}

const expectation = (expr: string, minutes: number, samples: Sample[]) => ({
  expr,
  eval_time: `${minutes}m`,
  exp_samples: samples,
});
