import { isoTimestamp, nullable, object, pipe, safeParse, string, unknown } from 'valibot';
import type { components } from '#generated/contract.ts';
import { validateBySchema } from '#server/http/contract/validators.ts';
import type { EnvelopeContext, EnvelopeDecrypter } from '#server/platform/encryption/envelopes.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';

export type DecryptedBankDetails = {
  payload: components['schemas']['BankDetailsInput'];
  /**
   * When those were sent that the creator had before their eyes, ISO 8601, or null; not said by
   * what came unsealed.
   */
  basedOn?: string | null;
};

const claimsShape = object({
  payload: unknown(),
  basedOn: nullable(pipe(string(), isoTimestamp())),
});

/**
 * Bank details that a device had sealed, proved by the contract as if they had come open.
 * @throws {Problem} what `Envelopes.open` throws, and `invalid-request` naming what the contract
 * does not take
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
