import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { picture } from '#test/contract/contract-fixtures.ts';
import { claimAppeal, decideAppeal } from '../fixtures/appeal-fixtures.ts';
import {
  blockedCreator,
  sendBlockAppeal,
  setBlocked,
  setUnblocked,
  signInBlocked,
} from '../fixtures/blocked-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';

import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Staff = Awaited<ReturnType<typeof signInAsStaff>>;
type Blocked = Awaited<ReturnType<typeof blockedCreator>>;

describe.each(engines)('the appeal of a block on %s', (engine) => {
  let server: TestServer;
  let raghav: Staff;
  let anita: Staff;
  let creator: Blocked;

  beforeAll(async () => {
    server = await startTestServer(engine);
    raghav = await signInAsStaff(server);
    anita = await signInAsStaff(server);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    await server.db.deleteFrom('appeals').execute();
    server.mail.sent.length = 0;
    creator = await blockedCreator(server, raghav, { note: 'तीन चेतावनियाँ।' });
    server.clock.advance(60);
  });

  async function uploadedPicture(client: Blocked): Promise<string> {
    const { data, error } = await upload(client, await picture('jpeg'));
    if (!data) throw new Error(`The upload was refused: ${JSON.stringify(error)}.`);
    return data.id;
  }
  async function appealed() {
    const { data, error } = await sendBlockAppeal(creator);
    if (!data?.appeal) throw new Error(`The appeal was refused: ${JSON.stringify(error)}.`);
    return data.appeal;
  }
  async function decided(appealId: string, outcome: 'upheld' | 'overturned') {
    await claimAppeal(anita, appealId);
    const { data, error } = await decideAppeal(anita, appealId, outcome);
    if (!data) throw new Error(`The decision was refused: ${JSON.stringify(error)}.`);
    return data;
  }

  it('is acknowledged at once and due in 15 days', async () => {
    const now = server.clock.now();
    const appeal = await appealed();
    expect(appeal).toMatchObject({
      state: 'open',
      reference: expect.stringMatching(/^SR-\d{6}$/),
      acknowledgedAt: now.toISOString(),
      dueAt: new Date(now.getTime() + 15 * 24 * 3600 * 1000).toISOString(),
    });
    const { data } = await creator.call('getBlockedAccount');
    expect(data).toMatchObject({ status: 'appealed', appeal: { appealId: appeal.appealId } });
    const late = server.db
      .updateTable('appeals')
      .set({ acknowledged_at: new Date(now.getTime() + 24 * 3600 * 1000 + 1) })
      .execute();
    await expect(late, 'the database refuses a later acknowledgement').rejects.toThrow('appeals');
  });

  it('is sent once for each block', async () => {
    await appealed();
    const again = await sendBlockAppeal(creator, { text: 'फिर भी।' });
    expect(again.error?.code).toBe('transition-not-allowed');
    expect((await sendBlockAppeal(creator)).status, 'the same is no second one').toBe(200);
    await setUnblocked(raghav, creator.userId);
    server.clock.advance(60);
    await setBlocked(raghav, creator.userId, { reason: 'spam' });
    const { client } = await signInBlocked(server, creator.subject);
    expect((await sendBlockAppeal(client)).data?.appeal?.state).toBe('open');
  });

  it('acts once for a call that is repeated at the same time', async () => {
    const { data } = await creator.call('getBlockedAccount');
    const decisionId = data?.decision.decisionId ?? '';
    const key = crypto.randomUUID();
    const replies = await Promise.all(
      [1, 2, 3].map(() => sendBlockAppeal(creator, { key, decisionId })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await server.db.selectFrom('appeals').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('takes photos of the blocked person, which they can see again', async () => {
    const id = await uploadedPicture(creator);
    const { data } = await sendBlockAppeal(creator, { pictureIds: [id] });
    expect(data?.appeal?.pictures.map((picture) => picture.id)).toEqual([id]);
    const file = data?.appeal?.pictures[0]?.url.split('/').at(-1) ?? '';
    const own = await creator.call('getPictureOriginal', { path: { file } });
    expect(own.status).toBe(200);
    const nobody = await server.client().call('getPictureOriginal', { path: { file } });
    expect(nobody.status).toBe(404);
    const moderator = await anita.call('getPictureOriginal', { path: { file } });
    expect(moderator.status).toBe(200);
  });

  it('refuses the photos of other people, blanks and what is too long', async () => {
    const other = await blockedCreator(server, raghav);
    const id = await uploadedPicture(other);
    const foreign = await sendBlockAppeal(creator, { pictureIds: [id] });
    expect(foreign.error?.fields).toEqual({ 'pictureIds.0': 'not-allowed' });
    const blank = await sendBlockAppeal(creator, { text: ' ' });
    expect(blank.error?.fields).toEqual({ text: 'required' });
    const long = await sendBlockAppeal(creator, { text: 'क'.repeat(limits.appealTextMax + 1) });
    expect(long.error?.fields).toEqual({ text: 'too-long' });
  });

  it('shows staff the account with its history', async () => {
    const { appealId } = await appealed();
    const { data: list } = await anita.call('getAppeals', {
      body: { filters: { state: 'open', available: true } },
    });
    expect(list?.rows).toMatchObject([
      {
        appealId,
        postUID: null,
        title: null,
        creatorUserId: creator.userId,
        decision: { action: 'block', reasons: ['copied-content'] },
        isOwnDecision: false,
      },
    ]);
    expect((await anita.call('getAppeal', { body: { appealId } })).data).toMatchObject({
      post: null,
      account: {
        userId: creator.userId,
        kind: 'creator',
        accountStatus: 'blocked',
        publishedPosts: 0,
        history: [{ action: 'block', reason: 'copied-content', note: 'तीन चेतावनियाँ।' }],
      },
    });
  });

  it('unblocks the account, with history, audit, statistics and an e-mail', async () => {
    await server.db
      .updateTable('identities')
      .set({ email: 'meera@mail.example' })
      .where('person_id', '=', creator.userId)
      .execute();
    const { appealId } = await appealed();
    const details = await decided(appealId, 'overturned');
    expect(details).toMatchObject({
      result: 'unblocked',
      appeal: { state: 'overturned' },
      account: {
        accountStatus: 'active',
        history: [{ action: 'unblock', by: 'Anita Rao' }, { action: 'block' }],
      },
    });
    const { reply } = await signInBlocked(server, creator.subject);
    expect(reply.status, 'they can sign in again').toBe(200);
    expect(server.mail.sent).toMatchObject([
      { to: 'meera@mail.example', subject: 'Your account is no longer blocked' },
    ]);
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('operation', '=', 'decideAppeal')
      .where('subject_id', '=', creator.userId)
      .select(['person_id', 'subject_kind', 'changes'])
      .execute();
    expect(entries).toMatchObject([
      {
        person_id: anita.userId,
        subject_kind: 'creator',
        changes: {
          appeal: { before: 'open', after: 'overturned' },
          accountStatus: { before: 'blocked', after: 'active' },
        },
      },
    ]);
    const { data: statistics } = await anita.call('getAppealStatistics', { body: { days: 30 } });
    expect(statistics?.rows).toEqual([
      { subject: 'account', reason: 'copied-content', decided: 1, overturned: 1 },
    ]);
  });

  it('leaves the account blocked when the decision is upheld, and gives the reason', async () => {
    const phone = await server.signIn();
    await setBlocked(raghav, phone.userId);
    server.clock.advance(61);
    await phone.call('updatePhoneNo', { body: { phone: phone.phone, action: 'submit-phone' } });
    const otp = server.sms.lastTo(phone.phone);
    await phone.call('updatePhoneNo', {
      body: { phone: phone.phone, otp, action: 'verify-phone' },
    });
    const { data } = await sendBlockAppeal(phone);
    await decided(data?.appeal?.appealId ?? '', 'upheld');
    expect((await phone.call('getBlockedAccount')).data).toMatchObject({
      status: 'appealed',
      appeal: { state: 'upheld', answer: 'हमने रिपोर्ट फिर से देखी।', result: null },
    });
    expect(server.texts.sent[0]).toMatchObject({ phone: phone.phone, kind: 'block-upheld' });
  });

  it('is decided by somebody else than who blocked the account', async () => {
    const { appealId } = await appealed();
    expect((await claimAppeal(raghav, appealId)).error?.code).toBe('forbidden');
    expect((await decideAppeal(raghav, appealId, 'upheld')).error?.code).toBe('forbidden');
    const direct = server.db
      .updateTable('appeals')
      .set({ state: 'upheld', decided_by: raghav.userId, decided_at: server.clock.now() })
      .execute();
    await expect(direct, 'the database refuses it, too').rejects.toThrow('appeals');
  });

  it('is handled only by staff who may unblock', async () => {
    const { appealId } = await appealed();
    const moderator = await signInAsStaff(server);
    await server.db
      .updateTable('people')
      .set({ permissions: ['INTERNAL', 'VIEW_POST'] })
      .where('id', '=', moderator.userId)
      .execute();
    for (const available of [true, false]) {
      const body = { filters: { state: 'open' as const, available } };
      expect((await moderator.call('getAppeals', { body })).data?.rows).toEqual([]);
    }
    const details = await moderator.call('getAppeal', { body: { appealId } });
    expect(details.error?.code).toBe('forbidden');
    expect((await claimAppeal(moderator, appealId)).error?.code).toBe('forbidden');
    expect((await moderator.call('claimAppeal', { body: {} })).error?.code).toBe('not-found');
    // As if the permission had been taken away after the claim.
    const until = new Date(server.clock.now().getTime() + 60_000);
    await server.db
      .updateTable('appeals')
      .set({ claimed_by: moderator.userId, claimed_since: new Date(0), claimed_until: until })
      .execute();
    const decision = await decideAppeal(moderator, appealId, 'overturned');
    expect(decision.error?.code).toBe('forbidden');
  });

  it('is counted only for staff who may unblock', async () => {
    const { appealId } = await appealed();
    await decided(appealId, 'overturned');
    creator = await blockedCreator(server, raghav);
    await appealed();
    await server.db
      .updateTable('appeals')
      .set({ due_at: new Date(server.clock.now().getTime() + 1) })
      .where('state', '=', 'open')
      .execute();
    server.clock.advance(1);
    const moderator = await signInAsStaff(server);
    await server.db
      .updateTable('people')
      .set({ permissions: ['INTERNAL', 'VIEW_POST'] })
      .where('id', '=', moderator.userId)
      .execute();
    const body = { days: 30 as const };
    expect((await anita.call('getAppealStatistics', { body })).data).toMatchObject({
      ...{ decided: 1, overturned: 1, late: 0, open: 1, overdue: 1 },
      rows: [{ subject: 'account', decided: 1 }],
    });
    expect((await moderator.call('getAppealStatistics', { body })).data).toEqual({
      ...{ days: 30, decided: 0, overturned: 0, late: 0, open: 0, overdue: 0 },
      rows: [],
    });
  });

  it('takes a few photos until it is sent', async () => {
    const now = server.clock.now();
    const row = { owner_id: creator.userId, name: 'a.jpg', format: 'jpeg', created_at: now };
    const size = { width: 1, height: 1, bytes: 1 };
    const rows = Array.from({ length: limits.blockedUploadsMax - 1 }, () => ({
      ...row,
      ...size,
      id: crypto.randomUUID(),
    }));
    await server.db
      .insertInto('pictures')
      .values(rows as never)
      .execute();
    const id = await uploadedPicture(creator);
    expect((await upload(creator, await picture('jpeg'))).error?.code).toBe('forbidden');
    await server.db
      .deleteFrom('pictures')
      .where('owner_id', '=', creator.userId)
      .where('id', '<>', id)
      .execute();
    await sendBlockAppeal(creator, { pictureIds: [id] });
    expect((await upload(creator, await picture('jpeg'))).error?.code).toBe('forbidden');
  });

  it('ends when staff unblock the account first, and notifies its person', async () => {
    await server.db
      .updateTable('identities')
      .set({ email: 'meera@mail.example' })
      .where('person_id', '=', creator.userId)
      .execute();
    const { appealId } = await appealed();
    await claimAppeal(anita, appealId);
    await setUnblocked(raghav, creator.userId);
    expect(server.mail.sent).toMatchObject([
      {
        to: 'meera@mail.example',
        text: expect.stringContaining('The account is no longer blocked.'),
      },
    ]);
    const late = await decideAppeal(anita, appealId, 'overturned');
    expect(late.error?.code).toBe('transition-not-allowed');
    const { data } = await anita.call('getAppeal', { body: { appealId } });
    expect(data?.appeal.state).toBe('withdrawn');
  });

  it('lets one of two simultaneous decisions about the account win', async () => {
    const { appealId } = await appealed();
    await claimAppeal(anita, appealId);
    const [unblocking, deciding] = await Promise.all([
      setUnblocked(raghav, creator.userId),
      decideAppeal(anita, appealId, 'overturned'),
    ]);
    expect([unblocking.status, deciding.status].toSorted()).toEqual([200, 409]);
    const events = await server.db
      .selectFrom('account_status_events')
      .where('person_id', '=', creator.userId)
      .where('action', '=', 'unblock')
      .select('id')
      .execute();
    expect(events).toHaveLength(1);
  });
});
