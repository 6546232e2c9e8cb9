import { type Insertable, type Selectable, sql } from 'kysely';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { type CreatorPosition, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { PeopleTable, Schema } from '#server/platform/database/schema/schema.ts';
import { peopleMatching } from '../../people/index.ts';

type AgencyFilters = {
  id?: string | undefined;
  search?: string | undefined;
  /** The whole address, in lower case. */
  email?: string | undefined;
  accountStatus?: CreatorPosition['accountStatus'] | undefined;
};

export type AgencySort = 'name' | 'newest';

export type AgencyQuery = AgencyFilters & {
  sort: AgencySort;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  limit: number;
};

export type AgencyRow = Selectable<PeopleTable> & {
  email: string | null;
  contact_name: string | null;
  phone: string | null;
  creators: number;
};

const nameKey = sql.raw(`lower(coalesce(name, '')) collate "C"`);

/** Agencies in an order, one page, each with the number of its creators. */
export async function listAgencies(db: Db, query: AgencyQuery): Promise<AgencyRow[]> {
  const { search, sort, after, limit } = query;
  const order = sort === 'newest' ? sql`id desc` : sql`${nameKey}, id`;
  const conditions = [...filterConditions(query), ...(after ? [isBehind(sort, after)] : [])];
  const { rows } = await sql<AgencyRow>`
    with page as (
      select * from ${peopleMatching(search)}
      where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}
    )
    select page.*, email, contact_name, phone,
      (select count(*)::int from people where role = 'creator' and merged_into is null
        and agency_id = page.id) as creators
    from page left join agencies on person_id = id order by ${order}`.execute(db);
  return rows;
}

const isBehind = (sort: AgencySort, after: string) =>
  sort === 'newest'
    ? sql`id < ${after}::uuid`
    : sql`(${nameKey}, id)
        > ((select ${nameKey} from people where id = ${after}::uuid), ${after}::uuid)`;

function filterConditions({ id, email, accountStatus }: AgencyFilters) {
  return [
    sql`role = 'agency'`,
    ...(id ? [sql`id = ${id}::uuid`] : []),
    ...(email ? [sql`id = (select person_id from agencies where email = ${email})`] : []),
    ...(accountStatus ? [sql`position->>'accountStatus' = ${accountStatus}`] : []),
  ];
}

/** How many agencies match, counted up to a limit. */
export const countAgencies = (db: Db, filters: AgencyFilters): Promise<number> =>
  countRows(
    db,
    sql`select 1 from ${peopleMatching(filters.search)}
      where ${sql.join(filterConditions(filters), sql` and `)} limit ${sql.lit(countLimit)}`,
  );

export type ExistingAgency = {
  id: string;
  name: string | null;
  email: string | null;
  updated_at: Date;
};

export function lockAgency(trx: Db, id: string): Promise<ExistingAgency | undefined> {
  return trx
    .selectFrom('people')
    .leftJoin('agencies', 'agencies.person_id', 'people.id')
    .where('people.id', '=', id)
    .where('role', '=', 'agency')
    .select(['people.id', 'people.name', 'people.updated_at', 'agencies.email'])
    .forUpdate('people')
    .executeTakeFirst();
}

/** Makes an agency without a name; returns its id. */
export async function insertAgency(trx: Db, now: Date): Promise<string> {
  const id = newId(now);
  await trx
    .insertInto('people')
    .values({
      id,
      role: 'agency',
      permissions: [...rolePermissions.agency],
      languages: [],
      position: JSON.stringify(initialCreatorPosition),
      new_user: false,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

type AgencyContact = Omit<Insertable<Schema['agencies']>, 'person_id'>;

/** Writes the contact of an agency; what is not given stays as it is. */
export async function upsertAgencyContact(
  trx: Db,
  personId: string,
  contact: Pick<AgencyContact, 'email'> & Partial<AgencyContact>,
): Promise<void> {
  await trx
    .insertInto('agencies')
    .values({ person_id: personId, contact_name: null, phone: null, ...contact })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(contact))
    .execute();
}
