import { maskIdentifier } from '#domain/money/bank-details.ts';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { presentConfidentialFile } from '#server/platform/encryption/confidential-files.ts';
import { type BankAccount, decryptAccount } from './bank-account.ts';
import { paymentHoldEnd } from './payment-hold.ts';

/** Bank details as the contract shows them: whole to those who decide on them, else masked. */
export async function presentBankDetails(
  { db, cipher, clock }: Pick<Deps, 'db' | 'cipher' | 'clock'>,
  person: Person,
  { isMasked }: { isMasked: boolean },
): Promise<DataOf<'getBankDetails'>> {
  const stored = await db
    .selectFrom('bank_details')
    .innerJoin('confidential_files as proof', 'proof.id', 'bank_details.proof_id')
    .where('person_id', '=', person.id)
    .select([
      'sealed',
      'submitted_at',
      'payable_from',
      'rejection',
      'proof.id',
      'name',
      'width',
      'height',
      'format',
    ])
    .executeTakeFirst();
  const now = clock.now();
  const account = stored && decryptAccount(cipher, person.id, stored.sealed);
  return {
    creatorUserId: person.id,
    status: deriveCreatorState(person.position)['bank-details-approval'],
    details:
      account && stored
        ? { ...(isMasked ? maskAccount(account) : account), proof: presentConfidentialFile(stored) }
        : null,
    isMasked,
    submittedAt: stored?.submitted_at.toISOString() ?? null,
    payableFrom: paymentHoldEnd(stored?.payable_from, now)?.toISOString() ?? null,
    rejection: stored?.rejection ?? null,
    history: await listBankEvents(db, person.id),
  };
}

async function listBankEvents(db: Db, personId: string) {
  const events = await db
    .selectFrom('bank_events')
    .where('person_id', '=', personId)
    .orderBy('at')
    .orderBy('id')
    .limit(100)
    .select(['action', 'reasons', 'note', 'at'])
    .execute();
  return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

function maskAccount({ accountNumber, pan, gstin, ...open }: BankAccount): BankAccount {
  return {
    ...open,
    accountNumber: maskIdentifier(accountNumber),
    pan: maskIdentifier(pan),
    gstin: gstin && maskIdentifier(gstin),
  };
}
