import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/contract/failure.ts';
import type { SealRequest } from '#machines/flow/bank/bank-details-submission.ts';
import {
  createEnvelopeDecrypter,
  type EnvelopeDecrypter,
} from '#server/platform/encryption/envelopes.ts';
import { closeDeviceDatabase } from '#src/device/database.ts';
import { markSealedDetailsStarted, readSealedDetails } from '#src/device/sealed-details-store.ts';
import { bankText, passbook } from '#test/factories/bank-details.ts';
import { ownerId } from '#test/factories/drafts.ts';

const { call, preloadOutbox } = vi.hoisted(() => ({ call: vi.fn(), preloadOutbox: vi.fn() }));
vi.mock('#src/api/client.ts', () => ({ call }));
vi.mock('#src/features/outbox/index.ts', () => ({ preloadOutbox }));

const request: SealRequest = {
  text: bankText,
  proofFileId: passbook.id,
  ownerUserId: ownerId,
  basedOn: null,
};
const envelopesOf = (number: number) =>
  createEnvelopeDecrypter(`${number}:${Buffer.alloc(32, number).toString('base64')}`);
const answerWith = ({ publicKey }: EnvelopeDecrypter) =>
  call.mockResolvedValue({ key: publicKey, goodForDays: 14 } satisfies object);
const withoutNetwork = () => call.mockRejectedValue(new Failure({ code: 'network', status: 0 }));

let sealing: typeof import('#src/features/bank/sealing/sealing.ts');
let first: EnvelopeDecrypter;
let second: EnvelopeDecrypter;

/** What waits on the device, as the server opens it. */
async function opened(envelopes: EnvelopeDecrypter) {
  const kept = await readSealedDetails(ownerId);
  if (!kept) throw new Error('Nothing waits.');
  return envelopes.decrypt(kept.sealed, {
    personId: ownerId,
    idempotencyKey: kept.key,
    now: new Date(),
  });
}

beforeEach(async () => {
  vi.resetModules();
  sealing = await import('#src/features/bank/sealing/sealing.ts');
  preloadOutbox.mockResolvedValue({});
  [first, second] = await Promise.all([envelopesOf(1), envelopesOf(2)]);
  answerWith(first);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  await closeDeviceDatabase();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('dh-creator').onsuccess = resolve;
  });
});

describe('the key that seals', () => {
  it('is asked for again whenever the form opens', async () => {
    await sealing.prepareSealing();
    answerWith(second);
    await sealing.prepareSealing();
    await sealing.sealAndStore(request);
    expect(await opened(second)).toMatchObject({ sub: ownerId, basedOn: null });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is the last one where there is no network', async () => {
    await sealing.prepareSealing();
    withoutNetwork();
    await expect(sealing.prepareSealing()).rejects.toThrow();
    await sealing.sealAndStore(request);
    await opened(first);
  });

  it('is not one that the server has removed', async () => {
    await sealing.prepareSealing();
    sealing.forgetSealingKey();
    withoutNetwork();
    await expect(sealing.sealAndStore(request)).rejects.toMatchObject({ code: 'network' });
    answerWith(second);
    await sealing.sealAndStore(request);
    await opened(second);
  });
});

describe('sealed details', () => {
  it('have a key of their own each time', async () => {
    const one = await sealing.sealAndStore(request);
    const other = await sealing.sealAndStore(request);
    expect([one.isStored, other.isStored]).toEqual([true, true]);
    expect(one.queued.key).not.toBe(other.queued.key);
    expect((await readSealedDetails(ownerId))?.key).toBe(other.queued.key);
  });

  it('are replaced by others that are being sent', async () => {
    const { queued } = await sealing.sealAndStore(request);
    await markSealedDetailsStarted(queued);
    expect(await sealing.sealAndStore(request)).toMatchObject({
      isStored: false,
      queued: { key: queued.key, isBegun: true },
    });
  });

  it('do not wait for the scripts of the outbox', async () => {
    preloadOutbox.mockReturnValue(new Promise(() => {}));
    await sealing.prepareSealing();
    expect((await sealing.sealAndStore(request)).isStored).toBe(true);
    expect(preloadOutbox).toHaveBeenCalledOnce();
  });

  it('are not kept once they were sent without the outbox', async () => {
    await expect(sealing.sealAndStore(request, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await readSealedDetails(ownerId)).toBeNull();
  });

  it('are made by no browser without Web Cryptography', async () => {
    vi.stubGlobal('crypto', {});
    await expect(sealing.prepareSealing()).rejects.toThrow('cannot seal');
    await expect(sealing.sealAndStore(request)).rejects.toThrow('cannot seal');
  });
});
