import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { PushTarget } from '#server/platform/push/push-encryption.ts';

/**
 * Subscribes the device of a session, in place of what it had; a device that another session left
 * behind belongs to this one now. The oldest subscriptions beyond the limit end.
 * @param trx a transaction
 */
export async function savePushSubscription(
  trx: Db,
  session: { hash: string; personId: string },
  { endpoint, publicKey, auth }: PushTarget,
  { now, most }: { now: Date; most: number },
): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('session_hash', '<>', session.hash)
    .execute();
  const target = { endpoint, public_key: publicKey, auth };
  await trx
    .insertInto('push_subscriptions')
    .values({ id: newId(now), session_hash: session.hash, ...target, created_at: now })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(target))
    .execute();
  await sql`delete from push_subscriptions where id in (
      select devices.id from push_subscriptions as devices
      join sessions on session_hash = token_hash
      where person_id = ${session.personId}
      order by session_hash = ${session.hash} desc, devices.id desc offset ${most}
    )`.execute(trx);
}

export async function deletePushSubscription(db: Db, sessionHash: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
}

/** Removes a device whose push service does not know it any more. */
export async function deleteGoneDevice(db: Db, id: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function hasPushSubscription(db: Db, sessionHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .where('session_hash', '=', sessionHash)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any device of a person is subscribed. */
export async function hasPushDevice(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'token_hash', 'session_hash')
    .where('person_id', '=', personId)
    .select('push_subscriptions.id')
    .executeTakeFirst();
  return row !== undefined;
}
