import { stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import { recordAudit } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { requestOrigin } from '#server/http/request-origin.ts';
import { issueSignInLink } from '#server/modules/auth/sign-in/sign-in-links.ts';
import {
  findUnmergedPerson,
  requireOwnUserId,
  requirePerson,
} from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const createSignInLink: Handler<'createSignInLink'> = async (call) => {
  const { body, deps } = call;
  const staff = requirePerson(call, 'INTERNAL');
  requireOwnUserId(staff, body.userId);
  const person = await findUnmergedPerson(deps.db, body.accountUserId);
  // Nobody can sign in as another member of staff: they sign in with a password.
  if (!person || person.role === 'staff') throw new Problem('not-found');
  const now = deps.clock.now();
  const { token, expiresAt } = await deps.db.transaction().execute(async (trx) => {
    await recordAudit(
      trx,
      { operationId: call.operationId, person: staff, now },
      { subject: { kind: person.role === 'agency' ? 'agency' : 'creator', id: person.id } },
    );
    return issueSignInLink(trx, person.id, staff.id, now);
  });
  const origin = requestOrigin(call);
  return {
    // In the fragment, which browsers do not send.
    url: `${origin}${stepRoutes['authentication-screen']}#token=${token}`,
    expiresAt: expiresAt.toISOString(),
  };
};
