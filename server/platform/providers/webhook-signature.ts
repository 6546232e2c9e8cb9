import { createHmac } from 'node:crypto';

const secretPrefix = 'whsec_';
const secretBytes = { least: 24, most: 64 };

/**
 * The key in a secret of Standard Webhooks: `whsec_` and base64 of 24 to 64 bytes.
 * @throws when it is none
 */
export function readWebhookSecret(secret: string): Buffer {
  const encoded = secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : '';
  const key = Buffer.from(encoded, 'base64');
  // `Buffer.from` skips what is not base64.
  const isWhole = key.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '');
  if (!isWhole || key.length < secretBytes.least || key.length > secretBytes.most)
    throw new Error('must be whsec_ and base64 of 24 to 64 bytes');
  return key;
}

type Message = { id: string; sentAt: Date; body: string };

/**
 * The headers of a message, signed with each key (https://www.standardwebhooks.com). With two keys
 * a receiver that knows either of them accepts the message.
 */
export function signWebhook(
  { id, sentAt, body }: Message,
  keys: readonly Buffer[],
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const sign = (key: Buffer) =>
    createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map((key) => `v1,${sign(key)}`).join(' '),
  };
}
