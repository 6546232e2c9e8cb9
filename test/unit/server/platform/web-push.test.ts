import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptPush, isPushTargetKey } from '#server/platform/push/push-encryption.ts';
import { findPushService, publicPushKey } from '#server/platform/push/push-settings.ts';
import {
  createPushSender,
  PushGone,
  PushRefused,
  PushUnavailable,
} from '#server/platform/push/web-push.ts';
import { createPushDevice } from '#test/support/push/push-device.ts';
import {
  type ProviderAnswer,
  startProvider,
} from '#test/unit/server/harness/provider-stub-server.ts';

const refusal = (status: number): ProviderAnswer => ({ status, json: {} });

/** RFC 8291, appendix A. */
const sample = {
  text: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  deviceKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY' +
    'WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS' +
    'gSxsj_Qulcy4a-fN',
};
const device = createPushDevice({ privateKey: sample.deviceKey, auth: sample.auth });

describe('the encryption of pushes', () => {
  it('gives the bytes of the example in RFC 8291', () => {
    const sealed = encryptPush(Buffer.from(sample.text), device, {
      salt: Buffer.from(sample.salt, 'base64url'),
      privateKey: Buffer.from(sample.senderKey, 'base64url'),
    });
    expect(sealed.toString('base64url')).toBe(sample.sealed);
    expect(device.open(sealed)).toBe(sample.text);
  });

  it('differs each time', () => {
    const seal = () => encryptPush(Buffer.from(sample.text), device).toString('hex');
    expect(seal()).not.toBe(seal());
  });

  it.each([
    [{ publicKey: device.publicKey, auth: device.auth }, true],
    // Not on the curve.
    [{ publicKey: Buffer.alloc(65, 4).toString('base64url'), auth: device.auth }, false],
    [{ publicKey: device.publicKey.slice(0, 60), auth: device.auth }, false],
    [{ publicKey: device.publicKey, auth: 'AAAA' }, false],
  ])('knows keys that it can use: %o %s', (keys, isUsable) => {
    expect(isPushTargetKey(keys)).toBe(isUsable);
  });
});

describe('the address of a device', () => {
  const listed = ['fcm.googleapis.com', '*.push.apple.com'];
  it.each([
    ['https://fcm.googleapis.com/fcm/send/a', 'fcm.googleapis.com'],
    ['https://web.push.apple.com/a', '*.push.apple.com'],
    ['https://FCM.googleapis.com/fcm/send/a', 'fcm.googleapis.com'],
    ['http://fcm.googleapis.com/fcm/send/a', undefined],
    ['https://fcm.googleapis.com:8443/a', undefined],
    ['https://me:secret@fcm.googleapis.com/a', undefined],
    ['https://fcm.googleapis.com.evil.example/a', undefined],
    ['https://evil-push.apple.com/a', undefined],
    ['https://push.apple.com/a', undefined],
    ['https://169.254.169.254/latest/meta-data', undefined],
    ['https://[::1]/a', undefined],
    ['http://localhost:4000/api', undefined],
    ['file:///etc/passwd', undefined],
    ['no address', undefined],
  ])('%s belongs to %s', (endpoint, service) => {
    expect(findPushService(endpoint, listed)).toBe(service);
  });

  it('may be on this machine where that is listed', () => {
    expect(findPushService('http://127.0.0.1:9/a', ['127.0.0.1'])).toBe('127.0.0.1');
  });
});

describe('a push', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let answer: ProviderAnswer = { status: 201, json: {} };
  beforeAll(async () => {
    provider = await startProvider(() => answer);
  });
  afterAll(() => provider.stop());

  const now = () => new Date();
  const sender = createPushSender({
    key: sample.senderKey,
    services: ['127.0.0.1'],
    contact: 'creators@creator.example',
    now,
    timeout: 500,
  });
  const send = () =>
    sender.send(
      { ...device, endpoint: `${provider.url}/device` },
      { payload: { id: '1' }, topic: 'a'.repeat(32), lifetime: 59.6, urgency: 'normal' },
    );

  it('says who sends it, how long it is valid and which one it replaces', async () => {
    answer = { status: 201, json: {} };
    await send();
    const headers = provider.received.at(-1)?.headers ?? {};
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '60',
      topic: 'a'.repeat(32),
      urgency: 'normal',
    });
    const [, token = '', key = ''] =
      /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(publicPushKey(sample.senderKey));
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [jwk] }), {
      audience: provider.url,
    });
    expect(payload.sub).toBe('mailto:creators@creator.example');
  });

  it.each<[ProviderAnswer, unknown]>([
    [refusal(404), PushGone],
    [refusal(410), PushGone],
    [refusal(403), PushRefused],
    [refusal(413), PushRefused],
    [refusal(429), PushUnavailable],
    [refusal(503), PushUnavailable],
    ['hang', PushUnavailable],
  ])('that is answered %o fails accordingly', async (given, failure) => {
    answer = given;
    await expect(send()).rejects.toBeInstanceOf(failure);
  });
});
