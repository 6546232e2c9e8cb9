import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './child-process.ts';

const file = `${root}docs/reliability.md`;

/**
 * Writes figures into docs/reliability.md, between the comments `<!-- <name>: begin -->` and
 * `<!-- <name>: end -->`.
 * @param figures each with its value
 * @throws when the page lacks these comments
 */
export function updateReliabilityTable(name: string, figures: [string, string][]): void {
  const start = `<!-- ${name}: begin -->`;
  const end = `<!-- ${name}: end -->`;
  const page = readFileSync(file, 'utf8');
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${file} has no place for the table "${name}".`);
  const rows: [string, string][] = [['figure', 'value'], ...figures];
  writeFileSync(file, `${before}${start}\n\n${table(rows)}\n\n${end}${after}`);
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
