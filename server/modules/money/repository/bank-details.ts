import type { Insertable } from 'kysely';
import type { BankRejectionReason } from '#domain/money/bank-details.ts';
import { notify } from '#server/modules/notifications/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { BankRejectionRecord } from '#server/platform/database/schema/money-tables.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

/** A person's bank details with the file of their proof. */
export const findBankDetailsWithProof = (db: Db, personId: string) =>
  db
    .selectFrom('bank_details')
    .innerJoin('confidential_files as proof', 'proof.id', 'bank_details.proof_id')
    .where('person_id', '=', personId)
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

/** From when money is paid to a person's bank details; null where they say nothing of it. */
export async function findPayableFrom(db: Db, personId: string): Promise<Date | null> {
  const details = await db
    .selectFrom('bank_details')
    .where('person_id', '=', personId)
    .select('payable_from')
    .executeTakeFirst();
  return details?.payable_from ?? null;
}

/** When a person sent their bank details last; null before they did. */
export async function findSubmissionTime(db: Db, personId: string): Promise<Date | null> {
  const details = await db
    .selectFrom('bank_details')
    .where('person_id', '=', personId)
    .select('submitted_at')
    .executeTakeFirst();
  return details?.submitted_at ?? null;
}

/** The sealed account of a person, who must have one. */
export async function getSealedAccount(db: Db, personId: string): Promise<string> {
  const { sealed } = await db
    .selectFrom('bank_details')
    .where('person_id', '=', personId)
    .select('sealed')
    .executeTakeFirstOrThrow();
  return sealed;
}

type Submission = Omit<Insertable<Schema['bank_details']>, 'person_id'>;

/** Keeps a person's bank details, in place of earlier ones. */
export async function upsertBankDetails(
  trx: Db,
  personId: string,
  details: Submission,
): Promise<void> {
  await trx
    .insertInto('bank_details')
    .values({ person_id: personId, ...details })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(details))
    .execute();
}

/** Keeps why bank details were refused; null where they were approved. */
export async function updateBankRejection(
  trx: Db,
  personId: string,
  rejection: BankRejectionRecord | null,
): Promise<void> {
  await trx
    .updateTable('bank_details')
    .set({ rejection: rejection && JSON.stringify(rejection) })
    .where('person_id', '=', personId)
    .execute();
}

/** Whether a confidential file is a person's own. */
export async function ownsConfidentialFile(
  db: Db,
  personId: string,
  fileId: string,
): Promise<boolean> {
  const file = await db
    .selectFrom('confidential_files')
    .where('id', '=', fileId)
    .where('owner_id', '=', personId)
    .select('id')
    .executeTakeFirst();
  return file !== undefined;
}

/** What was done with a person's bank details, the first event first. */
export const listBankEvents = (db: Db, personId: string) =>
  db
    .selectFrom('bank_events')
    .where('person_id', '=', personId)
    .orderBy('at')
    .orderBy('id')
    .limit(100)
    .select(['action', 'reasons', 'note', 'at'])
    .execute();

type BankEvent = {
  personId: string;
  byPerson: string;
  action: 'submitted' | 'approved' | 'rejected';
  reasons: BankRejectionReason[];
  note: string | null;
  now: Date;
};

/** Keeps what was done with bank details: who, when, why. */
export async function recordBankEvent(
  trx: Db,
  { personId, byPerson, now, ...event }: BankEvent,
): Promise<void> {
  const id = newId(now);
  await trx
    .insertInto('bank_events')
    .values({ id, person_id: personId, by_person: byPerson, at: now, ...event })
    .execute();
  if (event.action !== 'submitted')
    await notify(trx, { kind: `bank-${event.action}`, personId, eventId: id, now });
}
