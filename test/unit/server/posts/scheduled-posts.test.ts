import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishDuePost, publishDuePosts } from '#server/modules/posts/index.ts';
import {
  claimDuePosts,
  readScheduleDelay,
} from '#server/modules/posts/repository/scheduled-posts.ts';
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

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe.each(engines)('posts with a time to publish on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;
  let failures: unknown[] = [];

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    failures = [];
    await sql`delete from posts`.execute(server.db);
    await publisher.reset();
  });

  const submitted = async (publishAt: string | null): Promise<Post> =>
    done(creator, on(await saved(creator), 'submit', { publishAt }));
  const scheduled = async (publishAt = inMinutes(60)): Promise<Post> =>
    done(staff, on(await submitted(publishAt), 'publish'));
  /** The time comes, by the clock of the database. */
  const come = (post: Post, seconds = 1) =>
    sql`update posts set publish_at = now() - make_interval(secs => ${seconds}::float8)
      where id = ${post.postUID}::uuid`.execute(server.db);
  const releaseClaims = () => sql`update posts set publish_claimed_until = null`.execute(server.db);
  const publishDue = () => publishDuePosts(server.deps, (error) => failures.push(error));
  const history = async ({ postUID }: Post) =>
    (await creator.call('getPostHistory', { body: { postUID } })).data?.rows ?? [];
  const notifications = async () =>
    (await creator.call('getNotifications')).data?.rows.map(({ kind }) => kind);

  it('wait for their time after the approval and are then published once', async () => {
    const publishAt = inMinutes(60);
    const post = await scheduled(publishAt);
    expect([post.state, post.live, post.publishAt]).toEqual(['SCHEDULED', 'NONE', publishAt]);
    expect(await publishDue()).toBe(0);
    await come(post);
    expect(await publishDue()).toBe(1);
    await publisher.drain();
    const published = await seen(creator, post);
    expect([published.state, published.publishAt]).toEqual(['PUBLISHED', null]);
    expect(await publishDue()).toBe(0);
    expect(publisher.handedOver.map(({ postUID }) => postUID)).toEqual([post.postUID]);
    expect(await notifications()).toContain('scheduled-post-published');
    const events = await history(post);
    expect(events.map(({ action }) => action).toSorted()).toEqual(
      ['handed-over', 'publish', 'schedule-reached', 'submit'].toSorted(),
    );
    expect(events.find(({ action }) => action === 'submit')?.publishAt).toBe(publishAt);
    expect(events.find(({ action }) => action === 'schedule-reached')?.by).toBe('schedule');
  });

  it('are published at once when their time has passed at the approval', async () => {
    const post = await submitted(inMinutes(60));
    await come(post);
    const approved = await done(staff, on(post, 'publish'));
    expect([approved.state, approved.publishAt]).toEqual(['PENDING', null]);
  });

  it('lose a time that passed before they arrived, and say so in their history', async () => {
    const draft = await saved(creator);
    const late = inMinutes(-5);
    const submission = on(draft, 'submit', { publishAt: late });
    const post = await done(creator, submission);
    expect([post.state, post.publishAt]).toEqual(['SUBMITTED_FOR_DHPUBLISH_REVIEW', null]);
    expect((await history(post))[0]).toMatchObject({
      action: 'schedule-passed',
      publishAt: late,
      by: 'schedule',
    });
    const again = await done(creator, submission);
    expect(again.revision).toBe(post.revision);
    expect((await history(post)).map(({ action }) => action)).toEqual([
      'schedule-passed',
      'submit',
    ]);
  });

  it('keep their time when a submission is repeated after it', async () => {
    const draft = await saved(creator);
    const submission = on(draft, 'submit', { publishAt: inMinutes(60) });
    const post = await done(creator, submission);
    const again = await done(creator, submission);
    expect([again.revision, again.publishAt]).toEqual([post.revision, post.publishAt]);
    const other = await upsert(creator, { ...submission, publishAt: inMinutes(90) });
    expect(other.error?.code).toBe('revision-conflict');
  });

  it('are refused a time too near or too far', async () => {
    const post = await submitted(null);
    const fields = async (action: 'schedule' | 'submit', publishAt: string | null) => {
      const about = action === 'submit' ? await saved(creator) : post;
      return (await upsert(creator, on(about, action, { publishAt }))).error?.fields;
    };
    expect(await fields('schedule', inMinutes(10))).toEqual({ publishAt: 'too-early' });
    expect(await fields('schedule', inMinutes(-10))).toEqual({ publishAt: 'too-early' });
    expect(await fields('schedule', inMinutes(91 * 24 * 60))).toEqual({ publishAt: 'too-late' });
    expect(await fields('submit', inMinutes(91 * 24 * 60))).toEqual({ publishAt: 'too-late' });
    expect(await fields('schedule', null)).toEqual({ publishAt: 'required' });
    expect(await fields('schedule', '2027-01-01T23:59:60.000Z')).toEqual({
      publishAt: 'malformed',
    });
  });

  it('are not scheduled where readers see a version already', async () => {
    const post = await done(staff, on(await submitted(null), 'publish'));
    await publisher.drain();
    const live = await seen(creator, post);
    expect(live.actions).not.toContain('schedule');
    const edit = await upsert(creator, on(live, 'submit', { publishAt: inMinutes(60) }));
    expect(edit.error?.fields).toEqual({ publishAt: 'not-allowed' });
  });

  it('can be moved, before and after the approval', async () => {
    const inReview = await submitted(null);
    const [first, second] = [inMinutes(60), inMinutes(120)];
    const timed = await done(creator, on(inReview, 'schedule', { publishAt: first }));
    expect([timed.state, timed.publishAt]).toEqual(['SUBMITTED_FOR_DHPUBLISH_REVIEW', first]);
    const approved = await done(staff, on(timed, 'publish'));
    const moved = await done(creator, on(approved, 'schedule', { publishAt: second }));
    expect([moved.state, moved.publishAt]).toEqual(['SCHEDULED', second]);
    const times = (await history(moved)).flatMap(({ action, publishAt }) =>
      action === 'schedule' ? [publishAt] : [],
    );
    expect(times.toSorted()).toEqual([first, second]);
  });

  it('are published at once when their time is cancelled, or go back to the drafts', async () => {
    const now = await done(creator, on(await scheduled(), 'unschedule'));
    expect([now.state, now.publishAt]).toEqual(['PENDING', null]);
    await publisher.drain();
    expect((await seen(creator, now)).state).toBe('PUBLISHED');
    const draft = await done(creator, on(await scheduled(), 'withdraw'));
    expect(draft.state).toBe('DRAFT');
    await come(draft);
    expect(await publishDue()).toBe(0);
  });

  it('cannot be changed once their time has come', async () => {
    const post = await scheduled();
    await come(post);
    await publishDue();
    for (const action of ['schedule', 'unschedule'] as const) {
      const late = await upsert(creator, on(post, action, { publishAt: inMinutes(60) }));
      expect([late.status, late.error?.code]).toEqual([409, 'already-published']);
      expect((await seen(creator, post)).state).toBe('PENDING');
    }
  });

  it('can be stopped by staff', async () => {
    const reasons = ['other'] as const;
    const more = { reasons: [...reasons], note: 'जाँच बाकी है' };
    for (const [action, state] of [
      ['reject', 'REJECTED'],
      ['unpublish', 'UNPUBLISHED'],
      ['suspend', 'SUSPENDED'],
    ] as const) {
      const post = await scheduled();
      expect((await done(staff, on(post, action, more))).state).toBe(state);
      await come(post);
    }
    expect(await publishDue()).toBe(0);
  });

  it('wait for their time again when staff publish what they had taken down', async () => {
    for (const action of ['unpublish', 'suspend'] as const) {
      const waiting = await scheduled();
      const why = { reasons: ['other' as const], note: 'जाँच बाकी है' };
      const post = await done(staff, on(waiting, action, why));
      const again = await done(staff, on(post, 'publish'));
      expect([again.state, again.publishAt]).toEqual(['SCHEDULED', waiting.publishAt]);
    }
  });

  it('are refused a time outside the calendar of the portal', async () => {
    const draft = await saved(creator);
    for (const publishAt of [
      '0000-01-01T00:00:00.000Z',
      '1999-12-31T23:59:59.999Z',
      '2200-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59.000Z',
    ]) {
      const { error } = await upsert(creator, on(draft, 'save', { publishAt }));
      expect(error?.fields).toEqual({ publishAt: 'malformed' });
    }
  });

  it('report to a writer with an older revision that readers see the post', async () => {
    const sent = await submitted(null);
    await done(staff, on(sent, 'publish'));
    await publisher.drain();
    const older = { ...sent, revision: sent.revision - 1 };
    const { error } = await upsert(creator, on(older, 'save', { publishAt: inMinutes(60) }));
    expect(error?.code).toBe('revision-conflict');
  });

  it('are published once by several processes at the same time', async () => {
    const posts = await Promise.all(Array.from({ length: 12 }, () => scheduled()));
    for (const post of posts) await come(post);
    await Promise.all([publishDue(), publishDue(), publishDue(), publishDue()]);
    await publisher.drain();
    expect(publisher.handedOver.map(({ postUID }) => postUID).toSorted()).toEqual(
      posts.map(({ postUID }) => postUID).toSorted(),
    );
  });

  it('are published by the next process when one ends after it has claimed them', async () => {
    const post = await scheduled();
    await come(post);
    expect(await claimDuePosts(server.db, 10)).toEqual([post.postUID]);
    expect(await publishDue()).toBe(0);
    await releaseClaims();
    expect(await publishDue()).toBe(1);
    expect((await seen(creator, post)).state).toBe('PENDING');
  });

  it('are not published when they are moved or cancelled after they were claimed', async () => {
    const [moved, withdrawn] = [await scheduled(), await scheduled()];
    for (const post of [moved, withdrawn]) {
      await come(post);
      await claimDuePosts(server.db, 1);
    }
    const later = await done(creator, on(moved, 'schedule', { publishAt: inMinutes(60) }));
    await done(creator, on(withdrawn, 'withdraw'));
    for (const { postUID } of [moved, withdrawn])
      expect(await publishDuePost(server.deps, postUID)).toBe('gone');
    expect((await seen(creator, moved)).publishAt).toBe(later.publishAt);
    expect((await seen(creator, withdrawn)).state).toBe('DRAFT');
  });

  it('are kept while the account of their creator is not active', async () => {
    const post = await scheduled();
    await come(post);
    const setStatus = (status: string) =>
      sql`update people
        set position = jsonb_set(position, '{accountStatus}', to_jsonb(${status}::text))
        where id = ${creator.userId}::uuid`.execute(server.db);
    for (const status of ['blocked', 'closing']) {
      await setStatus(status);
      await releaseClaims();
      expect(await publishDue()).toBe(1);
      expect((await seen(staff, post)).state).toBe('SCHEDULED');
      expect(await publishDue()).toBe(0);
    }
    await setStatus('active');
    await releaseClaims();
    await publishDue();
    expect((await seen(creator, post)).state).toBe('PENDING');
  });

  it('do not wait for one whose publication fails, which is tried again after pauses', async () => {
    const [broken, fine] = [await scheduled(), await scheduled()];
    await come(broken, 60);
    await come(fine);
    const { send } = server.jobs;
    server.deps.jobs = {
      ...server.jobs,
      send: (name, payload, ...more) =>
        'postUID' in payload && payload.postUID === broken.postUID
          ? Promise.reject(new Error('The queue is gone.'))
          : send(name, payload, ...more),
    };
    const pauses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      await publishDue();
      expect(await readScheduleDelay(server.db), 'also during a pause').toBeGreaterThan(59);
      const row = await server.db
        .selectFrom('posts')
        .where('id', '=', broken.postUID)
        .select(sql<number>`extract(epoch from publish_claimed_until - now())::float8`.as('pause'))
        .executeTakeFirstOrThrow();
      pauses.push(Math.round(row.pause / 10) * 10);
      await releaseClaims();
    }
    server.deps.jobs = server.jobs;
    expect(pauses).toEqual([10, 10, 10, 20, 40, 80]);
    expect(failures).toHaveLength(6);
    expect((await seen(creator, fine)).state).toBe('PENDING');
    expect((await seen(creator, broken)).state).toBe('SCHEDULED');
    await publishDue();
    expect((await seen(creator, broken)).state).toBe('PENDING');
  });

  it('are listed by their times, in pages', async () => {
    const times = [inMinutes(180), inMinutes(60), inMinutes(120)];
    for (const time of times) await scheduled(time);
    await submitted(inMinutes(30));
    const page = (pageUrl?: string | null) =>
      creator.call('getPostByFilter', {
        body: { filters: { state: ['SCHEDULED'] }, pageSize: 2 },
        query: pageUrl
          ? { cursor: new URL(pageUrl, 'http://portal').searchParams.get('cursor') ?? '' }
          : {},
      });
    const first = await page();
    const second = await page(first.data?.nextPageUrl);
    const rows = [first, second].flatMap(({ data }) => data?.rows ?? []);
    expect(rows.map(({ publishAt }) => publishAt)).toEqual(times.toSorted());
    expect(second.data?.nextPageUrl).toBeNull();
  });
});

