import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** Moves what is known of a browser to its new id. @param trx a transaction */
export async function renameDevice(trx: Db, fromHash: string, toHash: string): Promise<void> {
  await sql`with codes as (
      update code_sends set device_hash = ${toHash} where device_hash = ${fromHash}
    )
    update known_devices set device_hash = ${toHash} where device_hash = ${fromHash}`.execute(trx);
}

/**
 * Forgets browsers of an account.
 * @param which one of them, all but one, or those that were first seen since a time; together they
 * narrow
 */
export async function deleteDevices(
  trx: Db,
  personId: string,
  which: { hash?: string; keptHash?: string; since?: Date },
): Promise<void> {
  const { hash, keptHash, since } = which;
  let deletion = trx.deleteFrom('known_devices').where('person_id', '=', personId);
  if (hash !== undefined) deletion = deletion.where('device_hash', '=', hash);
  if (keptHash !== undefined) deletion = deletion.where('device_hash', '<>', keptHash);
  if (since !== undefined) deletion = deletion.where('first_seen_at', '>=', since);
  await deletion.execute();
}

/** Whether this browser has signed in to this account before. */
export async function isKnownDevice(
  db: Db,
  personId: string,
  deviceHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .where('person_id', '=', personId)
    .where('device_hash', '=', deviceHash)
    .select('first_seen_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the devices of an account as seen first now. @param trx a transaction */
export async function resetDeviceFirstSeen(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('known_devices')
    .set({ first_seen_at: now })
    .where('person_id', '=', personId)
    .execute();
}

/** Moves the devices of one account to another. @param trx a transaction */
export async function transferKnownDevices(trx: Db, fromId: string, toId: string): Promise<void> {
  await sql`insert into known_devices (person_id, device_hash, first_seen_at, last_seen_at)
    select ${toId}, device_hash, first_seen_at, last_seen_at from known_devices
    where person_id = ${fromId} order by device_hash
    on conflict (person_id, device_hash) do update set
      first_seen_at = least(known_devices.first_seen_at, excluded.first_seen_at),
      last_seen_at = greatest(known_devices.last_seen_at, excluded.last_seen_at)`.execute(trx);
  await trx.deleteFrom('known_devices').where('person_id', '=', fromId).execute();
}

/** Whether this browser has signed in to the account with this number before. */
export async function isDeviceKnownToPhone(
  db: Db,
  phone: string,
  deviceHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('known_devices', 'known_devices.person_id', 'identities.person_id')
    .where('kind', '=', 'MOBILE')
    .where('subject', '=', phone)
    .where('device_hash', '=', deviceHash)
    .select('device_hash')
    .executeTakeFirst();
  return row !== undefined;
}
