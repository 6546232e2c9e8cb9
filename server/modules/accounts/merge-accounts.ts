import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import { type CreatorPosition, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { AtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import {
  requireOpenSession,
  resetDeviceFirstSeen,
  transferKnownDevices,
  withdrawSignInLinks,
} from '../auth/index.ts';
import { decryptAccount, encryptAccount } from '../money/index.ts';
import { findPhone, isMergeable, lockPeople, nextCreatorPosition } from '../people/index.ts';
import { deleteProfileChange } from '../profile/index.ts';
import { hasOpenPhoneChange } from './phone-changes.ts';

type Merge = {
  selectedId: string;
  defunctId: string;
  /** Whose session it is; what the other account has counts as new to both. */
  ownId: string;
  /** The session in which it was chosen goes on with the selected account. */
  sessionHash: string;
  safe: AtRestCipher;
  now: Date;
};

/**
 * Makes one account of two: logins, posts, files, money and followers of the defunct one become the
 * selected one's, which keeps its profile, approval and type; of the other a tombstone stays. Other
 * sessions of the defunct account end.
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
  if (!selected || !defunct || !people.every(isMergeable)) return false;
  if (await hasOpenPhoneChange(trx, [selectedId, defunctId], now)) return false;
  await holdPaymentsAfterMerge(trx, merge);
  await markLoginsAsMerged(trx, merge);
  const identities = await transferOwnership(trx, 'identities', 'person_id', merge);
  const posts = await transferPosts(trx, merge);
  await transferOwnership(trx, 'engagement_days', 'creator_id', merge);
  await transferOwnership(trx, 'invoices', 'creator_id', merge);
  await transferOwnership(trx, 'pictures', 'owner_id', merge);
  await transferOwnership(trx, 'videos', 'owner_id', merge);
  await transferOwnership(trx, 'confidential_files', 'owner_id', merge);
  await transferOwnership(trx, 'ogc_owners', 'person_id', merge);
  await transferOwnership(trx, 'sources', 'creator_id', merge);
  await transferOwnership(trx, 'crawled_posts', 'creator_id', merge);
  await transferOwnership(trx, 'comm_cards', 'person_id', merge);
  await transferOwnership(trx, 'phone_changes', 'person_id', merge);
  const bank = await transferBankDetails(trx, merge, selected, defunct);
  await withdrawSignInLinks(trx, defunctId, now);
  await deleteProfileChange(trx, defunctId);
  await trx
    .updateTable('sessions')
    .set({ person_id: selectedId })
    .where('person_id', '=', defunctId)
    .where('token_hash', '=', merge.sessionHash)
    .execute();
  await trx.deleteFrom('sessions').where('person_id', '=', defunctId).execute();
  await transferKnownDevices(trx, defunctId, selectedId);
  await updateSelectedAccount(trx, merge, selected, defunct, bank);
  await writeTombstone(trx, merge);
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

type OwnedTable =
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

/**
 * Whoever has borrowed a session may merge an account of theirs into its own: undoing a change of
 * number finds what came.
 */
async function markLoginsAsMerged(
  trx: Db,
  { selectedId, defunctId, ownId, now }: Merge,
): Promise<void> {
  const otherId = ownId === defunctId ? selectedId : defunctId;
  await trx
    .updateTable('identities')
    .set({ merged_at: now })
    .where('person_id', '=', otherId)
    .execute();
  await resetDeviceFirstSeen(trx, otherId, now);
}

async function transferOwnership(
  trx: Db,
  table: OwnedTable,
  owner: string,
  { selectedId, defunctId }: Merge,
) {
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set ${sql.ref(owner)} = ${selectedId}
    where ${sql.ref(owner)} = ${defunctId}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/**
 * A device that wrote for both accounts may have given both the same post: the defunct one's gets
 * another name.
 */
async function transferPosts(trx: Db, merge: Merge): Promise<number> {
  await sql`update posts set client_id = gen_random_uuid() where creator_id = ${merge.defunctId} and client_id in
    (select client_id from posts where creator_id = ${merge.selectedId})`.execute(trx);
  return transferOwnership(trx, 'posts', 'creator_id', merge);
}

/**
 * The bank details of the defunct account count where the selected one has none. They are sealed
 * for their owner.
 */
async function transferBankDetails(
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
  const sealed = encryptAccount(safe, selectedId, decryptAccount(safe, defunctId, details.sealed));
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

/**
 * Where the defunct account has earned or has bank details, the selected one's details are new to
 * its money.
 */
async function holdPaymentsAfterMerge(
  trx: Db,
  { selectedId, defunctId, now }: Merge,
): Promise<void> {
  const payableFrom = new Date(now.getTime() + limits.bankHoldSeconds * 1000);
  await sql`update bank_details set payable_from = ${payableFrom} where person_id = ${selectedId} and (
    exists (select from bank_details where person_id = ${defunctId})
    or exists (select from engagement_days where creator_id = ${defunctId})
    or exists (select from invoices where creator_id = ${defunctId}))`.execute(trx);
}

async function updateSelectedAccount(
  trx: Db,
  { selectedId, now }: Merge,
  selected: Person,
  defunct: Person,
  bank: CreatorPosition['bank'],
): Promise<void> {
  const phone = await findPhone(trx, selectedId);
  const position =
    phone !== undefined
      ? nextCreatorPosition(selected.position, { type: 'phone.verified' })
      : selected.position;
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
async function writeTombstone(trx: Db, { selectedId, defunctId, now }: Merge): Promise<void> {
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
      position: JSON.stringify(initialCreatorPosition),
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
