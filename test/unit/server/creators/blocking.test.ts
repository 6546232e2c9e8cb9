import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInBySocial, socialLogin } from '../fixtures/account-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { done, on, saved, signInApproved, upsert } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('blocking on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAs>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAs(server, { role: 'staff' });
  }, 60_000);
  afterAll(() => server?.stop());

  const decide = (creatorUserId: string, more: object) =>
    staff.call('blockCreator', { body: { creatorUserId, action: 'block', ...more } as never });

  it('ends every session at once, and sign-in explains the block', async () => {
    const phone = await signInBySocial(server);
    const laptop = server.client();
    await laptop.call('login', { body: socialLogin('GOOGLE', phone.subject) });
    const { data } = await decide(phone.userId, {
      reason: 'copied-content',
      note: 'तीन चेतावनियाँ।',
    });
    expect(data).toMatchObject({
      accountStatus: 'blocked',
      block: {
        reason: 'copied-content',
        note: 'तीन चेतावनियाँ।',
        decidedAt: server.clock.now().toISOString(),
      },
      history: [{ action: 'block', reason: 'copied-content', by: 'Meera Kulkarni' }],
    });
    for (const client of [phone, laptop]) {
      expect((await client.call('getCurrentUser')).data?.userId).toBeNull();
      expect((await client.call('getPostByFilter', { body: { filters: {} } })).status).toBe(401);
    }
    const again = await server
      .client()
      .call('login', { body: socialLogin('GOOGLE', phone.subject) });
    expect(again).toMatchObject({ status: 403, error: { code: 'account-blocked' } });
    const sessions = await server.db
      .selectFrom('sessions')
      .where('person_id', '=', phone.userId)
      .selectAll()
      .execute();
    expect(sessions).toEqual([]);
  });

  it('shows agencies the block without its note', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const creator = await signInBySocial(server);
    await server.db
      .updateTable('people')
      .set({ agency_id: agency.userId })
      .where('id', '=', creator.userId)
      .execute();
    await decide(creator.userId, { reason: 'spam', note: 'तीन चेतावनियाँ।' });
    const query = { creatorUserId: creator.userId };
    const own = await agency.call('getAgencyCreator', { query });
    expect(own.data?.creator.block).toMatchObject({ reason: 'spam', note: null });
    const body = { filters: { creatorUserId: creator.userId } };
    const list = await agency.call('listCreators', { body });
    expect(list.data?.rows).toMatchObject([{ block: { reason: 'spam', note: null } }]);
    const all = await staff.call('listCreators', { body });
    expect(all.data?.rows).toMatchObject([{ block: { note: 'तीन चेतावनियाँ।' } }]);
  });

  it('spends the sign-in links that were made before', async () => {
    const creator = await server.signIn();
    const { data } = await staff.call('createSignInLink', {
      body: { accountUserId: creator.userId },
    });
    const token = new URLSearchParams(new URL(String(data?.url)).hash.slice(1)).get('token');
    await decide(creator.userId, { reason: 'spam' });
    await decide(creator.userId, { action: 'unblock' });
    const late = await server.client().call('login', { body: { loginType: 'TOKEN', token } });
    expect(late.error?.code).toBe('sign-in-link-expired');
  });

  // spec 4.43, 6.7
  it('leaves profile and posts as they are, and unblocking lets the creator in again', async () => {
    const creator = await signInApproved(server);
    await saved(creator);
    await decide(creator.userId, { reason: 'legal-order' });
    server.clock.advance(1);
    const { data } = await decide(creator.userId, { action: 'unblock' });
    expect(data).toMatchObject({ accountStatus: 'active', block: null });
    expect(data?.history.map(({ action }) => action)).toEqual(['unblock', 'block']);
    // Sessions of before stay ended.
    expect((await creator.call('getCurrentUser')).data?.userId).toBeNull();
    server.clock.advance(61);
    const back = await server.signIn(creator.phone);
    expect((await back.call('getCurrentUser')).data).toMatchObject({
      userId: creator.userId,
      blueTick: true,
    });
    expect((await back.call('getPostByFilter', { body: { filters: {} } })).data?.rows).toHaveLength(
      1,
    );
  });

  it('keeps posts in review from being published until the account is unblocked', async () => {
    const creator = await signInApproved(server);
    const moderator = await signInAsStaff(server);
    const sent = await done(creator, on(await saved(creator), 'submit'));
    await decide(creator.userId, { reason: 'spam' });
    const { data: shown } = await moderator.call('getPostById', {
      path: { postId: sent.postUID },
      body: {},
    });
    expect(shown?.actions).not.toContain('publish');
    expect(shown?.actions).toContain('reject');
    const refused = await upsert(moderator, on(sent, 'publish'));
    expect(refused.error?.code).toBe('transition-not-allowed');
    await decide(creator.userId, { action: 'unblock' });
    expect((await done(moderator, on(sent, 'publish'))).state).toBe('PENDING');
  });

  it('needs a reason, and an active account', async () => {
    const { userId } = await server.signIn();
    expect((await decide(userId, {})).error?.fields).toEqual({ reason: 'required' });
    expect((await decide(userId, { action: 'unblock' })).error?.code).toBe(
      'transition-not-allowed',
    );
    await decide(userId, { reason: 'spam' });
    expect((await decide(userId, { reason: 'spam' })).error?.code).toBe('transition-not-allowed');
    expect(
      (await decide(userId, { action: 'unblock', note: 'अ'.repeat(301) })).error?.fields,
    ).toEqual({
      note: 'too-long',
    });
  });

  it('cannot be used against a colleague', async () => {
    const colleague = await signInAs(server, { role: 'staff' });
    expect((await decide(colleague.userId, { reason: 'other' })).status).toBe(404);
  });
});
