import { expect, it } from 'vitest';
import { mergeSelections } from '#domain/announcements/featured-selection.ts';

it.each([
  ['keeps the own order', ['a', 'b'], ['b', 'a'], ['a', 'b'], ['b', 'a']],
  ['adds what the other one added', ['a'], ['b', 'a'], ['c', 'a'], ['b', 'a', 'c']],
  ['removes what the other one removed', ['a', 'b'], ['b', 'c', 'a'], ['a'], ['c', 'a']],
  ['adds once what both added', ['a'], ['b', 'a'], ['a', 'b'], ['b', 'a']],
  ['keeps removed what was removed here', ['a', 'b'], ['b'], ['b', 'a'], ['b']],
])('%s', (_, before, own, other, merged) => {
  expect(mergeSelections(before, own, other)).toEqual(merged);
});
