import type { Failure } from '#domain/failure.ts';

/** What a server may ask for at most; a wrong header of a proxy must not stop a device for a day. */
const longestAsked = 600_000;

/**
 * Milliseconds until a call goes out again by itself: 2, 4, 8 … seconds, but not sooner than the server has asked for by
 * `Retry-After`, and up to half as long again, so that those who were refused together do not come back together.
 * @param tries calls so far
 * @param most of the pauses that grow
 */
export function retryPause(
  { tries, failure }: { tries: number; failure: Pick<Failure, 'retryAfter' | 'spread'> | null },
  most = 60_000,
): number {
  const growing = Math.min(most, 1000 * 2 ** tries);
  const asked = Math.min(longestAsked, 1000 * (failure?.retryAfter ?? 0));
  return Math.round(Math.max(growing, asked) * (1 + (failure?.spread ?? 0) / 2));
}
