import { randomBytes } from 'node:crypto';

/**
 * A UUID version 7 (RFC 9562): ids made later sort later, so an index on them is an index on time.
 */
export function newId(now: Date): string {
  return timeId(now, randomBytes(16));
}

/** The lowest id of a moment: ids of that moment or later are not below it. */
export function lowestId(moment: Date): string {
  return timeId(moment, Buffer.alloc(16));
}

function timeId(now: Date, bytes: Buffer): string {
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  const timeAndVersion = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}`;
  return `${timeAndVersion}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
