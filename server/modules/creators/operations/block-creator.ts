import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { changeAccountStatus } from '../account-status.ts';
import { presentAccountStatusEvents } from '../presenter.ts';
import { listAccountStatusEvents } from '../repository/account-status-events.ts';

type Id = 'blockCreator';

export const blockCreator: Handler<Id> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  if (body.action === 'block' && !body.reason) throw invalidRequest({ reason: 'required' });
  if (body.note && countGraphemes(body.note) > limits.noteMax)
    throw invalidRequest({ note: 'too-long' });
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const person = await changeAccountStatus(trx, call.deps, staff, body, now);
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

async function presentAccountStatus(db: Db, person: Person): Promise<DataOf<Id>> {
  const events = await listAccountStatusEvents(db, person.id);
  return {
    creatorUserId: person.id,
    accountStatus: person.position.accountStatus,
    block: person.block,
    history: presentAccountStatusEvents(events),
  };
}
