import { workPositions } from '#machines/lifecycle/creator.ts';
import type { BodyOf } from '#server/http/handler.ts';
import type { CreatorFilters } from './repository/creator-lists.ts';

type Filters = NonNullable<BodyOf<'listCreators'>['filters']>;

/** The filters of a list of creators as its queries want them. */
export const creatorFilters = ({
  creatorUserId: id,
  agencyUserId: agencyId,
  workApproval,
  ...filters
}: Filters): CreatorFilters => ({
  ...filters,
  id,
  agencyId,
  work: workApproval && workPositions[workApproval],
});
