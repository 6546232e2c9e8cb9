import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { findPerson, listOwnAccounts, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentReportSummary } from '../presenter.ts';
import { listReports } from '../repository.ts';

export const listProblemReports: Handler<'listProblemReports'> = async (call) => {
  requirePerson(call, 'APPROVE_CREATOR');
  const { query, deps } = call;
  const [after = null] = decodeCursor(query.cursor, ['id']) ?? [];
  const person = await findPerson(deps.db, query.creatorUserId);
  if (!person || person.role === 'staff') throw new Problem('not-found');
  const place = { after, limit: limits.pageSize + 1 };
  const rows = await listReports(deps.db, await listOwnAccounts(deps.db, person.id), place);
  const path = `/api/creator/problemReports?creatorUserId=${query.creatorUserId}`;
  return createPage(rows, limits.pageSize, path, (row) => [row.id], presentReportSummary);
};
