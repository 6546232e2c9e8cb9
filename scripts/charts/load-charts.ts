import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from './chart-nodes.ts';

/** One chart of `machines/`, as its file exports it. */
export type Chart = {
  /** File name without extension: `login`. */
  name: string;
  /** `kit` holds charts that several areas share. */
  kind: 'flow' | 'kit' | 'lifecycle';
  /** Path from the project root. */
  file: string;
  machine: AnyStateMachine;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Every chart under `machines/`, sorted by kind and path. A file that exports no machine (types,
 * actor placeholders) is not a chart.
 * @throws when a file exports more than one machine, or two charts have the same name
 */
export async function loadCharts(): Promise<Chart[]> {
  const charts: Chart[] = [];
  for (const kind of ['flow', 'kit', 'lifecycle'] as const) {
    for (const file of globSync(`machines/${kind}/**/*.ts`, { cwd: root }).sort()) {
      const exported: Record<string, unknown> = await import(pathToFileURL(root + file).href);
      const machines = [...new Set(Object.values(exported).filter(isMachine))];
      if (machines.length > 1)
        throw new Error(`${file} exports ${machines.length} machines; a chart is one file.`);
      const [machine] = machines;
      if (machine) charts.push({ name: basename(file, '.ts'), kind, file, machine });
    }
  }
  const names = charts.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new Error(`Two charts are named '${repeated}'.`);
  return charts;
}
