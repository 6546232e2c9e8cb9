import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import {
  normaliseEmail,
  requireCreatorManager,
  requireOwnUserId,
} from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentAgency } from '../presenter.ts';
import { listAgencies } from '../repository.ts';

export const getAgencyByFilter: Handler<'getAgencyByFilter'> = async (call) => {
  const { person, agencyId } = requireCreatorManager(call);
  const { agencyData = {}, pageSize = limits.pageSize, userId } = call.body;
  requireOwnUserId(person, userId);
  const { search, email, standing, agencyUserId } = agencyData;
  if (agencyId && agencyUserId && agencyUserId !== agencyId) throw new Problem('forbidden');
  const after = decodeCursor(call.query.cursor, ['id']);
  const rows = await listAgencies(call.deps.db, {
    id: agencyId ?? agencyUserId,
    search,
    email: email && normaliseEmail(email),
    standing,
    after: after?.[0],
    limit: pageSize + 1,
  });
  return createPage(
    rows,
    pageSize,
    '/api/agency/getAgencyByFilter',
    ({ id }) => [id],
    presentAgency,
  );
};
