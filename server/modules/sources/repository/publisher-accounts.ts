import { type Insertable, type Selectable, sql } from 'kysely';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import { matchesWordPrefixes } from '../../people/index.ts';

type AccountFilters = {
  id?: string | undefined;
  /** Beginnings of words of the name. */
  search?: string | undefined;
  isActive?: boolean | undefined;
};

export type PublisherAccountQuery = AccountFilters & {
  /** The id of the last row of the page before. */
  after?: string | undefined;
  limit: number;
};

export type PublisherAccountRow = Selectable<Schema['publisher_accounts']> & { sources: number };

const nameKey = sql.raw('lower(name) collate "C"');

/** Publishers' accounts by name, one page, each with the number of its sources. */
export async function listPublisherAccounts(
  db: Db,
  query: PublisherAccountQuery,
): Promise<PublisherAccountRow[]> {
  const { after, limit } = query;
  let rows = matchingAccounts(db, query);
  if (after)
    rows = rows.where(
      sql<boolean>`(${nameKey}, id)
        > ((select ${nameKey} from publisher_accounts where id = ${after}::uuid), ${after}::uuid)`,
    );
  return rows
    .orderBy(nameKey)
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

function matchingAccounts(db: Db, { id, search, isActive }: AccountFilters) {
  let rows = db.selectFrom('publisher_accounts');
  if (id) rows = rows.where('id', '=', id);
  if (search) rows = rows.where(matchesWordPrefixes(sql`name_words(name, null)`, search));
  if (isActive !== undefined) rows = rows.where('is_active', '=', isActive);
  return rows;
}

/** How many accounts match, counted up to a limit. */
export const countPublisherAccounts = (db: Db, filters: AccountFilters): Promise<number> =>
  countRows(db, matchingAccounts(db, filters).select('id').limit(countLimit));

/** Whether there is such an account. */
export async function publisherAccountExists(db: Db, id: string): Promise<boolean> {
  const account = await db
    .selectFrom('publisher_accounts')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return account !== undefined;
}

type AccountValues = Omit<Insertable<Schema['publisher_accounts']>, 'id' | 'created_at'>;

/** Makes an account, or changes the one with this id, one revision on. */
export async function upsertPublisherAccount(
  trx: Db,
  id: string,
  values: AccountValues,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('publisher_accounts')
    .values({ ...values, id, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ ...values, revision: eb('publisher_accounts.revision', '+', 1) })),
    )
    .execute();
}
