import { type RawBuilder, sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { WorkKind } from '#domain/staff/work-kinds.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { lowestId } from '#server/platform/database/ids.ts';

/** What waits, oldest first. Each order has an index, so only counted rows are read. */
const queues: Record<WorkKind, RawBuilder<unknown>> = {
  profiles: sql`select submitted_at as since from people where role <> 'staff'
    and position->>'work' = 'pending' and submitted_at is not null order by submitted_at`,
  'profile-changes': sql`select submitted_at as since from profile_changes
    where state = 'pending' order by submitted_at`,
  posts: sql`select submitted_at as since from posts
    where state = 'SUBMITTED_FOR_DHPUBLISH_REVIEW' and not archived order by submitted_at`,
  appeals: sql`select created_at as since from appeals
    where state = 'open' order by created_at`,
  'bank-details': sql`select bank_details.submitted_at as since from people
    join bank_details on bank_details.person_id = people.id
    where position->>'bank' = 'pending' and merged_into is null order by bank_details.submitted_at`,
  invoices: sql`select accepted_at as since from invoices
    where state = 'ACCEPTED' order by accepted_at`,
  'failed-publications': sql`select settled_at as since from publication_deliveries
    where state in ('refused', 'expired') order by settled_at`,
};

export type WorkQuery = { kind: WorkKind; overdueBefore: Date };

/** At most one more than the limit is counted. */
export type WaitingRow = {
  kind: WorkKind;
  count: number;
  overdue: number;
  oldest: Date | null;
};

/** How much waits of each kind, and since when. */
export async function countWaitingWork(
  db: Db,
  queries: readonly WorkQuery[],
): Promise<WaitingRow[]> {
  if (queries.length === 0) return [];
  const parts = queries.map(
    ({ kind, overdueBefore }) => sql`select ${kind}::text as kind, count(*)::int as count,
      count(*) filter (where since < ${overdueBefore})::int as overdue, min(since) as oldest
      from (${queues[kind]} limit ${sql.lit(limits.workCountMax + 1)}) as waiting`,
  );
  const { rows } = await sql<WaitingRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** What the entries of the audit trail say of a decision of each kind. */
const decisions: Record<WorkKind, RawBuilder<unknown>> = {
  profiles: sql`operation = 'updateDetailsStatus' and changes->'profile' is not null`,
  'profile-changes': sql`operation = 'updateDetailsStatus'
    and changes->'profileChange' is not null`,
  posts: sql`operation = 'upsertPost'
    and changes->'state'->>'before' = 'SUBMITTED_FOR_DHPUBLISH_REVIEW'`,
  appeals: sql`operation = 'decideAppeal'`,
  'bank-details': sql`operation = 'saveBankDetails' and changes->'status'->>'before' = 'pending'`,
  invoices: sql`operation = 'updateInvoiceStatus' and changes->'state'->>'before' = 'ACCEPTED'`,
  'failed-publications': sql`operation = 'resendPublication'
    or operation = 'upsertPost' and changes->'state'->>'before' = 'PUBLISH_FAILED'`,
};

/** How many decisions of each kind a person has made since a moment. */
export async function countDecisions(
  db: Db,
  personId: string,
  since: Date,
): Promise<Map<WorkKind, number>> {
  const cases = Object.entries(decisions).map(
    ([kind, condition]) => sql`when ${condition} then ${kind}::text`,
  );
  const { rows } = await sql<{ kind: WorkKind; count: number }>`
    select kind, count(*)::int as count from (
      select case ${sql.join(cases, sql` `)} end as kind from audit_entries
      where person_id = ${personId}::uuid and id >= ${lowestId(since)}::uuid
    ) as today where kind is not null group by kind`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
