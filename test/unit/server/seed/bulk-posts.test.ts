import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('posts written in bulk on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server?.stop());

  it('are shown by lists like any others, and are not written twice', async () => {
    const creator = await server.signIn();
    const until = server.clock.now();
    await writeBulkPosts(server.db, { creatorId: creator.userId, count: 1000, until });
    const { data } = await creator.call('getPostByFilter', { body: { filters: {} } });
    expect(data.rows[0]).toMatchObject({ createdAt: until.toISOString(), language: 'hi' });
    expect(data.rows.map(({ createdAt }) => createdAt)).toEqual(
      data.rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    const drafts = await creator.call('getPostByFilter', {
      body: { filters: { state: ['DRAFT'] } },
    });
    expect(drafts.data.rows).toHaveLength(20);
    expect((await creator.call('getQuickAnalytics')).data?.posts).toBe(1000);
    await expect(
      writeBulkPosts(server.db, { creatorId: creator.userId, count: 1000, until }),
      'repeated ids',
    ).rejects.toThrow();
  });
});
