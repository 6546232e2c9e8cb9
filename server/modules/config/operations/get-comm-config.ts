import { sql } from 'kysely';
import { indianDay } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import type { Call, Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { isStaff, requirePerson } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentCommCard } from '../presenter.ts';
import { commCardColumns } from '../repository.ts';

type Id = 'getCommConfig';

export const getCommConfig: Handler<Id> = async (call) => {
  const reader = await requestedReader(call);
  const { cursor, paymentType, dhUserId } = call.query;
  const after = decodeCursor(cursor, ['id']);
  let query = call.deps.db.selectFrom('comm_cards');
  if (reader) {
    const today = indianDay(call.deps.clock.now());
    query = query
      .where('is_on', '=', true)
      .where(
        sql<boolean>`${today}::date between coalesce(start_day, '-infinity') and coalesce(end_day, 'infinity')`,
      )
      .where((eb) => eb.or([eb('person_id', 'is', null), eb('person_id', '=', reader.id)]))
      .where(matchesPaymentType(reader.payment_type));
  }
  if (paymentType) query = query.where(matchesPaymentType(paymentType));
  if (after) query = query.where('id', '<', String(after[0]));
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limits.pageSize + 1)
    .select(commCardColumns)
    .execute();
  const filters = new URLSearchParams({
    ...(dhUserId && { dhUserId }),
    ...(paymentType && { paymentType }),
  });
  const path = filters.size > 0 ? `/api/commConfig?${filters}` : '/api/commConfig';
  return createPage(rows, limits.pageSize, path, ({ id }) => [id], presentCommCard);
};

/** Whose cards of today are asked for; undefined when staff ask for all. */
async function requestedReader(call: Call<Id>): Promise<Person | undefined> {
  const viewer = requirePerson(call);
  const { dhUserId } = call.query;
  if (!isStaff(viewer)) {
    if (dhUserId !== undefined && dhUserId !== viewer.id) throw new Problem('forbidden');
    return viewer;
  }
  if (dhUserId === undefined) return undefined;
  const reader = await call.deps.db
    .selectFrom('people')
    .where('id', '=', dhUserId)
    .selectAll()
    .executeTakeFirst();
  if (!reader) throw new Problem('not-found');
  return reader;
}

/** Cards of a payment type and those for all; somebody without a type gets only these. */
const matchesPaymentType = (type: 'ICC' | 'OGC' | null) =>
  sql<boolean>`(payment_types = '{}' or ${type}::text = any(payment_types))`;
