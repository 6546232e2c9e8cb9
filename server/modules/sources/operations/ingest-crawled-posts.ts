import { countGraphemes, truncateGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { requireServiceKey } from '#server/http/service-key.ts';
import { hasTooManyTags, sanitizeArticle } from '#server/modules/posts/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { titleForSearch } from '#server/platform/database/like-pattern.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { upsertCrawledPosts } from '../repository/crawled-posts.ts';
import { lockSourceForShare } from '../repository/sources.ts';

type Body = BodyOf<'ingestCrawledPosts'>;
type Crawled = Body['posts'][number];

export const ingestCrawledPosts: Handler<'ingestCrawledPosts'> = async ({
  request,
  body,
  deps,
}) => {
  requireServiceKey(request.headers['x-service-key'], deps.config.crawlerKey);
  // Of two posts with the same address the last one counts.
  const byUrl = new Map(body.posts.map((post, index) => [post.url, { post, index }]));
  const posts = [...byUrl.values()].map(({ post, index }) => sanitizePost(post, index));
  const now = deps.clock.now();
  await deps.db.transaction().execute((trx) => saveCrawledPosts(trx, body.source, posts, now));
  return { kept: posts.length };
};

/** @throws {Problem} `invalid-request` for a text of nothing but tags, or of nothing at all */
function sanitizePost(post: Crawled, index: number) {
  const { url, title: typed, textContent, format, imageUrl = null, publishedAt } = post;
  if (hasTooManyTags(textContent))
    throw invalidRequest({ [`posts.${index}.textContent`]: 'too-many' });
  const title = truncateTitle(typed.trim());
  if (title === '') throw invalidRequest({ [`posts.${index}.title`]: 'required' });
  const { html, excerpt } = sanitizeArticle(textContent, () => null);
  return {
    url,
    title,
    title_search: titleForSearch(title),
    html,
    excerpt,
    format,
    image_url: imageUrl,
    published_at: new Date(publishedAt),
  };
}

/** A title that may still be edited when the post is converted. */
const truncateTitle = (title: string) =>
  countGraphemes(title) > limits.titleMax ? truncateGraphemes(title, limits.titleMax - 1) : title;

/** @throws {Problem} `not-found`, `not-available` */
async function saveCrawledPosts(
  trx: Db,
  key: string,
  posts: ReturnType<typeof sanitizePost>[],
  now: Date,
): Promise<void> {
  const source = await lockSourceForShare(trx, key);
  if (!source) throw new Problem('not-found');
  if (!source.crawling) throw new Problem('not-available');
  const { id: source_id, creator_id, language } = source;
  const shared = { source_id, creator_id, language, created_at: now };
  const rows = posts.toSorted(byUrl).map((post) => ({ ...post, ...shared, id: newId(now) }));
  await upsertCrawledPosts(trx, rows);
}

const byUrl = (one: { url: string }, other: { url: string }) => (one.url < other.url ? -1 : 1);
