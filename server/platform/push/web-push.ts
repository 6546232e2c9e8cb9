import { importJWK, SignJWT } from 'jose';
import { encryptPush, type PushTarget } from './push-encryption.ts';
import { publicPushKey } from './push-settings.ts';

/** The device is not subscribed any more. */
export class PushGone extends Error {}

/** The push service will never take this message. */
export class PushRefused extends Error {}

/** The push service may take it later. */
export class PushUnavailable extends Error {
  readonly retryAfter: number | undefined;

  /** @param retryAfter seconds, as the service said */
  constructor(message: string, retryAfter: number | undefined, cause?: unknown) {
    super(message, { cause });
    this.retryAfter = retryAfter;
  }
}

export type PushMessage = {
  payload: object;
  /** 32 characters of base64url at most: a newer message takes the place of a waiting one. */
  topic: string;
  /** For how many seconds the service keeps it for a device that is off. */
  lifetime: number;
  urgency: 'normal' | 'high';
};

/** Sends messages to devices (RFC 8030). */
export type PushSender = {
  /** The key that browsers subscribe with, in base64url. */
  publicKey: string;
  /** The hosts that are called, as in `PushSettings`. */
  services: string[];
  /** @throws {PushGone} {@link PushRefused} {@link PushUnavailable} */
  send(target: PushTarget, message: PushMessage): Promise<void>;
};

type Options = {
  /** The private key, as in `PushSettings`. */
  key: string;
  services: string[];
  /** Whom the push service can write to about these messages. */
  contact: string;
  now: () => Date;
  /** In ms; less than a claim on a message lasts. */
  timeout?: number;
};

const tokenSeconds = 12 * 3600;
/** Tokens are for one origin each, and signing one takes longer than sending. */
const maxTokens = 50;

export function createPushSender(options: Options): PushSender {
  const { key, services, timeout = 5000 } = options;
  const authorization = createAuthorization(options);
  return {
    publicKey: publicPushKey(key),
    services,
    async send(target, { payload, topic, lifetime, urgency }) {
      const body = encryptPush(Buffer.from(JSON.stringify(payload)), target);
      const headers = {
        authorization: await authorization(new URL(target.endpoint).origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.round(lifetime))),
        topic,
        urgency,
      };
      const answer = await fetch(target.endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        headers,
        body: new Uint8Array(body),
      }).catch((error: unknown) => {
        throw new PushUnavailable('The push service did not answer.', undefined, error);
      });
      // What it says is of no use, and may be long.
      await answer.body?.cancel().catch(() => {});
      requireTaken(answer);
    },
  };
}

function requireTaken({ ok, status, headers }: Response): void {
  if (ok) return;
  const said = `The push service answered ${status}.`;
  if (status === 404 || status === 410) throw new PushGone(said);
  if (status < 500 && status !== 429) throw new PushRefused(said);
  const seconds = Number(headers.get('retry-after'));
  throw new PushUnavailable(said, seconds > 0 ? seconds : undefined);
}

/** The header that says who sends (VAPID, RFC 8292). */
function createAuthorization({ key, contact, now }: Pick<Options, 'key' | 'contact' | 'now'>) {
  const publicKey = publicPushKey(key);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: key,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const tokens = new Map<string, { header: string; renewAt: number }>();
  return async (origin: string): Promise<string> => {
    const seconds = Math.floor(now().getTime() / 1000);
    const known = tokens.get(origin);
    if (known && known.renewAt > seconds) return known.header;
    const token = await new SignJWT({ aud: origin, sub: `mailto:${contact}` })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setExpirationTime(seconds + tokenSeconds)
      .sign(await importJWK(jwk, 'ES256'));
    const header = `vapid t=${token}, k=${publicKey}`;
    if (tokens.size >= maxTokens) tokens.clear();
    tokens.set(origin, { header, renewAt: seconds + tokenSeconds / 2 });
    return header;
  };
}
