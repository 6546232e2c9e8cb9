import { countGraphemes, truncateGraphemes } from '#domain/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { cleanArticle, hasTooManyTags } from '../../articles/clean-article.ts';
import type { Db } from '../../db/database.ts';
import { searchText } from '../../db/title-search.ts';
import type { BodyOf, Handler } from '../../handler.ts';
import { newId } from '../../ids.ts';
import { requireServiceKey } from '../../people/service-key.ts';
import { invalid, Problem } from '../../problem.ts';

type Body = BodyOf<'ingestCrawledPosts'>;
type Crawled = Body['posts'][number];

export const ingestCrawledPosts: Handler<'ingestCrawledPosts'> = async ({ request, body, deps }) => {
  requireServiceKey(request.headers['x-service-key'], deps.config.crawlerKey);
  // Of two of one address the last counts.
  const posts = [...new Map(body.posts.map((post) => [post.url, post])).values()].map(cleaned);
  const now = deps.clock.now();
  await deps.db.transaction().execute((trx) => keep(trx, body.source, posts, now));
  return { kept: posts.length };
};

/** @throws {Problem} `invalid-request` for a text of nothing but tags, or of nothing at all */
function cleaned({ url, title: typed, textContent, format, imageUrl = null, publishedAt }: Crawled) {
  if (hasTooManyTags(textContent)) throw invalid({ textContent: 'too-many' });
  const title = fitting(typed.trim());
  if (title === '') throw invalid({ title: 'required' });
  const { html, excerpt } = cleanArticle(textContent, () => null);
  return {
    url,
    title,
    title_search: searchText(title),
    html,
    excerpt,
    format,
    image_url: imageUrl,
    published_at: new Date(publishedAt),
  };
}

/** A title that may still be edited when the post is converted. */
const fitting = (title: string) =>
  countGraphemes(title) > limits.titleMax ? truncateGraphemes(title, limits.titleMax - 1) : title;

/** @throws {Problem} `not-found`, `not-available` */
async function keep(trx: Db, key: string, posts: ReturnType<typeof cleaned>[], now: Date): Promise<void> {
  // Shared, so that batches go side by side and a conversion waits for all of them.
  const source = await trx
    .selectFrom('sources')
    .where('key', '=', key)
    .select(['id', 'creator_id', 'language', 'crawling'])
    .forShare()
    .executeTakeFirst();
  if (!source) throw new Problem('not-found');
  if (!source.crawling) throw new Problem('not-available');
  const { id: source_id, creator_id, language } = source;
  const shared = { source_id, creator_id, language, created_at: now };
  await trx
    .insertInto('crawled_posts')
    // In one order for everybody, so that two batches never wait for each other.
    .values(posts.toSorted(byUrl).map((post) => ({ ...post, ...shared, id: newId(now) })))
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'url']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        title_search: eb.ref('excluded.title_search'),
        html: eb.ref('excluded.html'),
        excerpt: eb.ref('excluded.excerpt'),
        format: eb.ref('excluded.format'),
        image_url: eb.ref('excluded.image_url'),
        published_at: eb.ref('excluded.published_at'),
      })),
    )
    .execute();
}

const byUrl = (one: { url: string }, other: { url: string }) => (one.url < other.url ? -1 : 1);
