import {
  bankDetailsInput,
  type Sealed,
  type SealRequest,
} from '#machines/flow/bank/bank-details-submission.ts';
import { call } from '#src/api/client.ts';
import type { Reply } from '#src/api/operation-types.ts';
import { serverNow } from '#src/api/server-time.ts';
import { saveSealedDetails } from '#src/device/sealed-details-store.ts';
import { preloadOutbox } from '#src/features/outbox/index.ts';

type SealingKey = Reply<'getSealingKey'>;

const day = 24 * 3600 * 1000;

let lastKey: SealingKey | undefined;
let pendingKey: Promise<SealingKey> | undefined;

/**
 * Fetches what sealing takes: the server's key as it is now, and the scripts, those of the outbox
 * too. From then on it works without a network; where the key cannot be loaded, with the last one.
 * @throws Failure when they cannot be loaded, an Error where the browser has no Web Cryptography
 */
export async function prepareSealing(): Promise<void> {
  assertWebCrypto();
  // The outbox fetches them itself where they do not come now.
  preloadOutbox().catch(() => {});
  await Promise.all([loadSealedEnvelope(), fetchSealingKey()]);
}

/** The server no longer accepts what the last key sealed. */
export function forgetSealingKey(): void {
  lastKey = undefined;
}

/**
 * Seals bank details for the server with their own key, and stores them for the outbox.
 * @param signal once it is aborted, nothing is stored any more
 * @throws as `prepareSealing`, and DOMException when the device cannot store them
 */
export async function sealAndStore(request: SealRequest, signal?: AbortSignal): Promise<Sealed> {
  assertWebCrypto();
  const [{ sealEnvelope }, sealing] = await Promise.all([
    loadSealedEnvelope(),
    lastKey ?? fetchSealingKey(),
  ]);
  const { ownerUserId, basedOn } = request;
  const key = crypto.randomUUID();
  const sealedAt = serverNow();
  const contents = { ownerUserId, key, basedOn, sealedAt, payload: bankDetailsInput(request) };
  const command = {
    kind: 'bankDetails' as const,
    key,
    clientId: key,
    ownerUserId,
    sealed: await sealEnvelope(contents, sealing.key),
    sealedAt,
    goodUntil: sealedAt + sealing.goodForDays * day,
    isBegun: false,
  };
  const waiting = await saveSealedDetails(command, signal);
  return { queued: waiting, isStored: waiting.key === key };
}

const loadSealedEnvelope = () => import('./sealed-envelope.ts');

function fetchSealingKey(): Promise<SealingKey> {
  pendingKey ??= call('getSealingKey', {})
    .then((reply) => {
      lastKey = reply;
      return reply;
    })
    .finally(() => {
      pendingKey = undefined;
    });
  return pendingKey;
}

function assertWebCrypto(): void {
  // Pages without TLS have none.
  if (!globalThis.crypto?.subtle) throw new Error('This browser cannot seal.');
}
