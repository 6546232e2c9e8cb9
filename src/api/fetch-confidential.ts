import { Failure } from '#domain/failure.ts';
import { failureFrom, wasConfirmed } from './client.ts';

/**
 * A picture of a document or a PDF of an invoice, for which the server may want to know anew who is there.
 * @throws Failure in the contract's words; `network` when no reply came
 */
export async function fetchConfidential(address: string): Promise<Blob> {
  const reply = await fetch(address).catch(() => null);
  if (!reply) throw new Failure({ code: 'network' });
  if (reply.ok) return reply.blob();
  const failure = failureFrom(reply.status, await reply.json().catch(() => null));
  if (await wasConfirmed(failure)) return fetchConfidential(address);
  throw failure;
}
