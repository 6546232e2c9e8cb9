import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { lockPerson, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { leaveAgencyOf } from '../leave-agency.ts';

export const leaveAgency: Handler<'leaveAgency'> = async (call) => {
  const caller = requirePerson(call);
  const { agencyUserId } = call.body;
  return withIdempotency(call, caller, async (trx, now) => {
    const person = await lockPerson(trx, caller.id);
    if (person.agency_id !== agencyUserId) throw new Problem('transition-not-allowed');
    await leaveAgencyOf(trx, person, now);
    return { agency: null };
  });
};
