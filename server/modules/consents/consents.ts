import {
  agreementPurposes,
  type ConsentPurpose,
  type ConsentScreen,
  parseShownNotice,
  type ShownNotice,
  versionInEdition,
} from '#domain/consent/notices.ts';
import { limits } from '#domain/limits.ts';
import { listOwnAccounts } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  countRecentActs,
  deleteConsentsOfErased,
  insertConsent,
  listLastActs,
  saveAgreedEdition,
} from './repository/consents.ts';

type Headers = { request: { headers: Record<string, unknown> } };

/** The texts that the caller had before them; null where the call does not say. */
export const shownNotice = ({ request }: Headers): ShownNotice | null =>
  parseShownNotice(request.headers['notice-shown']);

type Act = {
  personId: string;
  purpose: ConsentPurpose;
  screen: ConsentScreen;
  shown: ShownNotice | null;
  detail?: string;
};

/** Records that a person agreed. The same text twice is recorded once. */
export const recordConsent = (
  trx: Db,
  { shown, personId, purpose, screen, detail }: Act,
  now: Date,
): Promise<void> =>
  insertConsent(
    trx,
    {
      personId,
      purpose,
      screen,
      action: 'given',
      version: shown && versionInEdition(purpose, shown.edition),
      language: shown?.language ?? null,
      detail: detail ?? null,
    },
    now,
  );

type End = Omit<Act, 'shown'>;

/** Records that a person withdrew, also what they agreed to in accounts that were merged. */
export async function recordWithdrawal(trx: Db, act: End, now: Date): Promise<void> {
  await insertWithdrawal(trx, act, now);
  await recordEnd(trx, act, now);
}

/**
 * Records that what a person agreed to has ended without an act of theirs, in all their accounts.
 * Where nothing of it is in effect, nothing is recorded.
 */
export async function recordEnd(trx: Db, act: End, now: Date): Promise<void> {
  const { personId, purpose, detail = null } = act;
  for (const last of await listLastActs(trx, await listOwnAccounts(trx, personId))) {
    if (last.action === 'given' && last.purpose === purpose && last.detail === detail)
      await insertWithdrawal(trx, { ...act, personId: last.person_id }, now);
  }
}

const insertWithdrawal = (
  trx: Db,
  { personId, purpose, screen, detail }: End,
  now: Date,
): Promise<void> =>
  insertConsent(
    trx,
    {
      personId,
      purpose,
      screen,
      action: 'withdrawn',
      version: null,
      language: null,
      detail: detail ?? null,
    },
    now,
  );

/** Whether the last act of a person about a purpose, in any of their accounts, is a withdrawal. */
export async function isWithdrawn(
  db: Db,
  personId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const acts = await listLastActs(db, await listOwnAccounts(db, personId));
  const [last] = acts
    .filter((act) => act.purpose === purpose)
    .toSorted((one, other) => Number(other.number) - Number(one.number));
  return last?.action === 'withdrawn';
}

/**
 * Limits how often a person changes a choice in a day, which each time adds to the record.
 * @param trx a transaction in which the changes of this person wait for each other
 * @throws {Problem} `rate-limited`
 */
export async function requireFewActs(
  trx: Db,
  personId: string,
  purpose: ConsentPurpose,
): Promise<void> {
  const { count, secondsLeft } = await countRecentActs(trx, personId, purpose);
  if (count >= limits.consentActsPerDay)
    throw new Problem('rate-limited', { retryAfter: Math.max(1, secondsLeft ?? 1) });
}

/** Records that a person agreed to the terms and the privacy policy that were shown. */
export async function recordAgreement(
  trx: Db,
  personId: string,
  { shown, screen }: { shown: ShownNotice; screen: 'sign-in' | 'changed-terms' },
  now: Date,
): Promise<void> {
  for (const purpose of agreementPurposes)
    await recordConsent(trx, { personId, purpose, screen, shown }, now);
  await saveAgreedEdition(trx, personId, shown.edition);
}

/** Records at the erasure that everything the person agreed to has ended. */
export async function withdrawEverything(trx: Db, personIds: string[], now: Date): Promise<void> {
  for (const { person_id, purpose, detail, action } of await listLastActs(trx, personIds)) {
    if (action === 'withdrawn') continue;
    await insertWithdrawal(
      trx,
      { personId: person_id, purpose, screen: 'account', ...(detail !== null && { detail }) },
      now,
    );
  }
}

/** Deletes what people agreed to when the account was erased `CONSENT_RECORD_YEARS` ago. */
export async function deleteOldConsents({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - config.consentRecordYears);
  await deleteConsentsOfErased(db, before);
}
