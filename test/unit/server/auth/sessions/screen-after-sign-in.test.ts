import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostState } from '#domain/post/post-states.ts';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { saved } from '#test/unit/server/fixtures/post-fixtures.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('the screen after a sign-in on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  /** Who has one post in this state, and signs in again: what each reply says. */
  async function signInWith(state: PostState, { archived = false, work = 'approved' } = {}) {
    const creator = await server.signIn();
    const { postUID } = await saved(creator);
    await server.db
      .updateTable('posts')
      .set({ state, archived })
      .where('id', '=', postUID)
      .execute();
    const position = { ...initialCreatorPosition, phone: 'verified', work } as never;
    await server.db
      .updateTable('people')
      .set({ position })
      .where('id', '=', creator.userId)
      .execute();
    server.clock.advance(61);
    const client = server.client();
    const { phone } = creator;
    await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
    const { data } = await client.call('updatePhoneNo', {
      body: { phone, otp: server.sms.lastTo(phone), action: 'verify-phone' },
    });
    const user = (await client.call('getCurrentUser')).data;
    return { reply: data?.nextScreen, user: user?.nextScreen };
  }

  // spec 2.20
  it.each(['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'] as const)(
    'is the published posts for a creator with a post that is %s',
    async (state) => {
      expect(await signInWith(state)).toEqual({ reply: 'post-listing', user: 'dashboard' });
    },
  );

  it.each(['DRAFT', 'PUBLISH_FAILED', 'UNPUBLISHED', 'REJECTED'] as const)(
    'is the dashboard for a creator whose only post is %s',
    async (state) => {
      expect((await signInWith(state)).reply).toBe('dashboard');
    },
  );

  it('is the dashboard for a creator whose published posts are all archived', async () => {
    expect((await signInWith('PUBLISHED', { archived: true })).reply).toBe('dashboard');
  });

  it('is the step that a creator with published posts has to take first', async () => {
    const { reply, user } = await signInWith('PUBLISHED', { work: 'rejected' });
    expect([reply, user]).toEqual(['waiting-rejected-screen', 'waiting-rejected-screen']);
  });

  it('is the published posts after a social sign-in in regions without phone numbers', async () => {
    const host = { host: 'portal.creator.me', origin: 'http://portal.creator.me' };
    const login = () =>
      server.client().call('login', {
        body: { loginType: 'GOOGLE', googleAccessToken: 'person:published' },
        headers: host,
      });
    expect((await login()).data?.nextScreen).toBe('dashboard');
    const { person_id: personId } = await server.db
      .selectFrom('identities')
      .where('kind', '=', 'GOOGLE')
      .where('subject', '=', 'published')
      .select('person_id')
      .executeTakeFirstOrThrow();
    const { postUID } = await saved(await server.signIn());
    await server.db
      .updateTable('posts')
      .set({ state: 'PUBLISHED', creator_id: personId })
      .where('id', '=', postUID)
      .execute();
    expect((await login()).data?.nextScreen).toBe('post-listing');
  });
});
