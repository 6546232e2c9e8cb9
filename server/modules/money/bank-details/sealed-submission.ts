import { isoTimestamp, nullable, object, pipe, safeParse, string, unknown } from 'valibot';
import type { components } from '#generated/contract.ts';
import { validateBySchema } from '#server/http/contract/validators.ts';
import type { EnvelopeContext, EnvelopeDecrypter } from '#server/platform/encryption/envelopes.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';

export type DecryptedBankDetails = {
  payload: components['schemas']['BankDetailsInput'];
  /**
   * When the details that the creator saw were submitted, ISO 8601, or null; missing in unsealed
   * ones.
   */
  basedOn?: string | null;
};

const claimsShape = object({
  payload: unknown(),
  basedOn: nullable(pipe(string(), isoTimestamp())),
});

/**
 * Bank details that a device has sealed, validated by the contract as if they were sent openly.
 * @throws {Problem} what `Envelopes.open` throws, and `invalid-request` for what the contract does
 * not accept
 */
export async function decryptBankDetails(
  envelopes: EnvelopeDecrypter,
  sealed: string,
  addressee: EnvelopeContext,
): Promise<DecryptedBankDetails> {
  const claims = safeParse(claimsShape, await envelopes.decrypt(sealed, addressee));
  if (!claims.success) throw invalidRequest({ sealed: 'malformed' });
  const { payload, basedOn } = claims.output;
  validateBySchema('BankDetailsInput', payload);
  return { payload: payload as DecryptedBankDetails['payload'], basedOn };
}
