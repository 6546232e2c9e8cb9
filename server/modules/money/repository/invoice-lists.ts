import { type RawBuilder, sql } from 'kysely';
import { latinDigits } from '#domain/language/digits.ts';
import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import { idsOfNamed } from '#server/modules/people/index.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { InvoiceRow } from './invoices.ts';

/**
 * Whose invoices to list: one creator's, those of an agency's creators, or by default everybody's.
 */
export type InvoiceScope = { creatorId?: string | undefined; agencyId?: string };

type Filter = {
  month?: string | undefined;
  state?: InvoiceState | undefined;
  invoiceId?: string | undefined;
  /** The beginning of the number, or parts of the creator's name. */
  search?: string | undefined;
};

export type ListedInvoice = InvoiceRow & {
  name: string | null;
  handle: string | null;
  /** Of a search, how many invoices match, counted up to a limit: it has read them all. */
  total: number | null;
};

export type InvoiceSort = 'newest' | 'oldest' | 'amount';

type Place = {
  sort: InvoiceSort;
  /** The id of the last row of the page before. */
  after: string | null;
  limit: number;
};

const idKey = sql.raw('id');
/** As the indexes have it (migration 0091). */
const payable = sql.raw(`(amounts->>'payable')::bigint`);
/** The expression of each order; its indexes use the same one. */
const orders = {
  newest: { key: idKey, direction: sql.raw('desc'), beyond: sql.raw('<') },
  oldest: { key: idKey, direction: sql.raw('asc'), beyond: sql.raw('>') },
  amount: { key: payable, direction: sql.raw('desc'), beyond: sql.raw('<') },
};

/** Invoices in an order, those behind `after` where it is given. */
export async function listInvoices(
  db: Db,
  scope: InvoiceScope,
  { search, ...filter }: Filter,
  place: Place,
): Promise<ListedInvoice[]> {
  const { key, direction } = orders[place.sort];
  const conditions = filterConditions(scope, filter);
  const { rows } = await sql<ListedInvoice>`
    with ${
      search === undefined
        ? pageInOrder(conditions, place)
        : pageOfMatches(search, conditions, place)
    }
    select page.*, name, handle, ${search === undefined ? sql`null` : matchCount} as total
    from page join (select id as creator, name, handle from people) as creators
      on creator = creator_id
    order by ${key} ${direction}, id ${direction}`.execute(db);
  return rows;
}

/**
 * Scans the index of the order until the page is full. Ids alone, which the indexes of month and
 * state have: or the planner scans all invoices for the oldest of the latest month.
 */
function pageInOrder(conditions: RawBuilder<unknown>[], { sort, after, limit }: Place) {
  const { key, direction } = orders[sort];
  const all = [...conditions, ...isBehind(sort, key, after)];
  return sql`page as (
    select * from invoices where id in (
      select id from invoices where ${sql.join(all, sql` and `)}
      order by ${key} ${direction}, id ${direction} limit ${limit}
    )
  )`;
}

/** Finds all that match, with nothing but their order, which the count needs anyway. */
function pageOfMatches(
  search: string,
  conditions: RawBuilder<unknown>[],
  { sort, after, limit }: Place,
) {
  const { key, direction } = orders[sort];
  const behind = [sql`true`, ...isBehind(sort, sql.raw('sort_key'), after)];
  return sql`matching as materialized (
    ${foundInvoices(search, sql`id, ${key} as sort_key`, conditions)}
  ), page as (
    select * from invoices where id in (
      select id from matching where ${sql.join(behind, sql` and `)}
      order by sort_key ${direction}, id ${direction} limit ${limit}
    )
  )`;
}

const matchCount = sql`(select least(count(*), ${sql.lit(countLimit)})::int from matching)`;

/** Whether a row is behind the last one of the page before. */
function isBehind(sort: InvoiceSort, own: RawBuilder<unknown>, after: string | null) {
  if (after === null) return [];
  const { key, beyond } = orders[sort];
  return [
    sql`(${own}, id) ${beyond}
      ((select ${key} from invoices where id = ${after}::uuid), ${after}::uuid)`,
  ];
}

/** The invoices that a search finds, by their number or their creator. */
function foundInvoices(
  search: string,
  columns: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>[],
) {
  const number = latinDigits(search).trim().toUpperCase();
  const isWanted = sql.join(conditions, sql` and `);
  // Both by an index. Numbers have capital letters, digits and `/`, which a tilde follows.
  return sql`select ${columns} from invoices
      where number collate "C" >= ${number} and number collate "C" < ${`${number}~`}
        and ${isWanted}
    union select ${columns} from invoices
      where creator_id = any(array(${idsOfNamed(search)})) and ${isWanted}`;
}

function filterConditions(
  { creatorId, agencyId }: InvoiceScope,
  { month, state, invoiceId }: Omit<Filter, 'search'>,
): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(creatorId ? [sql`creator_id = ${creatorId}::uuid`] : []),
    ...(agencyId
      ? [sql`creator_id in (select people.id from people where agency_id = ${agencyId}::uuid)`]
      : []),
    ...(month ? [sql`month = ${month}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
    ...(invoiceId ? [sql`id = ${invoiceId}::uuid`] : []),
  ];
}

/** The ids of invoices that match. */
const matchingIds = (scope: InvoiceScope, { search, ...filter }: Filter) => {
  const conditions = filterConditions(scope, filter);
  return search === undefined
    ? sql`select id from invoices where ${sql.join(conditions, sql` and `)}`
    : foundInvoices(search, idKey, conditions);
};

/** How many invoices staff find, counted up to a limit. */
export const countInvoices = (
  db: Db,
  { creatorId }: Pick<InvoiceScope, 'creatorId'>,
  filter: Filter,
): Promise<number> =>
  countRows(db, sql`${matchingIds({ creatorId }, filter)} limit ${sql.lit(countLimit)}`);

/** The ids of invoices, the newest first. */
export async function listInvoiceIds(
  db: Db,
  { creatorId, ...filter }: Filter & { creatorId?: string | undefined },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${matchingIds({ creatorId }, filter)}
    order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
