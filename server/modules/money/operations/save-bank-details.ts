import type { FieldCode } from '#domain/contract/error-codes.ts';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { type CreatorEvent, decideCreator } from '#machines/lifecycle/creator.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { recordConsent, shownNotice } from '#server/modules/consents/index.ts';
import { sendNoticeToPerson } from '#server/modules/notices/index.ts';
import {
  getPerson,
  isStaff,
  lockPersonIfFound,
  requireOwnUserId,
  requirePerson,
  updatePerson,
} from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { BankRejectionRecord } from '#server/platform/database/schema/money-tables.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { encryptAccount } from '../bank-details/bank-account.ts';
import { presentBankDetails } from '../bank-details/presenter.ts';
import {
  type DecryptedBankDetails,
  decryptBankDetails,
} from '../bank-details/sealed-submission.ts';
import { validateBankAccount } from '../bank-details/validate-account.ts';
import {
  findSubmissionTime,
  ownsConfidentialFile,
  recordBankEvent,
  updateBankRejection,
  upsertBankDetails,
} from '../repository/bank-details.ts';

type Body = BodyOf<'saveBankDetails'>;
type Submission = Extract<Body, { action: 'submit' | 'submit-sealed' }>;
type Decision = Exclude<Body, Submission>;

export const saveBankDetails: Handler<'saveBankDetails'> = async (call) => {
  const { body, deps } = call;
  const isSubmitted = body.action === 'submit' || body.action === 'submit-sealed';
  const person = requirePerson(call, isSubmitted ? 'UPDATE_PROFILE' : 'APPROVE_CREATOR');
  requireOwnUserId(person, body.currentUser?.userId);
  // The stored reply for repeated calls names only the creator: sealed data must not be stored in
  // the clear.
  const { creatorId } = await withIdempotency(call, person, async (trx, now, audit) => {
    if (isSubmitted) {
      const submission = await readSubmission(call, body, person.id, now);
      const act = { personId: person.id, purpose: 'bank-details', screen: 'bank-details' } as const;
      await recordConsent(trx, { ...act, shown: shownNotice(call) }, now);
      return { creatorId: await submit(trx, deps, person.id, submission, now) };
    }
    const isApproved = body.action === 'approve';
    audit({
      subject: { kind: 'bank-details', id: body.creatorUserId },
      before: { status: 'pending' },
      after: { status: isApproved ? 'approved' : 'rejected' },
      reason: body.action === 'reject' ? body.reasons.join(', ') : null,
    });
    return { creatorId: await decide(trx, person, body, now) };
  });
  const creator = await getPerson(deps.db, creatorId);
  return presentBankDetails(deps, creator, { isMasked: isSubmitted });
};

/**
 * The input, opened from its envelope if it is sealed. @throws {Problem} what `openBankDetails`
 * throws
 */
async function readSubmission(
  { deps, idempotencyKey = '' }: Parameters<Handler<'saveBankDetails'>>[0],
  body: Submission,
  personId: string,
  now: Date,
): Promise<DecryptedBankDetails> {
  if (body.action === 'submit') return { payload: body.payload };
  return decryptBankDetails(deps.envelopeDecrypter, body.sealed, { personId, idempotencyKey, now });
}

async function submit(
  trx: Db,
  deps: Deps,
  personId: string,
  { payload, basedOn }: DecryptedBankDetails,
  now: Date,
) {
  const account = validateBankAccount(payload);
  await requireOwnProof(trx, personId, payload.proofFileId);
  await transitionCreator(trx, personId, { type: 'bank-details.submitted' }, now);
  if (basedOn !== undefined) await refuseOutdatedSubmission(trx, personId, basedOn);
  // First details count too: somebody with a stolen session could be the first to add any.
  const payableFrom = new Date(now.getTime() + limits.bankHoldSeconds * 1000);
  await upsertBankDetails(trx, personId, {
    sealed: encryptAccount(deps.cipher, personId, account),
    proof_id: payload.proofFileId,
    submitted_at: now,
    payable_from: payableFrom,
    rejection: null,
  });
  await recordBankEvent(trx, {
    personId,
    byPerson: personId,
    action: 'submitted',
    reasons: [],
    note: null,
    now,
  });
  await sendNoticeToPerson(
    trx,
    deps,
    personId,
    { kind: 'bank-details-changed', date: payableFrom },
    now,
  );
  return personId;
}

async function decide(trx: Db, staff: Person, body: Decision, now: Date) {
  const { creatorUserId: personId } = body;
  const refusal = body.action === 'reject' ? toRejection(body, now) : null;
  await transitionCreator(
    trx,
    personId,
    refusal
      ? { type: 'bank-details.rejected', hasReasons: true }
      : { type: 'bank-details.approved' },
    now,
  );
  await updateBankRejection(trx, personId, refusal);
  await recordBankEvent(trx, {
    personId,
    byPerson: staff.id,
    action: refusal ? 'rejected' : 'approved',
    reasons: refusal?.reasons ?? [],
    note: refusal?.note ?? null,
    now,
  });
  return personId;
}

function toRejection(
  { reasons, note }: Extract<Decision, { action: 'reject' }>,
  now: Date,
): BankRejectionRecord {
  if (note && countGraphemes(note) > limits.noteMax) throw invalidRequest({ note: 'too-long' });
  return { reasons, note: note ?? null, decidedAt: now.toISOString() };
}

/** Updates the creator's lifecycle. @throws {Problem} `not-found`, `transition-not-allowed` */
async function transitionCreator(
  trx: Db,
  personId: string,
  event: CreatorEvent,
  now: Date,
): Promise<void> {
  const creator = await lockPersonIfFound(trx, personId);
  if (!creator || isStaff(creator)) throw new Problem('not-found');
  const decision = decideCreator(creator.position, event);
  if (decision.kind === 'refused') throw new Problem(decision.code);
  await updatePerson(trx, personId, {
    position: JSON.stringify(decision.position),
    updated_at: now,
  });
}

/**
 * Details sealed weeks ago must not replace later ones. The person's row is locked.
 * @throws {Problem} `transition-not-allowed`
 */
async function refuseOutdatedSubmission(
  trx: Db,
  personId: string,
  basedOn: string | null,
): Promise<void> {
  const submittedAt = await findSubmissionTime(trx, personId);
  if ((submittedAt?.toISOString() ?? null) !== basedOn) throw new Problem('transition-not-allowed');
}

async function requireOwnProof(trx: Db, personId: string, proofId: string): Promise<void> {
  if (!(await ownsConfidentialFile(trx, personId, proofId)))
    throw invalidRequest({ proofFileId: 'not-allowed' satisfies FieldCode });
}
