import type { Handler } from '#server/http/handler.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { invitationState, presentInvitation } from '../presenter.ts';
import { findInvitation, lockInvitation, updateInvitation } from '../repository/invitations.ts';
import { requireAgency } from '../require-agency.ts';

export const revokeAgencyInvitation: Handler<'revokeAgencyInvitation'> = async (call) => {
  const agency = requireAgency(call);
  const { db, clock } = call.deps;
  const { invitationId } = call.body;
  const now = clock.now();
  const row = await db.transaction().execute(async (trx) => {
    const invitation = await lockInvitation(trx, agency.id, invitationId);
    if (!invitation) throw new Problem('not-found');
    const state = invitationState(invitation, now);
    if (state === 'open') await updateInvitation(trx, invitationId, { revoked_at: now });
    else if (state !== 'revoked') throw new Problem('transition-not-allowed');
    return findInvitation(trx, invitationId);
  });
  if (!row) throw new Error('An invitation is gone while it is revoked.');
  return presentInvitation(row, now);
};
