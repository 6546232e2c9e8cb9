import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { limits } from '#domain/limits.ts';
import { undoPhoneChangeRoute } from '#domain/navigation/routes.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { deleteDevices, hashSessionToken, withdrawSignInLinks } from '../auth/index.ts';
import { findAppLanguage, sendNotice } from '../notices/index.ts';
import {
  type Contacts,
  findPersonByIdentity,
  listContacts,
  listEmails,
  lockPeople,
  ownedSinceSql,
  transitionCreator,
} from '../people/index.ts';

export type PhoneChange = Selectable<Schema['phone_changes']>;
/**
 * `superseded`: undone, and the account has another number now.
 * `waiting`: an earlier change can still be undone, and whoever had the number before it decides.
 */
export type PhoneChangeStatus = 'open' | 'undone' | 'superseded' | 'waiting' | 'expired';

const recordLifetime = 30 * 24 * 3600 * 1000;

type NoticeDeps = Pick<Deps, 'config' | 'mail' | 'smsNotices'>;
type Change = {
  personId: string;
  oldPhones: string[];
  newPhone: string;
  origin: string;
  now: Date;
};

/**
 * Keeps the numbers that were given up, and tells every known contact. A number that was given up
 * gets the link that undoes the change which took it, an address the one that undoes all changes
 * since it became known: so whoever has the account wrongly, and changes the number again, gets
 * nothing that counts more than what its owner has.
 * @param trx the transaction that changes the number
 * @param change `oldPhones` in the order in which they count: the first one's link undoes all of it
 */
export async function recordPhoneChange(
  trx: Db,
  means: NoticeDeps,
  { personId, oldPhones, newPhone, origin, now }: Change,
): Promise<void> {
  await trx
    .insertInto('phone_changes')
    .values(
      oldPhones.map((oldPhone, nth) => ({
        // Ids keep the order.
        id: newId(new Date(now.getTime() + nth)),
        person_id: personId,
        old_phone: oldPhone,
        new_phone: newPhone,
        changed_at: now,
        undo_until: new Date(now.getTime() + limits.phoneUndoSeconds * 1000),
      })),
    )
    .execute();
  const changes = await listOpenChanges(trx, personId, now);
  const language = await findAppLanguage(trx, personId);
  // Behind the `#`, which no server and no log sees.
  const tell = async (contacts: Contacts, changeId: string) => {
    const link = `${origin}${undoPhoneChangeRoute}#${await createUndoToken(trx, changeId)}`;
    await sendNotice(trx, means, contacts, { kind: 'phone-changed', link }, language);
  };
  for (const { id, old_phone } of changes) await tell({ phones: [old_phone], emails: [] }, id);
  for (const { address, since } of await listEmails(trx, personId)) {
    const first = changes.find(({ changed_at }) => changed_at >= since);
    if (first) await tell({ phones: [], emails: [address] }, first.id);
  }
  await sendNotice(
    trx,
    means,
    { phones: [newPhone], emails: [] },
    { kind: 'phone-added' },
    language,
  );
}

/** Those that can still be undone, the first one first. */
const listOpenChanges = (db: Db, personId: string, now: Date) =>
  db
    .selectFrom('phone_changes')
    .where('person_id', '=', personId)
    .where('undo_until', '>', now)
    .where('undone_at', 'is', null)
    .orderBy('changed_at')
    .orderBy('id')
    .selectAll()
    .execute();

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

async function createUndoToken(trx: Db, changeId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('phone_change_tokens')
    .values({ token_hash: hashSessionToken(token), change_id: changeId })
    .execute();
  return token;
}

/** @throws {Problem} `not-found` for a token that nobody was sent */
export async function findPhoneChange(db: Db, token: string): Promise<PhoneChange> {
  const change = await db
    .selectFrom('phone_changes')
    .innerJoin('phone_change_tokens', 'phone_change_tokens.change_id', 'phone_changes.id')
    .where('token_hash', '=', hashSessionToken(token))
    .selectAll('phone_changes')
    .executeTakeFirst();
  if (!change) throw new Problem('not-found');
  return change;
}

export async function phoneChangeStatus(
  db: Db,
  change: PhoneChange,
  now: Date,
): Promise<PhoneChangeStatus> {
  if (change.undone_at) {
    const holder = await findPersonByIdentity(db, 'MOBILE', change.old_phone);
    return holder?.id === change.person_id ? 'undone' : 'superseded';
  }
  if (change.undo_until <= now) return 'expired';
  const [first] = await listOpenChanges(db, change.person_id, now);
  return first?.id === change.id ? 'open' : 'waiting';
}

