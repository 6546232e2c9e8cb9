import type { ByteSource } from '#domain/mp4-boxes.ts';

/** A file in memory that counts how often it is read, and how much. */
export function countedSource(bytes: Uint8Array): ByteSource & { reads: number; bytesRead: number } {
  const source = {
    size: bytes.length,
    reads: 0,
    bytesRead: 0,
    async read(position: number, length: number) {
      const part = bytes.slice(position, position + length);
      source.reads += 1;
      source.bytesRead += part.length;
      return part;
    },
  };
  return source;
}
