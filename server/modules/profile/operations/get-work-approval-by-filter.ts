import { limits } from '#domain/limits.ts';
import { deriveCreatorState, workPositions } from '#machines/lifecycle/creator.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import {
  presentProfilePicture,
  requireOwnUserId,
  requirePerson,
} from '#server/modules/people/index.ts';
import {
  countWorkApprovals,
  listPendingChanges,
  listSubmittedProfiles,
  type WorkApprovalRow,
} from '../repository/work-approvals.ts';

export const getWorkApprovalByFilter: Handler<'getWorkApprovalByFilter'> = async (call) => {
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), call.body.userId);
  const { filters = {}, pageSize = limits.pageSize } = call.body;
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  const { name, status = 'pending' } = filters;
  const wanted = { work: workPositions[status], name, after, limit: pageSize + 1 };
  const profiles = await listSubmittedProfiles(call.deps.db, wanted);
  const changes = status === 'pending' ? await listPendingChanges(call.deps.db, wanted) : [];
  const page = createPage(
    [...profiles, ...changes].sort(byTime).slice(0, pageSize + 1),
    pageSize,
    '/api/workApproval/getworkApprovalByFilter',
    ({ person, submittedAt }) => [submittedAt?.toISOString(), person.id],
    ({ person, kind, submittedAt }) => ({
      creatorUserId: person.id,
      name: person.name,
      handle: person.handle,
      profileImage: presentProfilePicture(person),
      languages: person.languages,
      creatorType: person.creator_type ?? 'UGC',
      status: deriveCreatorState(person.position)['work-approval'],
      kind,
      submittedAt: submittedAt?.toISOString() ?? null,
    }),
  );
  if (after) return page;
  return { ...page, total: await countWorkApprovals(call.deps.db, wanted, limits.workCountMax) };
};

const byTime = (one: WorkApprovalRow, other: WorkApprovalRow): number =>
  Number(one.submittedAt) - Number(other.submittedAt) || (one.person.id < other.person.id ? -1 : 1);
