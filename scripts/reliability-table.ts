import { readFileSync, writeFileSync } from 'node:fs';
import type { SeedOutcome } from '#test/simulation/simulate.ts';
import { root } from './child-process.ts';

const file = `${root}docs/reliability.md`;

type Run = {
  outcomes: readonly SeedOutcome[];
  first: number;
  seconds: number;
  processorSeconds: number;
};

/** Writes the figures of a run into the table of docs/reliability.md. */
export function updateSimulationTable(run: Run): void {
  updateReliabilityTable('simulation', simulationFigures(run));
}

/**
 * Writes figures, each with its name, between `<!-- name: begin -->` and `<!-- name: end -->` in
 * docs/reliability.md.
 * @throws when the page has no such place
 */
export function updateReliabilityTable(name: string, figures: [string, string][]): void {
  const [start, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const page = readFileSync(file, 'utf8');
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${file} has no place for the table "${name}".`);
  const text = table([['figure', 'value'], ...figures]);
  writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
}

function simulationFigures(run: Run): [string, string][] {
  const { outcomes, first, seconds, processorSeconds } = run;
  const sum = (count: (outcome: SeedOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0).toLocaleString('en');
  const counted = (name: string) => sum(({ counts }) => counts[name] ?? 0);
  return [
    ['seeds', `${outcomes.length.toLocaleString('en')}, from ${first}`],
    ['seeds that failed', sum(({ failure }) => (failure ? 1 : 0))],
    ['steps, each followed by every check', sum(({ steps }) => steps)],
    ['words typed', counted('words')],
    ['crashes of the server', counted('crashes')],
    ['posts sent for review', counted('submit')],
    ['approvals', counted('publish')],
    ['posts handed over to the publisher', counted('handed-over')],
    ['minutes on two cores', (seconds / 60).toFixed(1)],
    ['seconds of processor time for each seed', (processorSeconds / outcomes.length).toFixed(2)],
  ];
}

/** A table of Markdown with columns of equal width. */
function table(rows: [string, string][]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [head, ...body] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  const line = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, line, ...body].join('\n');
}
