import { limits } from '#domain/limits.ts';
import { listAgencies } from '../../db/agencies.ts';
import type { Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { refuseForeignHint } from '../../people/acting-person.ts';
import { normalEmail } from '../../people/emails.ts';
import { actingManager } from '../../people/managers.ts';
import { Problem } from '../../problem.ts';
import { presentAgency } from './present-agency.ts';

export const getAgencyByFilter: Handler<'getAgencyByFilter'> = async (call) => {
  const { person, agencyId } = actingManager(call);
  const { agencyData = {}, pageSize = limits.pageSize, userId } = call.body;
  refuseForeignHint(person, userId);
  const { search, email, standing, agencyUserId } = agencyData;
  if (agencyId && agencyUserId && agencyUserId !== agencyId) throw new Problem('forbidden');
  const after = unpackCursor(call.query.cursor, ['id']);
  const rows = await listAgencies(call.deps.db, {
    id: agencyId ?? agencyUserId,
    search,
    email: email && normalEmail(email),
    standing,
    after: after?.[0],
    limit: pageSize + 1,
  });
  return pageOf(rows, pageSize, '/api/agency/getAgencyByFilter', ({ id }) => [id], presentAgency);
};
