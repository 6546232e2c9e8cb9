import type { BankRejectionReason } from '#domain/bank-details.ts';
import type { FieldCode } from '#domain/error-codes.ts';
import { countGraphemes } from '#domain/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { type CreatorEvent, decideCreator } from '#machines/lifecycle/creator.ts';
import { sealAccount } from '../../confidential/bank-account.ts';
import type { Db } from '../../db/database.ts';
import type { BankRejectionRecord } from '../../db/money-tables.ts';
import type { Deps } from '../../deps.ts';
import type { BodyOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { notifyPerson } from '../../people/notices.ts';
import { isStaff, type Person } from '../../people/person.ts';
import { invalid, Problem } from '../../problem.ts';
import { presentBankDetails } from './bank-details.ts';
import { type OpenedDetails, openBankDetails } from './open-bank-details.ts';
import { provedAccount } from './prove-account.ts';

type Body = BodyOf<'saveBankDetails'>;
type Submission = Extract<Body, { action: 'submit' | 'submit-sealed' }>;
type Decision = Exclude<Body, Submission>;

export const saveBankDetails: Handler<'saveBankDetails'> = async (call) => {
  const { body, deps } = call;
  const isSubmitted = body.action === 'submit' || body.action === 'submit-sealed';
  const person = actingPerson(call, isSubmitted ? 'UPDATE_PROFILE' : 'APPROVE_CREATOR');
  refuseForeignHint(person, body.currentUser?.userId);
  // The answer that is kept for a repeated call names the creator only: what is sealed must not lie open beside it.
  const { creatorId } = await once(call, person, async (trx, now) => ({
    creatorId: isSubmitted
      ? await submit(trx, deps, person.id, await submittedIn(call, body, person.id, now), now)
      : await decide(trx, person, body, now),
  }));
  const creator = await deps.db
    .selectFrom('people')
    .where('id', '=', creatorId)
    .selectAll()
    .executeTakeFirstOrThrow();
  return presentBankDetails(deps, creator, { isMasked: isSubmitted });
};

/** What was typed, out of its envelope where it came in one. @throws {Problem} what `openBankDetails` throws */
async function submittedIn(
  { deps, idempotencyKey = '' }: Parameters<Handler<'saveBankDetails'>>[0],
  body: Submission,
  personId: string,
  now: Date,
): Promise<OpenedDetails> {
  if (body.action === 'submit') return { payload: body.payload };
  return openBankDetails(deps.envelopes, body.sealed, { personId, idempotencyKey, now });
}

async function submit(trx: Db, deps: Deps, personId: string, { payload, basedOn }: OpenedDetails, now: Date) {
  const account = provedAccount(payload);
  await requireOwnProof(trx, personId, payload.proofFileId);
  await move(trx, personId, { type: 'bank-details.submitted' }, now);
  if (basedOn !== undefined) await refuseOvertaken(trx, personId, basedOn);
  // First details count too: somebody with a borrowed session could be the first to give any.
  const payableFrom = new Date(now.getTime() + limits.bankHoldSeconds * 1000);
  const kept = {
    sealed: sealAccount(deps.safe, personId, account),
    proof_id: payload.proofFileId,
    submitted_at: now,
    payable_from: payableFrom,
    rejection: null,
  };
  await trx
    .insertInto('bank_details')
    .values({ person_id: personId, ...kept })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(kept))
    .execute();
  await record(trx, { personId, byPerson: personId, action: 'submitted', reasons: [], note: null, now });
  await notifyPerson(trx, deps, personId, { kind: 'bank-details-changed', date: payableFrom }, now);
  return personId;
}

async function decide(trx: Db, staff: Person, body: Decision, now: Date) {
  const { creatorUserId: personId } = body;
  const refusal = body.action === 'reject' ? refusalOf(body, now) : null;
  await move(
    trx,
    personId,
    refusal ? { type: 'bank-details.rejected', hasReasons: true } : { type: 'bank-details.approved' },
    now,
  );
  await trx
    .updateTable('bank_details')
    .set({ rejection: refusal && JSON.stringify(refusal) })
    .where('person_id', '=', personId)
    .execute();
  await record(trx, {
    personId,
    byPerson: staff.id,
    action: refusal ? 'rejected' : 'approved',
    reasons: refusal?.reasons ?? [],
    note: refusal?.note ?? null,
    now,
  });
  return personId;
}

function refusalOf(
  { reasons, note }: Extract<Decision, { action: 'reject' }>,
  now: Date,
): BankRejectionRecord {
  if (note && countGraphemes(note) > limits.noteMax) throw invalid({ note: 'too-long' });
  return { reasons, note: note ?? null, decidedAt: now.toISOString() };
}

/** Tells the creator's lifecycle. @throws {Problem} `not-found`, `transition-not-allowed` */
async function move(trx: Db, personId: string, event: CreatorEvent, now: Date): Promise<void> {
  const creator = await trx
    .selectFrom('people')
    .where('id', '=', personId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!creator || isStaff(creator)) throw new Problem('not-found');
  const decision = decideCreator(creator.position, event);
  if (decision.kind === 'refused') throw new Problem(decision.code);
  await trx
    .updateTable('people')
    .set({ position: JSON.stringify(decision.position), updated_at: now })
    .where('id', '=', personId)
    .execute();
}

/**
 * What was sealed weeks ago must not take the place of what was sent since. The person's row is locked by now.
 * @throws {Problem} `transition-not-allowed`
 */
async function refuseOvertaken(trx: Db, personId: string, basedOn: string | null): Promise<void> {
  const kept = await trx
    .selectFrom('bank_details')
    .where('person_id', '=', personId)
    .select('submitted_at')
    .executeTakeFirst();
  if ((kept?.submitted_at.toISOString() ?? null) !== basedOn) throw new Problem('transition-not-allowed');
}

async function requireOwnProof(trx: Db, personId: string, proofId: string): Promise<void> {
  const proof = await trx
    .selectFrom('confidential_files')
    .where('id', '=', proofId)
    .where('owner_id', '=', personId)
    .select('id')
    .executeTakeFirst();
  if (!proof) throw invalid({ proofFileId: 'not-allowed' satisfies FieldCode });
}

type BankEvent = {
  personId: string;
  byPerson: string;
  action: 'submitted' | 'approved' | 'rejected';
  reasons: BankRejectionReason[];
  note: string | null;
  now: Date;
};

async function record(trx: Db, { personId, byPerson, now, ...event }: BankEvent): Promise<void> {
  await trx
    .insertInto('bank_events')
    .values({ id: newId(now), person_id: personId, by_person: byPerson, at: now, ...event })
    .execute();
}
