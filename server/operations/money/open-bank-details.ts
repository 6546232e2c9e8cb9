import { isoTimestamp, nullable, object, pipe, safeParse, string, unknown } from 'valibot';
import type { components } from '#generated/contract.ts';
import type { Addressee, Envelopes } from '../../confidential/envelopes.ts';
import { proveBySchema } from '../../contract/validators.ts';
import { invalid } from '../../problem.ts';

export type OpenedDetails = {
  payload: components['schemas']['BankDetailsInput'];
  /** When those were sent that the creator had before their eyes, ISO 8601, or null; not said by what came unsealed. */
  basedOn?: string | null;
};

const claimsShape = object({ payload: unknown(), basedOn: nullable(pipe(string(), isoTimestamp())) });

/**
 * Bank details that a device had sealed, proved by the contract as if they had come open.
 * @throws {Problem} what `Envelopes.open` throws, and `invalid-request` naming what the contract does not take
 */
export async function openBankDetails(
  envelopes: Envelopes,
  sealed: string,
  addressee: Addressee,
): Promise<OpenedDetails> {
  const claims = safeParse(claimsShape, await envelopes.open(sealed, addressee));
  if (!claims.success) throw invalid({ sealed: 'malformed' });
  const { payload, basedOn } = claims.output;
  proveBySchema('BankDetailsInput', payload);
  return { payload: payload as OpenedDetails['payload'], basedOn };
}
