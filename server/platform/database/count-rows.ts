import { type Expression, sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from './database-types.ts';

/** One more than is counted says that there are more. */
export const countLimit = limits.countedRowsMax + 1;

/**
 * How many rows a query finds, counted up to {@link countLimit}, so that a count costs no more than
 * some pages.
 * @param rows a query with `limit(countLimit)`
 */
export async function countRows(db: Db, rows: Expression<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${rows}) as counted`.execute(db);
  return counted.rows[0]?.count ?? 0;
}
