import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { decideCreator } from '#machines/lifecycle/creator.ts';
import type { BodyOf, DataOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { deleteSessions, withdrawSignInLinks } from '#server/modules/auth/index.ts';
import {
  lockCreatorOrAgency,
  requireOwnUserId,
  requirePerson,
  updatePersonReturning,
} from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import {
  insertAccountStatusEvent,
  listAccountStatusEvents,
} from '../repository/account-status-events.ts';

type Id = 'blockCreator';
type Body = BodyOf<Id>;

export const blockCreator: Handler<Id> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  if (body.action === 'block' && !body.reason) throw invalidRequest({ reason: 'required' });
  if (body.note && countGraphemes(body.note) > limits.noteMax)
    throw invalidRequest({ note: 'too-long' });
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const person = await changeAccountStatus(trx, staff, body, now);
    audit({
      subject: { kind: person.role === 'agency' ? 'agency' : 'creator', id: person.id },
      // The chart accepts only the other status before.
      before: { accountStatus: body.action === 'block' ? 'active' : 'blocked' },
      after: { accountStatus: body.action === 'block' ? 'blocked' : 'active' },
      reason: body.reason ?? null,
    });
    return presentAccountStatus(trx, person);
  });
};

/** Only creators and agencies can be blocked here, not staff. */
async function changeAccountStatus(trx: Db, staff: Person, body: Body, now: Date): Promise<Person> {
  const { creatorUserId, action, reason = null, note = null } = body;
  const person = await lockCreatorOrAgency(trx, creatorUserId);
  if (!person) throw new Problem('not-found');
  const decision = decideCreator(
    person.position,
    action === 'block' ? { type: 'blocked', hasReason: reason !== null } : { type: 'unblocked' },
  );
  if (decision.kind === 'refused') throw new Problem(decision.code);
  await insertAccountStatusEvent(trx, {
    id: newId(now),
    person_id: person.id,
    action,
    reason,
    note,
    by_person: staff.id,
    at: now,
  });
  if (action === 'block') await signOutEverywhere(trx, person.id, now);
  const block =
    action === 'block' ? JSON.stringify({ reason, note, decidedAt: now.toISOString() }) : null;
  const position = JSON.stringify(decision.position);
  return updatePersonReturning(trx, person.id, { position, block, updated_at: now });
}

/** Ends every session, and every link that could begin one. */
async function signOutEverywhere(trx: Db, personId: string, now: Date): Promise<void> {
  await deleteSessions(trx, personId);
  await withdrawSignInLinks(trx, personId, now);
}

async function presentAccountStatus(db: Db, person: Person): Promise<DataOf<Id>> {
  const events = await listAccountStatusEvents(db, person.id);
  return {
    creatorUserId: person.id,
    accountStatus: person.position.accountStatus,
    block: person.block,
    history: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}
