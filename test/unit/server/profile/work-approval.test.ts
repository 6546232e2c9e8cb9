import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('work approval on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAsStaff>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
  }, 60_000);
  afterAll(() => server?.stop());

  let made = 0;
  const profileData = () => {
    made += 1;
    return {
      name: `Zainab ${made}`,
      handle: `zainab_${made}`,
      bio: 'خبریں',
      languages: ['ur' as const],
      isAdult: true as const,
    };
  };
  async function pendingCreator() {
    const creator = await server.signIn();
    await creator.call('register', { body: { registerData: profileData() } });
    server.clock.advance(1);
    return creator;
  }
  const decide = (client: ContractClient, creatorUserId: string, decision: object) =>
    client.call('updateDetailsStatus', { body: { creatorUserId, ...decision } });
  const list = (body: object = {}, query: object = {}) =>
    staff.call('getWorkApprovalByFilter', {
      body: { approvalType: 'WORK', ...body },
      query: { ...query },
    });

  // spec 1.9, 4.18, 6.7
  it('sets the blue tick and completes onboarding', async () => {
    const creator = await pendingCreator();
    const { status, data } = await decide(staff, creator.userId, { action: 'approve' });
    expect([status, data?.status]).toEqual([200, 'approved']);
    expect(data?.history.map(({ action, by }) => [action, by])).toEqual([
      ['submitted', data?.profile.name],
      ['approved', 'Anita Rao'],
    ]);
    const current = await creator.call('getCurrentUser');
    expect(current.data).toMatchObject({
      blueTick: true,
      nextScreen: 'dashboard',
      rejection: null,
    });
    expect(current.data?.creatorState?.['onboarding-complete']).toBe('true');
  });

  it('shows a rejected creator the reason, and accepts the corrected profile', async () => {
    const creator = await pendingCreator();
    const why = { reasons: ['social-profile', 'previous-work'], note: 'यह लिंक नहीं खुलता।' };
    await decide(staff, creator.userId, { action: 'reject', ...why });
    const rejected = (await creator.call('getCurrentUser')).data;
    expect(rejected).toMatchObject({ nextScreen: 'waiting-rejected-screen', blueTick: false });
    expect(rejected?.rejection).toEqual({ ...why, decidedAt: server.clock.now().toISOString() });
    server.clock.advance(60);
    const { data } = await creator.call('updateProfile', { body: { profileData: profileData() } });
    expect(data).toMatchObject({ workApproval: 'pending', rejection: null });
    expect(data?.submittedAt).toBe(server.clock.now().toISOString());
    expect((await creator.call('getCurrentUser')).data?.nextScreen).toBe('dashboard');
  });

  it('shows the usual duration once there are enough decisions', async () => {
    const waitOf = async (creator: { call: ContractClient['call'] }) =>
      (await creator.call('getProfileDetails')).data?.usualWaitHours;
    const decided = await startTestServer(engine);
    const newPending = async () => {
      const creator = await decided.signIn();
      await creator.call('register', { body: { registerData: profileData() } });
      return creator;
    };
    const waiting = await newPending();
    for (const hours of [1, 3, 30, 2, 400]) {
      expect(await waitOf(waiting)).toBeNull();
      const creator = await newPending();
      decided.clock.advance(hours * 3600 - 60);
      // A session of staff ends after twelve hours.
      const moderator = await signInAsStaff(decided);
      expect((await decide(moderator, creator.userId, { action: 'approve' })).status).toBe(200);
      expect(await waitOf(creator)).toBeNull();
    }
    expect(await waitOf(waiting)).toBe(3);
    await decided.stop();
  });

  it('needs a reason to reject, known and few, and a readable note', async () => {
    const creator = await pendingCreator();
    const cases: [object, object][] = [
      [{}, { reasons: 'required' }],
      [{ reasons: [] }, { reasons: 'required' }],
      [{ reasons: ['age'], note: 'क्षि'.repeat(301) }, { note: 'too-long' }],
    ];
    for (const [more, fields] of cases) {
      const { status, error } = await decide(staff, creator.userId, { action: 'reject', ...more });
      expect([status, error.fields]).toEqual([400, fields]);
    }
    const unknown = await decide(staff, creator.userId, { action: 'reject', reasons: ['dislike'] });
    expect(unknown.status).toBe(400);
    expect((await creator.call('getProfileDetails')).data?.workApproval).toBe('pending');
  });

  it('leaves to the lifecycle what may be decided', async () => {
    const fresh = await server.signIn();
    const early = await decide(staff, fresh.userId, { action: 'approve' });
    expect([early.status, early.error.code]).toEqual([409, 'transition-not-allowed']);
    const creator = await pendingCreator();
    await decide(staff, creator.userId, { action: 'approve' });
    const twice = await decide(staff, creator.userId, { action: 'approve' });
    expect([twice.status, twice.error.code]).toEqual([409, 'transition-not-allowed']);
  });

  it('accepts one of two simultaneous decisions', async () => {
    const creator = await pendingCreator();
    const other = await signInAsStaff(server);
    const answers = await Promise.all([
      decide(staff, creator.userId, { action: 'approve' }),
      decide(other, creator.userId, { action: 'approve' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('loses no decision to a change of the creator at the same moment', async () => {
    const creator = await pendingCreator();
    const phone = `8${creator.phone.slice(1)}`;
    await creator.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
    const otp = server.sms.lastTo(phone);
    await Promise.all([
      decide(staff, creator.userId, { action: 'approve' }),
      creator.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' } }),
      creator.call('updateProfile', { body: { profileData: profileData() } }),
    ]);
    const { data } = await creator.call('getCurrentUser');
    expect(data?.creatorState).toMatchObject({
      'work-approval': 'approved',
      'phone-verification': 'approved',
    });
  });

  it('is for staff who approve creators, but not for themselves', async () => {
    const creator = await pendingCreator();
    const calls = [
      decide(creator, creator.userId, { action: 'approve' }),
      creator.call('getWorkApprovalByFilter', { body: { approvalType: 'WORK' } }),
      creator.call('viewWorkApprovalByFilter', { body: { creatorUserId: creator.userId } }),
    ];
    for (const { status, error } of await Promise.all(calls))
      expect([status, error.code]).toEqual([403, 'forbidden']);
    expect((await decide(staff, staff.userId, { action: 'approve' })).status).toBe(404);
    expect((await decide(staff, crypto.randomUUID(), { action: 'approve' })).status).toBe(404);
  });

  it('lists pending profiles, oldest first, page by page, each once', async () => {
    const creators = [];
    for (let count = 0; count < 5; count += 1) creators.push(await pendingCreator());
    const seen: string[] = [];
    let query: { cursor?: string } = {};
    for (let page = 0; page < 20; page += 1) {
      const { data } = await list({ pageSize: 2 }, query);
      seen.push(...(data?.rows ?? []).map((row) => row.creatorUserId));
      if (!data?.nextPageUrl) break;
      query = {
        cursor: String(new URL(data.nextPageUrl, 'http://portal').searchParams.get('cursor')),
      };
    }
    expect(new Set(seen).size).toBe(seen.length);
    const own = creators.map(({ userId }) => userId);
    expect(seen.filter((id) => own.includes(id))).toEqual(own);
  });

  // spec 3.39, 9.18
  it('finds by state and by name, and treats % and _ literally', async () => {
    const creator = await pendingCreator();
    const { data: profile } = await creator.call('getProfileDetails');
    const named = (name: string, status = 'pending') => list({ filters: { status, name } });
    expect((await named(String(profile?.name).toUpperCase())).data?.rows[0]?.creatorUserId).toBe(
      creator.userId,
    );
    expect((await named('%')).data?.rows).toEqual([]);
    expect((await named('_')).data?.rows).toEqual([]);
    await decide(staff, creator.userId, { action: 'reject', reasons: ['age'] });
    expect((await named(String(profile?.name))).data?.rows).toEqual([]);
    expect((await named(String(profile?.name), 'rejected')).data?.rows).toHaveLength(1);
  });

  it.each([
    'x',
    'bm90',
    Buffer.from('["2026","------------------------------------"]').toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    const { status, error } = await list({}, { cursor });
    expect([status, error.fields]).toEqual([400, { cursor: 'malformed' }]);
  });
});
