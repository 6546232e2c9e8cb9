import type { AuditDetails } from '#server/http/audit-trail.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { presentHashtag } from './presenter.ts';
import { countDhTags, insertHashtag, lockHashtag, maxDhTags, updateHashtag } from './repository.ts';

type Flags = { title: string; is_hidden?: boolean; is_dh_tag?: boolean };

/**
 * Creates a hashtag, or sets the given flags of the one with this title: two members of staff who
 * decide on different flags keep each other's decision. Returns it and what the audit trail keeps.
 * @param trx a transaction
 * @throws {Problem} `invalid-request` when too many are featured
 */
export async function writeHashtag(trx: Db, flags: Flags, now: Date) {
  const { before, hashtag } = await insertOrUpdate(trx, flags, now);
  if (hashtag.is_dh_tag && (await countDhTags(trx)) > maxDhTags)
    throw invalidRequest({ isDhTag: 'too-many' });
  const details: AuditDetails = {
    subject: { kind: 'hashtag', id: hashtag.id },
    before: before && presentHashtag(before),
    after: presentHashtag(hashtag),
  };
  return { hashtag, details };
}

/** A hashtag that somebody else creates at this moment is waited for, and then changed. */
async function insertOrUpdate(trx: Db, flags: Flags, now: Date) {
  const known = await lockHashtag(trx, { title: flags.title });
  const added = known ? undefined : await insertHashtag(trx, { id: newId(now), ...flags });
  if (added) return { before: undefined, hashtag: added };
  const before = known ?? (await lockHashtag(trx, { title: flags.title }));
  if (!before) throw new Error('A hashtag is gone while it is written.');
  return { before, hashtag: await updateHashtag(trx, { ...flags, id: before.id }) };
}

/**
 * Hides an existing hashtag or shows it again, and leaves its other flag as it is.
 * @param trx a transaction
 * @throws {Problem} `not-found`; `transition-not-allowed` when it is so already
 */
export async function setHashtagHidden(
  trx: Db,
  { id, isHidden }: { id: string; isHidden: boolean },
  now: Date,
): Promise<AuditDetails> {
  const known = await lockHashtag(trx, { id });
  if (!known) throw new Problem('not-found');
  if (known.is_hidden === isHidden) throw new Problem('transition-not-allowed');
  const { details } = await writeHashtag(trx, { title: known.title, is_hidden: isHidden }, now);
  return details;
}
