import type { retentions } from '#domain/contract/personal-data.ts';
import { readContract } from '#server/http/contract/contract-document.ts';
import { isPersonalFieldName } from '#server/http/contract/personal-data.ts';
import { contractFields } from '#server/modules/own-data/register/contract-fields.ts';
import type { PersonalTable } from '#server/modules/own-data/register/personal-table.ts';
import { otherTables, personalTables } from '#server/modules/own-data/register/register.ts';

export type DatabaseColumn = { table: string; column: string; namesPerson: boolean };
export type MarkedField = { name: string; where: string; retention: keyof typeof retentions };

const tables = personalTables as Record<string, PersonalTable>;
const describedColumns = ({ exported, withheld }: PersonalTable) => [
  ...exported,
  ...Object.keys(withheld),
];

/** What the register lacks, or has too much. */
export function columnProblems(columns: readonly DatabaseColumn[]): string[] {
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const surplus = Object.entries(tables).flatMap(([name, table]) =>
    describedColumns(table)
      .filter((column) => !known.has(`${name}.${column}`))
      .map((column) => `${name}.${column} is not in the database.`),
  );
  return [...new Set([...columns.flatMap(columnProblem), ...surplus])];
}

function columnProblem({ table, column, namesPerson }: DatabaseColumn): string[] {
  const described = tables[table];
  if (described)
    return describedColumns(described).includes(column) ? [] : [`${table}.${column} is missing.`];
  if (!(table in otherTables)) return [`The table ${table} is missing.`];
  return namesPerson || isPersonalColumn(column)
    ? [`${table}.${column} names a person, and the table is said to have none.`]
    : [];
}

/** Names of catalogues, and words that the contract marks only in other places. */
const harmlessNames = ['name', 'title', 'value', 'code', 'url'];

const isPersonalColumn = (column: string): boolean =>
  /(^|_)(person|creator|owner|user)_id$/.test(column) ||
  (!harmlessNames.includes(column) && isPersonalFieldName(column.replaceAll('_', '')));

/** Every mark `x-personal-data` of the contract, with the name of its field. */
export function markedFields(): MarkedField[] {
  const found: MarkedField[] = [];
  collectMarks(readContract(), { name: '', where: '' }, found);
  return found;
}

type Place = { name: string; where: string };
/** Keys that name no field themselves. */
const wrappers = /^(items|schema|anyOf|oneOf|allOf|\d+|properties)$/;

function collectMarks(node: unknown, { name, where }: Place, found: MarkedField[]): void {
  if (typeof node !== 'object' || node === null) return;
  const mark = (node as Record<string, unknown>)['x-personal-data'];
  if (typeof mark === 'object' && mark !== null)
    found.push({ name, where: where.slice(1), ...(mark as Pick<MarkedField, 'retention'>) });
  const parameter = 'in' in node && 'name' in node ? String(node.name) : undefined;
  for (const [key, part] of Object.entries(node)) {
    const isField = where.endsWith('.properties') || !wrappers.test(key);
    const next = parameter && key === 'schema' ? parameter : isField ? key : name;
    collectMarks(part, { name: next, where: `${where}.${key}` }, found);
  }
}

const fitting: Record<MarkedField['retention'], (table: PersonalTable) => boolean> = {
  'not-kept': () => true,
  day: ({ retention }) => ['minutes', 'day', 'days'].includes(retention),
  account: ({ retention }) => !['minutes', 'day'].includes(retention),
  decision: ({ retention }) => !['minutes', 'day'].includes(retention),
  report: ({ retention }) => retention === 'days',
  tax: ({ retention }) => retention === 'tax',
};

/** Marked fields that the register does not have, or keeps otherwise than the contract says. */
export function fieldProblems(marks: readonly MarkedField[]): string[] {
  return marks.flatMap(({ name, where, retention }) => {
    const handling = contractFields[name];
    if (!handling) return [`${where} is marked and not in contract-fields.ts.`];
    if (handling === 'not-stored')
      return retention === 'not-kept' ? [] : [`${where} is said to stay and not stored.`];
    const unknown = handling.filter((path) => !isDescribed(path));
    if (unknown.length > 0) return [`${where}: ${unknown.join(', ')} is not in the register.`];
    return handling.some((path) => fitting[retention](tableOf(path)))
      ? []
      : [`${where} is said to stay (${retention}), and no column of it does.`];
  });
}

const tableOf = (path: string) => tables[path.split('.')[0] as string] as PersonalTable;

function isDescribed(path: string): boolean {
  const [table = '', column = ''] = path.split('.');
  const described = tables[table];
  return described !== undefined && describedColumns(described).includes(column);
}
