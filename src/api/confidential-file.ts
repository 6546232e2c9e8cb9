import { Failure } from '#domain/contract/failure.ts';
import { confirmIdentityIfRequired, failureFrom, requestTimeout } from './client.ts';
import { emitSessionExpired } from './session-expiry.ts';

/**
 * A picture of a document, for which the server may require a confirmation of identity. Announces a
 * lost session (session-expiry.ts).
 * @throws Failure in the contract's codes; `network` without a complete reply within {@link
 * requestTimeout}
 */
export async function fetchConfidentialFile(address: string): Promise<Blob> {
  const signal = AbortSignal.timeout(requestTimeout);
  const reply = await fetch(address, { signal }).catch(throwNetworkFailure);
  if (reply.ok) return reply.blob().catch(throwNetworkFailure);
  const retryAfter = reply.headers.get('retry-after');
  const failure = failureFrom(reply.status, await reply.json().catch(() => null), retryAfter);
  if (failure.code === 'unauthenticated') emitSessionExpired();
  if (await confirmIdentityIfRequired(failure)) return fetchConfidentialFile(address);
  throw failure;
}

function throwNetworkFailure(cause: unknown): never {
  const failure = new Failure({ code: 'network' });
  failure.cause = cause;
  throw failure;
}
