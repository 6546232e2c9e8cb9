import { randomBytes } from 'node:crypto';

/** The most that the 12 bits after the version can count. */
const lastInMillisecond = 0xfff;
let newest = { time: 0, sequence: 0 };

/**
 * A UUID version 7 (RFC 9562): ids made later sort later, so an index on them is an index on time.
 * Ids that one process makes in the same millisecond are counted, so they sort in order too.
 */
export function newId(now: Date): string {
  const time = now.getTime();
  const sequence = time === newest.time ? Math.min(newest.sequence + 1, lastInMillisecond) : 0;
  newest = { time, sequence };
  const bytes = randomBytes(16);
  bytes.writeUInt16BE(sequence, 6);
  return timeId(now, bytes);
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
