import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { ProblemReportTable } from '#server/platform/database/schema/problem-report-table.ts';

export type ProblemReportRow = Selectable<ProblemReportTable>;

const summaryColumns = [
  ...(['id', 'created_at', 'what_happened', 'page', 'language', 'theme', 'user_agent'] as const),
  ...(['last_chart', 'last_state', 'steps'] as const),
] as const;
export type ProblemReportSummaryRow = Pick<ProblemReportRow, (typeof summaryColumns)[number]>;

export async function insertProblemReport(
  trx: Db,
  row: Insertable<ProblemReportTable>,
): Promise<void> {
  await trx.insertInto('problem_reports').values(row).execute();
}

/** Reports of these accounts, the newest first. */
export async function listReports(
  db: Db,
  personIds: readonly string[],
  { after, limit }: { after: string | null; limit: number },
): Promise<ProblemReportSummaryRow[]> {
  let query = db.selectFrom('problem_reports').where('person_id', 'in', personIds);
  if (after) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).select(summaryColumns).execute();
}

export const findReport = (db: Db, id: string): Promise<ProblemReportRow | undefined> =>
  db.selectFrom('problem_reports').where('id', '=', id).selectAll().executeTakeFirst();

/** Deletes a report of one of these accounts, if it is there. */
export async function deleteReport(
  db: Db,
  id: string,
  personIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('problem_reports')
    .where('id', '=', id)
    .where('person_id', 'in', personIds)
    .execute();
}

/** Deletes all but the newest reports of a person. */
export async function deleteSurplusReports(trx: Db, personId: string, kept: number): Promise<void> {
  await trx
    .deleteFrom('problem_reports')
    .where('person_id', '=', personId)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('problem_reports')
        .where('person_id', '=', personId)
        .orderBy('id', 'desc')
        .limit(kept)
        .select('id'),
    )
    .execute();
}

export async function deleteReportsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('problem_reports').where('created_at', '<', time).execute();
}

/** How many reports are stored, of all people. */
export async function countReports(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('problem_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How many reports a person has sent since a time, and when the first. The replies that repeated
 * calls get say so, because reports may have been withdrawn.
 */
export const countSentReports = (
  db: Db,
  personId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> =>
  db
    .selectFrom('idempotency_keys')
    .where('person_id', '=', personId)
    .where('operation', '=', 'createProblemReport')
    .where('created_at', '>', since)
    .select(sql<number>`count(*)::int`.as('count'))
    .select(({ fn }) => fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow();
