import { limits } from '#domain/limits.ts';
import type { BodyOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { creatorFilters, listCreatorIds } from '../creators/index.ts';
import { listInvoiceIds } from '../money/index.ts';
import { hashtagFilters, listHashtagIds } from '../reference/index.ts';

type Body = BodyOf<'startBulkAction'>;

/**
 * The records of an action: the named ones, or those that match the filters of the list now.
 * @throws {Problem} `not-found` when nothing matches; `invalid-request` unless there are either ids
 * or filters, and when more match than the person has confirmed
 */
export async function findSubjects(trx: Db, body: Body): Promise<string[]> {
  if (body.ids && body.filters) throw invalidRequest({ filters: 'not-allowed' });
  const ids = body.ids ?? (await findMatching(trx, body));
  if (ids.length === 0) throw new Problem('not-found');
  if (ids.length > Math.min(body.expectedTotal, limits.bulkRecordsMax))
    throw invalidRequest({ expectedTotal: 'too-many' });
  return ids;
}

async function findMatching(trx: Db, body: Body): Promise<string[]> {
  if (!body.filters) throw invalidRequest({ ids: 'required' });
  // One more than confirmed says that there are more.
  const limit = body.expectedTotal + 1;
  switch (body.kind) {
    case 'approve-creators':
    case 'assign-agency':
      return listCreatorIds(trx, creatorFilters(body.filters), limit);
    case 'hide-hashtags':
    case 'show-hashtags':
      return listHashtagIds(trx, { ...hashtagFilters(body.filters), limit });
    case 'pay-invoices': {
      const { creator: creatorId, month, invoiceState: state, search } = body.filters;
      return listInvoiceIds(trx, { creatorId, month, state, search }, limit);
    }
  }
}
