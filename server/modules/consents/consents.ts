import {
  agreementPurposes,
  type ConsentPurpose,
  type ConsentScreen,
  parseShownNotice,
  type ShownNotice,
  versionInEdition,
} from '#domain/consent/notices.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import {
  deleteConsentsOfErased,
  insertConsent,
  listConsents,
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

/** Records that a person withdrew. */
export const recordWithdrawal = (
  trx: Db,
  { personId, purpose, screen, detail }: Omit<Act, 'shown'>,
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

/** More than a person has in practice; the erasure reads them all. */
const allActs = 10_000;

/** Records at the erasure that everything the person agreed to has ended. */
export async function withdrawEverything(trx: Db, personIds: string[], now: Date): Promise<void> {
  const seen = new Set<string>();
  for (const { person_id, purpose, detail, action } of await listConsents(
    trx,
    personIds,
    allActs,
  )) {
    const key = `${person_id} ${purpose} ${detail}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (action === 'withdrawn') continue;
    await recordWithdrawal(
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
