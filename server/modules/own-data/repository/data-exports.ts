import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { DataExportTable } from '#server/platform/database/schema/data-export-table.ts';

export type DataExportRow = Selectable<DataExportTable>;

/** The newest export of a person. */
export const findNewestExport = (db: Db, personId: string): Promise<DataExportRow | undefined> =>
  db
    .selectFrom('data_exports')
    .where('person_id', '=', personId)
    .where('state', '<>', 'replaced')
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();

/** A file of this person that can be downloaded now. */
export const findReadyExport = (
  db: Db,
  { id, personId, now }: { id: string; personId: string; now: Date },
): Promise<DataExportRow | undefined> =>
  db
    .selectFrom('data_exports')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .selectAll()
    .executeTakeFirst();

type Request = { at: Date; isFailed: boolean };

/** When the exports of a person since a time were requested, the oldest first. */
export async function listRequests(db: Db, personId: string, since: Date): Promise<Request[]> {
  const rows = await db
    .selectFrom('data_exports')
    .where('person_id', '=', personId)
    .where('requested_at', '>', since)
    .orderBy('requested_at')
    .select(['requested_at', 'state'])
    .execute();
  return rows.map(({ requested_at, state }) => ({
    at: requested_at,
    isFailed: state === 'failed',
  }));
}

export async function insertDataExport(
  trx: Db,
  values: Insertable<DataExportTable>,
): Promise<void> {
  await trx.insertInto('data_exports').values(values).execute();
}

/** Gives up exports whose processes have died too often. */
export async function failAbandonedExports(
  db: Db,
  { now, failuresMax }: { now: Date; failuresMax: number },
): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ state: 'failed', claimed_until: null, bytes: null })
    .where('state', '=', 'waiting')
    .where('failures', '>=', failuresMax)
    .where('claimed_until', '<=', now)
    .execute();
}

/**
 * Takes the export that has waited longest, so that no other process prepares it until the claim
 * ends. It counts as failed until it ends in another way.
 */
export const claimDataExport = (
  db: Db,
  { now, until, failuresMax }: { now: Date; until: Date; failuresMax: number },
): Promise<DataExportRow | undefined> =>
  db
    .updateTable('data_exports')
    .set(({ eb }) => ({
      claimed_until: until,
      tries: eb('tries', '+', 1),
      failures: eb('failures', '+', 1),
    }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('data_exports')
        .where('state', '=', 'waiting')
        .where('failures', '<', failuresMax)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
        .orderBy('requested_at')
        .limit(1)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** A claim: the export and the number of the try. */
export type Claim = Pick<DataExportRow, 'id' | 'tries'>;

/** Moves the end of a claim. Returns false when it has been lost to another process. */
export async function setClaimEnd(db: Db, claim: Claim, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, claim)
    .set({ claimed_until: until })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a claim; the export is tried again from `retryAt`. @param isFailure whether it counts */
export async function releaseClaim(
  db: Db,
  claim: Claim,
  { retryAt, isFailure }: { retryAt: Date; isFailure: boolean },
): Promise<void> {
  await claimed(db, claim)
    .set(({ eb }) => ({
      claimed_until: retryAt,
      bytes: null,
      ...(!isFailure && { failures: eb('failures', '-', 1) }),
    }))
    .execute();
}

/** Gives up an export. */
export async function failDataExport(db: Db, claim: Claim): Promise<void> {
  await claimed(db, claim).set({ state: 'failed', claimed_until: null, bytes: null }).execute();
}

/**
 * How many bytes the stored copies have, and those that are prepared.
 * @param exceptId an export that does not count
 */
export async function sumExportBytes(db: Db, exceptId?: string): Promise<number> {
  let stored = db.selectFrom('data_exports').where('bytes', 'is not', null);
  if (exceptId) stored = stored.where('id', '<>', exceptId);
  const { bytes } = await stored
    .select((eb) => eb.fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/**
 * Keeps room for an export, in place of what a killed process kept for it. Returns false when all
 * copies together would exceed the budget. Processes that ask at once wait for each other.
 */
export function reserveExportBytes(
  db: Db,
  claim: Claim,
  { bytes, budget }: { bytes: number; budget: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('data-export-bytes'))`.execute(trx);
    if ((await sumExportBytes(trx, claim.id)) + bytes > budget) return false;
    await claimed(trx, claim).set({ bytes }).execute();
    return true;
  });
}

type Finished = { sealedKey: string; bytes: number; filesLeftOut: number; now: Date; until: Date };

/**
 * Records a stored file, which replaces the ones before. Returns false when the claim was
 * lost: then the file of the other process counts.
 */
export function finishDataExport(
  db: Db,
  claim: Claim & { person_id: string },
  { sealedKey, bytes, filesLeftOut, now, until }: Finished,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await claimed(trx, claim)
      .set({
        state: 'ready',
        sealed_key: sealedKey,
        bytes,
        files_left_out: filesLeftOut,
        ready_at: now,
        expires_at: until,
        claimed_until: null,
      })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .updateTable('data_exports')
      .set({ state: 'replaced' })
      .where('person_id', '=', claim.person_id)
      .where('id', '<>', claim.id)
      // Those that failed stay as they are: they do not count for the limit of requests.
      .where('state', '=', 'ready')
      .execute();
    return true;
  });
}

const claimed = (db: Db, { id, tries }: Claim) =>
  db
    .updateTable('data_exports')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'waiting');

/** Exports whose time is over, the oldest first. */
export const listExpiredExports = (
  db: Db,
  now: Date,
): Promise<Pick<DataExportRow, 'id' | 'tries'>[]> =>
  db
    .selectFrom('data_exports')
    .where('expires_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .orderBy('expires_at')
    .limit(100)
    .select(['id', 'tries'])
    .execute();

/** Replaced exports whose file was not deleted yet. */
export const listReplacedExports = (db: Db): Promise<Pick<DataExportRow, 'id' | 'tries'>[]> =>
  db
    .selectFrom('data_exports')
    .where('state', '=', 'replaced')
    .where('sealed_key', 'is not', null)
    .limit(100)
    .select(['id', 'tries'])
    .execute();

/** Forgets the key of a file that was deleted. The row still counts for the limit of requests. */
export async function forgetExportKey(db: Db, id: string): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ sealed_key: null, bytes: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteDataExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('data_exports').where('id', '=', id).execute();
}

/** All exports of a person. */
export const listExportsOf = (
  db: Db,
  personId: string,
): Promise<Pick<DataExportRow, 'id' | 'tries'>[]> =>
  db.selectFrom('data_exports').where('person_id', '=', personId).select(['id', 'tries']).execute();
