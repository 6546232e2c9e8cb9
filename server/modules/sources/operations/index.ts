import type { Handlers } from '#server/http/handler.ts';
import { convertOgcToUgc } from './convert-ogc-to-ugc.ts';
import { getAccountByFilter } from './get-account-by-filter.ts';
import { getConversion } from './get-conversion.ts';
import { getOgcPostByFilter } from './get-ogc-post-by-filter.ts';
import { getOgcPostById } from './get-ogc-post-by-id.ts';
import { getSourceByFilter } from './get-source-by-filter.ts';
import { ingestCrawledPosts } from './ingest-crawled-posts.ts';
import { searchSources } from './search-sources.ts';
import { upsertAccount } from './upsert-account.ts';
import { upsertSource } from './upsert-source.ts';

export const sourceOperations = {
  convertOgcToUgc,
  getAccountByFilter,
  getConversion,
  getOgcPostByFilter,
  getOgcPostById,
  getSourceByFilter,
  ingestCrawledPosts,
  searchSources,
  upsertAccount,
  upsertSource,
} satisfies Partial<Handlers>;
