import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFacebookProvider } from '#server/platform/providers/facebook.ts';
import {
  impatient,
  type ProviderAnswer,
  type Received,
  startProvider,
} from '#test/unit/server/harness/provider-stub-server.ts';
import { testClock } from '#test/unit/server/harness/test-server.ts';

const clock = testClock();
const token = 'EAAGm0PX4ZCpsBAKZCZC';
const userId = '10215241773831025';
const soon = Math.floor(clock.now().getTime() / 1000) + 3600;

const debugged = (changed: object = {}): ProviderAnswer => ({
  json: {
    data: {
      app_id: '138483919580948',
      type: 'USER',
      application: 'DH Creator',
      data_access_expires_at: soon + 7776000,
      expires_at: soon,
      is_valid: true,
      scopes: ['email', 'public_profile'],
      user_id: userId,
      ...changed,
    },
  },
});
const person: ProviderAnswer = {
  json: { id: userId, name: 'Zainab Ansari', email: 'zainab@creator.example' },
};
const refused = (code: number): ProviderAnswer => ({
  status: 400,
  json: {
    error: {
      message: 'Error validating access token',
      type: 'OAuthException',
      code,
      fbtrace_id: 'A',
    },
  },
});

describe('Facebook', () => {
  let graph: Awaited<ReturnType<typeof startProvider>>;
  let facebook: ReturnType<typeof createFacebookProvider>;

  const answering = (debug: ProviderAnswer, page: ProviderAnswer) => (request: Received) =>
    request.path.endsWith('/debug_token') ? debug : page;

  beforeEach(async () => {
    graph = await startProvider(answering(debugged(), person));
    facebook = createFacebookProvider({
      appId: '138483919580948',
      appSecret: 'app-secret',
      graphUrl: `${graph.url}/v23.0`,
      policy: impatient,
      now: clock.now,
    });
  });
  afterEach(() => graph.stop());

  describe('with a code', () => {
    const grant = {
      code: 'AQAB',
      redirectUri: 'https://creators.example/login',
      verifier: 'v',
      nonce: 'n',
    };
    const answeringCode = (reply: ProviderAnswer) => {
      const others = graph.answer;
      graph.answer = (request) =>
        request.path.endsWith('/oauth/access_token') ? reply : others(request);
    };

    it('exchanges it with our secret and the verifier, then validates the token', async () => {
      answeringCode({ json: { access_token: token, token_type: 'bearer', expires_in: 5_183_944 } });
      expect((await facebook.exchange(grant, userId)).subject).toBe(userId);
      expect(Object.fromEntries(graph.received[0]?.query ?? [])).toEqual({
        client_id: '138483919580948',
        client_secret: 'app-secret',
        redirect_uri: grant.redirectUri,
        code: 'AQAB',
        code_verifier: 'v',
      });
    });

    it('refuses one that was used, and says when Facebook cannot verify it', async () => {
      answeringCode(refused(100));
      await expect(facebook.exchange(grant)).rejects.toMatchObject({ code: 'login-failed' });
      answeringCode(refused(101));
      await expect(facebook.exchange(grant)).rejects.toMatchObject({
        code: 'provider-unavailable',
      });
    });
  });

  it('says whose a token is', async () => {
    expect(await facebook.verify(token, userId)).toEqual({
      subject: userId,
      name: 'Zainab Ansari',
      email: 'zainab@creator.example',
    });
    const [debug, page] = graph.received;
    expect(debug?.path).toBe('/v23.0/debug_token');
    expect(Object.fromEntries(debug?.query ?? [])).toEqual({
      input_token: token,
      access_token: '138483919580948|app-secret',
    });
    expect(page?.path).toBe(`/v23.0/${userId}`);
    expect(Object.fromEntries(page?.query ?? [])).toEqual({
      fields: 'id,name,email',
      access_token: token,
      appsecret_proof: createHmac('sha256', 'app-secret').update(token).digest('hex'),
    });
  });

  it('accepts people without an email, and tokens without an expiry', async () => {
    graph.answer = answering(debugged({ expires_at: 0 }), { json: { id: userId } });
    expect(await facebook.verify(token)).toEqual({ subject: userId, name: null, email: null });
  });

  it.each([
    ['not valid', { is_valid: false, error: { code: 190, message: 'The session is invalid' } }],
    ['for another app', { app_id: '1' }],
    ['over', { expires_at: soon - 7200 }],
    ['of a page', { type: 'PAGE' }],
    ['of nobody', { user_id: undefined }],
  ])('refuses a token that is %s, without asking for the person', async (_, changed) => {
    graph.answer = answering(debugged(changed), person);
    await expect(facebook.verify(token)).rejects.toMatchObject({ code: 'login-failed' });
    expect(graph.received).toHaveLength(1);
  });

  it('refuses a token of another account than the browser says', async () => {
    await expect(facebook.verify(token, '1')).rejects.toMatchObject({ code: 'login-failed' });
  });

  it("refuses a token that was revoked, and another person's page", async () => {
    graph.answer = answering(debugged(), refused(190));
    await expect(facebook.verify(token)).rejects.toMatchObject({ code: 'login-failed' });
    graph.answer = answering(debugged(), { json: { id: '1', name: 'Somebody Else' } });
    await expect(facebook.verify(token)).rejects.toMatchObject({ code: 'login-failed' });
  });

  it('retries when Facebook fails', async () => {
    const answers: ProviderAnswer[] = [{ status: 500, text: '' }, 'hang', debugged()];
    graph.answer = (request) =>
      request.path.endsWith('/debug_token') ? (answers.shift() ?? 'hang') : person;
    expect((await facebook.verify(token)).subject).toBe(userId);
    expect(graph.received).toHaveLength(4);
  });

  it.each<[string, ProviderAnswer, ProviderAnswer]>([
    ['is broken', { status: 503, text: '' }, person],
    ['does not answer', 'hang', person],
    ['does not know our app', refused(101), person],
    ['answers nonsense', { text: '<html>' }, person],
    ['holds us back', debugged(), refused(4)],
    ['breaks half way', debugged(), { status: 502, text: '' }],
  ])('says that Facebook cannot verify it when it %s', async (_, debug, page) => {
    graph.answer = answering(debug, page);
    await expect(facebook.verify(token)).rejects.toMatchObject({ code: 'provider-unavailable' });
  });
});
