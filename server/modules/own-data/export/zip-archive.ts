import { Readable, type Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of the archive. Its content is made while it is read. */
export type ZipEntry = {
  name: string;
  content: AsyncIterable<Buffer | string>;
  /** Pictures, videos and PDFs are compressed already. */
  isCompressed: boolean;
};

/**
 * Writes a ZIP file, one entry after the other: only a part of one is in memory at a time.
 * @param chain what the bytes pass through, and where they end
 * @param time the date of all entries
 * @throws what an entry, the chain or the signal throws
 */
export async function writeZip(
  entries: AsyncIterable<ZipEntry>,
  chain: [Transform, Writable],
  { time, signal }: { time: Date; signal: AbortSignal },
): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, ...chain, { signal });
  // It is awaited below; until then it must not end the process.
  written.catch(() => {});
  try {
    for await (const entry of entries) {
      signal.throwIfAborted();
      await Promise.race([addEntry(zip, entry, time), written]);
    }
    zip.end();
    await written;
  } catch (error) {
    (zip.outputStream as Readable).destroy(error as Error);
    await written.catch(() => {});
    throw error;
  }
}

function addEntry(zip: ZipFile, { name, content, isCompressed }: ZipEntry, mtime: Date) {
  return new Promise<void>((resolve, reject) => {
    const input = Readable.from(content, { objectMode: false });
    input.once('end', resolve).once('error', reject);
    zip.addReadStreamLazy(name, { mtime, compress: !isCompressed }, (give) => give(null, input));
  });
}
