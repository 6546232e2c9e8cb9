import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from '#src/api/concurrency-limit.ts';

describe('turns', () => {
  it('start up to the limit at once, and then in order', () => {
    const turns = createConcurrencyLimit(2);
    const started: string[] = [];
    const ask = (name: string) => turns.acquire(() => started.push(name));
    const endFirst = ask('first');
    ask('second');
    ask('third');
    const endFourth = ask('fourth');
    expect(started).toEqual(['first', 'second']);
    // Who gives up while waiting keeps nobody waiting.
    ask('fifth');
    endFirst();
    expect(started).toEqual(['first', 'second', 'third']);
    endFourth();
    endFirst();
    expect(started).toEqual(['first', 'second', 'third']);
  });

  it('continue when one ends', () => {
    const turns = createConcurrencyLimit(1);
    const started: string[] = [];
    const ends = ['a', 'b', 'c'].map((name) => turns.acquire(() => started.push(name)));
    ends[1]?.();
    ends[0]?.();
    expect(started).toEqual(['a', 'c']);
  });
});
