import { latin1, type PictureType } from './picture-type.ts';

/**
 * Whether a picture has more than one frame. Of a truncated file, only the existing part counts.
 */
export async function isAnimatedPicture(file: Blob, type: PictureType): Promise<boolean> {
  if (type === 'image/gif') return hasTwoFrames(new Uint8Array(await file.arrayBuffer()));
  if (type !== 'image/webp' && type !== 'image/heic') return false;
  const start = new Uint8Array(await file.slice(0, 21).arrayBuffer());
  if (type === 'image/heic') return /avis|hevc|msf1/.test(latin1(start).slice(8, 12));
  // The flags of an extended WebP (RFC 9649, 2.7).
  return latin1(start).slice(12, 16) === 'VP8X' && ((start[20] ?? 0) & 2) !== 0;
}

/** Iterates over the blocks of a GIF (GIF89a, 20 to 26). */
function hasTwoFrames(gif: Uint8Array): boolean {
  const byte = (at: number) => gif[at] ?? 0;
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  const skipSubBlocks = (from: number) => {
    let at = from;
    while (byte(at) > 0) at += byte(at) + 1;
    return at + 1;
  };
  let frames = 0;
  for (let at = 13 + tableBytes(byte(10)); at < gif.length; ) {
    if (byte(at) === 0x2c) {
      frames += 1;
      if (frames === 2) return true;
      at = skipSubBlocks(at + 11 + tableBytes(byte(at + 9)));
    } else if (byte(at) === 0x21) at = skipSubBlocks(at + 2);
    else return false;
  }
  return false;
}
