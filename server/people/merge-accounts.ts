import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import { type CreatorPosition, newCreator } from '#machines/lifecycle/creator.ts';
import { openAccount, sealAccount } from '../confidential/bank-account.ts';
import type { Safe } from '../confidential/safe.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';
import { countDevicesAsNew, moveKnownDevices } from './browser-device.ts';
import { phoneOf } from './contacts.ts';
import { lockPeople, requireOpenSession } from './link-identity.ts';
import { positionAfter } from './move-creator.ts';
import { canBeMerged, type Person } from './person.ts';
import { hasOpenPhoneChange } from './phone-changes.ts';
import { forgetProfileChange } from './profile-changes.ts';
import { withdrawSignInLinks } from './sign-in-links.ts';

type Merge = {
  selectedId: string;
  defunctId: string;
  /** Whose session it is; what the other account has counts as new to both. */
  ownId: string;
  /** The session in which it was chosen goes on with the selected account. */
  sessionHash: string;
  safe: Safe;
  now: Date;
};

/**
 * Makes one account of two: logins, posts, files, money and followers of the defunct one become the selected one's, which
 * keeps its profile, approval and type; of the other a tombstone stays. Other sessions of the defunct account end.
 * @param trx a transaction
 * @returns whether both could still be merged; nothing is changed where not
 * @throws {Problem} `unauthenticated` when the session has ended
 */
export async function mergeAccounts(trx: Db, merge: Merge): Promise<boolean> {
  const { selectedId, defunctId, now } = merge;
  const people = await lockPeople(trx, [selectedId, defunctId]);
  await requireOpenSession(trx, merge.sessionHash);
  const selected = people.find(({ id }) => id === selectedId);
  const defunct = people.find(({ id }) => id === defunctId);
  if (!selected || !defunct || !people.every(canBeMerged)) return false;
  if (await hasOpenPhoneChange(trx, [selectedId, defunctId], now)) return false;
  await holdPayments(trx, merge);
  await countLoginsAsNew(trx, merge);
  const identities = await moveOwned(trx, 'identities', 'person_id', merge);
  const posts = await movePosts(trx, merge);
  await moveOwned(trx, 'engagement_days', 'creator_id', merge);
  await moveOwned(trx, 'invoices', 'creator_id', merge);
  await moveOwned(trx, 'pictures', 'owner_id', merge);
  await moveOwned(trx, 'videos', 'owner_id', merge);
  await moveOwned(trx, 'confidential_files', 'owner_id', merge);
  await moveOwned(trx, 'ogc_owners', 'person_id', merge);
  await moveOwned(trx, 'sources', 'creator_id', merge);
  await moveOwned(trx, 'crawled_posts', 'creator_id', merge);
  await moveOwned(trx, 'comm_cards', 'person_id', merge);
  await moveOwned(trx, 'phone_changes', 'person_id', merge);
  const bank = await moveBankDetails(trx, merge, selected, defunct);
  await withdrawSignInLinks(trx, defunctId, now);
  await forgetProfileChange(trx, defunctId);
  await trx
    .updateTable('sessions')
    .set({ person_id: selectedId })
    .where('person_id', '=', defunctId)
    .where('token_hash', '=', merge.sessionHash)
    .execute();
  await trx.deleteFrom('sessions').where('person_id', '=', defunctId).execute();
  await moveKnownDevices(trx, defunctId, selectedId);
  await keepSelected(trx, merge, selected, defunct, bank);
  await buryDefunct(trx, merge);
  await trx
    .insertInto('account_merges')
    .values({
      id: newId(now),
      selected_id: selectedId,
      defunct_id: defunctId,
      posts,
      identities,
      followers: defunct.followers,
      at: now,
    })
    .execute();
  return true;
}

type Owned =
  | 'identities'
  | 'pictures'
  | 'videos'
  | 'confidential_files'
  | 'engagement_days'
  | 'invoices'
  | 'ogc_owners'
  | 'sources'
  | 'crawled_posts'
  | 'comm_cards'
  | 'phone_changes'
  | 'posts';

