import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { publishDuePost } from '#server/modules/posts/index.ts';
import {
  appealed,
  appealOf,
  claimAppeal,
  decideAppeal,
  rejectedPost,
  sendAppeal,
  why,
} from '../fixtures/appeal-fixtures.ts';
import { type Creator, done, on, saved, seen } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { type AppealServer, startAppealServer } from '../harness/appeal-server.ts';
import { engines } from '../harness/test-server.ts';

describe.each(engines)('deciding an appeal on %s', (engine) => {
  let { server, publisher, anita, raghav, reset, published, claimedAndDecided } =
    {} as AppealServer;
  let creator: Creator;

  beforeAll(async () => {
    ({ server, publisher, anita, raghav, reset, published, claimedAndDecided } =
      await startAppealServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await reset();
  });

  /** A post that Anita has rejected, with its appeal. */
  async function rejectedAndAppealed(more = why) {
    const post = await rejectedPost(creator, anita, more);
    await server.db.deleteFrom('notifications').execute();
    const { appealId } = await appealed(creator, post);
    server.clock.advance(60);
    return { post, appealId };
  }
  const kinds = async () =>
    (await creator.call('getNotifications')).data?.rows.map(({ kind }) => kind);

  it('publishes a rejected post as it was, and notifies the creator once', async () => {
    const { post, appealId } = await rejectedAndAppealed();
    const decided = await claimedAndDecided(appealId, 'overturned');
    expect(decided).toMatchObject({ result: 'publishing', appeal: { state: 'overturned' } });
    expect(await seen(creator, post)).toMatchObject({ state: 'PENDING', rejection: null });
    await publisher.drain();
    expect(await seen(creator, post)).toMatchObject({ state: 'PUBLISHED', live: 'PUBLISHED' });
    expect(publisher.handedOver.map(({ postUID }) => postUID)).toEqual([post.postUID]);
    expect(await kinds()).toEqual(['appeal-overturned']);
    expect(await appealOf(creator, post)).toMatchObject({
      status: 'appealed',
      appeal: { state: 'overturned', result: 'publishing', answer: 'हमने रिपोर्ट फिर से देखी।' },
    });
  });

  it.each(['reject', 'unpublish', 'suspend'] as const)(
    'schedules a post with a time ahead after "%s", and notifies of its publication',
    async (action) => {
      const publishAt = new Date(Date.now() + 3_600_000).toISOString();
      const sent = await done(creator, on(await saved(creator), 'submit', { publishAt }));
      const waiting = await done(raghav, on(sent, 'publish'));
      const post = await done(anita, on(waiting, action, why));
      server.clock.advance(60);
      await server.db.deleteFrom('notifications').execute();
      const { appealId } = await appealed(creator, post);
      const decided = await claimedAndDecided(appealId, 'overturned');
      expect(decided.result).toBe('scheduled');
      await publisher.drain();
      expect(publisher.handedOver).toEqual([]);
      expect(await seen(creator, post)).toMatchObject({ state: 'SCHEDULED', publishAt });
      await sql`update posts set publish_at = now() where id = ${post.postUID}::uuid`.execute(
        server.db,
      );
      await publishDuePost(server.deps, post.postUID);
      await publisher.drain();
      expect((await seen(creator, post)).state).toBe('PUBLISHED');
      // The clock of the portal is stopped.
      expect((await kinds())?.toSorted()).toEqual([
        'appeal-overturned',
        'scheduled-post-published',
      ]);
    },
  );

  it('drops a time that has passed when it publishes', async () => {
    const { post, appealId } = await rejectedAndAppealed();
    await sql`update posts set publish_at = now() where id = ${post.postUID}::uuid`.execute(
      server.db,
    );
    expect((await claimedAndDecided(appealId, 'overturned')).result).toBe('publishing');
    expect(await seen(creator, post)).toMatchObject({ state: 'PENDING', publishAt: null });
    await publisher.drain();
    expect(await kinds()).toEqual(['appeal-overturned']);
  });

  it('notifies of a publication that fails, and of the one that then succeeds', async () => {
    const { post, appealId } = await rejectedAndAppealed();
    publisher.isDown = true;
    await claimedAndDecided(appealId, 'overturned');
    server.clock.advance(60);
    await publisher.drain();
    publisher.isDown = false;
    server.clock.advance(60);
    await done(anita, on(await seen(creator, post), 'publish'));
    await publisher.drain();
    expect(await kinds()).toEqual(['post-published', 'post-not-published', 'appeal-overturned']);
  });

  it('publishes permanently rejected and suspended posts', async () => {
    const first = await rejectedAndAppealed({ ...why, permanent: true } as never);
    expect((await seen(creator, first.post)).state).toBe('PERMANENTLY_REJECTED');
    expect((await claimedAndDecided(first.appealId, 'overturned')).result).toBe('publishing');
    const post = await published(creator);
    const suspended = await done(anita, on(post, 'suspend', why));
    const { appealId } = await appealed(creator, suspended);
    expect((await claimedAndDecided(appealId, 'overturned')).result).toBe('publishing');
    await publisher.drain();
    expect(await seen(creator, post)).toMatchObject({ live: 'PUBLISHED', restriction: null });
  });

  it('leaves the post as it is when the decision is upheld', async () => {
    const { post, appealId } = await rejectedAndAppealed();
    const decided = await claimedAndDecided(appealId, 'upheld');
    expect(decided).toMatchObject({ result: null, answeredBy: 'Anita Rao' });
    await publisher.drain();
    expect(publisher.handedOver).toEqual([]);
    expect(await seen(creator, post)).toMatchObject({ state: 'REJECTED', rejection: why });
    expect(await kinds()).toEqual(['appeal-upheld']);
    const again = await sendAppeal(creator, post, { text: 'फिर भी।' });
    expect(again.error?.code, 'a decision is appealed once').toBe('transition-not-allowed');
    const sent = await done(creator, on(await seen(creator, post), 'submit'));
    expect((await appealOf(creator, sent)).appeal?.state, 'stays decided').toBe('upheld');
  });

  it('makes a draft of what was edited since: nobody has reviewed it', async () => {
    const { post, appealId } = await rejectedAndAppealed();
    await done(creator, on(post, 'save', { title: 'नया शीर्षक' }));
    const decided = await claimedAndDecided(appealId, 'overturned');
    expect(decided).toMatchObject({ result: 'draft', isEdited: true, post: { title: post.title } });
    await publisher.drain();
    expect(publisher.handedOver).toEqual([]);
    expect(await seen(creator, post)).toMatchObject({ state: 'DRAFT', rejection: null });
  });

  it.each(['unpublish', 'suspend', 'reject'] as const)(
    'shows what readers saw when an edited post was taken down: %s',
    async (action) => {
      const post = await published(creator);
      const edited = await done(creator, on(post, 'save', { title: 'सहेजा हुआ बदलाव' }));
      const down = await done(anita, on(edited, action, { ...why, permanent: true } as never));
      const { appealId } = await appealed(creator, down);
      const decided = await claimedAndDecided(appealId, 'overturned');
      expect(decided).toMatchObject({
        result: 'draft',
        isEdited: true,
        isDecidedVersion: true,
        post: { title: post.title },
      });
      publisher.handedOver.length = 0;
      await publisher.drain();
      expect(publisher.handedOver).toEqual([]);
      expect(await seen(creator, post)).toMatchObject({
        state: 'DRAFT',
        title: 'सहेजा हुआ बदलाव',
      });
    },
  );

  it('lifts a restriction of a post whose next version is in review', async () => {
    const post = await published(creator);
    const sent = await done(creator, on(post, 'submit', { title: 'अगला शीर्षक' }));
    const down = await done(anita, on(sent, 'unpublish', why));
    expect([down.state, down.live]).toEqual(['SUBMITTED_FOR_DHPUBLISH_REVIEW', 'TAKEN_DOWN']);
    const { appealId } = await appealed(creator, down);
    const decided = await claimedAndDecided(appealId, 'overturned');
    expect(decided).toMatchObject({ result: 'lifted', post: { title: post.title } });
    expect(await seen(creator, post)).toMatchObject({ state: down.state, restriction: null });
  });

  it('changes nothing of a post against which another decision applies by then', async () => {
    const post = await published(creator);
    const { appealId } = await appealed(creator, await done(anita, on(post, 'suspend', why)));
    server.clock.advance(60);
    await done(anita, on(await seen(creator, post), 'publish'));
    await publisher.drain();
    server.clock.advance(60);
    await done(anita, on(await seen(creator, post), 'suspend', { reasons: ['hate-speech'] }));
    expect((await claimedAndDecided(appealId, 'overturned')).result).toBe('superseded');
    expect(await seen(creator, post)).toMatchObject({
      state: 'SUSPENDED',
      restriction: { reasons: ['hate-speech'] },
    });
  });

  it('says that it shows the present post where the decided version is not stored', async () => {
    const post = await published(creator);
    const edited = await done(creator, on(post, 'save', { title: 'सहेजा हुआ बदलाव' }));
    const down = await done(anita, on(edited, 'unpublish', why));
    await server.db.deleteFrom('post_versions').where('post_id', '=', post.postUID).execute();
    const { appealId } = await appealed(creator, down);
    expect(await claimedAndDecided(appealId, 'upheld')).toMatchObject({
      isDecidedVersion: false,
      isEdited: true,
      post: { title: 'सहेजा हुआ बदलाव' },
    });
  });

  it('refuses the moderator who decided, also to claim', async () => {
    const { appealId } = await rejectedAndAppealed();
    expect((await claimAppeal(anita, appealId)).error?.code).toBe('forbidden');
    expect((await claimAppeal(anita)).error?.code).toBe('not-found');
    expect((await decideAppeal(anita, appealId, 'upheld')).error?.code).toBe('forbidden');
    await server.db
      .updateTable('appeals')
      .set({ claimed_by: anita.userId, claimed_until: new Date('2100-01-01') })
      .execute();
    const forced = await decideAppeal(anita, appealId, 'upheld');
    expect(forced.error?.code, 'even with a claim').toBe('forbidden');
    const direct = server.db
      .updateTable('appeals')
      .set({ state: 'upheld', decided_by: anita.userId, decided_at: server.clock.now() })
      .execute();
    await expect(direct, 'the database refuses it, too').rejects.toThrow('appeals');
  });

  it('refuses the moderator who gave the first of two opinions', async () => {
    const post = await published(creator);
    const sent = await done(creator, on(post, 'submit', { title: 'दूसरी राय' }));
    const { postUID, revision } = sent;
    await raghav.call('requestSecondOpinion', {
      body: { postUID, revision, reasons: ['other'], note: 'स्रोत नहीं।' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const rejected = await done(anita, on(sent, 'reject', { reasons: ['other'] }));
    const { appealId } = await appealed(creator, rejected);
    expect((await claimAppeal(raghav, appealId)).error?.code).toBe('forbidden');
    expect((await claimAppeal(await signInAsStaff(server), appealId)).status).toBe(200);
  });

  it('needs the claim, which one of two simultaneous moderators gets', async () => {
    const { appealId } = await rejectedAndAppealed();
    const lea = await signInAsStaff(server);
    const without = await decideAppeal(raghav, appealId, 'upheld');
    expect(without.error?.code).toBe('transition-not-allowed');
    const replies = await Promise.all([claimAppeal(raghav, appealId), claimAppeal(lea, appealId)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = replies[0].status === 200 ? [raghav, lea] : [lea, raghav];
    const refused = await decideAppeal(loser, appealId, 'overturned');
    expect(refused.error).toMatchObject({
      code: 'claimed-by-other',
      claim: { userId: winner.userId, isMine: false },
    });
    expect((await decideAppeal(winner, appealId, 'upheld')).status).toBe(200);
    const late = await decideAppeal(loser, appealId, 'overturned');
    expect(late.error?.code).toBe('transition-not-allowed');
  });

  it('passes to the next moderator when a claim has run out', async () => {
    const { appealId } = await rejectedAndAppealed();
    const lea = await signInAsStaff(server);
    await claimAppeal(raghav, appealId);
    server.clock.advance(limits.reviewClaimSeconds);
    expect((await claimAppeal(lea, appealId)).status).toBe(200);
    expect((await decideAppeal(raghav, appealId, 'upheld')).error?.code).toBe('claimed-by-other');
    const { data } = await lea.call('releaseAppeal', { body: { appealId } });
    expect(data?.released).toBe(true);
    expect((await claimAppeal(raghav, appealId)).status).toBe(200);
  });

  it('assigns simultaneous moderators different appeals, the most urgent first', async () => {
    const first = await rejectedAndAppealed();
    const second = await rejectedAndAppealed();
    const lea = await signInAsStaff(server);
    const replies = await Promise.all([claimAppeal(raghav), claimAppeal(lea)]);
    const ids = replies.map(({ data }) => data?.appealId);
    expect(ids.toSorted()).toEqual([first.appealId, second.appealId].toSorted());
    expect((await claimAppeal(await signInAsStaff(server))).error?.code).toBe('not-found');
  });

  it('acts once for a call that is repeated, and records it', async () => {
    const { post, appealId } = await rejectedAndAppealed();
    await claimAppeal(raghav, appealId);
    const key = crypto.randomUUID();
    const replies = await Promise.all(
      [1, 2, 3].map(() => decideAppeal(raghav, appealId, 'overturned', { key })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await publisher.drain();
    expect(publisher.handedOver).toHaveLength(1);
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('operation', '=', 'decideAppeal')
      .where('subject_id', '=', post.postUID)
      .select(['person_id', 'changes'])
      .execute();
    expect(entries).toMatchObject([
      {
        person_id: raghav.userId,
        changes: {
          appeal: { before: 'open', after: 'overturned' },
          state: { before: 'REJECTED', after: 'PENDING' },
        },
      },
    ]);
  });

  it('needs a reason, and one of the outcomes', async () => {
    const { appealId } = await rejectedAndAppealed();
    await claimAppeal(raghav, appealId);
    const decide = (answer: string) => decideAppeal(raghav, appealId, 'upheld', { answer });
    expect((await decide(' \n')).error?.fields).toEqual({ answer: 'required' });
    const long = 'क'.repeat(limits.appealTextMax + 1);
    expect((await decide(long)).error?.fields).toEqual({ answer: 'too-long' });
  });

  it('ends when the creator deletes the post or sends it again', async () => {
    const first = await rejectedAndAppealed();
    const second = await rejectedAndAppealed();
    await claimAppeal(raghav, first.appealId);
    await claimAppeal(raghav, second.appealId);
    await done(creator, on(first.post, 'delete'));
    expect((await decideAppeal(raghav, first.appealId, 'overturned')).status).toBe(404);
    await done(creator, on(second.post, 'submit'));
    const late = await decideAppeal(raghav, second.appealId, 'overturned');
    expect(late.error?.code).toBe('transition-not-allowed');
    expect((await seen(creator, second.post)).state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');
  });

  it('shows the reversed decision in the history of the post', async () => {
    const { post, appealId } = await rejectedAndAppealed();
    await claimedAndDecided(appealId, 'overturned');
    const { data } = await creator.call('getPostHistory', { body: { postUID: post.postUID } });
    expect(data?.rows[0]).toMatchObject({ action: 'overturn', by: 'staff', state: 'PENDING' });
  });
});
