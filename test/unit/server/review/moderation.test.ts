import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PostAction } from '#domain/post/post-states.ts';
import {
  done as doneNow,
  on,
  type Post,
  type PostInput,
  type PublishingServer,
  saved,
  seen,
  startPublishingServer,
  upsert,
} from '../fixtures/post-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines } from '../harness/test-server.ts';

const why = {
  reasons: ['fake-news', 'other'],
  note: 'तस्वीर दूसरे साल की है।',
} satisfies Partial<PostInput>;

describe.each(engines)('moderation on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(() => publisher.reset());

  /** Does it a second after what was done before. */
  async function done(client: ContractClient, post: PostInput): Promise<Post> {
    server.clock.advance(1);
    return doneNow(client, post);
  }

  /** Lets the publisher do its work, a second later. */
  async function drain(): Promise<void> {
    server.clock.advance(1);
    await publisher.drain();
  }

  const inReview = async () => done(creator, on(await saved(creator), 'submit'));
  async function published(): Promise<Post> {
    const post = await inReview();
    await done(staff, on(post, 'publish'));
    await drain();
    return seen(creator, post);
  }
  const history = async (
    client: ContractClient,
    { postUID }: Post,
    pageSize?: number,
    cursor?: string,
  ) =>
    client.call('getPostHistory', {
      body: { postUID, ...(pageSize ? { pageSize } : {}) },
      ...(cursor ? { query: { cursor } } : {}),
    });
  const publicationOf = async ({ postUID }: Post) =>
    (
      await server.db
        .selectFrom('posts')
        .where('id', '=', postUID)
        .select('published')
        .executeTakeFirstOrThrow()
    ).published;

  it('suspends what readers see, and says why to its creator', async () => {
    const post = await published();
    const down = await done(staff, on(post, 'suspend', why));
    const decidedAt = server.clock.now().toISOString();
    expect([down.state, down.live]).toEqual(['SUSPENDED', 'TAKEN_DOWN']);
    await drain();
    expect(publisher.withdrawn).toEqual([post.postUID]);
    const shown = await seen(creator, post);
    expect(shown.restriction).toEqual({
      kind: 'SUSPENDED',
      ...why,
      decidedAt,
      decisionId: shown.restriction?.decisionId,
    });
    expect(shown.restriction?.decisionId).toEqual(expect.any(String));
    expect(shown.actions).toEqual(['archive']);
    const list = await creator.call('getPostByFilter', {
      body: { filters: { state: ['SUSPENDED'] } },
    });
    expect(list.data?.rows[0]?.restriction).toEqual(shown.restriction);
    expect((await upsert(creator, on(shown, 'submit'))).error?.code).toBe('transition-not-allowed');
  });

  it('suspends the published version while an edit is in review', async () => {
    const post = await published();
    const edit = await done(creator, on(post, 'submit', { title: 'दूसरा संस्करण' }));
    const down = await done(staff, on(edit, 'suspend', why));
    expect([down.state, down.live, down.restriction?.kind]).toEqual([
      edit.state,
      'TAKEN_DOWN',
      'SUSPENDED',
    ]);
    await done(staff, on(down, 'publish'));
    expect((await seen(creator, post)).restriction?.kind, 'until it is up again').toBe('SUSPENDED');
    await drain();
    const again = await seen(creator, post);
    expect([again.state, again.live, again.restriction]).toEqual(['PUBLISHED', 'PUBLISHED', null]);
  });

  it('lets the creator fix what was taken down', async () => {
    const down = await done(staff, on(await published(), 'unpublish', why));
    expect(down.restriction).toMatchObject({ kind: 'TAKEN_DOWN', ...why });
    const sent = await done(creator, on(down, 'submit', { title: 'सुधरा हुआ शीर्षक' }));
    expect([sent.state, sent.restriction?.kind]).toEqual([
      'SUBMITTED_FOR_DHPUBLISH_REVIEW',
      'TAKEN_DOWN',
    ]);
  });

  it('puts a warning on what readers see, until it is reviewed and published again', async () => {
    const post = await published();
    publisher.handedOver.length = 0;
    const warned = await done(staff, on(post, 'mark-sensitive', why));
    expect([warned.state, warned.live, warned.restriction?.kind]).toEqual([
      'SENSITIVE',
      'PUBLISHED',
      'SENSITIVE',
    ]);
    await drain();
    const { postUID, title } = post;
    expect(publisher.handedOver).toMatchObject([
      { postUID, title, language: 'hi', sensitive: true },
    ]);
    const looking = await done(staff, on(warned, 'look-again'));
    expect([looking.state, looking.restriction?.kind]).toEqual(['UNDER_REVIEW', 'SENSITIVE']);
    expect(await publicationOf(post)).toMatchObject({ sensitive: true });
    await done(staff, on(looking, 'publish'));
    await drain();
    const clear = await seen(creator, post);
    expect([clear.state, clear.restriction]).toEqual(['PUBLISHED', null]);
    expect(publisher.handedOver.at(-1)).toMatchObject({ postUID, sensitive: false });
    expect(await publicationOf(post)).toMatchObject({ sensitive: false });
  });

  it('withdraws with a warning what is taken down during publication', async () => {
    const post = await published();
    const warned = await done(staff, on(post, 'mark-sensitive', why));
    publisher.onHandOver = () => done(staff, on(warned, 'suspend', why));
    await drain();
    expect(publisher.withdrawn).toEqual([post.postUID]);
    publisher.onHandOver = undefined;
    publisher.handedOver.length = 0;
    await server.jobs.send('update-publication', { postUID: post.postUID });
    await drain();
    expect(publisher.handedOver, 'what is down stays down').toEqual([]);
  });

  it('keeps rejection reasons apart from the sensitive label', async () => {
    const warned = await done(staff, on(await published(), 'mark-sensitive', why));
    const down = await done(staff, on(warned, 'reject', { reasons: ['fake-news'] }));
    expect([down.live, down.restriction, down.rejection?.reasons]).toEqual([
      'TAKEN_DOWN',
      null,
      ['fake-news'],
    ]);
  });

  it.each<PostAction>(['unpublish', 'suspend', 'mark-sensitive'])(
    'does not %s without a reason of the table',
    async (action) => {
      const post = await published();
      const none = await upsert(staff, on(post, action));
      expect([none.status, none.error?.fields]).toEqual([400, { reasons: 'required' }]);
      const foreign = await upsert(staff, on(post, action, { reasons: ['unsupported-video'] }));
      expect([foreign.status, foreign.error?.fields]).toEqual([400, { reasons: 'not-allowed' }]);
      expect(await seen(creator, post)).toEqual(post);
    },
  );

  it.each<PostAction>(['suspend', 'mark-sensitive', 'look-again'])(
    'does not %s by a creator',
    async (action) => {
      const post = await published();
      const own = await upsert(creator, on(post, action, why));
      expect([own.status, own.error?.code]).toEqual([403, 'forbidden']);
      expect(await seen(creator, post)).toEqual(post);
    },
  );

  it('shows who did what and why, with names for staff only', async () => {
    const post = await published();
    await done(staff, on(post, 'suspend', why));
    const forStaff = (await history(staff, post)).data?.rows;
    expect(forStaff).toMatchObject([
      { action: 'suspend', state: 'SUSPENDED', ...why, by: 'staff', byName: 'Anita Rao' },
      {
        action: 'handed-over',
        state: 'PUBLISHED',
        reasons: [],
        note: null,
        by: 'publisher',
        byName: null,
      },
      { action: 'publish', state: 'PENDING', by: 'staff', byName: 'Anita Rao' },
      {
        action: 'submit',
        state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
        by: 'creator',
        byName: 'मीरा कुलकर्णी',
      },
    ]);
    expect(forStaff?.[0]?.at).toBe(server.clock.now().toISOString());
    const forCreator = (await history(creator, post)).data?.rows;
    expect(forCreator).toEqual(forStaff?.map((event) => ({ ...event, byName: null })));
  });

  it('records what the publisher did not accept', async () => {
    const post = await inReview();
    publisher.isDown = true;
    await done(staff, on(post, 'publish'));
    await drain();
    expect((await history(staff, post)).data?.rows[0]).toMatchObject({
      action: 'hand-over-failed',
      state: 'PUBLISH_FAILED',
      by: 'publisher',
    });
  });

  it('returns the history in pages, complete and without repetition', async () => {
    const post = await published();
    const whole = (await history(staff, post)).data?.rows.map(({ id }) => id);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await history(staff, post, 1, cursor);
      ids.push(...(data?.rows.map(({ id }) => id) ?? []));
      const next =
        data?.nextPageUrl && new URL(data.nextPageUrl, 'https://portal.example').searchParams;
      cursor = next ? (next.get('cursor') ?? undefined) : undefined;
    } while (cursor);
    expect(ids).toEqual(whole);
    expect(ids).toHaveLength(3);
  });

  it('hides its history from others', async () => {
    const post = await inReview();
    const other = await server.signIn();
    expect((await history(other, post)).status).toBe(404);
  });
});
