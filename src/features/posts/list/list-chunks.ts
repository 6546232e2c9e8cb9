/** Consecutive rows of a long list. `name` is the key of the first row. */
export type ListChunk<Row> = { name: string; rows: Row[] };

/** A row starts a chunk with a chance of one in `averageChunkSize`. */
const averageChunkSize = 20;

/** The end of an id is random (UUID version 7). */
const startsChunk = (name: string) => Number.parseInt(name.slice(-4), 16) % averageChunkSize === 0;

/**
 * Divides a list into chunks, so that a change renders one chunk and not the whole list. The row
 * alone decides whether it starts a chunk, so adding or removing rows elsewhere moves none of the
 * others.
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
