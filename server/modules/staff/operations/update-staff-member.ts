import { cleanName } from '#domain/language/clean-name.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import {
  requireCurrentVersion,
  requirePerson,
  updatePerson,
} from '#server/modules/people/index.ts';
import { omitUndefined } from '#server/platform/database/omit-undefined.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { findStaffAccount, lockColleague, requireStaffFields } from '../staff-management.ts';

export const updateStaffMember: Handler<'updateStaffMember'> = async (call) => {
  const admin = requirePerson(call, 'MANAGE_STAFF');
  const { staffUserId, permissions, updatedAt } = call.body;
  const name = call.body.name === undefined ? undefined : cleanName(call.body.name);
  requireStaffFields({ name, permissions });
  if (staffUserId === admin.id && permissions) throw new Problem('forbidden');
  return withIdempotency(call, admin, async (trx, now, audit) => {
    const before = await lockColleague(trx, admin, staffUserId);
    requireCurrentVersion(before, updatedAt);
    const values = omitUndefined({ name, permissions });
    await updatePerson(trx, staffUserId, { ...values, updated_at: now });
    const after = await findStaffAccount(trx, staffUserId, { viewerId: admin.id, now });
    audit({
      subject: { kind: 'staff', id: staffUserId },
      before: { name: before.name, permissions: before.permissions },
      after: { name: after.name, permissions: after.permissions },
    });
    return after;
  });
};
