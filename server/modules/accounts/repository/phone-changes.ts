import type { Selectable } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type PhoneChange = Selectable<Schema['phone_changes']>;

type NewChanges = { personId: string; oldPhones: string[]; newPhone: string };

/** Keeps the numbers that were given up for one, in this order. */
export async function insertPhoneChanges(
  trx: Db,
  { personId, oldPhones, newPhone }: NewChanges,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('phone_changes')
    .values(
      oldPhones.map((oldPhone, nth) => ({
        // Ids keep their order.
        id: newId(new Date(now.getTime() + nth)),
        person_id: personId,
        old_phone: oldPhone,
        new_phone: newPhone,
        changed_at: now,
        undo_until: new Date(now.getTime() + limits.phoneUndoSeconds * 1000),
      })),
    )
    .execute();
}

/** Those that can still be undone, the first one first. */
export function listOpenChanges(db: Db, personId: string, now: Date): Promise<PhoneChange[]> {
  return db
    .selectFrom('phone_changes')
    .where('person_id', '=', personId)
    .where('undo_until', '>', now)
    .where('undone_at', 'is', null)
    .orderBy('changed_at')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** Whether the number of one of these people was changed and the change can still be undone. */
export async function hasOpenPhoneChange(db: Db, personIds: string[], now: Date): Promise<boolean> {
  const change = await db
    .selectFrom('phone_changes')
    .where('person_id', 'in', personIds)
    .where('undo_until', '>', now)
    .where('undone_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

export async function insertUndoToken(trx: Db, changeId: string, tokenHash: string): Promise<void> {
  await trx
    .insertInto('phone_change_tokens')
    .values({ token_hash: tokenHash, change_id: changeId })
    .execute();
}

/** The change that a token undoes. */
export function findChangeByToken(db: Db, tokenHash: string): Promise<PhoneChange | undefined> {
  return db
    .selectFrom('phone_changes')
    .innerJoin('phone_change_tokens', 'phone_change_tokens.change_id', 'phone_changes.id')
    .where('token_hash', '=', tokenHash)
    .selectAll('phone_changes')
    .executeTakeFirst();
}

/** Notes that the changes of a person since a time are undone. */
export async function markChangesUndone(
  trx: Db,
  personId: string,
  since: Date,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('phone_changes')
    .set({ undone_at: now })
    .where('person_id', '=', personId)
    .where('changed_at', '>=', since)
    .where('undone_at', 'is', null)
    .execute();
}

const recordLifetime = 30 * 24 * 3600 * 1000;

/**
 * Records and links stay for a month after their time, so that they can show the outcome of the
 * change.
 */
export async function deleteOldPhoneChanges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('phone_changes')
    .where('undo_until', '<', new Date(now.getTime() - recordLifetime))
    .execute();
}
