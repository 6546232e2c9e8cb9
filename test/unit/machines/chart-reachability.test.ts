import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stateName, stateNodes } from '../../../scripts/charts/chart-nodes.ts';
import { loadCharts } from '../../../scripts/charts/load-charts.ts';
import type { ChartEvents } from './harness/chart-events.ts';
import { explore } from './harness/chart-exploration.ts';
import {
  conventionProblems,
  describeTransition,
  globalEventPairs,
  transitionsOf,
} from './harness/chart-rules.ts';

const charts = await loadCharts();

it('finds charts to test', () => {
  expect(charts.map((chart) => chart.name)).not.toEqual([]);
});

describe.each(charts)('$file', (chart) => {
  it('keeps the conventions', () => {
    expect(conventionProblems(chart)).toEqual([]);
  });

  it.runIf(chart.kind !== 'lifecycle')('answers every global event in every state', () => {
    const forgotten = globalEventPairs(chart.machine).filter((pair) => pair.answer === 'missing');
    expect(forgotten.map((pair) => `${pair.event} in ${pair.state}`)).toEqual([]);
  });

  it('has every state reachable and every transition taken', async () => {
    const samples = await loadSamples(chart.file);
    expect(samples.machine.id, 'the samples are of another chart').toBe(chart.machine.id);
    const { reached, taken, missing } = explore(samples);
    expect([...missing].sort(), `samples missing in events/${chart.name}.ts`).toEqual([]);
    const unreached = stateNodes(samples.machine).filter(
      (node) => node.type !== 'history' && !reached.has(node.id),
    );
    expect(unreached.map(stateName), 'states that no event reaches').toEqual([]);
    const untaken = transitionsOf(samples.machine).filter((transition) => !taken.has(transition));
    expect(untaken.map(describeTransition), 'transitions that no sample takes').toEqual([]);
  });
});

async function loadSamples(chartFile: string): Promise<ChartEvents> {
  const path = chartFile.replace('machines/', 'events/');
  const file = new URL(`./${path}`, import.meta.url);
  if (!existsSync(file)) {
    throw new Error(
      `test/unit/machines/${path} is missing; chart-events.ts says what goes into it.`,
    );
  }
  const module: { default: ChartEvents } = await import(file.href);
  return module.default;
}
