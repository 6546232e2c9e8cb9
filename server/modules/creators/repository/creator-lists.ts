import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PeopleTable } from '#server/platform/database/schema/schema.ts';
import { matchingPeople, peopleMatching } from '../../people/index.ts';

export type CreatorFilters = {
  id?: string | undefined;
  agencyId?: string | undefined;
  /** Beginnings of words of the name or handle, or digits of the phone number. */
  search?: string | undefined;
  work?: CreatorPosition['work'] | undefined;
  accountStatus?: CreatorPosition['accountStatus'] | undefined;
  creatorType?: PeopleTable['creator_type'] | undefined;
  paymentType?: PeopleTable['payment_type'] | undefined;
};

export type CreatorQuery = CreatorFilters & {
  sort: CreatorSort;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  /** Part of the text of the statement (paging.ts, `rowsFor`). */
  limit: number;
};
export type CreatorSort = 'newest' | 'name' | 'followers';

/** A creator with the number they sign in with and the name of their agency. */
export type CreatorRow = Selectable<PeopleTable> & {
  phone: string | null;
  agency_name: string | null;
  /** When a closed account was closed and when it is erased. */
  closing: { requestedAt: string; eraseAt: string } | null;
  /** Of a search, how many creators match, counted up to a limit: it has read them all. */
  total: number | null;
};

const nameKey = sql.raw(`lower(coalesce(name, '')) collate "C"`);
/** The expression of each order; its index uses the same one. */
const orders = {
  newest: { key: sql.raw('id'), direction: sql.raw('desc'), beyond: sql.raw('<') },
  name: { key: nameKey, direction: sql.raw('asc'), beyond: sql.raw('>') },
  followers: { key: sql.raw('followers'), direction: sql.raw('desc'), beyond: sql.raw('<') },
};

/** Creators who are not merged into another, one page. */
export async function listCreators(db: Db, query: CreatorQuery): Promise<CreatorRow[]> {
  const { key, direction } = orders[query.sort];
  const order = sql`${key} ${direction}, id ${direction}`;
  const { rows } = await sql<CreatorRow>`
    with ${query.search === undefined ? pageInOrder(query) : pageOfMatches(query)}
    select page.*, agency_name,
      ${query.search === undefined ? sql`null` : matchCount} as total,
      (select subject from identities where person_id = page.id and kind = 'MOBILE'
        order by coalesce(verified_at, identities.created_at) desc limit 1) as phone,
      case when position->>'accountStatus' = 'closing' then (
        select json_build_object('requestedAt', requested_at, 'eraseAt', erase_at)
        from account_closings where person_id = page.id
      ) end as closing
    from page
    left join (select id as agency, name as agency_name from people) as agencies
      on agency = agency_id
    order by ${order}`.execute(db);
  return rows;
}

/** Scans the index of the order until the page is full. */
function pageInOrder({ sort, after, limit, ...filters }: CreatorQuery) {
  const { key, direction } = orders[sort];
  const conditions = [...filterConditions(filters), ...isBehind(sort, key, after)];
  return sql`page as (
    select * from people where ${sql.join(conditions, sql` and `)}
    order by ${key} ${direction}, id ${direction} limit ${sql.lit(limit)}
  )`;
}

/** Finds all that match, with nothing but their order, which the count needs anyway. */
function pageOfMatches({ sort, after, limit, search, ...filters }: CreatorQuery) {
  const { key, direction } = orders[sort];
  const behind = isBehind(sort, sql.raw('sort_key'), after);
  const conditions = sql.join(filterConditions(filters), sql` and `);
  return sql`matching as materialized (
    ${matchingPeople(search ?? '', sql`id, ${key} as sort_key`, conditions)}
  ), page as (
    select * from people where id in (
      select id from matching where ${sql.join([sql`true`, ...behind], sql` and `)}
      order by sort_key ${direction}, id ${direction} limit ${sql.lit(limit)}
    )
  )`;
}

const matchCount = sql`(select least(count(*), ${sql.lit(countLimit)})::int from matching)`;

/** Whether a row is behind the last one of the page before. */
function isBehind(sort: CreatorSort, own: RawBuilder<unknown>, after: string | undefined) {
  if (after === undefined) return [];
  const { key, beyond } = orders[sort];
  return [
    sql`(${own}, id) ${beyond}
      ((select ${key} from people where id = ${after}::uuid), ${after}::uuid)`,
  ];
}

/** How many creators match, counted up to a limit. */
export const countCreators = (db: Db, { search, ...filters }: CreatorFilters): Promise<number> =>
  countRows(
    db,
    sql`select 1 from ${peopleMatching(search)}
      where ${sql.join(filterConditions(filters), sql` and `)} limit ${sql.lit(countLimit)}`,
  );

/** The ids of creators, the newest first. */
export async function listCreatorIds(
  db: Db,
  { search, ...filters }: CreatorFilters,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${peopleMatching(search)}
    where ${sql.join(filterConditions(filters), sql` and `)}
    order by id desc limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

function filterConditions({
  id,
  agencyId,
  work,
  accountStatus,
  creatorType,
  paymentType,
}: CreatorFilters) {
  const wanted = [
    ['id', id],
    ['agency_id', agencyId],
    // As a literal, because nearly everybody is active: the plan depends on the value.
    [`position->>'work'`, work && sql.lit(work)],
    [`position->>'accountStatus'`, accountStatus && sql.lit(accountStatus)],
    ['creator_type', creatorType && sql.lit(creatorType)],
    ['payment_type', paymentType && sql.lit(paymentType)],
  ] as const;
  return [
    sql`role = 'creator' and merged_into is null`,
    ...wanted.flatMap(([column, value]) => (value ? [sql`${sql.raw(column)} = ${value}`] : [])),
  ];
}

/** One creator in the form of lists; undefined for other roles and merged accounts. */
export async function findCreator(db: Db, id: string): Promise<CreatorRow | undefined> {
  const [row] = await listCreators(db, { id, sort: 'newest', limit: 1 });
  return row;
}
