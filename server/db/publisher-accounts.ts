import { type Selectable, sql } from 'kysely';
import type { Db } from './database.ts';
import { wordsBegin } from './people-search.ts';
import type { Schema } from './schema.ts';

export type AccountQuery = {
  id?: string | undefined;
  /** Beginnings of words of the name. */
  search?: string | undefined;
  isActive?: boolean | undefined;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  limit: number;
};

export type AccountRow = Selectable<Schema['publisher_accounts']> & { sources: number };

const key = sql.raw('lower(name) collate "C"');

/** Publishers' accounts by name, one page, each with the number of its sources. */
export async function listAccounts(db: Db, query: AccountQuery): Promise<AccountRow[]> {
  const { id, search, isActive, after, limit } = query;
  let rows = db.selectFrom('publisher_accounts');
  if (id) rows = rows.where('id', '=', id);
  if (search) rows = rows.where(wordsBegin(sql`name_words(name, null)`, search));
  if (isActive !== undefined) rows = rows.where('is_active', '=', isActive);
  if (after)
    rows = rows.where(
      sql<boolean>`(${key}, id) > ((select ${key} from publisher_accounts where id = ${after}::uuid), ${after}::uuid)`,
    );
  return rows
    .orderBy(key)
    .orderBy('id')
    .limit(limit)
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('sources')
        .whereRef('account_id', '=', 'publisher_accounts.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('sources'),
    )
    .execute();
}
