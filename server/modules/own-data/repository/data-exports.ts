import type { Insertable, Selectable } from 'kysely';
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

/** When the exports of a person since a time were requested, the oldest first. */
export async function listRequestTimes(db: Db, personId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('data_exports')
    .where('person_id', '=', personId)
    .where('requested_at', '>', since)
    .orderBy('requested_at')
    .select('requested_at')
    .execute();
  return rows.map((row) => row.requested_at);
}

export async function insertDataExport(
  trx: Db,
  values: Insertable<DataExportTable>,
): Promise<void> {
  await trx.insertInto('data_exports').values(values).execute();
}

/**
 * Takes the export that has waited longest, so that no other process prepares it until the claim
 * ends.
 */
export const claimDataExport = (
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<DataExportRow | undefined> =>
  db
    .updateTable('data_exports')
    .set(({ eb }) => ({ claimed_until: until, tries: eb('tries', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('data_exports')
        .where('state', '=', 'waiting')
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

/** Moves the end of a claim. Gives false when it has been lost to another process. */
export async function setClaimEnd(db: Db, claim: Claim, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, claim)
    .set({ claimed_until: until })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up an export. */
export async function failDataExport(db: Db, claim: Claim): Promise<void> {
  await claimed(db, claim).set({ state: 'failed', claimed_until: null }).execute();
}

type Finished = { sealedKey: string; bytes: number; filesLeftOut: number; now: Date; until: Date };

/**
 * Notes that a file is stored, and that it replaces the ones before. Gives false when the claim was
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
      .where('state', 'in', ['ready', 'failed'])
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
  await db.updateTable('data_exports').set({ sealed_key: null }).where('id', '=', id).execute();
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
