import { readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ChartNode, ChartStructures } from '../../domain/charts/chart-structure.ts';
import { usageEvent, usageTarget } from '../../domain/charts/chart-structure.ts';
import { root } from '../child-process.ts';
import { loadCharts } from './load-charts.ts';

/*
 * Writes generated/chart-structures.json: the states and transitions of the charts that pages run.
 * The server knows by it which counts are real, and the heat map is drawn from it.
 * `--check` writes nothing and fails when it is out of date.
 */
const file = 'generated/chart-structures.json';
const text = linesOf(await chartStructures());

if (!process.argv.includes('--check')) {
  writeFileSync(root + file, text);
} else if (readFileSync(root + file, 'utf8') !== text) {
  console.error(`${file} is out of date. Run: npm run generate`);
  process.exitCode = 1;
}

async function chartStructures(): Promise<ChartStructures> {
  const charts = (await loadCharts()).filter(({ kind }) => kind !== 'lifecycle');
  return Object.fromEntries(
    charts.map(({ kind, file: path, machine }) => [
      machine.id,
      { area: kind === 'kit' ? 'kit' : String(path.split('/')[2]), root: nodeOf(machine.root) },
    ]),
  );
}

function nodeOf(node: AnyStateNode): ChartNode {
  const children = Object.entries(node.states as Record<string, AnyStateNode>);
  return {
    type: node.type,
    on: transitionsOf(node),
    states: Object.fromEntries(children.map(([key, child]) => [key, nodeOf(child)])),
  };
}

/** Those that lead somewhere, each pair of event and target once. */
function transitionsOf(node: AnyStateNode): ChartNode['on'] {
  const all: AnyTransitionDefinition[] = [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ];
  const pairs = all
    .filter(({ target }) => (target ?? []).length > 0)
    .map(({ eventType, target }): [string, string] => [
      usageEvent(eventType),
      usageTarget(target ?? []),
    ]);
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()];
}

/** Each chart on a line, so that a change shows what has changed. */
function linesOf(structures: ChartStructures): string {
  const lines = Object.entries(structures).map(
    ([id, structure]) => `${JSON.stringify(id)}: ${JSON.stringify(structure)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
