import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import {
  type Creator,
  done,
  on,
  type Post,
  saved,
  signInApproved,
  upsert,
} from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Moderator = Awaited<ReturnType<typeof signInAsStaff>>;
const note = 'आँकड़ों का कोई स्रोत नहीं है।';

describe.each(engines)('a second opinion on %s', (engine) => {
  let server: TestServer;
  let anita: Moderator;
  let raghav: Moderator;
  let creator: Creator;

  beforeAll(async () => {
    server = await startTestServer(engine);
    anita = await signInAsStaff(server);
    raghav = await signInAsStaff(server);
    creator = await signInApproved(server);
  }, 60_000);
  afterAll(() => server?.stop());

  const inReview = async (changes = {}) =>
    done(creator, on(await saved(creator, changes), 'submit'));
  const ask = (by: Moderator, post: Post, more: object = {}) =>
    by.call('requestSecondOpinion', {
      body: {
        postUID: post.postUID,
        revision: post.revision,
        reasons: ['non-factual-content' as const],
        note,
        ...more,
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const queue = async (by: Moderator, filters: object = {}) =>
    (await by.call('getReviewQueue', { body: { filters, pageSize: 50 } })).data;
  const contextOf = async (by: Moderator, { postUID }: Post) =>
    (await by.call('getReviewContext', { body: { postUID } })).data;
  const reject = (by: Moderator, post: Post, reasons: RejectionReason[], said?: string) =>
    upsert(by, on(post, 'reject', { reasons, ...(said ? { note: said } : {}) }));

  it('is needed, or a note, for a reason that is a matter of judgement', async () => {
    const post = await inReview();
    const refused = await reject(anita, post, ['non-factual-content']);
    expect(refused.error).toMatchObject({ code: 'invalid-request', fields: { note: 'required' } });
    expect((await reject(anita, post, ['non-factual-content'], '  ')).status).toBe(400);
    expect((await reject(anita, post, ['non-factual-content'], note)).status).toBe(200);
    expect((await reject(anita, await inReview(), ['fake-news'])).status).toBe(200);
  });

  it('leaves the queue of who asks, and shows the first opinion to others', async () => {
    const post = await inReview();
    expect((await ask(anita, post)).data?.post.postUID).toBe(post.postUID);
    const opinion = { isMine: false, reasons: ['non-factual-content'], note };
    expect((await queue(anita))?.rows.map(({ postUID }) => postUID)).not.toContain(post.postUID);
    const row = (await queue(raghav))?.rows.find(({ postUID }) => postUID === post.postUID);
    expect(row?.firstOpinion).toMatchObject(opinion);
    expect((await contextOf(raghav, post))?.firstOpinion).toMatchObject(opinion);
    expect((await contextOf(anita, post))?.firstOpinion).toMatchObject({ isMine: true });
  });

  it('keeps the first moderator from deciding; another may confirm without a note', async () => {
    const post = await inReview();
    await ask(anita, post);
    for (const answer of [
      await upsert(anita, on(post, 'publish')),
      await reject(anita, post, ['fake-news'], note),
    ])
      expect([answer.status, answer.error?.code]).toEqual([409, 'second-opinion-needed']);
    expect((await reject(raghav, post, ['non-factual-content'])).status).toBe(200);
  });

  it('leaves the claim to others', async () => {
    const { postUID, ...post } = await inReview();
    const claim = (by: Moderator) => by.call('claimReview', { body: { postUID } });
    await claim(anita);
    await ask(anita, { postUID, ...post });
    expect((await claim(anita)).error?.code).toBe('transition-not-allowed');
    expect((await claim(raghav)).data?.isMine).toBe(true);
  });

  it('is given once for each submission', async () => {
    const post = await inReview();
    await ask(anita, post);
    expect((await ask(raghav, post)).error?.code).toBe('transition-not-allowed');
    server.clock.advance(1);
    const rejected = await reject(raghav, post, ['fake-news']);
    server.clock.advance(1);
    if (!rejected.data) throw new Error('The post was not rejected.');
    const again = await done(creator, on(rejected.data.post, 'submit'));
    expect((await contextOf(raghav, again))?.firstOpinion).toBeNull();
    expect((await ask(anita, again)).status).toBe(200);
  });

  it.each([
    ['without a note', { note: ' ' }, 400, 'invalid-request'],
    ['with a note that is too long', { note: 'क'.repeat(301) }, 400, 'invalid-request'],
    ['for a reason of another format', { reasons: ['unsupported-video'] }, 400, 'invalid-request'],
    ['about an earlier revision', { revision: 1 }, 409, 'revision-conflict'],
  ])('is refused %s', async (_, more, status, code) => {
    const answer = await ask(anita, await inReview(), more);
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });

  it('is refused while another moderator has the post, and after the decision', async () => {
    const post = await inReview();
    await raghav.call('claimReview', { body: { postUID: post.postUID } });
    expect((await ask(anita, post)).error?.code).toBe('claimed-by-other');
    await upsert(raghav, on(post, 'publish'));
    expect((await ask(anita, post)).error?.code).toBe('transition-not-allowed');
  });

  it('leaves an entry in the audit trail', async () => {
    const post = await inReview();
    await ask(anita, post);
    const entry = await server.db
      .selectFrom('audit_entries')
      .where('operation', '=', 'requestSecondOpinion')
      .where('subject_id', '=', post.postUID)
      .select(['person_id', 'reason'])
      .executeTakeFirst();
    expect(entry).toEqual({ person_id: anita.userId, reason: 'non-factual-content' });
  });
});
