import type { BodyOf } from '#server/http/handler.ts';
import { recordEnd } from '#server/modules/consents/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { omitUndefined } from '#server/platform/database/omit-undefined.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  type CreatorManager,
  deleteIdentities,
  hasIdentity,
  hasRole,
  insertIdentityIfFree,
} from '../people/index.ts';
import {
  correctProfileChange,
  submitProfile,
  submitReviewedFields,
  validateProfile,
  writeProfile,
} from '../profile/index.ts';

type CreatorData = BodyOf<'createCreator'>['creatorData'] | BodyOf<'updateCreator'>['creatorData'];

/** What only staff say. */
const staffOnlyFields = ['creatorType', 'paymentType', 'agencyUserId', 'crawlEnabled'] as const;

/**
 * Applies the changes that an agency or staff make to a creator. Missing fields stay unchanged.
 * @param trx a transaction that holds the creator's row
 * @throws {Problem} `invalid-request`, `handle-malformed`, `handle-taken`, `already-taken` and
 * `not-available` of the phone
 */
export async function writeCreator(
  trx: Db,
  { person, agencyId }: CreatorManager,
  creator: Person,
  data: CreatorData,
  now: Date,
): Promise<void> {
  if (agencyId) refuseGivenFields(data, staffOnlyFields);
  const profile = await validateProfile(trx, creator.id, data);
  const kind = await validatedTypes(trx, creator, data);
  if (data.phone) await setPhone(trx, creator, data.phone, now);
  if (data.isAdult) requireCompleteProfile({ ...creator, ...profile });
  await recordAgencyEnd(trx, creator, kind.agency_id, now);
  const { id: personId, position } = creator;
  const sent = data.isAdult
    ? await submitProfile(trx, { personId, position }, { byPerson: person.id, now })
    : {};
  // What staff write is reviewed by them.
  const act = { byPerson: person.id, now };
  const written = agencyId
    ? await submitReviewedFields(trx, creator, profile, act)
    : { ...profile, ...(await correctProfileChange(trx, creator, profile, act)) };
  await writeProfile(trx, personId, { ...kind, ...sent, ...written, updated_at: now });
}

/** What a creator agreed to with their agency ends when staff change or clear it. */
async function recordAgencyEnd(
  trx: Db,
  { id: personId, agency_id: detail }: Person,
  next: string | null | undefined,
  now: Date,
): Promise<void> {
  if (detail === null || next === undefined || next === detail) return;
  await recordEnd(trx, { personId, purpose: 'agency', screen: 'agency', detail }, now);
}

function refuseGivenFields(
  data: CreatorData,
  fields: readonly (typeof staffOnlyFields)[number][],
): void {
  requireRules(
    Object.fromEntries(
      fields.map((field) => [field, data[field] === undefined ? null : 'not-allowed']),
    ),
  );
}

async function validatedTypes(
  trx: Db,
  creator: Person,
  { creatorType, paymentType, agencyUserId, crawlEnabled }: CreatorData,
) {
  // Crawled posts of an OGC account are converted with it: use `convertOgcToUgc`.
  const isConversion = creator.creator_type === 'OGC' && creatorType && creatorType !== 'OGC';
  requireRules({
    creatorType: isConversion ? 'not-allowed' : null,
    agencyUserId:
      agencyUserId && !(await hasRole(trx, agencyUserId, 'agency')) ? 'not-allowed' : null,
  });
  return omitUndefined({
    creator_type: creatorType,
    payment_type: paymentType,
    agency_id: agencyUserId,
    crawl_enabled: crawlEnabled,
  });
}

/** @throws {Problem} `invalid-request` naming what a profile still lacks */
function requireCompleteProfile({
  handle,
  bio,
  languages,
}: Pick<Person, 'handle' | 'bio' | 'languages'>): void {
  requireRules({
    handle: handle ? null : 'required',
    bio: bio ? null : 'required',
    languages: languages.length > 0 ? null : 'required',
  });
}

/**
 * Sets the number that this creator will sign in with, until somebody has signed in.
 * @throws {Problem} `not-available` after a sign-in, `already-taken` when the number belongs to
 * another account
 */
async function setPhone(trx: Db, creator: Person, phone: string, now: Date): Promise<void> {
  const hasSocialLogin = await hasIdentity(trx, creator.id, 'MOBILE');
  if (hasSocialLogin || creator.position.phone === 'verified') {
    throw new Problem('not-available', { fields: { phone: 'not-allowed' } });
  }
  await deleteIdentities(trx, creator.id);
  const login = { kind: 'MOBILE', subject: phone } as const;
  const isInserted = await insertIdentityIfFree(trx, creator.id, login, now);
  if (!isInserted) throw new Problem('already-taken', { fields: { phone: 'taken' } });
}
