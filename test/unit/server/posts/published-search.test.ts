import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import { scannedPosts } from '#server/modules/posts/repository/published-posts.ts';
import {
  on,
  type PostInput,
  type PublishingServer,
  saved,
  signInApproved,
  startPublishingServer,
  upsert,
} from '../fixtures/post-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines } from '../harness/test-server.ts';

type Filters = BodyOf<'searchPublishedPosts'>['filters'];

describe.each(engines)('the search of published posts on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());

  /** A post that readers see. */
  async function publish(changes: Partial<PostInput> = {}, author: ContractClient = creator) {
    server.clock.advance(60);
    const sent = await upsert(author, on(await saved(author, changes), 'submit'));
    const published = await upsert(staff, on(sent.data.post, 'publish'));
    await publisher.drain();
    return published.data.post.postUID;
  }

  const search = async (filters: Filters, page: { cursor?: string; pageSize?: number } = {}) => {
    const { cursor, pageSize } = page;
    const { data } = await staff.call('searchPublishedPosts', {
      body: { filters, ...(pageSize && { pageSize }) },
      ...(cursor && { query: { cursor } }),
    });
    const next = data?.nextPageUrl && new URL(data.nextPageUrl, 'https://x').searchParams;
    return {
      ids: (data?.rows ?? []).map(({ postUID }) => postUID),
      cursor: next ? String(next.get('cursor')) : undefined,
    };
  };

  it('finds posts of all creators by part of the title, language, format and creator', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const other = await signInApproved(server);
    const hindi = await publish({ title: `बारिश ${word} खेत` });
    const urdu = await publish({ title: `شہر ${word}`, language: 'ur' }, other);
    await saved(creator, { title: `draft ${word}` });
    const title = word.slice(2).toUpperCase();
    expect((await search({ title })).ids).toEqual([urdu, hindi]);
    expect((await search({ title, language: 'ur' })).ids).toEqual([urdu]);
    expect((await search({ title, format: ['FORMAT_VIDEO'] })).ids).toEqual([]);
    expect((await search({ title, creatorUserId: creator.userId })).ids).toEqual([hindi]);
    const handle = String((await other.call('getProfileDetails')).data?.handle);
    expect((await search({ creatorHandle: handle })).ids).toEqual([urdu]);
    expect((await search({ title: `${word}%` })).ids).toEqual([]);
  });

  it('pages through all of them once, newest first', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const posts = [];
    for (let nth = 0; nth < 5; nth += 1) posts.push(await publish({ title: `${word} ${nth}` }));
    const found = [];
    let cursor: string | undefined;
    do {
      const page = await search({ title: word }, { pageSize: 2, ...(cursor && { cursor }) });
      found.push(...page.ids);
      cursor = page.cursor;
    } while (cursor);
    expect(found).toEqual(posts.toReversed());
  });

  it('leaves out what was unpublished, and the posts of blocked creators', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const blocked = await signInApproved(server);
    const unpublished = await publish({ title: `one ${word}` });
    await publish({ title: `two ${word}` }, blocked);
    expect((await search({ title: word })).ids).toHaveLength(2);
    const body = { creatorUserId: blocked.userId, action: 'block', reason: 'spam' } as const;
    await staff.call('blockCreator', { body });
    const { data } = await creator.call('getPostById', {
      path: { postId: unpublished },
      body: {},
    });
    if (data) await upsert(creator, on(data, 'unpublish'));
    expect((await search({ title: word })).ids).toEqual([]);
  });

  it('continues behind the posts that one call reads', async () => {
    const oldest = await publish({ title: 'एक पुरानी ख़बर' });
    server.clock.advance(60);
    await sql`insert into posts (id, creator_id, client_id, revision, format, state, live, title,
        title_search, html, excerpt, locations, hashtags, pictures, created_at, updated_at,
        published_at)
      select gen_random_uuid(), creator_id, gen_random_uuid(), 1, format, state, live, 'x', 'x', '',
        '', locations, hashtags, pictures, created_at, updated_at, ${server.clock.now()}
      from posts, generate_series(1, ${scannedPosts}::int) where posts.id = ${oldest}`.execute(
      server.db,
    );
    const first = await search({ title: 'पुरानी' });
    expect(first.ids).toEqual([]);
    const second = await search({ title: 'पुरानी' }, { cursor: String(first.cursor) });
    expect(second).toEqual({ ids: [oldest], cursor: undefined });
  });
});
