import { type Selectable, sql } from 'kysely';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PeopleTable } from '#server/platform/database/schema/schema.ts';
import { peopleMatching } from '../../people/index.ts';

export type CreatorQuery = {
  id?: string | undefined;
  agencyId?: string | undefined;
  /** Beginnings of words of the name or handle, or digits of the phone number. */
  search?: string | undefined;
  work?: CreatorPosition['work'] | undefined;
  standing?: CreatorPosition['standing'] | undefined;
  creatorType?: PeopleTable['creator_type'] | undefined;
  paymentType?: PeopleTable['payment_type'] | undefined;
  sort: CreatorSort;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  /** Stands in the text of the statement (paging.ts, `rowsFor`). */
  limit: number;
};
export type CreatorSort = 'newest' | 'name' | 'followers';

/** A creator with the number they sign in with and the name of their agency. */
export type CreatorRow = Selectable<PeopleTable> & {
  phone: string | null;
  agency_name: string | null;
};

const nameKey = sql.raw(`lower(coalesce(name, '')) collate "C"`);
/** What each order goes by; its index is made of the same words. */
const orders = {
  newest: { key: sql.raw('id'), direction: sql.raw('desc'), beyond: sql.raw('<') },
  name: { key: nameKey, direction: sql.raw('asc'), beyond: sql.raw('>') },
  followers: { key: sql.raw('followers'), direction: sql.raw('desc'), beyond: sql.raw('<') },
};

/** Creators who are not merged into another, one page. */
export async function listCreators(db: Db, query: CreatorQuery): Promise<CreatorRow[]> {
  const { key, direction, beyond: afterOperator } = orders[query.sort];
  const { search, after } = query;
  const conditions = [
    sql`role = 'creator' and merged_into is null`,
    ...equalityConditions(query),
    ...(after
      ? [
          sql`(${key}, id) ${afterOperator}
            ((select ${key} from people where id = ${after}::uuid), ${after}::uuid)`,
        ]
      : []),
  ];
  const order = sql`${key} ${direction}, id ${direction}`;
  const { rows } = await sql<CreatorRow>`
    with page as (
      select * from ${peopleMatching(search)} where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${sql.lit(query.limit)}
    )
    select page.*, agency_name,
      (select subject from identities where person_id = page.id and kind = 'MOBILE'
        order by coalesce(proved_at, identities.created_at) desc limit 1) as phone
    from page
    left join (select id as agency, name as agency_name from people) as agencies
      on agency = agency_id
    order by ${order}`.execute(db);
  return rows;
}

function equalityConditions({
  id,
  agencyId,
  work,
  standing,
  creatorType,
  paymentType,
}: CreatorQuery) {
  const wanted = [
    ['id', id],
    ['agency_id', agencyId],
    // Written out, because nearly everybody is active: the plan depends on the value.
    [`position->>'work'`, work && sql.lit(work)],
    [`position->>'standing'`, standing && sql.lit(standing)],
    ['creator_type', creatorType && sql.lit(creatorType)],
    ['payment_type', paymentType && sql.lit(paymentType)],
  ] as const;
  return wanted.flatMap(([column, value]) => (value ? [sql`${sql.raw(column)} = ${value}`] : []));
}

/** One creator as lists have them; undefined for whoever is none, or is merged away. */
export async function findCreator(db: Db, id: string): Promise<CreatorRow | undefined> {
  const [row] = await listCreators(db, { id, sort: 'newest', limit: 1 });
  return row;
}
