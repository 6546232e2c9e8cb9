import { startOfIndianDay } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import type { Permission } from '#domain/permissions/permissions.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { presentAuditEntry } from '../presenter.ts';
import { countAuditEntries, listAuditEntries } from '../repository.ts';

const path = '/api/staff/auditTrail';

type Filters = BodyOf<'getAuditTrail'>['filters'];

/**
 * Who works with a record may read its history; the trail as a whole, and what colleagues did with
 * their own access, is for administrators.
 */
function requiredPermission({ subjectKind, subjectId }: Filters): Permission {
  const isHistory = subjectKind !== undefined && subjectId !== undefined;
  return isHistory && subjectKind !== 'staff' && subjectKind !== 'session'
    ? 'APPROVE_CREATOR'
    : 'MANAGE_STAFF';
}

export const getAuditTrail: Handler<'getAuditTrail'> = async (call) => {
  const { body, query, deps } = call;
  requireOwnUserId(requirePerson(call, requiredPermission(body.filters)), body.userId);
  const { staffUserId, operation, subjectKind, subjectId, fromDay, toDay } = body.filters;
  const [after = null] = decodeCursor(query.cursor, ['id']) ?? [];
  const { pageSize = limits.pageSize } = body;
  const conditions = {
    personId: staffUserId,
    operation,
    subjectKind,
    subjectId,
    from: fromDay === undefined ? undefined : startOfIndianDay(fromDay),
    until: toDay === undefined ? undefined : startOfIndianDay(toDay, 1),
  };
  const place = { after, limit: pageSize + 1 };
  const rows = await listAuditEntries(deps.db, { ...conditions, ...place });
  const page = createPage(rows, pageSize, path, ({ id }) => [id], presentAuditEntry);
  return withTotal(call, page, () => countAuditEntries(deps.db, conditions));
};
