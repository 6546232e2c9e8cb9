import { maskIdentifier } from '#domain/money/bank-details.ts';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { presentConfidentialFile } from '#server/platform/encryption/confidential-files.ts';
import { findBankDetailsWithProof, listBankEvents } from '../repository/bank-details.ts';
import { type BankAccount, decryptAccount } from './bank-account.ts';
import { paymentHoldEnd } from './payment-hold.ts';

/** Bank details as the contract shows them: whole to those who decide on them, else masked. */
export async function presentBankDetails(
  { db, cipher, clock }: Pick<Deps, 'db' | 'cipher' | 'clock'>,
  person: Person,
  { isMasked }: { isMasked: boolean },
): Promise<DataOf<'getBankDetails'>> {
  const stored = await findBankDetailsWithProof(db, person.id);
  const now = clock.now();
  const account = stored && decryptAccount(cipher, person.id, stored.sealed);
  const events = await listBankEvents(db, person.id);
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
    history: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

function maskAccount({ accountNumber, pan, gstin, ...open }: BankAccount): BankAccount {
  return {
    ...open,
    accountNumber: maskIdentifier(accountNumber),
    pan: maskIdentifier(pan),
    gstin: gstin && maskIdentifier(gstin),
  };
}
