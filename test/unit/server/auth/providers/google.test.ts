import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleProvider } from '#server/platform/providers/google.ts';
import {
  impatient,
  type ProviderAnswer,
  startProvider,
} from '#test/unit/server/harness/provider-stub-server.ts';
import { testClock } from '#test/unit/server/harness/test-server.ts';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

const clientId = '1093-portal.apps.googleusercontent.com';
const clock = testClock();
const seconds = () => Math.floor(clock.now().getTime() / 1000);

const grant = {
  code: '4/0Ab-code',
  redirectUri: 'https://creators.example/login',
  verifier: 'the-verifier-that-stays-with-the-server',
  nonce: 'nonce-of-this-visit',
};

describe('Google', () => {
  let ours: Keys;
  let foreign: Keys;
  let certs: Awaited<ReturnType<typeof startProvider>>;
  let google: ReturnType<typeof createGoogleProvider>;

  let keySet: object;
  const published = (): ProviderAnswer => ({ json: keySet });

  beforeAll(async () => {
    [ours, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    const key = await exportJWK(ours.publicKey);
    keySet = { keys: [{ ...key, kid: 'key-1', use: 'sig', alg: 'RS256' }] };
  });
  beforeEach(async () => {
    certs = await startProvider(published);
    google = createGoogleProvider({
      clientId,
      clientSecret: 'GOCSPX-secret',
      tokenUrl: `${certs.url}/token`,
      certsUrl: `${certs.url}/oauth2/v3/certs`,
      policy: impatient,
      now: clock.now,
    });
  });
  afterEach(() => certs.stop());

  const claims = () => ({
    iss: 'https://accounts.google.com',
    aud: clientId,
    sub: '110248495921238986420',
    email: 'meera@creator.example',
    email_verified: true,
    name: 'Meera Kulkarni',
    iat: seconds(),
    exp: seconds() + 3600,
    nonce: grant.nonce,
  });
  const tokenOf = (
    changed: Record<string, unknown> = {},
    header: { kid?: string; key?: Keys } = {},
  ) =>
    new SignJWT({ ...claims(), ...changed })
      .setProtectedHeader({ alg: 'RS256', kid: header.kid ?? 'key-1', typ: 'JWT' })
      .sign((header.key ?? ours).privateKey);

  /** Whose a token is that Google gives for a code. */
  function personOf(token: string, owner?: string) {
    const others = certs.answer;
    certs.answer = (request) =>
      request.path === '/token' ? { json: { id_token: token } } : others(request);
    return google.exchange(grant, owner);
  }
  const keysAsked = () =>
    certs.received.filter(({ path }) => path !== '/token').map(({ path }) => path);

  it('returns the owner of a token, and loads the keys once', async () => {
    const person = {
      subject: claims().sub,
      name: 'Meera Kulkarni',
      email: 'meera@creator.example',
    };
    expect(await personOf(await tokenOf(), claims().sub)).toEqual(person);
    // More than once where the first answer took too long.
    const asked = keysAsked();
    expect(new Set(asked)).toEqual(new Set(['/oauth2/v3/certs']));
    expect(await personOf(await tokenOf({ iss: 'accounts.google.com' }))).toEqual(person);
    expect(keysAsked()).toEqual(asked);
  });

  it('returns no email that Google has not verified', async () => {
    expect((await personOf(await tokenOf({ email_verified: false }))).email).toBeNull();
    expect((await personOf(await tokenOf({ email: undefined, name: undefined }))).name).toBeNull();
  });

  it.each([
    ['another app', { aud: 'somebody-else.apps.googleusercontent.com' }],
    ['another issuer', { iss: 'https://accounts.example' }],
    ['an hour ago', { exp: seconds() - 60 }],
    ['no end', { exp: undefined }],
    ['nobody', { sub: undefined }],
  ])('refuses a token for %s', async (_, changed) => {
    await expect(personOf(await tokenOf(changed))).rejects.toMatchObject({ code: 'login-failed' });
  });

  it('refuses a token of another account than the browser says', async () => {
    await expect(personOf(await tokenOf(), 'somebody-else')).rejects.toMatchObject({
      code: 'login-failed',
    });
  });

  it('refuses forged signatures, unknown keys and changed payloads', async () => {
    const good = await tokenOf();
    const [head, , signature] = good.split('.');
    const lies = Buffer.from(JSON.stringify({ ...claims(), sub: '1' })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forgeries = [
      await tokenOf({}, { key: foreign }),
      await tokenOf({}, { key: foreign, kid: 'key-9' }),
      `${head}.${lies}.${signature}`,
      `${none}.${lies}.`,
      'ya29.an-access-token',
      '',
    ];
    for (const forged of forgeries) {
      await expect(personOf(forged)).rejects.toMatchObject({ code: 'login-failed' });
    }
  });

  it('refuses a token that is signed with our public key as if it were a password', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(keySet));
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(secret);
    await expect(personOf(token)).rejects.toMatchObject({ code: 'login-failed' });
  });

  describe('with a code', () => {
    const answering = (token: ProviderAnswer) => {
      certs.answer = ({ path }) => (path === '/token' ? token : published());
    };
    const given = async (changed: Record<string, unknown>) => {
      const token = {
        json: { id_token: await tokenOf(changed), access_token: 'ya29', expires_in: 3599 },
      };
      answering(token);
    };

    it('exchanges it for the token of this visit, with the verifier and our secret', async () => {
      await given({ nonce: grant.nonce });
      expect((await google.exchange(grant, claims().sub)).subject).toBe(claims().sub);
      const [asked] = certs.received;
      expect([asked?.method, asked?.path]).toEqual(['POST', '/token']);
      expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
        grant_type: 'authorization_code',
        code: grant.code,
        redirect_uri: grant.redirectUri,
        client_id: clientId,
        client_secret: 'GOCSPX-secret',
        code_verifier: grant.verifier,
      });
    });

    it.each([
      ['another visit', { nonce: 'of-another-visit' }],
      ['no visit', { nonce: undefined }],
      ['another app', { nonce: grant.nonce, aud: 'somebody-else' }],
    ])('refuses a token for %s', async (_, changed) => {
      await given(changed);
      await expect(google.exchange(grant)).rejects.toMatchObject({ code: 'login-failed' });
    });

    it.each<[string, ProviderAnswer, string]>([
      ['spent before', { status: 400, json: { error: 'invalid_grant' } }, 'login-failed'],
      [
        'of a client that is set up wrongly',
        { status: 401, json: { error: 'invalid_client' } },
        'provider-unavailable',
      ],
      ['that nobody answers', { status: 503, text: '' }, 'provider-unavailable'],
    ])('asks once about a code %s', async (_, token, code) => {
      answering(token);
      await expect(google.exchange(grant)).rejects.toMatchObject({ code });
      expect(certs.received.filter(({ path }) => path === '/token')).toHaveLength(1);
    });
  });

  it('retries when Google fails', async () => {
    const answers: ProviderAnswer[] = [{ status: 503, text: '' }, 'hang'];
    certs.answer = () => answers.shift() ?? published();
    expect((await personOf(await tokenOf())).subject).toBe(claims().sub);
    expect(keysAsked()).toHaveLength(3);
  });

  it.each<[string, ProviderAnswer]>([
    ['is broken', { status: 500, text: '' }],
    ['does not answer', 'hang'],
    ['answers nonsense', { text: '<html>' }],
    ['has moved', { status: 404, text: '' }],
  ])('says that Google cannot verify it when it %s', async (_, answer) => {
    certs.answer = () => answer;
    await expect(personOf(await tokenOf())).rejects.toMatchObject({
      code: 'provider-unavailable',
      details: { retryAfter: 30 },
    });
    // And signs people in as soon as it is back.
    certs.answer = published;
    expect((await personOf(await tokenOf())).subject).toBe(claims().sub);
  });

  it('says so when nothing listens there', async () => {
    await certs.stop();
    await expect(personOf(await tokenOf())).rejects.toMatchObject({ code: 'provider-unavailable' });
  });
});
