import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on, saved, upsert } from '#test/unit/server/fixtures/post-fixtures.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

// The embedded database has one connection: nothing else can hold a row.
describe.runIf(engines.includes('postgres'))('a post that another process holds locked', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer('postgres');
  }, 60_000);
  afterAll(() => server?.stop());

  it('is not written, which is reported; once it is free the same save succeeds', async () => {
    const creator = await server.signIn();
    const post = await saved(creator);
    const change = on(post, 'save', { title: 'दूसरा शीर्षक' });
    await server.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('posts')
        .where('id', '=', post.postUID)
        .select('id')
        .forUpdate()
        .execute();
      const { status, error, headers } = await upsert(creator, change);
      expect([status, error.code, headers['retry-after']]).toEqual([
        503,
        'database-unavailable',
        '5',
      ]);
    });
    const after = await creator.call('getPostById', { path: { postId: post.postUID }, body: {} });
    expect(after.data).toEqual(post);
    const { status, data } = await upsert(creator, change);
    expect([status, data?.post.title, data?.post.revision]).toEqual([
      200,
      'दूसरा शीर्षक',
      post.revision + 1,
    ]);
  });
});
