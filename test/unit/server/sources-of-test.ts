import { sandboxCrawlerKey } from '#server/config.ts';
import type { BodyOf } from '#server/handler.ts';
import type { ContractClient } from './contract-client.ts';

type SourceData = BodyOf<'upsertSource'>['sourceData'];
type Crawled = BodyOf<'ingestCrawledPosts'>['posts'][number];

/** What a new source needs, under a key of its own; change what the test is about. */
export const sourceData = (changes: Partial<SourceData> = {}): SourceData => ({
  key: `s-${crypto.randomUUID()}`,
  name: 'विदर्भ समाचार',
  language: 'hi',
  homeUrl: 'https://vidarbha.example/',
  ownerEmails: [],
  ...changes,
});

/** Makes or changes a source as it should be. @throws when it is refused */
export async function savedSource(staff: ContractClient, changes: Partial<SourceData> = {}) {
  const { status, data, error } = await staff.call('upsertSource', {
    body: { sourceData: sourceData(changes) },
  });
  if (!data) throw new Error(`Saving a source was answered ${status} ${JSON.stringify(error)}.`);
  return data;
}

/** A post as the crawler brings it, published so many minutes after five in the morning. */
export const crawled = (minute: number, changes: Partial<Crawled> = {}): Crawled => ({
  url: `https://vidarbha.example/${crypto.randomUUID()}`,
  title: `संतरे की फसल ${minute}`,
  textContent: '<p>मंडियों में भाव गिरे।</p>',
  format: 'FORMAT_ARTICLE',
  publishedAt: new Date(Date.UTC(2026, 10, 20, 5, minute)).toISOString(),
  ...changes,
});

/** Brings posts as the crawler does. */
export const crawl = (client: ContractClient, source: string, posts: Crawled[], key = sandboxCrawlerKey) =>
  client.call('ingestCrawledPosts', { body: { source, posts }, headers: { 'x-service-key': key } });
