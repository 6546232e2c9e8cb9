/** Some neighbouring rows of a long list, under the name of the first of them. */
export type ListChunk<Row> = { name: string; rows: Row[] };

/** Each row begins a shelf with this chance, so that a shelf has as many rows on average. */
const averageChunkSize = 20;

/** Ends of ids are as good as random (UUID of version 7). */
const startsChunk = (name: string) => Number.parseInt(name.slice(-4), 16) % averageChunkSize === 0;

/**
 * Divides a list into shelves, so that what changes is one of them and not the whole list. Where
 * one begins is told by the row alone: rows that come and go elsewhere move nothing from one shelf
 * to another.
 */
export function chunkRows<Row>(rows: Row[], nameOf: (row: Row) => string): ListChunk<Row>[] {
  const chunks: ListChunk<Row>[] = [];
  for (const row of rows) {
    const name = nameOf(row);
    const last = chunks.at(-1);
    if (last && !startsChunk(name)) last.rows.push(row);
    else chunks.push({ name, rows: [row] });
  }
  return chunks;
}
