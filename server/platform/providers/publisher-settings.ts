import * as v from 'valibot';
import { isEncryptedAddress } from '../network/loopback.ts';
import { readWebhookSecret } from './webhook-signature.ts';

export type PublisherSettings = {
  url: string;
  /** One key, or two while the secret is replaced. */
  keys: Buffer[];
};

const secretsMax = 2;

const secrets = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((secret) => secret.trim())),
  v.check((list) => list.length <= secretsMax, 'must be one secret, or two with a comma between'),
  v.check((list) => list.every(isWebhookSecret), 'must be whsec_ and base64 of 24 to 64 bytes'),
  v.transform((list) => list.map(readWebhookSecret)),
);

/**
 * Plain HTTP is for a receiver on this machine. `fetch` refuses an address with a password in it.
 */
const publisherUrl = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.check(
    isEncryptedAddress,
    'must begin with https:// outside this machine, without a password in it',
  ),
);

/** The variables of the publisher. */
export const publisherSettings = {
  PUBLISHER_URL: v.optional(publisherUrl),
  PUBLISHER_SECRET: v.optional(secrets),
};
type Settings = v.InferOutput<v.ObjectSchema<typeof publisherSettings, undefined>>;

/** Null without a publisher. */
export const readPublisher = ({
  PUBLISHER_URL: url,
  PUBLISHER_SECRET: keys,
}: Settings): PublisherSettings | null => (url && keys ? { url, keys } : null);

/** Errors of a publisher that is configured only in part. */
export const publisherErrors = (set: Settings): (string | false)[] => [
  set.PUBLISHER_URL !== undefined &&
    set.PUBLISHER_SECRET === undefined &&
    'PUBLISHER_SECRET: is needed with PUBLISHER_URL',
  set.PUBLISHER_SECRET !== undefined &&
    set.PUBLISHER_URL === undefined &&
    'PUBLISHER_URL: is needed with PUBLISHER_SECRET',
];

function isWebhookSecret(secret: string): boolean {
  try {
    readWebhookSecret(secret);
    return true;
  } catch {
    return false;
  }
}
