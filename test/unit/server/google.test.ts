import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googleProvider } from '#server/providers/google.ts';
import { impatient, type ProviderAnswer, startProvider } from './provider-server.ts';
import { testClock } from './test-server.ts';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

const clientId = '1093-portal.apps.googleusercontent.com';
const clock = testClock();
const seconds = () => Math.floor(clock.now().getTime() / 1000);

describe('Google', () => {
  let ours: Keys;
  let foreign: Keys;
  let certs: Awaited<ReturnType<typeof startProvider>>;
  let google: ReturnType<typeof googleProvider>;

  let keySet: object;
  const published = (): ProviderAnswer => ({ json: keySet });

  beforeAll(async () => {
    [ours, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    const key = await exportJWK(ours.publicKey);
    keySet = { keys: [{ ...key, kid: 'key-1', use: 'sig', alg: 'RS256' }] };
  });
  beforeEach(async () => {
    certs = await startProvider(published);
    google = googleProvider({
      clientId,
      certsUrl: `${certs.url}/oauth2/v3/certs`,
      patience: impatient,
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
  });
  const tokenOf = (changed: Record<string, unknown> = {}, header: { kid?: string; key?: Keys } = {}) =>
    new SignJWT({ ...claims(), ...changed })
      .setProtectedHeader({ alg: 'RS256', kid: header.kid ?? 'key-1', typ: 'JWT' })
      .sign((header.key ?? ours).privateKey);

  it('says whose a token is, and asks for the keys once', async () => {
    const person = { subject: claims().sub, name: 'Meera Kulkarni', email: 'meera@creator.example' };
    expect(await google.verify(await tokenOf(), claims().sub)).toEqual(person);
    expect(await google.verify(await tokenOf({ iss: 'accounts.google.com' }))).toEqual(person);
    expect(certs.received.map(({ path }) => path)).toEqual(['/oauth2/v3/certs']);
  });

  it('gives no email that Google has not proved', async () => {
    expect((await google.verify(await tokenOf({ email_verified: false }))).email).toBeNull();
    expect((await google.verify(await tokenOf({ email: undefined, name: undefined }))).name).toBeNull();
  });

  it.each([
    ['another app', { aud: 'somebody-else.apps.googleusercontent.com' }],
    ['another issuer', { iss: 'https://accounts.example' }],
    ['an hour ago', { exp: seconds() - 60 }],
    ['no end', { exp: undefined }],
    ['nobody', { sub: undefined }],
  ])('refuses a token for %s', async (_, changed) => {
    await expect(google.verify(await tokenOf(changed))).rejects.toMatchObject({ code: 'login-failed' });
  });

  it('refuses a token of another account than the browser says', async () => {
    await expect(google.verify(await tokenOf(), 'somebody-else')).rejects.toMatchObject({
      code: 'login-failed',
    });
  });

  it('refuses a forged signature, an unknown key, a changed payload and what is no token', async () => {
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
      await expect(google.verify(forged)).rejects.toMatchObject({ code: 'login-failed' });
    }
  });

  it('refuses a token that is signed with our public key as if it were a password', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(keySet));
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(secret);
    await expect(google.verify(token)).rejects.toMatchObject({ code: 'login-failed' });
  });

  it('asks again when Google stumbles', async () => {
    const answers: ProviderAnswer[] = [{ status: 503, text: '' }, 'hang'];
    certs.answer = () => answers.shift() ?? published();
    expect((await google.verify(await tokenOf())).subject).toBe(claims().sub);
    expect(certs.received).toHaveLength(3);
  });

  it.each<[string, ProviderAnswer]>([
    ['is broken', { status: 500, text: '' }],
    ['does not answer', 'hang'],
    ['answers nonsense', { text: '<html>' }],
    ['has moved', { status: 404, text: '' }],
  ])('says that Google cannot tell when it %s', async (_, answer) => {
    certs.answer = () => answer;
    await expect(google.verify(await tokenOf())).rejects.toMatchObject({
      code: 'provider-unavailable',
      details: { retryAfter: 30 },
    });
    // And lets people in as soon as it is back.
    certs.answer = published;
    expect((await google.verify(await tokenOf())).subject).toBe(claims().sub);
  });

  it('says so when nothing listens there', async () => {
    await certs.stop();
    await expect(google.verify(await tokenOf())).rejects.toMatchObject({ code: 'provider-unavailable' });
  });
});
