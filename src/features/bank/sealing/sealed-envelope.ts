import { EncryptJWT } from 'jose/jwt/encrypt';
import type { components } from '#generated/contract.ts';
import type { BankDetailsInput } from '#machines/flow/bank/bank-details-submission.ts';

export type EnvelopeContents = {
  ownerUserId: string;
  /** The idempotency key of the call that will carry it. */
  key: string;
  /** Milliseconds since 1970, by the server's clock. */
  sealedAt: number;
  /** When the details shown on the page were sent, ISO 8601; null without any. */
  basedOn: string | null;
  payload: BankDetailsInput;
};

/**
 * Seals bank details so that the server alone can open them: not even this page can, once this has
 * returned.
 * @returns a JWE in compact form, as the contract's `BankDetailsSealedSubmission` describes it
 */
export function sealEnvelope(
  { ownerUserId, key, sealedAt, basedOn, payload }: EnvelopeContents,
  sealingKey: components['schemas']['SealingKey'],
): Promise<string> {
  return new EncryptJWT({ payload, basedOn })
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: sealingKey.kid })
    .setAudience('bank-details')
    .setSubject(ownerUserId)
    .setJti(key)
    .setIssuedAt(Math.floor(sealedAt / 1000))
    .encrypt(sealingKey);
}