/** Whoever has borrowed a session may merge an account of theirs into its own: undoing a change of number finds what came. */
async function countLoginsAsNew(trx: Db, { selectedId, defunctId, ownId, now }: Merge): Promise<void> {
  const otherId = ownId === defunctId ? selectedId : defunctId;
  await trx.updateTable('identities').set({ merged_at: now }).where('person_id', '=', otherId).execute();
  await countDevicesAsNew(trx, otherId, now);
}

async function moveOwned(trx: Db, table: Owned, owner: string, { selectedId, defunctId }: Merge) {
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(owner)} = ${selectedId}
    where ${sql.ref(owner)} = ${defunctId}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** A device that wrote for both accounts may have given both the same post: the defunct one's gets another name. */
async function movePosts(trx: Db, merge: Merge): Promise<number> {
  await sql`update posts set client_id = gen_random_uuid() where creator_id = ${merge.defunctId} and client_id in
    (select client_id from posts where creator_id = ${merge.selectedId})`.execute(trx);
  return moveOwned(trx, 'posts', 'creator_id', merge);
}

/** The bank details of the defunct account count where the selected one has none. They are sealed for their owner. */
async function moveBankDetails(
  trx: Db,
  { selectedId, defunctId, safe, now }: Merge,
  selected: Person,
  defunct: Person,
): Promise<CreatorPosition['bank']> {
  if (selected.position.bank !== 'notSubmitted') return selected.position.bank;
  const details = await trx
    .selectFrom('bank_details')
    .where('person_id', '=', defunctId)
    .select('sealed')
    .executeTakeFirst();
  if (!details) return selected.position.bank;
  const sealed = sealAccount(safe, selectedId, openAccount(safe, defunctId, details.sealed));
  await trx
    .updateTable('bank_details')
    // The selected account's money now goes there, which is a change like any other.
    .set({
      person_id: selectedId,
      sealed,
      payable_from: new Date(now.getTime() + limits.bankHoldSeconds * 1000),
    })
    .where('person_id', '=', defunctId)
    .execute();
  return defunct.position.bank;
}

/** Where the defunct account has earned or has bank details, the selected one's details are new to its money. */
async function holdPayments(trx: Db, { selectedId, defunctId, now }: Merge): Promise<void> {
  const payableFrom = new Date(now.getTime() + limits.bankHoldSeconds * 1000);
  await sql`update bank_details set payable_from = ${payableFrom} where person_id = ${selectedId} and (
    exists (select from bank_details where person_id = ${defunctId})
    or exists (select from engagement_days where creator_id = ${defunctId})
    or exists (select from invoices where creator_id = ${defunctId}))`.execute(trx);
}

async function keepSelected(
  trx: Db,
  { selectedId, now }: Merge,
  selected: Person,
  defunct: Person,
  bank: CreatorPosition['bank'],
): Promise<void> {
  const phone = await phoneOf(trx, selectedId);
  const position =
    phone !== undefined ? positionAfter(selected.position, { type: 'phone.verified' }) : selected.position;
  await trx
    .updateTable('people')
    .set({
      position: JSON.stringify({ ...position, bank }),
      followers: selected.followers + defunct.followers,
      crawl_enabled: selected.crawl_enabled || defunct.crawl_enabled,
      agency_id: selected.agency_id ?? defunct.agency_id,
      updated_at: now,
    })
    .where('id', '=', selectedId)
    .execute();
}

/** What stays is the handle, so that nobody else gets it, and where the account went. */
async function buryDefunct(trx: Db, { selectedId, defunctId, now }: Merge): Promise<void> {
  await trx
    .updateTable('people')
    .set({
      merged_into: selectedId,
      merged_at: now,
      permissions: [],
      name: null,
      bio: null,
      social_link: null,
      picture_id: null,
      position: JSON.stringify(newCreator),
      submitted_at: null,
      rejection: null,
      agency_id: null,
      new_user: false,
      followers: 0,
      updated_at: now,
    })
    .where('id', '=', defunctId)
    .execute();
  // Whoever was merged into it before is found in one step.
  await trx
    .updateTable('people')
    .set({ merged_into: selectedId })
    .where('merged_into', '=', defunctId)
    .execute();
}
