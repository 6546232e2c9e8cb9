import { type Selectable, sql } from 'kysely';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PeopleTable, Schema } from '#server/platform/database/schema/schema.ts';
import { matchesWordPrefixes } from '../people/index.ts';

export type SourceQuery = {
  id?: string | undefined;
  /** Beginnings of words of the name or the key. */
  search?: string | undefined;
  accountId?: string | undefined;
  creatorId?: string | undefined;
  creatorType?: PeopleTable['creator_type'] | undefined;
  language?: ContentLanguage | undefined;
  crawling?: boolean | undefined;
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
};

const ownerEmails = sql<
  string[]
>`array(select email from ogc_owners where source = sources.key order by email)`;

/**
 * Sources with their house, their creator and who may take it over, one page; only the newest first
 * have a next one.
 */
export async function listSources(db: Db, query: SourceQuery): Promise<SourceRow[]> {
  let rows = db
    .selectFrom('sources')
    .innerJoin('people', 'people.id', 'sources.creator_id')
    .leftJoin('publisher_accounts', 'publisher_accounts.id', 'sources.account_id');
  if (query.id) rows = rows.where('sources.id', '=', query.id);
  if (query.search)
    rows = rows.where(
      matchesWordPrefixes(sql`name_words(sources.name, sources.key)`, query.search),
    );
  if (query.accountId) rows = rows.where('sources.account_id', '=', query.accountId);
  if (query.creatorId) rows = rows.where('sources.creator_id', '=', query.creatorId);
  if (query.creatorType) rows = rows.where('people.creator_type', '=', query.creatorType);
  if (query.language) rows = rows.where('sources.language', '=', query.language);
  if (query.crawling !== undefined) rows = rows.where('sources.crawling', '=', query.crawling);
  if (query.after) rows = rows.where('sources.id', '<', query.after);
  if (query.sort === 'name') rows = rows.orderBy('sources.name');
  return rows
    .orderBy('sources.id', 'desc')
    .limit(query.limit)
    .selectAll('sources')
    .select([
      'publisher_accounts.name as account_name',
      'people.name as creator_name',
      'people.handle as creator_handle',
      'people.creator_type as creator_type',
      ownerEmails.as('owner_emails'),
    ])
    .execute();
}
