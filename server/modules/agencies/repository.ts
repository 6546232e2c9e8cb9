import { type Selectable, sql } from 'kysely';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PeopleTable } from '#server/platform/database/schema/schema.ts';
import { peopleMatching } from '../people/index.ts';

export type AgencyQuery = {
  id?: string | undefined;
  search?: string | undefined;
  /** The whole address, in lower case. */
  email?: string | undefined;
  standing?: CreatorPosition['standing'] | undefined;
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

/** Agencies by name, one page, each with the number of its creators. */
export async function listAgencies(db: Db, query: AgencyQuery): Promise<AgencyRow[]> {
  const { id, search, email, standing, after, limit } = query;
  const conditions = [
    sql`role = 'agency'`,
    ...(id ? [sql`id = ${id}::uuid`] : []),
    ...(email ? [sql`email = ${email}`] : []),
    ...(standing ? [sql`position->>'standing' = ${standing}`] : []),
    ...(after
      ? [
          sql`(${nameKey}, id) > ((select ${nameKey} from people where id = ${after}::uuid), ${after}::uuid)`,
        ]
      : []),
  ];
  const { rows } = await sql<AgencyRow>`
    with page as (select people.*, email, contact_name, phone from ${peopleMatching(search)} left join agencies on person_id = id
      where ${sql.join(conditions, sql` and `)} order by ${nameKey}, id limit ${limit})
    select page.*, (select count(*)::int from people where role = 'creator' and merged_into is null
      and agency_id = page.id) as creators
    from page order by ${nameKey}, id`.execute(db);
  return rows;
}
