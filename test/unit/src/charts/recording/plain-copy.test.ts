import { expect, it } from 'vitest';
import { plainCopy } from '#src/charts/recording/plain-copy.ts';

const levelsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(levelsOf))
    : 0;

it('a copy has no more levels and keys than the server takes', () => {
  let deep: object = {};
  for (let level = 0; level < 30; level += 1) deep = { deep };
  expect(levelsOf(plainCopy(deep))).toBe(9);
  const wide = Object.fromEntries(Array.from({ length: 100 }, (_, key) => [`k${key}`, key]));
  expect(Object.keys(plainCopy(wide) as object)).toHaveLength(60);
});

it('a copy of a password and of a file has their size and not their content', () => {
  const copy = plainCopy({
    password: 'Geheim-12',
    photo: new Blob(['abc'], { type: 'image/png' }),
  });
  expect(copy).toEqual({
    password: 'aaaaaa-11',
    photo: { file: { type: 'image/png', size: 3 } },
  });
});

it('a copy keeps the rule that a secret field breaks', () => {
  const error = { pan: 'AAAPL1234C', fields: { pan: 'malformed', accountNumber: '91020' } };
  expect(plainCopy({ error })).toEqual({
    error: { pan: 'aaaaa1111a', fields: { pan: 'malformed', accountNumber: '11111' } },
  });
});
