import { expect, it } from 'vitest';
import { chunkRows } from '#src/features/posts/list/list-chunks.ts';

const rows = Array.from({ length: 10_000 }, () => crypto.randomUUID());
const chunks = chunkRows(rows, String);

it('the chunks of a list keep its order and are all short', () => {
  expect(chunks.flatMap((chunk) => chunk.rows)).toEqual(rows);
  expect(Math.max(...chunks.map((chunk) => chunk.rows.length))).toBeLessThan(400);
  expect(chunks.length).toBeGreaterThan(300);
});

it('removing a row leaves the other chunks as they are', () => {
  const gone = rows[5_000] as string;
  const before = new Map(chunks.map(({ name, rows: held }) => [name, held]));
  const after = chunkRows(
    rows.filter((row) => row !== gone),
    String,
  );
  const others = after.filter(({ name, rows: held }) => before.get(name)?.join() !== held.join());
  expect(others.length).toBeLessThanOrEqual(1);
});

it('appending rows changes only the last chunk', () => {
  const longer = chunkRows(
    [...rows, ...Array.from({ length: 20 }, () => crypto.randomUUID())],
    String,
  );
  expect(longer.slice(0, chunks.length - 1)).toEqual(chunks.slice(0, -1));
});
