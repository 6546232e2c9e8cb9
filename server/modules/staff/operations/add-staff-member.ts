import { cleanName } from '#domain/language/clean-name.ts';
import { recordAudit } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { requestOrigin } from '#server/http/request-origin.ts';
import { createPasswordReset, passwordResetUrl } from '#server/modules/auth/index.ts';
import {
  insertIdentityIfFree,
  normaliseEmail,
  requirePerson,
} from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { insertStaffMember } from '../repository/staff-accounts.ts';
import { findStaffAccount, lockAdministrator, requireStaffFields } from '../staff-management.ts';

export const addStaffMember: Handler<'addStaffMember'> = async (call) => {
  const { body, deps, operationId } = call;
  const admin = requirePerson(call, 'MANAGE_STAFF');
  const name = cleanName(body.name);
  const { permissions } = body;
  requireStaffFields({ name, permissions });
  const now = deps.clock.now();
  const { member, link } = await deps.db.transaction().execute(async (trx) => {
    await lockAdministrator(trx, admin);
    const id = await insertStaffMember(trx, { name, permissions }, now);
    const identity = { kind: 'INTERNAL', subject: normaliseEmail(body.email) } as const;
    if (!(await insertIdentityIfFree(trx, id, identity, now)))
      throw new Problem('already-taken', { fields: { email: 'taken' } });
    const added = await findStaffAccount(trx, id, { viewerId: admin.id, now });
    const { email } = added;
    await recordAudit(
      trx,
      { operationId, person: admin, now },
      { subject: { kind: 'staff', id }, after: { name, email, permissions } },
    );
    return { member: added, link: await createPasswordReset(trx, id, 'administrator', now) };
  });
  return {
    member,
    url: passwordResetUrl(requestOrigin(call), link.token),
    expiresAt: link.expiresAt.toISOString(),
  };
};
