import type { Handler } from '#server/http/handler.ts';
import { listCreatorRows, presentCreator } from '#server/modules/creators/index.ts';
import { countArchivedPosts, countPostsByState } from '#server/modules/posts/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { requireAgency } from '../require-agency.ts';

export const getAgencyCreator: Handler<'getAgencyCreator'> = async (call) => {
  const agency = requireAgency(call);
  const { db } = call.deps;
  const { creatorUserId: id } = call.query;
  const [creator] = await listCreatorRows(db, {
    id,
    agencyId: agency.id,
    sort: 'newest',
    limit: 1,
  });
  if (!creator) throw new Problem('not-found');
  const [postCounts, archivedCount] = await Promise.all([
    countPostsByState(db, id),
    countArchivedPosts(db, id),
  ]);
  return { creator: presentCreator(creator, agency), postCounts, archivedCount };
};
