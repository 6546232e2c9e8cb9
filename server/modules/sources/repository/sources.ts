import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ContentLanguage } from '#domain/language/languages.ts';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PeopleTable, Schema } from '#server/platform/database/schema/schema.ts';
import { matchesWordPrefixes } from '../../people/index.ts';

type SourceFilters = {
  id?: string | undefined;
  /** Beginnings of words of the name or the key. */
  search?: string | undefined;
  accountId?: string | undefined;
  creatorId?: string | undefined;
  creatorType?: PeopleTable['creator_type'] | undefined;
  language?: ContentLanguage | undefined;
  crawling?: boolean | undefined;
};

export type SourceQuery = SourceFilters & {
  /** The id of the last row of the page before. */
  after?: string | undefined;
  sort: 'newest' | 'name';
  limit: number;
};

export type SourceRow = Selectable<Schema['sources']> & {
  account_name: string | null;
  creator_name: string | null;
  creator_handle: string | null;
  creator_type: PeopleTable['creator_type'];
  owner_emails: string[];
  latest_post_at: Date | null;
};

const ownerEmails = sql<
  string[]
>`array(select email from ogc_owners where source = sources.key order by email)`;

const latestPostAt = sql<Date | null>`(select published_at from crawled_posts
  where source_id = sources.id and not converted order by published_at desc, id desc limit 1)`;

/**
 * A page of sources with their publisher account, creator and permitted owners. Only the
 * newest-first order has further pages.
 */
export async function listSources(db: Db, query: SourceQuery): Promise<SourceRow[]> {
  let page = matchingSources(db, query).selectAll('sources').limit(query.limit);
  if (query.after) page = page.where('sources.id', '<', query.after);
  if (query.sort === 'name') page = page.orderBy('sources.name');
  // What belongs to them is read for the page alone.
  let rows = db
    .selectFrom(page.orderBy('sources.id', 'desc').as('sources'))
    .innerJoin('people', 'people.id', 'sources.creator_id')
    .leftJoin('publisher_accounts', 'publisher_accounts.id', 'sources.account_id');
  if (query.sort === 'name') rows = rows.orderBy('sources.name');
  return rows
    .orderBy('sources.id', 'desc')
    .selectAll('sources')
    .select([
      'publisher_accounts.name as account_name',
      'people.name as creator_name',
      'people.handle as creator_handle',
      'people.creator_type as creator_type',
      ownerEmails.as('owner_emails'),
      latestPostAt.as('latest_post_at'),
    ])
    .execute();
}

function matchingSources(db: Db, query: SourceFilters) {
  let rows = db.selectFrom('sources');
  if (query.id) rows = rows.where('sources.id', '=', query.id);
  if (query.search)
    rows = rows.where(
      matchesWordPrefixes(sql`name_words(sources.name, sources.key)`, query.search),
    );
  if (query.accountId) rows = rows.where('sources.account_id', '=', query.accountId);
  if (query.creatorId) rows = rows.where('sources.creator_id', '=', query.creatorId);
  if (query.creatorType)
    rows = rows.where(
      sql<boolean>`exists (select from people
        where people.id = sources.creator_id and creator_type = ${query.creatorType})`,
    );
  if (query.language) rows = rows.where('sources.language', '=', query.language);
  if (query.crawling !== undefined) rows = rows.where('sources.crawling', '=', query.crawling);
  return rows;
}

/** How many sources match, counted up to a limit. */
export const countSourceRows = (db: Db, filters: SourceFilters): Promise<number> =>
  countRows(db, matchingSources(db, filters).select('sources.id').limit(countLimit));

type StoredSource = Selectable<Schema['sources']>;

/** A source that is known to be there. */
export const getSource = (db: Db, id: string): Promise<StoredSource> =>
  db.selectFrom('sources').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/**
 * The source of a crawler. Locked against changes but not against other batches, so that a
 * conversion waits for all of them.
 */
export const lockSourceForShare = (trx: Db, key: string) =>
  trx
    .selectFrom('sources')
    .where('key', '=', key)
    .select(['id', 'creator_id', 'language', 'crawling'])
    .forShare()
    .executeTakeFirst();

/** Returns whether no other source had the key. */
export async function insertSource(
  trx: Db,
  values: Insertable<Schema['sources']>,
): Promise<boolean> {
  const made = await trx
    .insertInto('sources')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Changes a source, one revision on. */
export async function updateSource(
  trx: Db,
  id: string,
  changes: Updateable<Schema['sources']>,
): Promise<void> {
  await trx
    .updateTable('sources')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ends the crawling of a creator's sources permanently. */
export async function convertSources(trx: Db, creatorId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sources')
    .set((eb) => ({
      crawling: false,
      converted_at: now,
      updated_at: now,
      revision: eb('revision', '+', 1),
    }))
    .where('creator_id', '=', creatorId)
    .where('converted_at', 'is', null)
    .execute();
}

/** How many of a creator's sources a conversion would take over, and how many are converted. */
export const countSources = (
  db: Db,
  creatorId: string,
): Promise<{ pending: number; converted: number }> =>
  db
    .selectFrom('sources')
    .where('creator_id', '=', creatorId)
    .select([
      sql<number>`count(*) filter (where converted_at is null)::int`.as('pending'),
      sql<number>`count(*) filter (where converted_at is not null)::int`.as('converted'),
    ])
    .executeTakeFirstOrThrow();
