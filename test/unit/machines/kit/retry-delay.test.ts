import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/contract/failure.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';

const busy = (details: { retryAfter?: number; jitter?: number }) =>
  new Failure({ code: 'server-busy', status: 503, ...details });

describe('the pause before an automatic retry', () => {
  it('doubles with each try, up to a minute', () => {
    const pauses = [1, 2, 3, 5, 6, 60].map((tries) => retryDelay({ tries, failure: null }));
    expect(pauses).toEqual([2000, 4000, 8000, 32_000, 60_000, 60_000]);
    expect(retryDelay({ tries: 9, failure: null }, 30_000)).toBe(30_000);
  });

  it("is at least the server's value, and no bad header stops it for a day", () => {
    expect(retryDelay({ tries: 1, failure: busy({ retryAfter: 30 }) })).toBe(30_000);
    expect(retryDelay({ tries: 5, failure: busy({ retryAfter: 1 }) })).toBe(32_000);
    expect(retryDelay({ tries: 1, failure: busy({ retryAfter: 86_400 }) })).toBe(600_000);
  });

  it('is up to half as long again, so that refused clients spread', () => {
    expect(retryDelay({ tries: 1, failure: busy({ retryAfter: 10, jitter: 0.5 }) })).toBe(12_500);
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.nat(600),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, retryAfter, spread) => {
          const least = retryDelay({ tries, failure: busy({ retryAfter }) });
          const pause = retryDelay({ tries, failure: busy({ retryAfter, jitter: spread }) });
          expect(pause).toBeGreaterThanOrEqual(least);
          expect(pause).toBeLessThanOrEqual(Math.ceil(1.5 * least));
        },
      ),
    );
  });
});
