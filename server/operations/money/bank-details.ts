import { maskIdentifier } from '#domain/bank-details.ts';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import { type BankAccount, openAccount } from '../../confidential/bank-account.ts';
import { presentConfidential } from '../../confidential/confidential-files.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { DataOf } from '../../handler.ts';
import { heldUntil } from '../../invoices/bank-hold.ts';
import type { Person } from '../../people/person.ts';

/** Bank details as the contract shows them: whole to those who decide on them, else masked. */
export async function presentBankDetails(
  { db, safe, clock }: Pick<Deps, 'db' | 'safe' | 'clock'>,
  person: Person,
  { isMasked }: { isMasked: boolean },
): Promise<DataOf<'getBankDetails'>> {
  const kept = await db
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
  const account = kept && openAccount(safe, person.id, kept.sealed);
  return {
    creatorUserId: person.id,
    status: deriveCreatorState(person.position)['bank-details-approval'],
    details:
      account && kept
        ? { ...(isMasked ? masked(account) : account), proof: presentConfidential(kept) }
        : null,
    isMasked,
    submittedAt: kept?.submitted_at.toISOString() ?? null,
    payableFrom: heldUntil(kept?.payable_from, now)?.toISOString() ?? null,
    rejection: kept?.rejection ?? null,
    history: await historyOf(db, person.id),
  };
}

async function historyOf(db: Db, personId: string) {
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

function masked({ accountNumber, pan, gstin, ...open }: BankAccount): BankAccount {
  return {
    ...open,
    accountNumber: maskIdentifier(accountNumber),
    pan: maskIdentifier(pan),
    gstin: gstin && maskIdentifier(gstin),
  };
}
