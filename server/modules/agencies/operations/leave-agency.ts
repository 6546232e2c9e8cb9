import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { lockPerson, requirePerson, updatePerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { insertMembershipEvent } from '../repository/memberships.ts';

export const leaveAgency: Handler<'leaveAgency'> = async (call) => {
  const caller = requirePerson(call);
  const { agencyUserId } = call.body;
  return withIdempotency(call, caller, async (trx, now) => {
    const person = await lockPerson(trx, caller.id);
    if (person.agency_id !== agencyUserId) throw new Problem('transition-not-allowed');
    await updatePerson(trx, person.id, { agency_id: null, updated_at: now });
    await insertMembershipEvent(trx, {
      id: newId(now),
      agency_id: agencyUserId,
      creator_id: person.id,
      action: 'left',
      invitation_id: null,
      at: now,
    });
    return { agency: null };
  });
};
