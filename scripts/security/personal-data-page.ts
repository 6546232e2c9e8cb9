import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { purposes } from '#domain/contract/personal-data.ts';
import { contractFields } from '#server/modules/own-data/register/contract-fields.ts';
import {
  type Erasure,
  legalBases,
  type PersonalTable,
  rowRetentions,
} from '#server/modules/own-data/register/personal-table.ts';
import { otherTables, personalTables } from '#server/modules/own-data/register/register.ts';
import { root } from '../child-process.ts';
import { markdownCell } from '../specification/markdown-cell.ts';
import {
  type PersonalDataPlaces,
  type Place,
  placeKinds,
  placeProblems,
  placesFile,
  projectWriters,
  readPlaces,
} from './personal-data-places.ts';

/*
 * Writes docs/personal-data.md: every place with data of people. The tables and columns are those
 * of the register, which a test holds against the database and the contract. `--check` writes
 * nothing and fails when the page is out of date.
 */

const page = 'docs/personal-data.md';

const erasures: Record<Erasure, string> = {
  delete: 'deleted with the account',
  cascade: 'deleted with what it belongs to',
  clear: 'emptied with the account; the id stays',
  'keep-tax': 'stays until the tax laws allow to delete it',
  'keep-proof': 'stays by the id, as proof',
  'keep-id': 'stays by the id, which names nobody any more',
  'not-concerned': 'not with the account of a creator',
  expire: 'ends by itself within days',
};

/** The page in Markdown. */
export function personalDataPage({ readers, places }: PersonalDataPlaces): string {
  const tables = Object.entries(personalTables) as [string, PersonalTable][];
  return `# Where personal data is

Every place with data of people: why, how long, who may read it and how it is deleted.
\`npm run generate\` writes this page from the
[register](../server/modules/own-data/register/register.ts) and [its places](../${placesFile}). A
test fails when a column of the database, a field that the contract marks \`x-personal-data\`, or a
file that stores something is missing. [Decision 78](decisions/0078-own-data.md) and
[80](decisions/0080-closing-accounts.md) say how people get a copy and close their account;
[housekeeping](../server/housekeeping.ts) deletes what has expired.

## Tables

${table(
  ['table and columns', 'whose', 'purpose and basis', 'kept', 'who reads it', 'deleted'],
  tables.map(([name, one]) => [
    `**${markdownCell(name)}**: ${markdownCell(columnNames(one))}`,
    one.of,
    `${purposes[one.purpose]}; ${legalBases[one.basis]}`,
    rowRetentions[one.retention],
    readers[name] ?? '',
    erasures[one.erasure],
  ]),
)}

${Object.keys(placeKinds)
  .map((kind) => placeSection(kind as Place['kind'], places))
  .join('\n')}
## Fields of the contract

Every name of a field that the contract marks, and the columns that keep it.

${table(
  ['field', 'columns'],
  Object.entries(contractFields).map(([name, columns]) => [
    markdownCell(name),
    columns === 'not-stored' ? 'not stored' : markdownCell(columns.join(', ')),
  ]),
)}

## Tables without data of people

${table(
  ['table', 'contains'],
  Object.entries(otherTables).map(([name, contains]) => [markdownCell(name), contains]),
)}
`;
}

const placeSection = (kind: Place['kind'], places: Place[]) => `## ${placeKinds[kind]}

${table(
  ['place', 'contains', 'purpose', 'kept', 'who reads it', 'deleted'],
  places
    .filter((one) => one.kind === kind)
    .map((one) => [
      `${markdownCell(one.name)} (${one.sources.map(sourceLink).join(', ')})`,
      markdownCell(one.contains),
      purposes[one.purpose],
      one.kept,
      markdownCell(one.readers),
      one.deleted,
    ]),
)}
`;

const columnNames = ({ exported, withheld }: PersonalTable) =>
  [...exported, ...Object.keys(withheld)].join(', ');

const sourceLink = (file: string) => `[${file.slice(file.lastIndexOf('/') + 1)}](../${file})`;

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

if (import.meta.main) {
  const places = readPlaces();
  const problems = placeProblems(places, Object.keys(personalTables), projectWriters());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  const text = personalDataPage(places);
  const isCurrent = existsSync(root + page) && readFileSync(root + page, 'utf8') === text;
  if (!process.argv.includes('--check')) writeFileSync(root + page, text);
  else if (!isCurrent) {
    console.error(`${page} is out of date. Run: npm run generate`);
    process.exitCode = 1;
  }
}
