import { expect, it } from 'vitest';
import { chunkRows } from '#src/features/posts/list/list-chunks.ts';

const rows = Array.from({ length: 10_000 }, () => crypto.randomUUID());
const shelves = chunkRows(rows, String);

it('a list keeps its order on shelves of which none is long', () => {
  expect(shelves.flatMap((shelf) => shelf.rows)).toEqual(rows);
  expect(Math.max(...shelves.map((shelf) => shelf.rows.length))).toBeLessThan(400);
  expect(shelves.length).toBeGreaterThan(300);
});

it('a row that is gone changes no other shelf', () => {
  const gone = rows[5_000] as string;
  const before = new Map(shelves.map(({ name, rows: held }) => [name, held]));
  const after = chunkRows(
    rows.filter((row) => row !== gone),
    String,
  );
  const others = after.filter(({ name, rows: held }) => before.get(name)?.join() !== held.join());
  expect(others.length).toBeLessThanOrEqual(1);
});

it('rows that follow change only the last shelf', () => {
  const longer = chunkRows(
    [...rows, ...Array.from({ length: 20 }, () => crypto.randomUUID())],
    String,
  );
  expect(longer.slice(0, shelves.length - 1)).toEqual(shelves.slice(0, -1));
});
