import { decideCreator } from '#machines/lifecycle/creator.ts';
import type { BodyOf } from '#server/http/handler.ts';
import { withdrawAccountAppeals } from '#server/modules/appeals/index.ts';
import { deleteSessions, withdrawSignInLinks } from '#server/modules/auth/index.ts';
import { sendNoticeToPerson } from '#server/modules/notices/index.ts';
import { lockCreatorOrAgency, updatePersonReturning } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { insertAccountStatusEvent } from './repository/account-status-events.ts';

type Change = Pick<BodyOf<'blockCreator'>, 'creatorUserId' | 'action' | 'reason' | 'note'>;
type NoticeMeans = Pick<Deps, 'config' | 'mail' | 'smsNotices'>;

/**
 * Blocks or unblocks a creator or an agency, not staff. Blocking ends all their sessions.
 * Unblocking withdraws an open appeal, and the person is notified.
 * @param trx a transaction
 * @throws {Problem} `not-found`, `transition-not-allowed`
 */
export async function changeAccountStatus(
  trx: Db,
  means: NoticeMeans,
  staff: Pick<Person, 'id'>,
  { creatorUserId, action, reason = undefined, note = undefined }: Change,
  now: Date,
): Promise<Person> {
  const person = await lockCreatorOrAgency(trx, creatorUserId);
  if (!person) throw new Problem('not-found');
  const decision = decideCreator(
    person.position,
    action === 'block'
      ? { type: 'blocked', hasReason: reason !== undefined }
      : { type: 'unblocked' },
  );
  if (decision.kind === 'refused') throw new Problem(decision.code);
  const reasons = { reason: reason ?? null, note: note ?? null };
  await insertAccountStatusEvent(trx, {
    id: newId(now),
    person_id: person.id,
    action,
    ...reasons,
    by_person: staff.id,
    at: now,
  });
  if (action === 'block') await signOutEverywhere(trx, person.id, now);
  else if (await withdrawAccountAppeals(trx, person.id, now))
    await sendNoticeToPerson(trx, means, person.id, { kind: 'account-unblocked' }, now);
  const block =
    action === 'block' ? JSON.stringify({ ...reasons, decidedAt: now.toISOString() }) : null;
  const position = JSON.stringify(decision.position);
  return updatePersonReturning(trx, person.id, { position, block, updated_at: now });
}

/** Ends every session, and every link that could begin one. */
async function signOutEverywhere(trx: Db, personId: string, now: Date): Promise<void> {
  await deleteSessions(trx, personId);
  await withdrawSignInLinks(trx, personId, now);
}
