import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PostAction } from '#domain/post/post-states.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import {
  done,
  on,
  type Post,
  type PublishingServer,
  saved,
  seen,
  startPublishingServer,
  upsert,
} from '../fixtures/post-fixtures.ts';
import { engines } from '../harness/test-server.ts';

const why = { reasons: ['other' as const] };

describe.each(engines)('taking down one’s own post on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(() => publisher.reset());

  async function published(): Promise<Post> {
    const post = await done(creator, on(await saved(creator), 'submit'));
    await done(staff, on(post, 'publish'));
    await publisher.drain();
    return seen(creator, post);
  }
  const lastEvent = async ({ postUID }: Post) =>
    (await creator.call('getPostHistory', { body: { postUID } })).data?.rows[0];

  it('needs no reason, restricts nothing and informs the publisher', async () => {
    const post = await published();
    expect(post.actions).toContain('unpublish');
    server.clock.advance(1);
    const down = await done(creator, on(post, 'unpublish'));
    expect([down.state, down.live, down.restriction]).toEqual(['UNPUBLISHED', 'TAKEN_DOWN', null]);
    expect(down.actions).toEqual(['save', 'submit', 'archive', 'delete']);
    expect(await lastEvent(down)).toMatchObject({
      action: 'unpublish',
      by: 'creator',
      reasons: [],
    });
    await publisher.drain();
    expect(publisher.withdrawn).toEqual([post.postUID]);
  });

  it('is done once, however often its reply is lost', async () => {
    const post = await published();
    const key = crypto.randomUUID();
    const first = await upsert(creator, on(post, 'unpublish'), { key });
    const second = await upsert(creator, on(post, 'unpublish'), { key });
    expect([first.status, second.data]).toEqual([200, first.data]);
    expect((await upsert(creator, on(post, 'unpublish'))).error?.code).toBe(
      'transition-not-allowed',
    );
    await publisher.drain();
    expect(publisher.withdrawn).toEqual([post.postUID]);
  });

  it('is published again after a review', async () => {
    const down = await done(creator, on(await published(), 'unpublish'));
    const sent = await done(creator, on(down, 'submit', { title: 'सुधरा हुआ शीर्षक' }));
    await done(staff, on(sent, 'publish'));
    await publisher.drain();
    const again = await seen(creator, sent);
    expect([again.state, again.live, again.title]).toEqual([
      'PUBLISHED',
      'PUBLISHED',
      'सुधरा हुआ शीर्षक',
    ]);
  });

  it('withdraws an edit from review, even if a moderator had it open', async () => {
    const edit = await done(creator, on(await published(), 'submit', { title: 'दूसरा संस्करण' }));
    await staff.call('claimReview', { body: { postUID: edit.postUID } });
    const down = await done(creator, on(edit, 'unpublish'));
    expect([down.state, down.live, down.title]).toEqual(['DRAFT', 'TAKEN_DOWN', 'दूसरा संस्करण']);
    const queue = await staff.call('getReviewQueue', { body: { filters: {} } });
    expect(queue.data?.rows.map(({ postUID }) => postUID)).not.toContain(edit.postUID);
    expect((await upsert(staff, on(edit, 'publish'))).error?.code).toBe('transition-not-allowed');
  });

  it.each<PostAction>(['mark-sensitive', 'look-again'])(
    'waits for staff after their %s',
    async (action) => {
      const post = await published();
      const held = await done(staff, on(post, action, action === 'look-again' ? {} : why));
      const { status, error } = await upsert(creator, on(held, 'unpublish'));
      expect([status, error?.code]).toEqual([403, 'forbidden']);
      expect((await seen(creator, post)).live).toBe('PUBLISHED');
    },
  );

  it('does not undo a take-down by staff', async () => {
    const suspended = await done(staff, on(await published(), 'suspend', why));
    const { status, error } = await upsert(creator, on(suspended, 'unpublish'));
    expect([status, error?.code]).toEqual([409, 'transition-not-allowed']);
    expect(await seen(creator, suspended)).toMatchObject({
      state: 'SUSPENDED',
      restriction: { kind: 'SUSPENDED' },
    });
  });

  it('is possible for the agency too, and recorded as its action', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const post = await published();
    const join = (agency_id: string | null) =>
      server.db.updateTable('people').set({ agency_id }).where('id', '=', creator.userId).execute();
    await join(agency.userId);
    server.clock.advance(1);
    const { data } = await upsert(agency, on(post, 'unpublish'), { userId: creator.userId });
    await join(null);
    expect([data?.post.live, data?.post.restriction]).toEqual(['TAKEN_DOWN', null]);
    expect(await lastEvent(post)).toMatchObject({ action: 'unpublish', by: 'agency' });
  });

  it('is refused to other people', async () => {
    const post = await published();
    const other = await signInAs(server, { role: 'creator' });
    expect((await upsert(other, on(post, 'unpublish'))).status).toBe(404);
    expect((await seen(creator, post)).live).toBe('PUBLISHED');
  });
});
