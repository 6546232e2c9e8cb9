import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { permissions } from '#domain/permissions/permissions.ts';
import { registerInvoiceJobs } from '#server/modules/money/invoices/invoice-jobs.ts';
import { erasureTime } from '#server/modules/own-data/closing/closing-time.ts';
import { eraseAccounts } from '#server/modules/own-data/closing/erase-accounts.ts';
import { sweepPosts } from '#server/modules/own-data/closing/sweep-posts.ts';
import { signInBySocial, verifyPhone } from '../fixtures/account-fixtures.ts';
import { assignAgency } from '../fixtures/agency-fixtures.ts';
import { approveBank, invoiced, readOn, setRates } from '../fixtures/payment-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import {
  article,
  type Creator,
  done,
  on,
  type PublishingServer,
  saved,
  signInApproved,
  startPublishingServer,
  upsert,
} from '../fixtures/post-fixtures.ts';
import { savedSource } from '../fixtures/source-fixtures.ts';
import { engines } from '../harness/test-server.ts';

const day = 24 * 3600;

describe.each(engines)('closing the account on %s', (engine) => {
  let { server, publisher } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher } = await startPublishingServer(engine, { UNDO_SECONDS: '0' }));
  }, 60_000);
  afterAll(() => server?.stop());

  const close = (creator: Creator) =>
    creator.call('closeAccount', {
      body: { isUnderstood: true },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const reopen = (creator: Creator) =>
    creator.call('reopenAccount', {
      body: {},
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const row = ({ userId }: Pick<Creator, 'userId'>) =>
    server.db
      .selectFrom('people')
      .where('id', '=', userId)
      .select(['position', 'agency_id'])
      .executeTakeFirstOrThrow();
  const statusOf = async (creator: Creator) => (await row(creator)).position.accountStatus;
  const reauthenticated = ({ userId }: Creator) =>
    server.db
      .updateTable('sessions')
      .set({ authenticated_at: server.clock.now() })
      .where('person_id', '=', userId)
      .execute();
  const published = async (creator: Creator) => {
    const post = await done(creator, on(await saved(creator), 'submit'));
    server.clock.advance(1);
    // Weeks pass between the tests, and sessions of staff end.
    const moderator = await signInAs(server, { role: 'staff' });
    await done(moderator, on(post, 'publish'));
    await publisher.drain();
    server.clock.advance(1);
    return post;
  };
  const sweep = async () => {
    await sweepPosts(server.deps);
    await publisher.drain();
  };
  const failures: unknown[] = [];
  const erase = () => eraseAccounts(server.deps, (error) => failures.push(error));

  it('ends the session, hides the posts, and a return shows them again', async () => {
    const creator = await signInApproved(server);
    const post = await published(creator);
    await publisher.reset();
    expect((await close(creator)).status).toBe(200);
    expect((await creator.call('getCurrentUser')).data?.userId).toBeNull();
    await sweep();
    expect(publisher.withdrawn).toEqual([post.postUID]);
    server.clock.advance(61);
    const back = await server.signIn(creator.phone);
    const { data } = await back.call('getCurrentUser');
    expect(data).toMatchObject({ nextScreen: 'account-closing', permissions: [] });
    const closing = (await back.call('getAccountClosing')).data?.closing;
    expect(Date.parse(closing?.eraseAt ?? '')).toBeGreaterThan(
      server.clock.now().getTime() + 29 * day * 1000,
    );
    expect((await reopen(back)).status).toBe(200);
    await sweep();
    expect(publisher.handedOver.map(({ postUID }) => postUID)).toEqual([post.postUID]);
    expect((await back.call('getCurrentUser')).data?.nextScreen).toBe('dashboard');
    server.clock.advance(60 * day);
    await erase();
    expect((await server.signIn(creator.phone)).userId).toBe(creator.userId);
  });

  it('erases everything after 30 days, and the number starts a new account', async () => {
    const creator = await signInApproved(server);
    await published(creator);
    await close(creator);
    await sweep();
    server.clock.advance(29 * day);
    await erase();
    expect(
      await server.db
        .selectFrom('posts')
        .where('creator_id', '=', creator.userId)
        .select('id')
        .execute(),
    ).toHaveLength(1);
    server.clock.advance(14 * day);
    await erase();
    await erase();
    expect(failures).toEqual([]);
    expect(
      await server.db
        .selectFrom('posts')
        .where('creator_id', '=', creator.userId)
        .select('id')
        .execute(),
    ).toEqual([]);
    const person = await server.db
      .selectFrom('people')
      .where('id', '=', creator.userId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({ name: null, handle: null, bio: null });
    expect(person.position.accountStatus).toBe('erased');
    expect(await server.db.selectFrom('erasures').selectAll().execute()).toHaveLength(1);
    expect((await server.signIn(creator.phone)).userId).not.toBe(creator.userId);
  });

  it('is for the creator only, who has to confirm who they are', async () => {
    const creator = await signInApproved(server);
    const refusal = async (client: Creator) => (await close(client)).error?.code;
    expect(
      (await server.client().call('closeAccount', { body: { isUnderstood: true } })).status,
    ).toBe(401);
    const notUnderstood = await creator.call('closeAccount', {
      body: { isUnderstood: false as never },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(notUnderstood.status).toBe(400);
    const agency = await signInAs(server, { role: 'agency' });
    expect((await close(agency as Creator)).status).toBe(403);
    const moderator = await signInAs(server, { role: 'staff' });
    expect((await close(moderator as Creator)).status).toBe(403);
    server.clock.advance(limits.recentAuthenticationSeconds + 1);
    expect(await refusal(creator)).toBe('reauthentication-required');
    expect(await statusOf(creator)).toBe('active');
  });

  it('waits while a change of the number can be undone', async () => {
    const creator = await signInApproved(server);
    await verifyPhone(server, creator);
    expect((await close(creator)).error?.code).toBe('changed-recently');
    server.clock.advance(72 * 3600 + 1);
    await reauthenticated(creator);
    expect((await close(creator)).status).toBe(200);
  });

  it('is refused to owners of sources', async () => {
    const creator = await signInApproved(server);
    const admin = await signInAs(server, { role: 'staff', permissions });
    await savedSource(admin);
    await server.db.updateTable('sources').set({ creator_id: creator.userId }).execute();
    expect((await close(creator)).error?.code).toBe('transition-not-allowed');
  });

  it('leaves the agency, and staff see it but cannot block it', async () => {
    const creator = await signInApproved(server);
    const agency = await signInAs(server, { role: 'agency' });
    await assignAgency(server, creator.userId, agency.userId);
    await close(creator);
    const person = await row(creator);
    expect(person.agency_id).toBeNull();
    const moderator = await signInAs(server, { role: 'staff' });
    const { data } = await moderator.call('listCreators', {
      body: { filters: { accountStatus: 'closing' } },
    });
    expect(data?.rows.map(({ creatorUserId }) => creatorUserId)).toContain(creator.userId);
    const block = await moderator.call('blockCreator', {
      body: { creatorUserId: creator.userId, action: 'block', reason: 'spam' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([block.status, block.error?.code]).toEqual([409, 'transition-not-allowed']);
  });

  it('cannot be merged, written to or used while it is closed', async () => {
    const creator = await signInApproved(server);
    await close(creator);
    server.clock.advance(61);
    const back = await server.signIn(creator.phone);
    expect((await upsert(back, article())).status).toBe(403);
    const moderator = await signInAs(server, { role: 'staff' });
    const message = await moderator.call('sendStaffMessage', {
      body: { creatorUserId: creator.userId, text: 'नमस्ते' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(message.status).toBe(409);
    const person = await signInBySocial(server);
    const taken = await verifyPhone(server, person, creator.phone);
    expect(taken.data?.selectAccount).toBeUndefined();
    expect(await statusOf(creator)).toBe('closing');
  });

  it('accepts open invoices and those that come, so that they are paid', async () => {
    await setRates(server, '2026-04');
    await registerInvoiceJobs(server.deps);
    const creator = await signInApproved(server);
    await server.db
      .updateTable('people')
      .set({ payment_type: 'ICC' })
      .where('id', '=', creator.userId)
      .execute();
    await approveBank(server, creator.userId);
    await readOn(server, creator as never, { '2026-09-01': 1000, '2026-10-01': 1000 });
    await invoiced(server, creator as never, '2026-09');
    await close(creator);
    await server.jobs.send('issue-invoice', { creatorId: creator.userId, month: '2026-10' });
    await server.jobs.drain();
    const invoices = await server.db
      .selectFrom('invoices')
      .where('creator_id', '=', creator.userId)
      .orderBy('month')
      .select(['month', 'state'])
      .execute();
    expect(invoices).toEqual([
      { month: '2026-09', state: 'ACCEPTED' },
      { month: '2026-10', state: 'ACCEPTED' },
    ]);
  });

  it('is erased after the last invoice, which waits for new bank details', () => {
    const erasedOn = (time: string) => erasureTime(new Date(time)).toISOString().slice(0, 10);
    expect(erasedOn('2026-11-02T06:00:00Z')).toBe('2026-12-03');
    expect(erasedOn('2026-11-20T06:00:00Z')).toBe('2026-12-20');
    expect(erasedOn('2027-01-30T06:00:00Z')).toBe('2027-03-03');
  });
});
