import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import {
  normaliseEmail,
  requireCreatorManager,
  requireOwnUserId,
} from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentAgency } from '../presenter.ts';
import { countAgencies, listAgencies } from '../repository/agencies.ts';

export const getAgencyByFilter: Handler<'getAgencyByFilter'> = async (call) => {
  const { person, agencyId } = requireCreatorManager(call);
  const { agencyData = {}, sort = 'name', pageSize = limits.pageSize, userId } = call.body;
  requireOwnUserId(person, userId);
  const { search, email, accountStatus, agencyUserId } = agencyData;
  if (agencyId && agencyUserId && agencyUserId !== agencyId) throw new Problem('forbidden');
  const after = decodeCursor(call.query.cursor, ['id']);
  const conditions = {
    id: agencyId ?? agencyUserId,
    search,
    email: email && normaliseEmail(email),
    accountStatus,
  };
  const rows = await listAgencies(call.deps.db, {
    ...conditions,
    sort,
    after: after?.[0],
    limit: pageSize + 1,
  });
  const page = createPage(
    rows,
    pageSize,
    '/api/agency/getAgencyByFilter',
    ({ id }) => [id],
    presentAgency,
  );
  return withTotal(call, page, () => countAgencies(call.deps.db, conditions));
};
