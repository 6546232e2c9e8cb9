import type { Failure } from '#domain/contract/failure.ts';

/**
 * What a server may ask for at most; a wrong header of a proxy must not stop a device for a day.
 */
const maxServerDelay = 600_000;

/**
 * Milliseconds until a call goes out again by itself: 2, 4, 8 … seconds, but not sooner than the
 * server has asked for by `Retry-After`, and up to half as long again, so that those who were
 * refused together do not come back together.
 * @param tries calls so far
 * @param maxDelay of the pauses that grow
 */
export function retryDelay(
  { tries, failure }: { tries: number; failure: Pick<Failure, 'retryAfter' | 'jitter'> | null },
  maxDelay = 60_000,
): number {
  const backoff = Math.min(maxDelay, 1000 * 2 ** tries);
  const serverDelay = Math.min(maxServerDelay, 1000 * (failure?.retryAfter ?? 0));
  return Math.round(Math.max(backoff, serverDelay) * (1 + (failure?.jitter ?? 0) / 2));
}
