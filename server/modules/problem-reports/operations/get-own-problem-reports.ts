import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { listOwnAccounts, requirePerson } from '#server/modules/people/index.ts';
import { presentReportSummary } from '../presenter.ts';
import { listReports } from '../repository.ts';

export const getOwnProblemReports: Handler<'getOwnProblemReports'> = async (call) => {
  const { id } = requirePerson(call);
  const { db } = call.deps;
  const [after = null] = decodeCursor(call.query.cursor, ['id']) ?? [];
  const place = { after, limit: limits.pageSize + 1 };
  const rows = await listReports(db, await listOwnAccounts(db, id), place);
  const path = '/api/ownData/problemReports';
  return createPage(rows, limits.pageSize, path, (row) => [row.id], presentReportSummary);
};
