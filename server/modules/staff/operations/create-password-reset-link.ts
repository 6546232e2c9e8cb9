import type { Handler } from '#server/http/handler.ts';
import { createPasswordReset, passwordResetUrl } from '#server/modules/auth/index.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { lockColleague } from '../staff-management.ts';

export const createPasswordResetLink: Handler<'createPasswordResetLink'> = async (call) => {
  const { body, deps, request } = call;
  const admin = requirePerson(call, 'MANAGE_STAFF');
  // A borrowed session could keep the account with such a link: one's own password is changed with
  // the current one.
  if (body.staffUserId === admin.id) throw new Problem('forbidden');
  const now = deps.clock.now();
  const { token, expiresAt } = await deps.db.transaction().execute(async (trx) => {
    const personId = body.staffUserId;
    await lockColleague(trx, admin, personId);
    const event = { personId, action: 'reset-link-made', byPerson: admin.id } as const;
    await recordStaffEvent(trx, deps, event);
    return createPasswordReset(trx, personId, 'administrator', now);
  });
  const origin = request.server.origins.requestOrigin(request);
  return { url: passwordResetUrl(origin, token), expiresAt: expiresAt.toISOString() };
};
