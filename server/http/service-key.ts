import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '../platform/errors/problem.ts';

const digest = (key: string) => createHash('sha256').update(key).digest();

/**
 * Checks that a call comes from a service that knows the key.
 * @throws {Problem} `unauthenticated`, also when no key is configured
 */
export function requireServiceKey(given: unknown, expected: string | undefined): void {
  if (typeof given !== 'string' || !expected || !timingSafeEqual(digest(given), digest(expected)))
    throw new Problem('unauthenticated');
}
