import { bankDetailsInput, type Sealed, type SealRequest } from '#machines/flow/bank-submission.ts';
import { call } from '#src/api/client.ts';
import type { Reply } from '#src/api/operation-types.ts';
import { serverNow } from '#src/api/server-time.ts';
import { keepSealedDetails } from '#src/drafts/sealed-details.ts';
import { loadOutbox } from '#src/outbox/index.ts';

type SealingKey = Reply<'getSealingKey'>;

const day = 24 * 3600 * 1000;

let lastKey: SealingKey | undefined;
let asked: Promise<SealingKey> | undefined;

/**
 * Fetches what sealing takes: the server's key as it is now, and the scripts, those of the outbox too. From then on it works without
 * a network; where the key cannot be had, with the last one.
 * @throws Failure when they cannot be had, an Error where the browser has no Web Cryptography
 */
export async function prepareSealing(): Promise<void> {
  requireCryptography();
  // The outbox fetches them itself where they do not come now.
  loadOutbox().catch(() => {});
  await Promise.all([loadSealing(), askForKey()]);
}

/** What the last key has sealed is not taken any more. */
export function forgetSealingKey(): void {
  lastKey = undefined;
}

/**
 * Seals bank details for the server under a key of their own, and keeps them for the outbox.
 * @param signal once it is aborted, nothing is kept any more
 * @throws as `prepareSealing` does, and DOMException where the device keeps nothing
 */
export async function sealAndKeep(request: SealRequest, signal?: AbortSignal): Promise<Sealed> {
  requireCryptography();
  const [{ sealEnvelope }, sealing] = await Promise.all([loadSealing(), lastKey ?? askForKey()]);
  const { ownerUserId, basedOn } = request;
  const key = crypto.randomUUID();
  const sealedAt = serverNow();
  const letter = { ownerUserId, key, basedOn, sealedAt, payload: bankDetailsInput(request) };
  const command = {
    kind: 'bankDetails' as const,
    key,
    clientId: key,
    ownerUserId,
    sealed: await sealEnvelope(letter, sealing.key),
    sealedAt,
    goodUntil: sealedAt + sealing.goodForDays * day,
    isBegun: false,
  };
  const waiting = await keepSealedDetails(command, signal);
  return { waiting, isKept: waiting.key === key };
}

const loadSealing = () => import('./seal-envelope.ts');

function askForKey(): Promise<SealingKey> {
  asked ??= call('getSealingKey', {})
    .then((reply) => {
      lastKey = reply;
      return reply;
    })
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

function requireCryptography(): void {
  // Pages without TLS have none.
  if (!globalThis.crypto?.subtle) throw new Error('This browser cannot seal.');
}
