import type { Failure } from '#domain/contract/failure.ts';

/**
 * What a server may ask for at most; a wrong header of a proxy must not stop a device for a day.
 */
const maxServerDelay = 600_000;

/**
 * Milliseconds until a call is retried: 2, 4, 8 … seconds, at least the server's `Retry-After`,
 * plus up to half of that at random, so that clients refused together do not return together.
 * @param tries calls so far
 * @param maxDelay limit of the growing pauses
 */
export function retryDelay(
  { tries, failure }: { tries: number; failure: Pick<Failure, 'retryAfter' | 'jitter'> | null },
  maxDelay = 60_000,
): number {
  const backoff = Math.min(maxDelay, 1000 * 2 ** tries);
  const serverDelay = Math.min(maxServerDelay, 1000 * (failure?.retryAfter ?? 0));
  return Math.round(Math.max(backoff, serverDelay) * (1 + (failure?.jitter ?? 0) / 2));
}
