import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requeuePendingPosts } from '#server/modules/posts/publishing/publish-post.ts';
import { requeueUnconfirmedWithdrawals } from '#server/modules/posts/publishing/withdraw-post.ts';
import { photo } from '#test/factories/sample-photo.ts';
import {
  article,
  done,
  on,
  type Post,
  type PostInput,
  type PublishingServer,
  saved,
  seen,
  startPublishingServer,
  upsert,
} from '../fixtures/post-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines } from '../harness/test-server.ts';

const why: Pick<PostInput, 'reasons'> = { reasons: ['fake-news'] };

describe.each(engines)('the life of a post on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(() => publisher.reset());

  async function refused(client: ContractClient, post: PostInput): Promise<[number, string]> {
    const { status, error } = await upsert(client, post);
    return [status, error?.code];
  }

  const rowOf = ({ postUID }: Post) =>
    server.db.selectFrom('posts').where('id', '=', postUID).selectAll().executeTakeFirstOrThrow();
  const inReview = async () => done(creator, on(await saved(creator), 'submit'));
  async function published(): Promise<Post> {
    const post = await inReview();
    await done(staff, on(post, 'publish'));
    await publisher.drain();
    return seen(creator, post);
  }

  // spec 1.15, 1.18
  it('leads from the first word to the readers', async () => {
    const draft = await saved(creator);
    expect(draft.actions).toEqual(expect.arrayContaining(['save', 'submit', 'delete', 'archive']));
    const sent = await done(creator, on(draft, 'submit'));
    expect(sent.state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');
    expect(sent.submittedAt).toBe(server.clock.now().toISOString());
    expect(sent.actions).not.toContain('save');
    expect((await seen(staff, sent)).actions).toEqual(
      expect.arrayContaining(['publish', 'reject']),
    );
    const pending = await done(staff, on(sent, 'publish'));
    expect([pending.state, pending.publishedAt]).toEqual(['PENDING', null]);
    await publisher.drain();
    const post = await seen(creator, sent);
    expect([post.state, post.publishedAt]).toEqual(['PUBLISHED', server.clock.now().toISOString()]);
    expect(publisher.handedOver).toMatchObject([
      { postUID: post.postUID, title: post.title, revision: 2 },
    ]);
  });

  it('is sent at its first save, when nothing is missing', async () => {
    const post = await done(creator, article({ action: 'submit' }));
    expect([post.state, post.revision]).toEqual(['SUBMITTED_FOR_DHPUBLISH_REVIEW', 1]);
  });

  it('is sent once, however often the reply is lost', async () => {
    const draft = await saved(creator);
    const sent = await done(creator, on(draft, 'submit'));
    expect(await done(creator, on(draft, 'submit'))).toEqual(sent);
  });

  // spec 1.16, 1.17, 5.32
  it('stays saved and unsent while its profile is not approved, and says so', async () => {
    const unknown = await server.signIn();
    const post = article({ action: 'submit' });
    for (const turn of [1, 2]) {
      const { status, error } = await upsert(unknown, post);
      expect([turn, status, error.code]).toEqual([turn, 409, 'profile-not-approved']);
      expect(error.post).toMatchObject({ state: 'CREATED', revision: 1, title: post.title });
    }
    const rows = await server.db
      .selectFrom('posts')
      .where('creator_id', '=', unknown.userId)
      .selectAll()
      .execute();
    expect(rows).toMatchObject([{ state: 'CREATED', submitted_at: null, revision: 1 }]);
  });

  it('is not sent while something is missing, which is named', async () => {
    const empty = article({
      title: ' \u200b ',
      textContent: '<p>\u200d</p>',
      language: null,
      genre: null,
      subGenre: null,
      locations: [],
    });
    const draft = await done(creator, empty);
    const { status, error } = await upsert(creator, on(draft, 'submit'));
    expect(status).toBe(400);
    expect(error.fields).toEqual({
      title: 'required',
      textContent: 'required',
      language: 'required',
      genre: 'required',
      subGenre: 'required',
      locations: 'required',
    });
    expect(await seen(creator, draft)).toEqual(draft);
  });

  it.each([
    [
      'pictures',
      (id: string) =>
        `<figure data-picture="${id}"><img alt="खेत"><figcaption>शाम</figcaption></figure><p></p>`,
    ],
    [
      'embeds',
      () =>
        '<figure data-embed="https://youtu.be/dQw4w9WgXcQ"><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></figure>',
    ],
  ])('of %s alone is no article yet', async (_, html) => {
    const { data: picture } = await upload(creator, await photo({ width: 80, height: 60 }));
    if (!picture) throw new Error('The picture was not taken.');
    const textContent = html(picture.id);
    const { status, error } = await upsert(creator, article({ action: 'submit', textContent }));
    expect([status, error.fields]).toEqual([400, { textContent: 'required' }]);
  });

  // spec 4.16
  it('comes back with reasons, is fixed and sent again', async () => {
    const sent = await inReview();
    const none = await upsert(staff, on(sent, 'reject'));
    expect([none.status, none.error.fields]).toEqual([400, { reasons: 'required' }]);
    const foreign = await upsert(staff, on(sent, 'reject', { reasons: ['unsupported-video'] }));
    expect([foreign.status, foreign.error.fields]).toEqual([400, { reasons: 'not-allowed' }]);
    const long = on(sent, 'reject', { reasons: ['other'], note: 'क्षि'.repeat(301) });
    expect((await upsert(staff, long)).error.fields).toEqual({ note: 'too-long' });
    const reasons: PostInput['reasons'] = ['spelling-mistakes-in-title', 'genre-mismatch'];
    await done(staff, on(sent, 'reject', { reasons, note: 'शीर्षक में दो शब्द ठीक करें।' }));
    const back = await seen(creator, sent);
    expect(back).toMatchObject({
      state: 'REJECTED',
      rejection: { reasons, note: 'शीर्षक में दो शब्द ठीक करें।', permanent: false },
    });
    const fixed = await done(creator, on(back, 'save', { title: 'सुधरा हुआ शीर्षक' }));
    expect([fixed.state, fixed.rejection?.reasons]).toEqual(['REJECTED', reasons]);
    const again = await done(creator, on(fixed, 'submit'));
    expect([again.state, again.rejection]).toEqual(['SUBMITTED_FOR_DHPUBLISH_REVIEW', null]);
    const events = await server.db
      .selectFrom('post_events')
      .where('post_id', '=', sent.postUID)
      .orderBy('id')
      .selectAll()
      .execute();
    expect(events.map(({ action }) => action).sort()).toEqual(['reject', 'submit', 'submit']);
  });

  it('that is permanently rejected is not sent again', async () => {
    const sent = await inReview();
    const post = await done(
      staff,
      on(sent, 'reject', { reasons: ['hate-speech'], permanent: true }),
    );
    expect([post.state, post.rejection?.permanent]).toEqual(['PERMANENTLY_REJECTED', true]);
    for (const action of ['save', 'submit'] as const) {
      expect(await refused(creator, on(post, action))).toEqual([409, 'transition-not-allowed']);
    }
  });

  it('waits for staff while the publisher is down, then is published', async () => {
    const sent = await inReview();
    publisher.isDown = true;
    await done(staff, on(sent, 'publish'));
    await publisher.drain();
    const failed = await seen(staff, sent);
    expect([failed.state, failed.publishedAt, failed.stats]).toEqual([
      'PUBLISH_FAILED',
      null,
      null,
    ]);
    expect(publisher.failures).toHaveLength(1);
    expect(failed.actions).toContain('publish');
    publisher.isDown = false;
    await done(staff, on(failed, 'publish'));
    await publisher.drain();
    expect((await seen(creator, sent)).state).toBe('PUBLISHED');
  });

  it('is sent to the publisher once by a repeated job, and after a crash', async () => {
    const sent = await inReview();
    await done(staff, on(sent, 'publish'));
    await requeuePendingPosts(server.deps);
    await publisher.drain();
    expect(publisher.handedOver).toHaveLength(1);
    const post = await inReview();
    await server.db
      .updateTable('posts')
      .set({ state: 'PENDING' })
      .where('id', '=', post.postUID)
      .execute();
    await requeuePendingPosts(server.deps);
    await publisher.drain();
    expect((await seen(creator, post)).state).toBe('PUBLISHED');
  });

  it('stays up as it was while a new version waits, and comes down when staff say so', async () => {
    const post = await published();
    const edited = await done(creator, on(post, 'submit', { title: 'दूसरा संस्करण' }));
    const up = async () =>
      (
        await server.db
          .selectFrom('posts')
          .where('id', '=', post.postUID)
          .select('published')
          .executeTakeFirst()
      )?.published;
    expect(await up()).toMatchObject({ title: post.title });
    const refusedEdit = await done(staff, on(edited, 'reject', { reasons: ['fake-news'] }));
    expect(await up(), 'a refused edit leaves what is up').toMatchObject({ title: post.title });
    const resent = await done(creator, on(refusedEdit, 'submit'));
    const first = post.publishedAt;
    server.clock.advance(60);
    await done(staff, on(resent, 'publish'));
    await publisher.drain();
    expect(await up()).toMatchObject({ title: 'दूसरा संस्करण' });
    const again = await seen(creator, post);
    expect(again.publishedAt).toBe(first);
    const down = await done(staff, on(again, 'unpublish', why));
    expect([down.state, await up()]).toEqual(['UNPUBLISHED', null]);
  });

  it.each(['in review', 'rejected'] as const)(
    'is taken down while an edit of it is %s',
    async (where) => {
      const post = await published();
      const sent = await done(creator, on(post, 'submit', { title: 'दूसरा संस्करण' }));
      const edit =
        where === 'in review'
          ? sent
          : await done(staff, on(sent, 'reject', { reasons: ['fake-news'] }));
      expect([edit.live, edit.actions.includes('delete')]).toEqual(['PUBLISHED', false]);
      expect((await seen(staff, edit)).actions).toContain('unpublish');
      const down = await done(staff, on(edit, 'unpublish', why));
      expect([down.state, down.live]).toEqual([edit.state, 'TAKEN_DOWN']);
      expect(down.title).toBe('दूसरा संस्करण');
      expect(await refused(staff, on(down, 'unpublish', why))).toEqual([
        409,
        'transition-not-allowed',
      ]);
      await publisher.drain();
      expect(publisher.withdrawn).toEqual([post.postUID]);
      expect(await rowOf(post)).toMatchObject({
        published: null,
        withdrawn_at: server.clock.now(),
      });
    },
  );

  it('is reviewed after its published version was taken down', async () => {
    const post = await published();
    const edit = await done(creator, on(post, 'submit', { title: 'दूसरा संस्करण' }));
    const down = await done(staff, on(edit, 'unpublish', why));
    const queue = await staff.call('getReviewQueue', { body: { filters: {} } });
    const card = queue.data?.rows.find(({ postUID }) => postUID === post.postUID);
    expect([card?.live, card?.actions]).toEqual([
      'TAKEN_DOWN',
      expect.arrayContaining(['publish', 'reject']),
    ]);
    await done(staff, on(down, 'publish'));
    await publisher.drain();
    const again = await seen(creator, post);
    expect([again.state, again.live]).toEqual(['PUBLISHED', 'PUBLISHED']);
    // The withdrawal waited in the queue before the new version; it finds the post up again only if
    // it comes later.
    expect(publisher.withdrawn).toEqual([post.postUID]);
    await server.jobs.send('withdraw-post', { postUID: post.postUID });
    await publisher.drain();
    expect(publisher.withdrawn).toEqual([post.postUID]);
  });

  it('is called back when it is taken down while the publisher has the next version', async () => {
    const post = await published();
    const edit = await done(creator, on(post, 'submit'));
    const pending = await done(staff, on(edit, 'publish'));
    publisher.onHandOver = () => done(staff, on(pending, 'unpublish', why));
    await publisher.drain();
    const down = await seen(creator, post);
    expect([down.state, down.live]).toEqual(['UNPUBLISHED', 'TAKEN_DOWN']);
    // Behind the hand-over that the decision overtook.
    expect(publisher.withdrawn).toEqual([post.postUID]);
    expect(publisher.deliveries.at(-1)?.kind).toBe('withdraw');
  });

  it('is withdrawn after a restart when the publisher was down', async () => {
    const post = await published();
    await done(staff, on(post, 'unpublish', why));
    publisher.isDown = true;
    await publisher.drain();
    expect((await rowOf(post)).withdrawn_at).toBeNull();
    publisher.isDown = false;
    server.clock.advance(60);
    await requeueUnconfirmedWithdrawals(server.deps);
    await publisher.drain();
    expect(publisher.withdrawn).toContain(post.postUID);
    const withdrawnCount = publisher.withdrawn.length;
    await requeueUnconfirmedWithdrawals(server.deps);
    await publisher.drain();
    expect(publisher.withdrawn).toHaveLength(withdrawnCount);
  });

  // spec 2.43, 4.20
  it('is archived and restored in the state that it had', async () => {
    const post = await saved(creator);
    const away = await done(creator, on(post, 'archive'));
    expect([away.archived, away.state]).toEqual([true, 'CREATED']);
    expect(await refused(creator, on(away, 'archive'))).toEqual([409, 'transition-not-allowed']);
    const asCurrent = await creator.call('getPostById', {
      path: { postId: post.postUID },
      query: { archived: 'false' },
      body: {},
    });
    expect(asCurrent.status).toBe(404);
    const back = await done(creator, on(away, 'restore'));
    expect([back.archived, back.state]).toEqual([false, 'CREATED']);
  });

  it('cannot be moved without permission or by invalid transitions', async () => {
    const draft = await saved(creator);
    expect(await refused(staff, on(draft, 'publish'))).toEqual([409, 'transition-not-allowed']);
    const sent = await done(creator, on(draft, 'submit'));
    for (const post of [on(sent, 'publish'), on(sent, 'reject', { reasons: ['fake-news'] })]) {
      expect(await refused(creator, post)).toEqual([403, 'forbidden']);
    }
    expect(await refused(creator, on(sent, 'save'))).toEqual([409, 'transition-not-allowed']);
    expect(await refused(staff, on(sent, 'submit'))).toEqual([409, 'transition-not-allowed']);
  });

  // spec 4.19
  it('gets place, genre and hashtags from staff, and nothing else', async () => {
    const sent = await inReview();
    const change = {
      locations: ['mh-pune'],
      hashtags: ['पुणे'],
      title: 'संपादक का',
      genre: 'news',
      subGenre: 'local',
    };
    const post = await done(staff, on(sent, 'update-advance-meta', change));
    expect(post).toMatchObject({
      locations: ['mh-pune'],
      genre: 'news',
      title: sent.title,
      revision: 3,
    });
    expect(post.hashtags.map(({ title }) => title)).toEqual(['पुणे']);
    expect(await refused(creator, on(post, 'update-advance-meta'))).toEqual([403, 'forbidden']);
  });

  it('is decided by one of two members of staff at once', async () => {
    const sent = await inReview();
    const answers = await Promise.all([
      upsert(staff, on(sent, 'publish')),
      upsert(staff, on(sent, 'publish')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await publisher.drain();
    expect(publisher.handedOver).toHaveLength(1);
  });
});
