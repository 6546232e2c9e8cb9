import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEnvelopeDecrypter } from '#server/platform/encryption/envelopes.ts';
import { sealEnvelope } from '#src/features/bank/sealing/sealed-envelope.ts';

const key = (number: number) => `${number}:${Buffer.alloc(32, number).toString('base64')}`;
const now = new Date('2026-11-21T06:00:00.000Z');
const letter = {
  ownerUserId: 'meera',
  key: 'k',
  sealedAt: now.getTime(),
  basedOn: null,
  payload: { accountHolder: 'Meera', accountNumber: '1', ifsc: 'S', pan: 'A', proofFileId: 'p' },
};
const addressee = { personId: 'meera', idempotencyKey: 'k', now };

describe('envelopes', () => {
  it('have the same key pair on every machine, and another one for each key', async () => {
    const [one, same, other] = await Promise.all(
      [key(1), key(1), key(2)].map(createEnvelopeDecrypter),
    );
    expect(one?.publicKey).toEqual(same?.publicKey);
    expect(one?.publicKey.kid).not.toBe(other?.publicKey.kid);
    expect(one?.publicKey).not.toHaveProperty('d');
  });

  it('seal by a point of the curve', async () => {
    const { publicKey } = await createEnvelopeDecrypter(key(1));
    const point = Buffer.concat(
      ['', publicKey.x, publicKey.y].map((part) => Buffer.from(part, 'base64url')),
    );
    const other = createECDH('prime256v1');
    other.generateKeys();
    expect(other.computeSecret(Buffer.concat([Buffer.of(4), point]))).toHaveLength(32);
  });

  it('are sealed with the first key and opened with all of them', async () => {
    const before = await createEnvelopeDecrypter(key(1));
    const after = await createEnvelopeDecrypter(`${key(2)},${key(1)}`);
    const early = await sealEnvelope(letter, before.publicKey);
    const late = await sealEnvelope(letter, after.publicKey);
    expect(await after.decrypt(early, addressee)).toMatchObject({ payload: letter.payload });
    expect(await after.decrypt(late, addressee)).toMatchObject({ payload: letter.payload });
    await expect(before.decrypt(late, addressee)).rejects.toMatchObject({
      code: 'envelope-expired',
    });
  });

  it('reveal nothing of their content when they are refused', async () => {
    const envelopes = await createEnvelopeDecrypter(key(1));
    const sealed = await sealEnvelope(letter, envelopes.publicKey);
    const refused = [
      { ...addressee, personId: 'zainab' },
      { ...addressee, idempotencyKey: 'other' },
      { ...addressee, now: new Date('2027-11-21') },
    ].map((one) => envelopes.decrypt(sealed, one).catch((error) => error));
    for (const error of await Promise.all(refused)) {
      expect(error).toBeInstanceOf(Error);
      expect(error.cause).toBeUndefined();
      expect(JSON.stringify([error, error.stack])).not.toContain('Meera');
    }
  });
});
