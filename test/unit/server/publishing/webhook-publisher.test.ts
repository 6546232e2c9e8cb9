import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Publication,
  PublisherRefused,
  PublisherUnavailable,
} from '#server/platform/providers/publisher.ts';
import { createWebhookPublisher } from '#server/platform/providers/webhook-publisher.ts';
import { readWebhookSecret } from '#server/platform/providers/webhook-signature.ts';
import { isSignedWith, type Receiver, reply, startReceiver } from '../fixtures/webhook-receiver.ts';

const now = new Date('2026-11-24T06:00:00.000Z');
const [current, next] = [1, 2].map((fill) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`);
const delivery = {
  id: '019aa000-0000-7000-8000-000000000001',
  sequence: 7,
  kind: 'publish',
} as const;
const postUID = '019aa000-0000-7000-8000-0000000000a1';
const publication: Publication = {
  postUID,
  revision: 2,
  format: 'FORMAT_ARTICLE',
  title: 'बारिश के बाद',
  html: '<p>खेत</p>',
  language: 'hi',
  imageKind: null,
  pictures: [],
  video: null,
  madeWithAi: null,
  sensitive: false,
};

describe('the publisher behind a webhook', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver?.stop());
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answers.length = 0;
  });

  const publisher = (changes: { url?: string; secrets?: (string | undefined)[] } = {}) =>
    createWebhookPublisher({
      url: changes.url ?? receiver.url,
      keys: (changes.secrets ?? [current]).map((secret) => readWebhookSecret(secret ?? '')),
      baseUrl: 'https://creators.example',
      now: () => now,
      timeoutMs: 1500,
    });
  const failure = async (attempt: Promise<unknown>) => {
    const error = await attempt.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error instanceof PublisherRefused) return { kind: 'refused', ...error.details };
    if (!(error instanceof PublisherUnavailable)) throw new Error('It did not fail.');
    const { details, retryAfter } = error;
    return { kind: 'unavailable', ...details, ...(retryAfter !== undefined && { retryAfter }) };
  };
  const publish = () => publisher().publish(publication, delivery);

  it('sends the post with its delivery id, time and signature', async () => {
    receiver.answers.push(reply(201, { status: 'published', url: 'https://news.example/p/1' }));
    expect(await publish()).toEqual({ url: 'https://news.example/p/1' });
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing arrived.');
    expect(received.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': delivery.id,
      'webhook-timestamp': String(now.getTime() / 1000),
    });
    expect(isSignedWith(String(current), received)).toBe(true);
    expect(isSignedWith(String(next), received)).toBe(false);
    expect(receiver.messages()).toEqual([
      {
        type: 'post.publish',
        timestamp: now.toISOString(),
        data: { sequence: 7, baseUrl: 'https://creators.example', ...publication },
      },
    ]);
  });

  it('signs with both secrets while one replaces the other', async () => {
    await publisher({ secrets: [current, next] }).publish(publication, delivery);
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing arrived.');
    for (const secret of [current, next]) expect(isSignedWith(String(secret), received)).toBe(true);
    expect(isSignedWith(`whsec_${Buffer.alloc(32, 3).toString('base64')}`, received)).toBe(false);
  });

  it('withdraws a post by its id alone', async () => {
    await publisher().withdraw(postUID, { ...delivery, kind: 'withdraw' });
    expect(receiver.messages()).toMatchObject([{ type: 'post.withdraw', data: { postUID } }]);
    expect(JSON.stringify(receiver.messages())).not.toContain(publication.title);
  });

  it.each([
    ['of another protocol', 'javascript:alert(1)'],
    ['that is too long', `https://news.example/${'x'.repeat(500)}`],
    ['that is no text', 7],
  ])('leaves out a reader address %s', async (_, url) => {
    receiver.answers.push(reply(200, { status: 'published', url }));
    expect(await publish()).toEqual({ url: null });
  });

  it('returns the publisher’s reason for a refusal, cleaned and shortened', async () => {
    const message = `No\u0000 ${'x'.repeat(400)}`;
    receiver.answers.push(reply(200, { status: 'refused', code: 'duplicate', message }));
    const refused = await failure(publish());
    expect(refused).toMatchObject({ kind: 'refused', failure: 'refused', code: 'duplicate' });
    expect(refused).toHaveProperty('message', `No  ${'x'.repeat(296)}`);
  });

  it.each([
    [400, 'refused', 'rejected'],
    [401, 'refused', 'rejected'],
    [404, 'refused', 'rejected'],
    [409, 'refused', 'rejected'],
    [410, 'refused', 'rejected'],
    [408, 'unavailable', 'server-error'],
    [425, 'unavailable', 'server-error'],
    [429, 'unavailable', 'rate-limited'],
    [500, 'unavailable', 'server-error'],
    [503, 'unavailable', 'server-error'],
  ])('treats the status %i as %s', async (status, kind, name) => {
    receiver.answers.push(reply(status, ''));
    expect(await failure(publish())).toEqual({ kind, failure: name, status });
  });

  it('reads the reason of a refusal with an error status', async () => {
    const body = { status: 'refused', code: 'blocked', message: 'The author is blocked.' };
    receiver.answers.push(reply(409, body));
    expect(await failure(publish())).toMatchObject({
      kind: 'refused',
      failure: 'refused',
      status: 409,
      code: 'blocked',
    });
  });

  it.each([
    ['seconds', '120', 120],
    ['a date', new Date(now.getTime() + 90_000).toUTCString(), 90],
    ['a date in the past', new Date(0).toUTCString(), 0],
  ])('reads Retry-After as %s', async (_, value, retryAfter) => {
    receiver.answers.push(reply(429, '', { 'retry-after': value }));
    expect(await failure(publish())).toMatchObject({ failure: 'rate-limited', retryAfter });
  });

  it('ignores a Retry-After that it cannot read', async () => {
    receiver.answers.push(reply(503, '', { 'retry-after': 'soon' }));
    expect(await failure(publish())).not.toHaveProperty('retryAfter');
  });

  it('does not follow a redirect', async () => {
    const other = await startReceiver();
    receiver.answers.push(reply(307, '', { location: other.url }));
    expect(await failure(publish())).toEqual({
      kind: 'unavailable',
      failure: 'redirected',
      status: 307,
    });
    expect(other.received).toEqual([]);
    await other.stop();
  });

  it.each([
    ['HTML', '<html>Welcome</html>'],
    ['nothing', ''],
    ['JSON without a status', { ok: true }],
    ['a withdrawal', { status: 'withdrawn' }],
    ['a refusal without a code', { status: 'refused' }],
  ])('does not treat %s as a success', async (_, body) => {
    receiver.answers.push(reply(200, body));
    expect(await failure(publish())).toMatchObject({
      kind: 'unavailable',
      failure: 'invalid-reply',
    });
  });

  it('stops reading a reply that is too large', async () => {
    receiver.answers.push(reply(200, { status: 'published', padding: 'x'.repeat(20_000) }));
    expect(await failure(publish())).toMatchObject({ failure: 'reply-too-large', status: 200 });
  });

  it('gives up a reply that does not arrive', async () => {
    receiver.answers.push(() => {});
    expect(await failure(publish())).toMatchObject({ kind: 'unavailable', failure: 'timed-out' });
  });

  it('gives up a reply that arrives one byte at a time', async () => {
    receiver.answers.push((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await failure(publish())).toMatchObject({ kind: 'unavailable', failure: 'timed-out' });
  });

  it('says why it cannot connect', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const attempt = publisher({ url: `http://127.0.0.1:${port}/` }).publish(publication, delivery);
    expect(await failure(attempt)).toEqual({
      kind: 'unavailable',
      failure: 'unreachable',
      code: 'ECONNREFUSED',
    });
  });

  it('survives a connection that ends in the middle of the reply', async () => {
    receiver.answers.push((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"status"');
      setImmediate(() => response.destroy());
    });
    expect(await failure(publish())).toMatchObject({ failure: 'unreachable' });
  });
});
