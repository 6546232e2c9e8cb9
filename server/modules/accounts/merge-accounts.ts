import { limits } from '#domain/limits.ts';
import { type CreatorPosition, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { AtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import {
  deleteSessions,
  requireOpenSession,
  resetDeviceFirstSeen,
  transferKnownDevices,
  withdrawSignInLinks,
} from '../auth/index.ts';
import { recordEnd } from '../consents/index.ts';
import { decryptAccount, encryptAccount } from '../money/index.ts';
import { transferSettings } from '../notifications/index.ts';
import {
  findPhone,
  isMergeable,
  lockPeople,
  markIdentitiesMerged,
  nextCreatorPosition,
  updatePerson,
} from '../people/index.ts';
import { deleteProfileChange } from '../profile/index.ts';
import {
  findEncryptedBankDetails,
  holdPaymentsUntil,
  insertAccountMerge,
  redirectTombstones,
  transferOwnership,
  transferPosts,
  transferSession,
  updateBankDetailsOwner,
} from './repository/account-merges.ts';
import { hasOpenPhoneChange } from './repository/phone-changes.ts';

type Merge = {
  selectedId: string;
  defunctId: string;
  /** Whose session it is; what the other account has counts as new to both. */
  ownId: string;
  /** The session that made the choice continues with the selected account. */
  sessionHash: string;
  cipher: AtRestCipher;
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
  // When the defunct account has earnings or bank details, the logins of the selected account are
  // new to that money.
  await holdPaymentsUntil(trx, merge, holdEnd(merge));
  await markLoginsAsMerged(trx, merge);
  const identities = await transferOwnership(trx, 'identities', 'person_id', merge);
  const posts = await transferPosts(trx, merge);
  await transferOwnership(trx, 'appeals', 'person_id', merge);
  await transferOwnership(trx, 'problem_reports', 'person_id', merge);
  await transferOwnership(trx, 'engagement_days', 'creator_id', merge);
  await transferOwnership(trx, 'invoices', 'creator_id', merge);
  await transferOwnership(trx, 'pictures', 'owner_id', merge);
  await transferOwnership(trx, 'videos', 'owner_id', merge);
  await transferOwnership(trx, 'confidential_files', 'owner_id', merge);
  await transferOwnership(trx, 'ogc_owners', 'person_id', merge);
  await transferOwnership(trx, 'sources', 'creator_id', merge);
  await transferOwnership(trx, 'crawled_posts', 'creator_id', merge);
  await transferOwnership(trx, 'comm_cards', 'person_id', merge);
  await transferOwnership(trx, 'notifications', 'person_id', merge);
  await transferSettings(trx, merge);
  await transferOwnership(trx, 'phone_changes', 'person_id', merge);
  const bank = await transferBankDetails(trx, merge, selected, defunct);
  await withdrawSignInLinks(trx, defunctId, now);
  await deleteProfileChange(trx, defunctId);
  await transferSession(trx, merge, merge.sessionHash);
  await deleteSessions(trx, defunctId);
  await transferKnownDevices(trx, defunctId, selectedId);
  await updateSelectedAccount(trx, merge, selected, defunct, bank);
  await writeTombstone(trx, merge);
  await recordAgencyEnd(trx, merge, selected, defunct);
  await insertAccountMerge(trx, {
    id: newId(now),
    selected_id: selectedId,
    defunct_id: defunctId,
    posts,
    identities,
    followers: defunct.followers,
    at: now,
  });
  return true;
}

/**
 * Somebody with a stolen session may merge their own account into this one. Undoing a change of
 * number finds the merged logins by these marks.
 */
async function markLoginsAsMerged(
  trx: Db,
  { selectedId, defunctId, ownId, now }: Merge,
): Promise<void> {
  const otherId = ownId === defunctId ? selectedId : defunctId;
  await markIdentitiesMerged(trx, otherId, now);
  await resetDeviceFirstSeen(trx, otherId, now);
}

/**
 * The bank details of the defunct account count where the selected one has none. They are sealed
 * for their owner.
 */
async function transferBankDetails(
  trx: Db,
  merge: Merge,
  selected: Person,
  defunct: Person,
): Promise<CreatorPosition['bank']> {
  if (selected.position.bank !== 'notSubmitted') return selected.position.bank;
  const { selectedId, defunctId, cipher } = merge;
  const earlier = await findEncryptedBankDetails(trx, defunctId);
  if (!earlier) return selected.position.bank;
  const sealed = encryptAccount(cipher, selectedId, decryptAccount(cipher, defunctId, earlier));
  // The selected account's money now goes there, which counts as a change.
  await updateBankDetailsOwner(trx, merge, { sealed, payableFrom: holdEnd(merge) });
  return defunct.position.bank;
}

/** Until when details that are new to an account's money are not paid to. */
const holdEnd = ({ now }: Merge) => new Date(now.getTime() + limits.bankHoldSeconds * 1000);

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
  await updatePerson(trx, selectedId, {
    position: JSON.stringify({ ...position, bank }),
    followers: selected.followers + defunct.followers,
    crawl_enabled: selected.crawl_enabled || defunct.crawl_enabled,
    agency_id: selected.agency_id ?? defunct.agency_id,
    updated_at: now,
  });
}

/** The selected account keeps its agency. What was agreed to with another one ends. */
async function recordAgencyEnd(
  trx: Db,
  { selectedId: personId, now }: Merge,
  { agency_id: kept }: Person,
  { agency_id: left }: Person,
): Promise<void> {
  if (kept === null || left === null || kept === left) return;
  await recordEnd(trx, { personId, purpose: 'agency', screen: 'agency', detail: left }, now);
}

/** The tombstone keeps the handle, so that nobody else gets it, and the id of the kept account. */
async function writeTombstone(trx: Db, merge: Merge): Promise<void> {
  const { selectedId, defunctId, now } = merge;
  await updatePerson(trx, defunctId, {
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
  });
  // Accounts that were merged into it before are found in one step.
  await redirectTombstones(trx, merge);
}
