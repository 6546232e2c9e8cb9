import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { hashInvitationToken, invitationObstacle } from '../invitations.ts';
import { findOpenInvitation } from '../repository/invitations.ts';

export const viewAgencyInvitation: Handler<'viewAgencyInvitation'> = async (call) => {
  const person = requirePerson(call);
  const { db, clock } = call.deps;
  const hash = hashInvitationToken(call.body.token);
  const invitation = await findOpenInvitation(db, hash, clock.now());
  if (!invitation) throw new Problem('not-found');
  return {
    agencyName: invitation.agency_name,
    expiresAt: invitation.expires_at.toISOString(),
    obstacle: invitationObstacle(person, invitation.agency_id),
  };
};
