import { createECDH, hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, errors, type JWTPayload, jwtDecrypt } from 'jose';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import { invalidRequest, Problem } from '../errors/problem.ts';
import { type CipherKey, parseKeys } from './at-rest-cipher.ts';

export type SealingKey = components['schemas']['SealingKey'];

/** The recipient and the operation of an envelope. */
export type EnvelopeContext = { personId: string; idempotencyKey: string; now: Date };

/**
 * Opens what devices have sealed for the server: encrypted JWTs (RFC 7519, section 5.3), ECDH-ES on
 * P-256 and A256GCM.
 */
export type EnvelopeDecrypter = {
  /** Seals at present. */
  publicKey: SealingKey;
  /**
   * The claims of an envelope.
   * @throws {Problem} `envelope-expired` when it is older than `limits.envelopeDays` or its key is
   * gone, `forbidden` for another person's, `invalid-request` when it belongs to another call or
   * cannot be opened
   */
  decrypt(sealed: string, addressee: EnvelopeContext): Promise<JWTPayload>;
};

type KeyPair = { publicKey: SealingKey; privateKey: SealingKey & { d: string } };

const audience = 'bank-details';
/** Devices learn the time from replies, which are late on a bad network. */
const clockTolerance = '5 minutes';

/**
 * @param keys as `makeSafe` takes them: of each a key pair is derived, the first one seals, all of
 * them open
 * @throws an Error where `makeSafe` throws one
 */
export async function createEnvelopeDecrypter(keys: string): Promise<EnvelopeDecrypter> {
  const [current, ...older] = await Promise.all(parseKeys(keys).map(deriveKeyPair));
  if (!current) throw new Error('There is no key.');
  const pairs = [current, ...older];
  return {
    publicKey: current.publicKey,
    async decrypt(sealed, { personId, idempotencyKey, now }) {
      const claims = await jwtDecrypt(
        sealed,
        ({ kid }) => {
          const pair = pairs.find(({ publicKey }) => publicKey.kid === kid);
          if (!pair) throw new Problem('envelope-expired');
          return pair.privateKey;
        },
        {
          audience,
          subject: personId,
          currentDate: now,
          maxTokenAge: `${limits.envelopeDays} days`,
          clockTolerance,
          keyManagementAlgorithms: ['ECDH-ES'],
          contentEncryptionAlgorithms: ['A256GCM'],
        },
      ).catch((error) => {
        // Its own errors carry the claims: they go no further.
        throw toProblem(error);
      });
      if (claims.payload.jti !== idempotencyKey) throw invalidRequest({ sealed: 'not-allowed' });
      return claims.payload;
    },
  };
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const isClaim =
    error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed;
  if (isClaim && error.claim === 'iat') return new Problem('envelope-expired');
  if (isClaim && error.claim === 'sub') return new Problem('forbidden');
  return invalidRequest({ sealed: 'malformed' });
}

/** The order of P-256 (SP 800-186, section 3.2.1.3). */
const curveOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/**
 * 64 bits more than the order has (FIPS 186-5, A.2.1), so that no private key is likelier than
 * another.
 */
const seedBytes = 40;

/**
 * The key pair that belongs to a key, the same on every machine: from HKDF (RFC 5869) with extra
 * random bits (FIPS 186-5, A.2.1).
 */
async function deriveKeyPair({ secret }: CipherKey): Promise<KeyPair> {
  const seed = Buffer.from(
    hkdfSync('sha256', secret, '', 'envelopes of devices, P-256', seedBytes),
  );
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (curveOrder - 1n)) + 1n;
  const curve = createECDH('prime256v1');
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const named = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  } as const;
  const kid = await calculateJwkThumbprint(named);
  const publicKey: SealingKey = { ...named, kid, alg: 'ECDH-ES', use: 'enc' };
  return { publicKey, privateKey: { ...publicKey, d: d.toString('base64url') } };
}
