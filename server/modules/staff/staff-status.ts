import { limits } from '#domain/limits.ts';
import { type CreatorPosition, decideCreator } from '#machines/lifecycle/creator.ts';
import { type KeyedCall, withIdempotency } from '#server/http/idempotency.ts';
import { endEveryAccess } from '#server/modules/auth/index.ts';
import { updatePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import type { ShownStaffAccount } from './presenter.ts';
import { findStaffAccount, lockColleague } from './staff-management.ts';

type StatusCall = KeyedCall & { body: { staffUserId: string; reason: string } };
type Status = CreatorPosition['accountStatus'];

/**
 * Deactivates or reactivates a member of staff, with an entry in the audit trail.
 * @throws {Problem} `not-found`; `transition-not-allowed` when they have the status already
 */
export async function changeStaffStatus(
  call: StatusCall,
  admin: Person,
  status: Status,
): Promise<ShownStaffAccount> {
  const { staffUserId } = call.body;
  const reason = call.body.reason.trim();
  if (reason.length < limits.staffReasonMin) throw invalidRequest({ reason: 'too-short' });
  return withIdempotency(call, admin, async (trx, now, audit) => {
    const colleague = await lockColleague(trx, admin, staffUserId);
    await writeStatus(trx, colleague, { status, reason, now });
    if (status === 'blocked') await endEveryAccess(trx, staffUserId);
    audit({
      subject: { kind: 'staff', id: staffUserId },
      before: { accountStatus: colleague.position.accountStatus },
      after: { accountStatus: status },
      reason,
    });
    return findStaffAccount(trx, staffUserId, { viewerId: admin.id, now });
  });
}

async function writeStatus(
  trx: Db,
  { id, position: before }: Person,
  { status, reason, now }: { status: Status; reason: string; now: Date },
): Promise<void> {
  const decision = decideCreator(
    before,
    status === 'blocked' ? { type: 'blocked', hasReason: true } : { type: 'unblocked' },
  );
  if (decision.kind === 'refused') throw new Problem(decision.code);
  const block = { reason: 'other', note: reason, decidedAt: now.toISOString() };
  await updatePerson(trx, id, {
    position: JSON.stringify(decision.position),
    block: status === 'blocked' ? JSON.stringify(block) : null,
    updated_at: now,
  });
}
