import { describe, expect, it } from 'vitest';
import { outcomeOf } from '#mocks/scenario-page/play-options.ts';

const calls = Array.from({ length: 1000 }, (_, index) => index + 1);
const plain = { slow: 0, errors: 0, offline: 0 };

describe('the network of a scenario', () => {
  it('answers every call by default', () => {
    expect(new Set(calls.map((call) => outcomeOf(plain, call)))).toEqual(new Set(['answered']));
  });

  it('fails the share of calls that was asked for, the same ones each time', () => {
    const failed = () =>
      calls.filter((call) => outcomeOf({ ...plain, errors: 10 }, call) === 'failed');
    expect(failed().length).toBeGreaterThan(70);
    expect(failed().length).toBeLessThan(130);
    expect(failed()).toEqual(failed());
    const all = calls.map((call) => outcomeOf({ ...plain, errors: 100 }, call));
    expect(new Set(all)).toEqual(new Set(['failed']));
  });

  it('returns no reply after a number of calls', () => {
    const outcomes = calls.slice(0, 4).map((call) => outcomeOf({ ...plain, offline: 2 }, call));
    expect(outcomes).toEqual(['answered', 'answered', 'no-reply', 'no-reply']);
  });
});
