import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PersonalTable, TableName } from '../register/personal-table.ts';

export type OwnRow = Record<string, unknown>;

/** Tables whose rows may have hundreds of kilobytes. */
const heavyTables: readonly TableName[] = ['posts', 'post_versions', 'crawled_posts'];
const [heavyPage, lightPage] = [25, 500];

/** The column of a table of people's rows that names the person. */
const parentOwners = { posts: 'creator_id', invoices: 'creator_id', phone_changes: 'person_id' };

/**
 * The rows of one person in a table of the register, in pages that fit into memory.
 * @param columns what to read besides the columns that order the rows
 */
export async function* readOwnRows(
  db: Db,
  [name, table]: [TableName, PersonalTable],
  personId: string,
  columns: readonly string[],
): AsyncGenerator<OwnRow[]> {
  const limit = heavyTables.includes(name) ? heavyPage : lightPage;
  const selected = [...new Set([...table.key, ...columns])];
  let last: OwnRow | undefined;
  for (;;) {
    const { rows } = await sql<OwnRow>`
      select ${sql.join(selected.map((column) => columnValue(table, column)))}
      from ${sql.table(name)} where ${isOwn(table, personId)} ${isAfter(table, last)}
      order by ${sql.join(table.key.map((column) => sql.ref(column)))} limit ${limit}
    `.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
  }
}

/** Days come as text: a driver would make a moment of them, in the time zone of the machine. */
const columnValue = ({ key }: PersonalTable, column: string) =>
  column === 'day' || (column.endsWith('_day') && !key.includes(column))
    ? sql`${sql.ref(column)}::text as ${sql.ref(column)}`
    : sql.ref(column);

function isOwn({ owner }: PersonalTable, personId: string): RawBuilder<unknown> {
  if (!owner) throw new Error('The rows of this table are not found by a person.');
  if (!owner.through) return sql`${sql.ref(owner.column)} = ${personId}`;
  return sql`${sql.ref(owner.column)} in (select id from ${sql.table(owner.through)}
    where ${sql.ref(parentOwners[owner.through])} = ${personId})`;
}

function isAfter({ key }: PersonalTable, last: OwnRow | undefined): RawBuilder<unknown> {
  if (!last) return sql``;
  const columns = sql.join(key.map((column) => sql.ref(column)));
  return sql`and (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
}

/** Whether a person owns sources, whose content comes from a publisher. */
export async function hasSources(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sources')
    .where('creator_id', '=', personId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