describe.each(engines)('undoing the approval of a scheduled post on %s', (engine) => {
  let { server, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, staff, creator } = await startPublishingServer(engine, { UNDO_SECONDS: '10' }));
  }, 60_000);
  afterAll(() => server?.stop());

  const waiting = async () =>
    done(creator, on(await saved(creator), 'submit', { publishAt: inMinutes(60) }));

  it('sends it back to review with its time, even if that has passed by then', async () => {
    const post = await waiting();
    const { data } = await upsert(staff, on(post, 'publish'));
    await sql`update posts set publish_at = now() where id = ${post.postUID}::uuid`.execute(
      server.db,
    );
    expect(await publishDuePost(server.deps, post.postUID)).toBe('held');
    const { publishAt } = await seen(creator, post);
    const decisionId = data?.decision?.decisionId ?? '';
    const undone = await staff.call('undoDecision', { body: { decisionId } });
    expect(undone.status).toBe(200);
    const back = await seen(creator, post);
    expect([back.state, back.publishAt]).toEqual(['SUBMITTED_FOR_DHPUBLISH_REVIEW', publishAt]);
  });

  const decided = async (by: typeof staff, post: Post, action: 'publish' | 'reject') => {
    const why = action === 'reject' ? { reasons: ['other' as const], note: 'जाँच बाकी है' } : {};
    const { data } = await upsert(by, on(post, action, why));
    if (!data?.decision) throw new Error('The decision was refused.');
    const { decisionId } = data.decision;
    return () => by.call('undoDecision', { body: { decisionId } });
  };

  it('lets a rejected post wait for its time again', async () => {
    const post = await waiting();
    await decided(staff, post, 'publish');
    const undo = await decided(staff, await seen(staff, post), 'reject');
    expect((await undo()).status).toBe(200);
    const back = await seen(creator, post);
    expect([back.state, back.publishAt]).toEqual(['SCHEDULED', post.publishAt]);
  });

  it('also applies when its creator publishes at once in between', async () => {
    const post = await waiting();
    const undo = await decided(staff, post, 'publish');
    const now = await done(creator, on(await seen(creator, post), 'unschedule'));
    expect(now.state).toBe('PENDING');
    expect((await undo()).status).toBe(200);
    const back = await seen(creator, post);
    expect([back.state, back.publishAt]).toEqual(['SUBMITTED_FOR_DHPUBLISH_REVIEW', null]);
  });

  it('keeps the time that its creator chose in between', async () => {
    const post = await waiting();
    const undo = await decided(staff, post, 'publish');
    const publishAt = inMinutes(120);
    await done(creator, on(await seen(creator, post), 'schedule', { publishAt }));
    expect((await undo()).status).toBe(200);
    const back = await seen(creator, post);
    expect([back.state, back.publishAt]).toEqual(['SUBMITTED_FOR_DHPUBLISH_REVIEW', publishAt]);
  });
});
