import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { createPage, pageQueryLimit } from '#server/http/pagination.ts';

const sizes = Array.from({ length: limits.pageSizeMax }, (_, nth) => nth + 1);
const pageAmong = (count: number, size: number) => {
  const rows = Array.from({ length: Math.min(count, pageQueryLimit(size)) }, (_, nth) => nth);
  return createPage(
    rows,
    size,
    '/list',
    (row) => [row],
    (row) => row,
  );
};

it.each(sizes)('a page of %i shows as many and knows whether there are more', (size) => {
  expect(pageAmong(size, size)).toMatchObject({ rows: { length: size }, nextPageUrl: null });
  const first = pageAmong(size + 1, size);
  expect(first.rows).toEqual(Array.from({ length: size }, (_, nth) => nth));
  expect(first.nextPageUrl).toContain(Buffer.from(`[${size - 1}]`).toString('base64url'));
});

it('pages of all sizes are read by two statements', () => {
  expect(new Set(sizes.map(pageQueryLimit)).size).toBe(2);
});
