import { readFileSync } from 'node:fs';
import { root } from '../child-process.ts';

export type Runbook = {
  /** The entries by the name of their alert, in their order. */
  entries: Map<string, string>;
  /** The queries that it lets people run on the database. */
  queries: string[];
  /** The beginnings of names that it lets people look for in `/metrics`. */
  metrics: string[];
};

export function readRunbook(): Runbook {
  const text = readFileSync(`${root}docs/runbook.md`, 'utf8');
  const entries = text
    .split(/^### /m)
    .slice(1)
    .map((entry): [string, string] => [entry.slice(0, entry.indexOf('\n')), entry]);
  const commands = [...text.matchAll(/`metrics ([^`]+)`/g)].map(([, names = '']) => names);
  return {
    entries: new Map(entries),
    queries: [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, query = '']) => query),
    metrics: commands.flatMap((names) => names.replaceAll("'", '').split('|')),
  };
}