/**
 * Gives the old number back to the person, who then has no other. Later changes are undone with it,
 * logins that were linked and browsers that were first seen since, or in the 72 hours before, are
 * removed, and all sessions end but the kept one.
 * @returns the change as it is now
 * @throws {Problem} `not-found`, `phone-change-expired`, `already-taken` when somebody else works
 * with the old number by now
 */
export async function undoPhoneChange(
  deps: Pick<Deps, 'db' | 'config' | 'mail' | 'smsNotices'>,
  {
    token,
    kept,
    now,
  }: { token: string; kept: { session: string | null; device: string }; now: Date },
): Promise<PhoneChange> {
  return deps.db.transaction().execute(async (trx) => {
    const { person_id: personId } = await findPhoneChange(trx, token);
    await lockPeople(trx, [personId]);
    // Read again: the lock may have waited for another undoing.
    const change = await findPhoneChange(trx, token);
    if (change.undone_at) return change;
    if ((await phoneChangeStatus(trx, change, now)) !== 'open')
      throw new Problem('phone-change-expired');
    const contacts = await listContacts(trx, personId, now);
    await restoreOldPhone(trx, change, now);
    await deleteLaterLogins(trx, change);
    await deleteDevices(trx, personId, { keptHash: kept.device, since: suspiciousSince(change) });
    await trx
      .updateTable('phone_changes')
      .set({ undone_at: now })
      .where('person_id', '=', personId)
      .where('changed_at', '>=', change.changed_at)
      .where('undone_at', 'is', null)
      .execute();
    await withdrawSignInLinks(trx, personId, now);
    await trx
      .deleteFrom('sessions')
      .where('person_id', '=', personId)
      .where('token_hash', '<>', kept.session ?? '')
      .execute();
    await sendNotice(
      trx,
      deps,
      contacts,
      { kind: 'phone-restored' },
      await findAppLanguage(trx, personId),
    );
    return { ...change, undone_at: now };
  });
}

/**
 * The old number becomes the person's only one. An account that was made with it since, and is
 * still empty, loses it.
 */
async function restoreOldPhone(
  trx: Db,
  { person_id: personId, old_phone: phone }: PhoneChange,
  now: Date,
) {
  const holder = await trx
    .selectFrom('identities')
    .innerJoin('people', 'people.id', 'identities.person_id')
    .where('kind', '=', 'MOBILE')
    .where('subject', '=', phone)
    .select(['identities.id', 'person_id', 'position'])
    .executeTakeFirst();
  if (holder && holder.person_id !== personId) {
    const posts = await trx
      .selectFrom('posts')
      .where('creator_id', '=', holder.person_id)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (holder.position.work !== 'notSubmitted' || posts) throw new Problem('already-taken');
    await trx.deleteFrom('sessions').where('person_id', '=', holder.person_id).execute();
  }
  await trx
    .deleteFrom('identities')
    .where('kind', '=', 'MOBILE')
    .where((eb) => eb.or([eb('person_id', '=', personId), eb('subject', '=', phone)]))
    .execute();
  await trx
    .insertInto('identities')
    .values({
      id: newId(now),
      person_id: personId,
      kind: 'MOBILE',
      subject: phone,
      secret: null,
      created_at: now,
      proved_at: now,
    })
    .execute();
  await transitionCreator(trx, personId, { type: 'phone.verified' }, now);
}

/**
 * From when on what came to the account may be of whoever changed the number: they may have
 * prepared the change.
 */
const suspiciousSince = ({ changed_at }: PhoneChange) =>
  new Date(changed_at.getTime() - limits.phoneUndoSeconds * 1000);

/**
 * Whoever changed the number may have linked a login of their own. The one that they made the
 * account with stays.
 */
async function deleteLaterLogins(trx: Db, change: PhoneChange): Promise<void> {
  const { created_at: madeAt } = await trx
    .selectFrom('people')
    .where('id', '=', change.person_id)
    .select('created_at')
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('identities')
    .where('person_id', '=', change.person_id)
    .where('kind', 'in', ['GOOGLE', 'FACEBOOK'])
    .where(ownedSinceSql, '>=', suspiciousSince(change))
    .where((eb) => eb.or([eb('created_at', '<>', madeAt), eb('merged_at', 'is not', null)]))
    .execute();
}

/**
 * Records and links stay for a month after their time, so that they can say what became of the
 * change.
 */
export async function deleteOldPhoneChanges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('phone_changes')
    .where('undo_until', '<', new Date(now.getTime() - recordLifetime))
    .execute();
}
