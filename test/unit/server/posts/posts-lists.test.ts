import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostState, postStates, statusGroups } from '#domain/post/post-states.ts';
import type { BodyOf } from '#server/http/handler.ts';
import { newId } from '#server/platform/database/ids.ts';
import { type Creator, on, saved, signInApproved, upsert } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { Answer, ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Filters = BodyOf<'getPostByFilter'>['filters'];

describe.each(engines)('lists of posts on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;
  let staff: ContractClient;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
    creator = await signInApproved(server);
    for (const [place, state] of postStates.entries()) {
      await insertPost(creator.userId, {
        state,
        title: `${state} ${place % 2 ? 'Monsoon' : 'मानसून'} 100%`,
      });
    }
    await insertPost(creator.userId, {
      state: 'DRAFT',
      title: 'Gallery',
      format: 'FORMAT_GALLERY',
    });
    await insertPost(creator.userId, { state: 'PUBLISHED', title: 'Put away', archived: true });
  }, 60_000);
  afterAll(() => server?.stop());

  type Row = {
    state: PostState;
    title: string;
    format?: 'FORMAT_GALLERY';
    archived?: boolean;
    views?: number;
  };

  /** A post in any state, straight into the table. */
  async function insertPost(creatorId: string, { views, ...row }: Row) {
    server.clock.advance(1);
    const now = server.clock.now();
    await server.db
      .insertInto('posts')
      .values({
        id: newId(now),
        creator_id: creatorId,
        client_id: crypto.randomUUID(),
        revision: 1,
        format: 'FORMAT_ARTICLE',
        title_search: row.title.toLowerCase(),
        html: '<p>क</p>',
        excerpt: 'क',
        locations: [],
        hashtags: '[]',
        pictures: '[]',
        created_at: now,
        updated_at: now,
        ...(row.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW' ? { submitted_at: now } : {}),
        ...(row.state === 'SCHEDULED' ? { publish_at: now } : {}),
        ...(views === undefined
          ? {}
          : { views, impressions: views * 2, likes: 3, shares: 2, comments: 1, stats_as_of: now }),
        ...row,
      })
      .execute();
  }

  async function titles(
    client: ContractClient,
    filters: Filters,
    query: Record<string, string> = {},
  ) {
    const { status, data } = await client.call('getPostByFilter', { body: { filters }, query });
    expect(status).toBe(200);
    return data.rows.map(({ title }) => title);
  }

  /** Every page, by the address that the page before gave. */
  async function pages(
    client: ContractClient,
    id: 'getPostByFilter' | 'getReviewQueue',
    body: { filters: object; pageSize?: number },
  ) {
    const found: string[][] = [];
    let cursor: string | null = null;
    do {
      const { data }: Answer<typeof id> = await client.call(id, {
        body,
        query: cursor ? { cursor } : {},
      });
      found.push(data.rows.map(({ postUID }) => postUID));
      cursor =
        data.nextPageUrl &&
        new URL(data.nextPageUrl, 'http://localhost').searchParams.get('cursor');
    } while (cursor && found.length < 20);
    return found;
  }

  it('show all states, newest first, without archived posts', async () => {
    const found = await titles(creator, {});
    expect(found).toHaveLength(postStates.length + 1);
    expect(found[0]).toBe('Gallery');
    expect(await titles(creator, {}, { archived: 'true' })).toEqual(['Put away']);
    expect(await titles(creator, {}, { archived: 'false' })).toEqual(found);
  });

  it.each(Object.entries(statusGroups))(
    'show the states behind the filter %s',
    async (_, states) => {
      const { data } = await creator.call('getPostByFilter', {
        body: { filters: { state: [...states] } },
      });
      const shown = data.rows.map(({ state }) => state);
      expect(new Set(shown)).toEqual(new Set(states));
      expect(data.rows.map(({ createdAt }) => createdAt)).toEqual(
        data.rows
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .reverse(),
      );
    },
  );

  it('show formats, and words of the title in any case, sign or form', async () => {
    expect(await titles(creator, { format: ['FORMAT_GALLERY'] })).toEqual(['Gallery']);
    expect(await titles(creator, { format: ['FORMAT_GALLERY'], state: ['PUBLISHED'] })).toEqual([]);
    expect(await titles(creator, { title: 'mOnSoOn' })).toHaveLength(7);
    expect(await titles(creator, { title: 'मानसून' })).toHaveLength(7);
    expect(await titles(creator, { title: '  100%  ' })).toHaveLength(14);
    expect(await titles(creator, { title: '100_' })).toEqual([]);
    expect(await titles(creator, { title: '%' })).toHaveLength(14);
    expect(await titles(creator, { title: ' ' })).toHaveLength(15);
    const decomposed = await saved(creator, { title: 'क़लम'.normalize('NFD') });
    expect(await titles(creator, { title: '\u0958लम' })).toEqual([decomposed.title]);
    await upsert(creator, on(decomposed, 'delete'));
  });

  // spec 3.7, 9.19
  it('are listed in pages without overlaps or gaps, despite new posts', async () => {
    const writer = await server.signIn();
    for (let place = 0; place < 45; place += 1) {
      await insertPost(writer.userId, {
        state: place % 3 ? 'DRAFT' : 'PUBLISHED',
        title: `n ${place}`,
      });
    }
    const all = await pages(writer, 'getPostByFilter', { filters: {} });
    expect(all.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(new Set(all.flat()).size).toBe(45);
    const some = await pages(writer, 'getPostByFilter', {
      filters: { state: ['DRAFT', 'CREATED'] },
      pageSize: 10,
    });
    expect(some.map((page) => page.length)).toEqual([10, 10, 10]);
    const exactly = await pages(writer, 'getPostByFilter', {
      filters: { state: ['PUBLISHED'] },
      pageSize: 15,
    });
    expect(
      exactly.map((page) => page.length),
      'no empty page after the last',
    ).toEqual([15]);
    const first = await writer.call('getPostByFilter', { body: { filters: {} } });
    await insertPost(writer.userId, { state: 'DRAFT', title: 'new' });
    const cursor = String(
      new URL(String(first.data.nextPageUrl), 'http://localhost').searchParams.get('cursor'),
    );
    const second = await writer.call('getPostByFilter', {
      body: { filters: {} },
      query: { cursor },
    });
    expect(second.data.rows.map(({ postUID }) => postUID)).toEqual(all[1]);
  });

  it.each([
    'x',
    'bnVsbA',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('[1,2]').toString('base64url'),
  ])('refuse the cursor %s', async (cursor) => {
    const { status, error } = await creator.call('getPostByFilter', {
      body: { filters: {} },
      query: { cursor },
    });
    expect([status, error.fields]).toEqual([400, { cursor: 'malformed' }]);
  });

  it("show other people's posts to staff only", async () => {
    const other = await server.signIn();
    const filters = { creatorUserId: creator.userId };
    const { status, error } = await other.call('getPostByFilter', { body: { filters } });
    expect([status, error.code]).toEqual([403, 'forbidden']);
    expect(await titles(other, {})).toEqual([]);
    const { data } = await staff.call('getPostByFilter', { body: { filters } });
    expect(data.rows).toHaveLength(postStates.length + 1);
    expect(data.rows[0]?.creator).toMatchObject({ userId: creator.userId, blueTick: true });
    const nobody = { creatorUserId: crypto.randomUUID() };
    expect(await titles(staff, nobody)).toEqual([]);
  });

  it('offer in each row what the chart allows there', async () => {
    const { data } = await creator.call('getPostByFilter', { body: { filters: {} } });
    const actions = Object.fromEntries(data.rows.map((row) => [row.state, row.actions]));
    expect(actions.SUBMITTED_FOR_DHPUBLISH_REVIEW).toEqual([
      'withdraw',
      'schedule',
      'unschedule',
      'archive',
    ]);
    expect(actions.PERMANENTLY_REJECTED).toEqual(expect.arrayContaining(['archive', 'delete']));
    expect(actions.PERMANENTLY_REJECTED).not.toContain('submit');
  });

  it('queue posts for review, oldest first, by format and language', async () => {
    const writers = await Promise.all([signInApproved(server), signInApproved(server)]);
    const sent: string[] = [];
    for (let place = 0; place < 5; place += 1) {
      server.clock.advance(1);
      const writer = writers[place % 2] as Creator;
      const post = await saved(writer, { language: place % 2 ? 'ur' : 'hi' });
      sent.push(String((await upsert(writer, on(post, 'submit'))).data?.post.postUID));
    }
    const all = await pages(staff, 'getReviewQueue', { filters: {}, pageSize: 2 });
    expect(all.flat().slice(1), 'after the one from the beginning').toEqual(sent);
    const urdu = await pages(staff, 'getReviewQueue', { filters: { language: 'ur' } });
    expect(urdu.flat()).toEqual([sent[1], sent[3]]);
    expect(await pages(staff, 'getReviewQueue', { filters: { format: ['FORMAT_VIDEO'] } })).toEqual(
      [[]],
    );
    const { data } = await staff.call('getReviewQueue', { body: { filters: { language: 'ur' } } });
    expect(data.rows[0]?.creator).toMatchObject({
      userId: writers[1]?.userId,
      name: 'मीरा कुलकर्णी',
      blueTick: true,
    });
    expect(data.rows[0]?.actions).toEqual(expect.arrayContaining(['publish', 'reject']));
    const { status } = await creator.call('getReviewQueue', { body: { filters: {} } });
    expect(status).toBe(403);
  });

  it('that two posts entered in one moment show both, page by page', async () => {
    const writer = await signInApproved(server);
    const posts = [await saved(writer), await saved(writer), await saved(writer)];
    for (const post of posts) await upsert(writer, on(post, 'submit'));
    const all = (await pages(staff, 'getReviewQueue', { filters: {}, pageSize: 1 })).flat();
    for (const { postUID } of posts) expect(all.filter((id) => id === postUID)).toHaveLength(1);
  });

  // spec 1.42, 3.42
  it('are summed up in seven numbers', async () => {
    const writer = await server.signIn();
    const empty = await writer.call('getQuickAnalytics');
    const asOf = server.clock.now().toISOString();
    const zero = {
      followers: 0,
      posts: 0,
      views: 0,
      impressions: 0,
      comments: 0,
      shares: 0,
      likes: 0,
    };
    expect(empty.data).toEqual({ ...zero, asOf });
    for (const views of [1e9, 1e9]) {
      await insertPost(writer.userId, { state: 'PUBLISHED', title: 'x', views });
    }
    await insertPost(writer.userId, { state: 'DRAFT', title: 'y' });
    await server.db
      .updateTable('people')
      .set({ followers: 7 })
      .where('id', '=', writer.userId)
      .execute();
    const sums = {
      followers: 7,
      posts: 3,
      views: 2e9,
      impressions: 4e9,
      comments: 2,
      shares: 4,
      likes: 6,
    };
    expect((await writer.call('getQuickAnalytics')).data).toMatchObject(sums);
    const query = { userId: writer.userId };
    expect((await staff.call('getQuickAnalytics', { query })).data).toMatchObject(sums);
    expect((await creator.call('getQuickAnalytics', { query })).status).toBe(403);
    const nobody = await staff.call('getQuickAnalytics', {
      query: { userId: crypto.randomUUID() },
    });
    expect(nobody.data).toMatchObject(zero);
  });
});
