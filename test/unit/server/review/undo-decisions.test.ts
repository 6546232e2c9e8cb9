import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '#server/housekeeping.ts';
import { requeuePendingPosts } from '#server/modules/posts/index.ts';
import {
  done,
  on,
  type Post,
  type PublishingServer,
  saved,
  seen,
  signInApproved,
  startPublishingServer,
  upsert,
} from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines } from '../harness/test-server.ts';

type Moderator = PublishingServer['staff'];
const why = { reasons: ['fake-news' as const] };

describe.each(engines)('undoing a decision on %s', (engine) => {
  let setup: PublishingServer;
  let staff: Moderator;

  beforeAll(async () => {
    setup = await startPublishingServer(engine, { UNDO_SECONDS: '10' });
    staff = setup.staff;
  }, 60_000);
  afterEach(async () => {
    setup.server.clock.advance(60);
    await setup.publisher.reset();
  });
  afterAll(() => setup?.stop());

  const undo = (by: Moderator, decisionId: string | undefined, key = crypto.randomUUID()) =>
    by.call('undoDecision', {
      body: { decisionId: decisionId ?? '' },
      headers: { 'idempotency-key': key },
    });
  const inReview = async () => done(setup.creator, on(await saved(setup.creator), 'submit'));
  async function decide(post: Post, action: 'publish' | 'reject', by = staff) {
    const { data } = await upsert(by, on(post, action, action === 'reject' ? why : {}));
    if (!data) throw new Error('The decision was refused.');
    return data;
  }
  async function published(): Promise<Post> {
    await decide(await inReview(), 'publish').then(({ post }) => (last = post));
    setup.server.clock.advance(11);
    await setup.publisher.drain();
    return seen(staff, last);
  }
  let last: Post;

  it('returns a published post to the queue before the publisher gets it', async () => {
    const post = await inReview();
    const { decision, post: decided } = await decide(post, 'publish');
    expect([decided.state, decision?.undoSeconds]).toEqual(['PENDING', 10]);
    await setup.publisher.drain();
    setup.server.clock.advance(9);
    const { data } = await undo(staff, decision?.decisionId);
    expect(data).toEqual({ undone: true, kind: 'post', subjectId: post.postUID });
    expect((await seen(staff, post)).state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');
    setup.server.clock.advance(60);
    await setup.publisher.drain();
    expect(setup.publisher.handedOver).toEqual([]);
  });

  it('sends a post to the publisher once the time to undo is over', async () => {
    const { post } = await decide(await inReview(), 'publish');
    setup.server.clock.advance(10);
    await setup.publisher.drain();
    expect(setup.publisher.handedOver).toEqual([]);
    setup.server.clock.advance(1);
    await setup.publisher.drain();
    expect(setup.publisher.handedOver.map(({ postUID }) => postUID)).toEqual([post.postUID]);
    expect((await seen(staff, post)).state).toBe('PUBLISHED');
  });

  it('waits for the latest decision when an earlier one was undone', async () => {
    const post = await inReview();
    const { decision } = await decide(post, 'publish');
    setup.server.clock.advance(3);
    await undo(staff, decision?.decisionId);
    setup.server.clock.advance(3);
    await decide(post, 'publish');
    setup.server.clock.advance(6);
    await setup.publisher.drain();
    expect(setup.publisher.handedOver).toEqual([]);
    setup.server.clock.advance(6);
    await setup.publisher.drain();
    expect(setup.publisher.handedOver).toHaveLength(1);
  });

  it('is not shortened by a restart of the server', async () => {
    await decide(await inReview(), 'publish');
    await requeuePendingPosts(setup.server.deps);
    await setup.publisher.drain();
    expect(setup.publisher.handedOver).toEqual([]);
    setup.server.clock.advance(11);
    await setup.publisher.drain();
    expect(setup.publisher.handedOver).toHaveLength(1);
  });

  it('removes the reasons of a rejection, also from the history of the creator', async () => {
    const post = await inReview();
    const { decision } = await decide(post, 'reject');
    await undo(staff, decision?.decisionId);
    const now = await seen(setup.creator, post);
    expect([now.state, now.rejection]).toEqual(['SUBMITTED_FOR_DHPUBLISH_REVIEW', null]);
    const { data } = await setup.creator.call('getPostHistory', {
      body: { postUID: post.postUID },
    });
    expect(data?.rows.map(({ action }) => action)).toEqual(['submit']);
  });

  it('shows readers again what a rejection had taken down', async () => {
    const post = await published();
    const { decision, post: rejected } = await decide(post, 'reject');
    expect([rejected.state, rejected.live]).toEqual(['REJECTED', 'TAKEN_DOWN']);
    await undo(staff, decision?.decisionId);
    const now = await seen(staff, post);
    expect([now.state, now.live]).toEqual(['PUBLISHED', 'PUBLISHED']);
    setup.server.clock.advance(60);
    await setup.publisher.drain();
    expect(setup.publisher.withdrawn).toEqual([]);
    const { data } = await staff.call('searchPublishedPosts', { body: { filters: {} } });
    expect(data?.rows.map(({ postUID }) => postUID)).toContain(post.postUID);
  });

  it('is refused by the clock of the server once the time is over', async () => {
    const post = await inReview();
    const { decision } = await decide(post, 'publish');
    setup.server.clock.advance(10);
    expect((await undo(staff, decision?.decisionId)).error?.code).toBe('undo-expired');
    expect((await seen(staff, post)).state).toBe('PENDING');
  });

  it('returns the same reply to a second tab', async () => {
    const { decision } = await decide(await inReview(), 'reject');
    const [one, other] = await Promise.all([
      undo(staff, decision?.decisionId),
      undo(staff, decision?.decisionId),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.data).toEqual(other.data);
  });

  it('is refused when the creator has changed the post since', async () => {
    const post = await inReview();
    const { decision } = await decide(post, 'reject');
    const rejected = await seen(setup.creator, post);
    const edited = await done(setup.creator, on(rejected, 'save', { title: 'नया शीर्षक' }));
    expect((await undo(staff, decision?.decisionId)).error?.code).toBe('transition-not-allowed');
    expect(await seen(setup.creator, post)).toMatchObject({
      title: 'नया शीर्षक',
      state: edited.state,
    });
  });

  it('is for the moderator who decided, with the permission to decide', async () => {
    const { decision } = await decide(await inReview(), 'publish');
    const other = await signInAsStaff(setup.server);
    expect((await undo(other, decision?.decisionId)).status).toBe(404);
    const { db } = setup.server;
    await db
      .updateTable('people')
      .set({ permissions: ['APPROVE_CREATOR'] })
      .where('id', '=', staff.userId)
      .execute();
    expect((await undo(staff, decision?.decisionId)).error?.code).toBe('forbidden');
    await db
      .updateTable('people')
      .set({ permissions: ['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST'] })
      .where('id', '=', staff.userId)
      .execute();
    expect((await undo(staff, decision?.decisionId)).status).toBe(200);
  });

  it('leaves an entry in the audit trail', async () => {
    const { decision, post } = await decide(await inReview(), 'publish');
    setup.server.clock.advance(1);
    await undo(staff, decision?.decisionId);
    const entries = await setup.server.db
      .selectFrom('audit_entries')
      .where('subject_id', '=', post.postUID)
      .orderBy('id')
      .select(['operation', 'changes'])
      .execute();
    expect(entries.map(({ operation }) => operation)).toEqual(['upsertPost', 'undoDecision']);
    expect(entries[1]?.changes).toEqual({ decision: { before: 'publish', after: null } });
  });

  it('is forgotten by housekeeping with what it would restore', async () => {
    const post = await published();
    await decide(post, 'reject');
    const kept = () =>
      setup.server.db
        .selectFrom('review_decisions')
        .where('restore', 'is not', null)
        .select('subject_id')
        .execute();
    expect(await kept()).toContainEqual({ subject_id: post.postUID });
    setup.server.clock.advance(11);
    await removeExpired(setup.server.deps);
    expect(await kept()).toEqual([]);
  });

  describe('about a profile', () => {
    const decideProfile = (creatorUserId: string, more: object) =>
      staff.call('updateDetailsStatus', {
        body: { creatorUserId, action: 'approve', ...more },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    const statusOf = async (creatorUserId: string) =>
      (await staff.call('viewWorkApprovalByFilter', { body: { creatorUserId } })).data;

    const profileOf = ({ userId }: { userId: string }) => ({
      name: 'मीरा कुलकर्णी',
      handle: `m${userId.replaceAll('-', '').slice(-20)}`,
      bio: 'विदर्भ के गाँवों पर लिखती हूँ।',
      languages: ['hi' as const],
      isAdult: true,
    });
    const newPending = async () => {
      const creator = await setup.server.signIn();
      await creator.call('register', { body: { registerData: profileOf(creator) } });
      return creator;
    };
    const sendProfile = async (creator: PublishingServer['creator'], more: object) => {
      const profileData = { ...profileOf(creator), ...more };
      expect((await creator.call('updateProfile', { body: { profileData } })).status).toBe(200);
    };

    it.each([
      ['approval', { action: 'approve' }],
      ['rejection', { action: 'reject', reasons: ['age'] }],
    ])('undoes its %s', async (_, decision) => {
      const { userId } = await newPending();
      const before = await statusOf(userId);
      const { data } = await decideProfile(userId, decision);
      expect(data?.decision?.undoSeconds).toBe(10);
      const undone = await undo(staff, data?.decision?.decisionId);
      expect(undone.data).toEqual({ undone: true, kind: 'profile', subjectId: userId });
      expect(await statusOf(userId)).toEqual(before);
    });

    it('is refused when the creator has sent the profile again since', async () => {
      const creator = await newPending();
      const { data } = await decideProfile(creator.userId, { action: 'reject', reasons: ['age'] });
      setup.server.clock.advance(1);
      await sendProfile(creator, { bio: 'गाँवों पर।' });
      const refused = await undo(staff, data?.decision?.decisionId);
      expect(refused.error?.code).toBe('transition-not-allowed');
      expect((await statusOf(creator.userId))?.status).toBe('pending');
    });

    it('undoes the approval of a changed name', async () => {
      const creator = await signInApproved(setup.server);
      setup.server.clock.advance(60);
      await sendProfile(creator, { name: 'मीरा देश' });
      const before = await statusOf(creator.userId);
      expect(before?.profile.change?.status).toBe('pending');
      const changeRevision = before?.profile.change?.revision;
      const { data } = await decideProfile(creator.userId, { changeRevision });
      expect(data?.profile.name).toBe('मीरा देश');
      expect((await undo(staff, data?.decision?.decisionId)).status).toBe(200);
      expect(await statusOf(creator.userId)).toEqual(before);
    });
  });
});
