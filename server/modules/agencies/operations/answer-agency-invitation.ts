import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { recordConsent, shownNotice } from '#server/modules/consents/index.ts';
import { lockPerson, requirePerson, updatePerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { hashInvitationToken, invitationObstacle } from '../invitations.ts';
import { presentOwnAgency } from '../presenter.ts';
import { lockOpenInvitation, updateInvitation } from '../repository/invitations.ts';
import { insertMembershipEvent } from '../repository/memberships.ts';

export const answerAgencyInvitation: Handler<'answerAgencyInvitation'> = async (call) => {
  const caller = requirePerson(call);
  const { token, answer } = call.body;
  return withIdempotency(call, caller, async (trx, now) => {
    // Read again: staff may have assigned an agency since.
    const person = await lockPerson(trx, caller.id);
    const invitation = await lockOpenInvitation(trx, hashInvitationToken(token), now);
    if (!invitation) throw new Problem('not-found');
    const { id: invitationId, agency_id: agencyId } = invitation;
    const isCreator = person.role === 'creator' && person.merged_into === null;
    const isAllowed = answer === 'decline' || invitationObstacle(person, agencyId) === null;
    if (!isCreator || !isAllowed) throw new Problem('transition-not-allowed');
    await updateInvitation(trx, invitationId, {
      answer,
      answered_at: now,
      answered_by: person.id,
    });
    if (answer === 'decline') return presentOwnAgency(trx, person);
    await updatePerson(trx, person.id, { agency_id: agencyId, updated_at: now });
    await insertMembershipEvent(trx, {
      id: newId(now),
      agency_id: agencyId,
      creator_id: person.id,
      action: 'joined',
      invitation_id: invitationId,
      at: now,
    });
    const act = { personId: person.id, purpose: 'agency', screen: 'agency' } as const;
    await recordConsent(trx, { ...act, detail: agencyId, shown: shownNotice(call) }, now);
    return presentOwnAgency(trx, { id: person.id, agency_id: agencyId });
  });
};
