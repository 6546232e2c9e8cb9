import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from './chart-nodes.ts';

/** One chart of `machines/`, as its file exports it. */
export type Chart = {
  /** File name without extension: `login`. */
  name: string;
  kind: 'flow' | 'lifecycle';
  /** Path from the project root. */
  file: string;
  machine: AnyStateMachine;
};

const root = new URL('../', import.meta.url);

/**
 * Every chart under `machines/flow` and `machines/lifecycle`, sorted by kind and name. A file that exports no
 * machine (types, actor placeholders) is no chart.
 * @throws when a file exports more than one machine: a chart is one file.
 */
export async function loadCharts(): Promise<Chart[]> {
  const charts: Chart[] = [];
  for (const kind of ['flow', 'lifecycle'] as const) {
    for (const fileName of listTypeScript(new URL(`machines/${kind}/`, root))) {
      const file = `machines/${kind}/${fileName}`;
      const exported: Record<string, unknown> = await import(
        pathToFileURL(new URL(file, root).pathname).href
      );
      const machines = [...new Set(Object.values(exported).filter(isMachine))];
      if (machines.length > 1)
        throw new Error(`${file} exports ${machines.length} machines; a chart is one file.`);
      const machine = machines[0];
      if (machine) charts.push({ name: fileName.replace(/\.ts$/, ''), kind, file, machine });
    }
  }
  return charts;
}

function listTypeScript(folder: URL): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort();
  } catch {
    return [];
  }
}
