import { Failure } from '#domain/failure.ts';
import { answerWithin, failureFrom, wasConfirmed } from './client.ts';
import { announceLostSession } from './session-lost.ts';

/**
 * A picture of a document, for which the server may want to know anew who is there. Announces a lost session (session-lost.ts).
 * @throws Failure in the contract's words; `network` when no whole reply came within {@link answerWithin}
 */
export async function fetchConfidential(address: string): Promise<Blob> {
  const signal = AbortSignal.timeout(answerWithin);
  const reply = await fetch(address, { signal }).catch(unanswered);
  if (reply.ok) return reply.blob().catch(unanswered);
  const retryAfter = reply.headers.get('retry-after');
  const failure = failureFrom(reply.status, await reply.json().catch(() => null), retryAfter);
  if (failure.code === 'unauthenticated') announceLostSession();
  if (await wasConfirmed(failure)) return fetchConfidential(address);
  throw failure;
}

function unanswered(cause: unknown): never {
  const failure = new Failure({ code: 'network' });
  failure.cause = cause;
  throw failure;
}
