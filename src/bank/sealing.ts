import { bankDetailsInput, type SealRequest } from '#machines/flow/bank-submission.ts';
import type { DetailsCommand } from '#machines/flow/delivery.ts';
import { call } from '#src/api/client.ts';
import { serverNow } from '#src/api/server-time.ts';
import { keepSealedDetails } from '#src/drafts/sealed-details.ts';
import { loadOutbox } from '#src/outbox/index.ts';

const day = 24 * 3600 * 1000;

let prepared: ReturnType<typeof prepare> | undefined;

/**
 * Fetches what sealing takes: the server's key and the scripts, those of the outbox too. From then on it works without a network.
 * @throws Failure when they cannot be had, an Error where the browser has no Web Cryptography
 */
export async function prepareSealing(): Promise<void> {
  await preparation();
}

/**
 * Seals bank details for the server, and keeps them for the outbox.
 * @returns what waits on this device then; that is something else where another tab was first
 * @throws as `prepareSealing` does, and DOMException where the device keeps nothing
 */
export async function sealAndKeep(request: SealRequest): Promise<DetailsCommand> {
  const { sealEnvelope, key: sealingKey, goodForDays } = await preparation();
  const { ownerUserId, key, basedOn } = request;
  const sealedAt = serverNow();
  const letter = { ownerUserId, key, basedOn, sealedAt, payload: bankDetailsInput(request) };
  return keepSealedDetails({
    kind: 'bankDetails',
    key,
    clientId: key,
    ownerUserId,
    sealed: await sealEnvelope(letter, sealingKey),
    sealedAt,
    goodUntil: sealedAt + goodForDays * day,
    isBegun: false,
  });
}

function preparation(): ReturnType<typeof prepare> {
  prepared ??= prepare().catch((error) => {
    prepared = undefined;
    throw error;
  });
  return prepared;
}

async function prepare() {
  // Pages without TLS have none.
  if (!globalThis.crypto?.subtle) throw new Error('This browser cannot seal.');
  const [{ sealEnvelope }, sealing] = await Promise.all([
    import('./seal-envelope.ts'),
    call('getSealingKey', {}),
    loadOutbox(),
  ]);
  return { sealEnvelope, ...sealing };
}
