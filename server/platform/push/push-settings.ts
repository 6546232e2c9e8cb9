import { createECDH, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isLoopback } from '../network/loopback.ts';

export type PushSettings = {
  /**
   * The private key of 32 bytes that push services know this portal by (VAPID), in base64url.
   * Without one no pushes are sent; the sandbox makes its own.
   */
  key: string | undefined;
  /** Names of hosts; `*.` in front matches one or more labels. */
  services: string[];
};

/** The push services of Chrome and what is made from it, Firefox, Edge and Safari. */
const knownServices =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';

const serviceName = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const services = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((name) => name.trim().toLowerCase())),
  v.check(
    (names) => names.every((name) => serviceName.test(name)),
    'must be names of hosts with commas between them',
  ),
);
const vapidKey = v.pipe(v.string(), v.check(isPrivateKey, 'must be base64url of 32 bytes'));

/** The variables of push messages. */
export const pushSettings = {
  VAPID_KEY: v.optional(vapidKey),
  PUSH_SERVICES: v.optional(services, knownServices),
};

export const readPush = (
  set: v.InferOutput<v.ObjectSchema<typeof pushSettings, undefined>>,
): PushSettings => ({ key: set.VAPID_KEY, services: set.PUSH_SERVICES });

/** The public key in base64url. */
export function publicPushKey(privateKey: string): string {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return ecdh.getPublicKey('base64url');
}

function isPrivateKey(text: string): boolean {
  try {
    publicPushKey(text);
    return Buffer.from(text, 'base64url').length === 32;
  } catch {
    return false;
  }
}

/**
 * The key of a sandbox, made with its first start and kept with its data, because devices stay
 * subscribed to the key.
 */
export async function sandboxPushKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'vapid-key');
  await mkdir(dataDir, { recursive: true });
  // Another process may have made one just now, which counts then.
  await writeFile(path, newKey(), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting);
  const key = (await readFile(path, 'utf8')).trim();
  if (!isPrivateKey(key)) throw new Error(`${path} holds no key: remove it.`);
  return key;
}

function newKey(): string {
  const key = randomBytes(32).toString('base64url');
  return isPrivateKey(key) ? key : newKey();
}

function ignoreExisting(error: unknown): void {
  if ((error as { code?: string }).code !== 'EEXIST') throw error;
}

/**
 * The push service of an address, as it is listed; undefined where it is none. Only listed hosts
 * are called, so that nobody can send the server's requests anywhere else. Plain HTTP is for a
 * listed host on this machine.
 */
export function findPushService(endpoint: string, listed: string[]): string | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const { protocol, hostname, username, password, port } = new URL(endpoint);
  if (username !== '' || password !== '') return undefined;
  const isLocal = isLoopback(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return undefined;
  if (port !== '' && !isLocal) return undefined;
  return listed.find((name) =>
    name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name,
  );
}
