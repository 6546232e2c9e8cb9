import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { undoPhoneChangeRoute } from '#domain/navigation/routes.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  deleteDevices,
  deleteOtherSessions,
  deleteSessions,
  hashSessionToken,
  withdrawSignInLinks,
} from '../auth/index.ts';
import { recordEnd } from '../consents/index.ts';
import { findAppLanguage, sendNotice } from '../notices/index.ts';
import {
  type Contacts,
  deletePhonesAndHolder,
  deleteSocialIdentitiesSince,
  findPersonByIdentity,
  findPhoneHolder,
  hasPosts,
  insertProvedPhone,
  listContacts,
  listEmails,
  listIdentityKinds,
  lockPeople,
  transitionCreator,
} from '../people/index.ts';
import {
  findChangeByToken,
  insertPhoneChanges,
  insertUndoToken,
  listOpenChanges,
  markChangesUndone,
  type PhoneChange,
} from './repository/phone-changes.ts';

/**
 * `superseded`: undone, and the account has another number now. `waiting`: an earlier change can
 * still be undone, and its previous owner decides.
 */
export type PhoneChangeStatus = 'open' | 'undone' | 'superseded' | 'waiting' | 'expired';

type NoticeDeps = Pick<Deps, 'config' | 'mail' | 'smsNotices'>;
type Change = {
  personId: string;
  oldPhones: string[];
  newPhone: string;
  origin: string;
  now: Date;
};

/**
 * Keeps the replaced numbers and notifies every known contact. A replaced number gets a link that
 * undoes the change that replaced it; an email address gets one that undoes all changes since it
 * became known. So an intruder who changes the number again gains nothing over the owner.
 * @param trx the transaction that changes the number
 * @param change `oldPhones` in order of priority: the link of the first one undoes everything
 */
export async function recordPhoneChange(
  trx: Db,
  means: NoticeDeps,
  { personId, oldPhones, newPhone, origin, now }: Change,
): Promise<void> {
  await insertPhoneChanges(trx, { personId, oldPhones, newPhone }, now);
  const changes = await listOpenChanges(trx, personId, now);
  const language = await findAppLanguage(trx, personId);
  // Behind the `#`, which no server and no log sees.
  const notify = async (contacts: Contacts, changeId: string) => {
    const link = `${origin}${undoPhoneChangeRoute}#${await createUndoToken(trx, changeId)}`;
    await sendNotice(trx, means, contacts, { kind: 'phone-changed', link }, language);
  };
  for (const { id, old_phone } of changes) await notify({ phones: [old_phone], emails: [] }, id);
  for (const { address, since } of await listEmails(trx, personId)) {
    const first = changes.find(({ changed_at }) => changed_at >= since);
    if (first) await notify({ phones: [], emails: [address] }, first.id);
  }
  await sendNotice(
    trx,
    means,
    { phones: [newPhone], emails: [] },
    { kind: 'phone-added' },
    language,
  );
}

async function createUndoToken(trx: Db, changeId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertUndoToken(trx, changeId, hashSessionToken(token));
  return token;
}

/** @throws {Problem} `not-found` for an unknown token */
export async function findPhoneChange(db: Db, token: string): Promise<PhoneChange> {
  const change = await findChangeByToken(db, hashSessionToken(token));
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
 * Restores the old number as the person's only one. Later changes are undone with it, logins linked
 * and browsers first seen since then or in the 72 hours before are removed, and all other sessions
 * end.
 * @returns the change in its new state
 * @throws {Problem} `not-found`, `phone-change-expired`, `already-taken` when the old number now
 * belongs to an active account
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
    // An intruder who changed the number may have linked a login and used a browser of their own.
    const since = suspiciousSince(change);
    await removeSuspiciousLogins(trx, personId, since, now);
    await deleteDevices(trx, personId, { keptHash: kept.device, since });
    await markChangesUndone(trx, personId, change.changed_at, now);
    await withdrawSignInLinks(trx, personId, now);
    await deleteOtherSessions(trx, personId, kept.session ?? '');
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

async function removeSuspiciousLogins(
  trx: Db,
  personId: string,
  since: Date,
  now: Date,
): Promise<void> {
  const deleted = await deleteSocialIdentitiesSince(trx, personId, since);
  const kept = await listIdentityKinds(trx, personId);
  // Where another login of that kind stays in use, so does the consent.
  for (const kind of deleted.filter((one) => !kept.includes(one))) {
    const purpose = kind === 'GOOGLE' ? 'google' : 'facebook';
    await recordEnd(trx, { personId, purpose, screen: 'sign-in-methods' }, now);
  }
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
  const holder = await findPhoneHolder(trx, phone);
  if (holder && holder.person_id !== personId) {
    const hasContent = await hasPosts(trx, holder.person_id);
    if (holder.position.work !== 'notSubmitted' || hasContent) throw new Problem('already-taken');
    await deleteSessions(trx, holder.person_id);
  }
  await deletePhonesAndHolder(trx, personId, phone);
  await insertProvedPhone(trx, personId, phone, now);
  await transitionCreator(trx, personId, { type: 'phone.verified' }, now);
}

/**
 * Logins and browsers added from this time on may belong to whoever changed the number, who may
 * have prepared the change.
 */
const suspiciousSince = ({ changed_at }: PhoneChange) =>
  new Date(changed_at.getTime() - limits.phoneUndoSeconds * 1000);
