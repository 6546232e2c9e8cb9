import type { DataOf } from '#server/http/handler.ts';
import type { SourceRow } from './repository/sources.ts';

type Source = DataOf<'upsertSource'>;

/** A source as the contract shows it. */
export const presentSource = (row: SourceRow): Source => ({
  sourceId: row.id,
  revision: row.revision,
  key: row.key,
  name: row.name,
  account:
    row.account_id === null ? null : { accountId: row.account_id, name: row.account_name ?? '' },
  creator: {
    creatorUserId: row.creator_id,
    name: row.creator_name,
    handle: row.creator_handle,
    creatorType: row.creator_type ?? 'UGC',
  },
  language: row.language,
  homeUrl: row.home_url,
  feedUrl: row.feed_url,
  ownerEmails: row.owner_emails,
  crawling: row.crawling,
  latestPostAt: row.latest_post_at?.toISOString() ?? null,
  convertedAt: row.converted_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
