import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { SealRequest } from '#machines/flow/bank-submission.ts';
import { type Envelopes, makeEnvelopes } from '#server/confidential/envelopes.ts';
import { closeDeviceDatabase } from '#src/drafts/device-database.ts';
import { beginSealedDetails, readSealedDetails } from '#src/drafts/sealed-details.ts';
import { ownerId } from '../../support/drafts.ts';
import { bankText, passbook } from '../machines/bank.ts';

const { call, loadOutbox } = vi.hoisted(() => ({ call: vi.fn(), loadOutbox: vi.fn() }));
vi.mock('#src/api/client.ts', () => ({ call }));
vi.mock('#src/outbox/index.ts', () => ({ loadOutbox }));

const request: SealRequest = {
  text: bankText,
  proofFileId: passbook.id,
  ownerUserId: ownerId,
  basedOn: null,
};
const envelopesOf = (number: number) =>
  makeEnvelopes(`${number}:${Buffer.alloc(32, number).toString('base64')}`);
const answerWith = ({ publicKey }: Envelopes) =>
  call.mockResolvedValue({ key: publicKey, goodForDays: 14 } satisfies object);
const withoutNetwork = () => call.mockRejectedValue(new Failure({ code: 'network', status: 0 }));

let sealing: typeof import('#src/bank/sealing.ts');
let first: Envelopes;
let second: Envelopes;

/** What waits on the device, as the server opens it. */
async function opened(envelopes: Envelopes) {
  const kept = await readSealedDetails(ownerId);
  if (!kept) throw new Error('Nothing waits.');
  return envelopes.open(kept.sealed, { personId: ownerId, idempotencyKey: kept.key, now: new Date() });
}

beforeEach(async () => {
  vi.resetModules();
  sealing = await import('#src/bank/sealing.ts');
  loadOutbox.mockResolvedValue({});
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
  it('is asked for anew whenever the form comes', async () => {
    await sealing.prepareSealing();
    answerWith(second);
    await sealing.prepareSealing();
    await sealing.sealAndKeep(request);
    expect(await opened(second)).toMatchObject({ sub: ownerId, basedOn: null });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is the last one where there is no network', async () => {
    await sealing.prepareSealing();
    withoutNetwork();
    await expect(sealing.prepareSealing()).rejects.toThrow();
    await sealing.sealAndKeep(request);
    await opened(first);
  });

  it('is not the one that the server has no longer', async () => {
    await sealing.prepareSealing();
    sealing.forgetSealingKey();
    withoutNetwork();
    await expect(sealing.sealAndKeep(request)).rejects.toMatchObject({ code: 'network' });
    answerWith(second);
    await sealing.sealAndKeep(request);
    await opened(second);
  });
});

describe('sealed details', () => {
  it('have a key of their own each time', async () => {
    const one = await sealing.sealAndKeep(request);
    const other = await sealing.sealAndKeep(request);
    expect([one.isKept, other.isKept]).toEqual([true, true]);
    expect(one.waiting.key).not.toBe(other.waiting.key);
    expect((await readSealedDetails(ownerId))?.key).toBe(other.waiting.key);
  });

  it('give way to others that the server is being told', async () => {
    const { waiting } = await sealing.sealAndKeep(request);
    await beginSealedDetails(waiting);
    expect(await sealing.sealAndKeep(request)).toMatchObject({
      isKept: false,
      waiting: { key: waiting.key, isBegun: true },
    });
  });

  it('do not wait for the scripts of the outbox', async () => {
    loadOutbox.mockReturnValue(new Promise(() => {}));
    await sealing.prepareSealing();
    expect((await sealing.sealAndKeep(request)).isKept).toBe(true);
    expect(loadOutbox).toHaveBeenCalledOnce();
  });

  it('are not kept once they have gone another way', async () => {
    await expect(sealing.sealAndKeep(request, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await readSealedDetails(ownerId)).toBeNull();
  });

  it('are made by no browser without Web Cryptography', async () => {
    vi.stubGlobal('crypto', {});
    await expect(sealing.prepareSealing()).rejects.toThrow('cannot seal');
    await expect(sealing.sealAndKeep(request)).rejects.toThrow('cannot seal');
  });
});
