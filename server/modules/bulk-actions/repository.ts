import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { BulkActionKind } from '#domain/staff/bulk-actions.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { lowestId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type BulkActionRow = Selectable<Schema['bulk_actions']>;
export type BulkItemRow = Selectable<Schema['bulk_action_items']>;

const day = 24 * 3600 * 1000;
/** For how many days a person finds their actions, and how many of them. */
const [shownDays, shownActions] = [7, 10];

/** Keeps an action with its records, in their order. */
export async function insertBulkAction(
  trx: Db,
  action: Insertable<Schema['bulk_actions']>,
  subjectIds: readonly string[],
): Promise<void> {
  await trx.insertInto('bulk_actions').values(action).execute();
  await sql`
    insert into bulk_action_items (action_id, position, subject_id, state)
    select ${action.id}::uuid, position, subject_id, 'pending'
    from unnest(${subjectIds}::uuid[]) with ordinality as subjects (subject_id, position)`.execute(
    trx,
  );
}

export const findBulkAction = (db: Db, id: string): Promise<BulkActionRow | undefined> =>
  db.selectFrom('bulk_actions').where('id', '=', id).selectAll().executeTakeFirst();

export const lockBulkAction = (trx: Db, id: string): Promise<BulkActionRow | undefined> =>
  trx.selectFrom('bulk_actions').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

export async function updateBulkAction(
  trx: Db,
  id: string,
  changes: Updateable<Schema['bulk_actions']>,
): Promise<void> {
  await trx.updateTable('bulk_actions').set(changes).where('id', '=', id).execute();
}

/** The running actions, locked, but not those that somebody else has locked. */
export const lockRunningActions = (trx: Db): Promise<BulkActionRow[]> =>
  trx
    .selectFrom('bulk_actions')
    .where('state', '=', 'running')
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .skipLocked()
    .execute();

/** Deletes actions that ended before then, with their items; the audit trail keeps their ids. */
export async function deleteOldBulkActions(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('bulk_actions')
    .where('state', '<>', 'running')
    .where('finished_at', '<', endedBefore)
    .execute();
}

/** How many unfinished actions a person has, counted up to the limit. */
export async function countRunningActions(trx: Db, personId: string): Promise<number> {
  const rows = await trx
    .selectFrom('bulk_actions')
    .where('person_id', '=', personId)
    .where('state', '=', 'running')
    .limit(limits.bulkActionsMax)
    .select('id')
    .execute();
  return rows.length;
}

/**
 * The next record of a running action, locked. One that another worker has locked is skipped, so
 * that no two of them have the same.
 */
export const lockNextItem = (trx: Db, actionId: string): Promise<BulkItemRow | undefined> =>
  trx
    .selectFrom('bulk_action_items')
    .where('action_id', '=', actionId)
    .where('state', '=', 'pending')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('bulk_actions')
          .where('id', '=', actionId)
          .where('bulk_actions.state', '=', 'running')
          .select('id'),
      ),
    )
    .orderBy('position')
    .limit(1)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function hasPendingItems(db: Db, actionId: string): Promise<boolean> {
  const item = await db
    .selectFrom('bulk_action_items')
    .where('action_id', '=', actionId)
    .where('state', '=', 'pending')
    .limit(1)
    .select('position')
    .executeTakeFirst();
  return item !== undefined;
}

type ItemOutcome = { code: NonNullable<BulkItemRow['code']>; fields: BulkItemRow['fields'] } | null;

/** Keeps that a record is done, or why not. */
export async function markItem(
  trx: Db,
  { action_id, position }: Pick<BulkItemRow, 'action_id' | 'position'>,
  failure: ItemOutcome,
): Promise<void> {
  await trx
    .updateTable('bulk_action_items')
    .set({
      state: failure ? 'failed' : 'done',
      code: failure?.code ?? null,
      fields: failure?.fields ? JSON.stringify(failure.fields) : null,
    })
    .where('action_id', '=', action_id)
    .where('position', '=', position)
    .execute();
}

/** Requeues the failures of an action. Returns how many there were. */
export async function resetFailedItems(trx: Db, actionId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('bulk_action_items')
    .set({ state: 'pending', code: null, fields: null })
    .where('action_id', '=', actionId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const itemCount = (state: BulkItemRow['state']) =>
  sql<number>`(select count(*)::int from bulk_action_items
    where action_id = bulk_actions.id and bulk_action_items.state = ${sql.lit(state)})`;

/** Actions of a person with how far they are: one, or the latest. */
export function listOwnActions(db: Db, personId: string, wanted: { id: string } | { now: Date }) {
  let query = db
    .selectFrom('bulk_actions')
    .leftJoin('people as agency', (join) =>
      join.on(sql<boolean>`agency.id = (bulk_actions.arguments->>'agencyUserId')::uuid`),
    )
    .where('person_id', '=', personId);
  if ('id' in wanted) query = query.where('bulk_actions.id', '=', wanted.id);
  else {
    const since = new Date(wanted.now.getTime() - shownDays * day);
    query = query.where('bulk_actions.id', '>=', lowestId(since));
  }
  return query
    .orderBy('bulk_actions.id', 'desc')
    .limit(shownActions)
    .selectAll('bulk_actions')
    .select(['agency.name as agency_name'])
    .select([itemCount('done').as('done'), itemCount('failed').as('failed')])
    .execute();
}

export type OwnBulkAction = Awaited<ReturnType<typeof listOwnActions>>[number];

/** The name of a record, by the kind of action. */
const subjectNames: Record<BulkActionKind, ReturnType<typeof sql<string | null>>> = {
  'approve-creators': sql`(select name from people where id = subject_id)`,
  'assign-agency': sql`(select name from people where id = subject_id)`,
  'hide-hashtags': sql`(select title from hashtags where id = subject_id)`,
  'show-hashtags': sql`(select title from hashtags where id = subject_id)`,
  'pay-invoices': sql`(select number from invoices where id = subject_id)`,
};

/** The records that an action could not change, with their names, in the action's order. */
export function listFailures(
  db: Db,
  { id, kind }: Pick<BulkActionRow, 'id' | 'kind'>,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .selectFrom('bulk_action_items')
    .where('action_id', '=', id)
    .where('state', '=', 'failed')
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .select(['position', 'subject_id', 'code', 'fields'])
    .select(subjectNames[kind].as('name'))
    .execute();
}

export type BulkFailureRow = Awaited<ReturnType<typeof listFailures>>[number];

/** Starts what {@link rollbackToSavepoint} rolls back, within a transaction. */
export async function openSavepoint(trx: Db): Promise<void> {
  await sql`savepoint record`.execute(trx);
}

export async function releaseSavepoint(trx: Db): Promise<void> {
  await sql`release savepoint record`.execute(trx);
}

export async function rollbackToSavepoint(trx: Db): Promise<void> {
  await sql`rollback to savepoint record`.execute(trx);
}
