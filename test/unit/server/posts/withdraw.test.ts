import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe.each(engines)('withdrawing a post from review on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(() => publisher.reset());

  const inReview = async (changes = {}): Promise<Post> =>
    done(creator, on(await saved(creator, changes), 'submit'));
  const queued = async () =>
    (await staff.call('getReviewQueue', { body: { filters: {} } })).data?.rows.map(
      ({ postUID }) => postUID,
    );
  const lastEvent = async ({ postUID }: Post) =>
    (await creator.call('getPostHistory', { body: { postUID } })).data?.rows[0];

  it('makes it a draft that can be edited and sent again', async () => {
    const post = await inReview();
    expect(post.actions).toEqual(['withdraw', 'schedule', 'unschedule', 'archive']);
    expect(await queued()).toContain(post.postUID);
    server.clock.advance(1);
    const draft = await done(creator, on(post, 'withdraw'));
    expect([draft.state, draft.live]).toEqual(['DRAFT', 'NONE']);
    expect(draft.actions).toEqual(['save', 'submit', 'archive', 'delete']);
    expect(await lastEvent(draft)).toMatchObject({ action: 'withdraw', by: 'creator' });
    expect(await queued()).not.toContain(post.postUID);
    const edited = await done(creator, on(draft, 'save', { title: 'नया शीर्षक' }));
    const again = await done(creator, on(edited, 'submit'));
    expect(again.state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');
  });

  it('leaves what readers see when it was an edit of that', async () => {
    const first = await inReview();
    await done(staff, on(first, 'publish'));
    await publisher.drain();
    const live = await seen(creator, first);
    const edit = await done(creator, on(live, 'save', { title: 'सुधरा हुआ शीर्षक' }));
    const sent = await done(creator, on(edit, 'submit'));
    const back = await done(creator, on(sent, 'withdraw'));
    expect([back.state, back.live, back.title]).toEqual([
      'PUBLISHED',
      'PUBLISHED',
      'सुधरा हुआ शीर्षक',
    ]);
    await publisher.drain();
    expect(publisher.withdrawn).toEqual([]);
  });

  it('refuses the decision of a moderator who has it open, and none is made', async () => {
    const post = await inReview();
    await staff.call('claimReview', { body: { postUID: post.postUID } });
    await done(creator, on(post, 'withdraw'));
    const { status, error } = await upsert(staff, on(post, 'publish'));
    expect([status, error?.code]).toEqual([409, 'transition-not-allowed']);
    expect((await seen(creator, post)).state).toBe('DRAFT');
  });

  it('is refused once a decision was made, and done once when its reply is lost', async () => {
    const post = await inReview();
    const key = crypto.randomUUID();
    const first = await upsert(creator, on(post, 'withdraw'), { key });
    const second = await upsert(creator, on(post, 'withdraw'), { key });
    expect([first.status, second.data]).toEqual([200, first.data]);
    const decided = await inReview({ title: 'दूसरी पोस्ट' });
    await done(staff, on(decided, 'reject', { reasons: ['other'], note: 'अधूरा' }));
    const late = await upsert(creator, on(decided, 'withdraw'));
    expect([late.status, late.error?.code]).toEqual([409, 'transition-not-allowed']);
  });

  it('is for its author alone', async () => {
    const post = await inReview();
    expect((await upsert(staff, on(post, 'withdraw'))).error?.code).toBe('forbidden');
    const stranger = await server.signIn();
    expect((await upsert(stranger, on(post, 'withdraw'))).status).toBe(404);
  });
});
