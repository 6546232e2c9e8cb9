import { sql } from 'kysely';
import type { PaymentType, Rate, RateCardStatus } from '#domain/money/earnings.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';

type Filter = {
  types: readonly PaymentType[];
  status: RateCardStatus | undefined;
  /** Whether to list versions that a later one replaced. */
  withReplaced: boolean;
};

type Place = {
  /** By the month from which cards apply. */
  sort: 'newest' | 'oldest';
  /** The id of the last card of the page before. */
  after: string | null;
  limit: number;
};

export type ListedRateCard = {
  id: string;
  paymentType: PaymentType;
  fromMonth: string;
  version: number;
  status: RateCardStatus;
  rates: Rate[];
  madeAt: string;
};

const orders = {
  newest: { direction: sql.raw('desc'), beyond: sql.raw('<') },
  oldest: { direction: sql.raw('asc'), beyond: sql.raw('>') },
};

/** All cards with their status in a month. */
const cardsWithStatus = (month: string) => sql`
  select rate_cards.*, case
    when version < max(version) over (partition by payment_type, from_month) then 'replaced'
    when from_month > ${month} then 'planned'
    when from_month = max(from_month) filter (where from_month <= ${month})
      over (partition by payment_type) then 'current'
    else 'past'
  end as status
  from rate_cards`;

function conditions({ types, status, withReplaced }: Filter) {
  const all = [
    sql`payment_type = any(${types}::text[])`,
    ...(status ? [sql`status = ${status}`] : []),
    ...(withReplaced ? [] : [sql`status <> 'replaced'`]),
  ];
  return sql.join(all, sql` and `);
}

/**
 * Rate cards by their month, those behind `after` where it is given.
 * @param month the present one in India, YYYY-MM, for their status
 */
export async function listRateCardPage(
  db: Db,
  filter: Filter,
  month: string,
  { sort, after, limit }: Place,
): Promise<ListedRateCard[]> {
  const { direction, beyond } = orders[sort];
  const isBehind =
    after === null
      ? sql`true`
      : sql`(from_month, payment_type, version) ${beyond}
          (select from_month, payment_type, version from rate_cards where id = ${after}::uuid)`;
  const { rows } = await sql<Omit<ListedRateCard, 'madeAt'> & { madeAt: Date }>`
    with cards as (${cardsWithStatus(month)})
    select id, payment_type as "paymentType", from_month as "fromMonth", version, status, rates,
      made_at as "madeAt"
    from cards where ${conditions(filter)} and ${isBehind}
    order by from_month ${direction}, payment_type ${direction}, version ${direction}
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
}

/** How many rate cards match, counted up to a limit. @param month the present one in India */
export const countRateCards = (db: Db, filter: Filter, month: string): Promise<number> =>
  countRows(
    db,
    sql`with cards as (${cardsWithStatus(month)})
      select id from cards where ${conditions(filter)} limit ${sql.lit(countLimit)}`,
  );
