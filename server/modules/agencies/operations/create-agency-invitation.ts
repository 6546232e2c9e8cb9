import { cleanName } from '#domain/language/clean-name.ts';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { agencyInvitationRoute } from '#domain/navigation/routes.ts';
import type { Handler } from '#server/http/handler.ts';
import { requestOrigin } from '#server/http/request-origin.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { createInvitation } from '../invitations.ts';
import { presentInvitation } from '../presenter.ts';
import { findInvitation } from '../repository/invitations.ts';
import { requireAgency } from '../require-agency.ts';

export const createAgencyInvitation: Handler<'createAgencyInvitation'> = async (call) => {
  const agency = requireAgency(call);
  const { db, clock } = call.deps;
  const recipientName = cleanName(call.body.recipientName ?? '') || null;
  const isTooLong = countGraphemes(recipientName ?? '') > limits.invitationNameMax;
  requireRules({ recipientName: isTooLong ? 'too-long' : null });
  const now = clock.now();
  const { id, token } = await db
    .transaction()
    .execute((trx) => createInvitation(trx, agency.id, recipientName, now));
  const row = await findInvitation(db, id);
  if (!row) throw new Error('An invitation is gone after it was created.');
  return {
    invitation: presentInvitation(row, now),
    // In the fragment, which browsers do not send.
    url: `${requestOrigin(call)}${agencyInvitationRoute}#token=${token}`,
  };
};
