import { indianDay } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import type { Call, Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { findPerson, isStaff, requirePerson } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentCommCard } from '../presenter.ts';
import { countCommCards, listCommCards } from '../repository.ts';

type Id = 'getCommConfig';

export const getCommConfig: Handler<Id> = async (call) => {
  const reader = await requestedReader(call);
  const { cursor, paymentType, dhUserId, cardId, search } = call.query;
  const after = decodeCursor(cursor, ['id']);
  const today = indianDay(call.deps.clock.now());
  const rows = await listCommCards(call.deps.db, {
    reader: reader && { id: reader.id, paymentType: reader.payment_type, today },
    paymentType,
    id: cardId,
    search,
    after: after?.[0],
    limit: limits.pageSize + 1,
  });
  const filters = new URLSearchParams({
    ...(dhUserId && { dhUserId }),
    ...(paymentType && { paymentType }),
    ...(search && { search }),
  });
  const path = filters.size > 0 ? `/api/commConfig?${filters}` : '/api/commConfig';
  const page = createPage(rows, limits.pageSize, path, ({ id }) => [id], presentCommCard);
  // What one creator sees is not a list of staff.
  if (reader) return page;
  const counted = { id: cardId, paymentType, search };
  return withTotal(call, page, () => countCommCards(call.deps.db, counted));
};

/** The creator whose current cards are loaded; undefined when staff load all. */
async function requestedReader(call: Call<Id>): Promise<Person | undefined> {
  const viewer = requirePerson(call);
  const { dhUserId } = call.query;
  if (!isStaff(viewer)) {
    if (dhUserId !== undefined && dhUserId !== viewer.id) throw new Problem('forbidden');
    return viewer;
  }
  if (dhUserId === undefined) return undefined;
  const reader = await findPerson(call.deps.db, dhUserId);
  if (!reader) throw new Problem('not-found');
  return reader;
}
