import { Failure } from '#domain/failure.ts';
import { limits } from '#domain/limits.ts';
import type { PictureFile, UploadRequest } from '#machines/flow/upload.ts';
import { keepPicture, readPicture } from '#src/drafts/device-drafts.ts';
import { smallerPicture } from '#src/ui/smaller-picture.ts';

/** Above this many bytes a photograph costs a phone on slow 4G more to send than to make smaller. */
const worthShrinking = 4 * 1024 * 1024;
const quality = 0.86;

/**
 * The file to send for a picture: kept on the device first, proved by its first bytes, and made smaller where it is larger
 * than the server keeps or heavy. A picture of an earlier visit is read from the device.
 * @throws Failure `image-type-not-allowed`, `image-too-large`, `image-unreadable`, `picture-lost`
 */
export async function preparePicture({ file, key }: UploadRequest): Promise<PictureFile> {
  const isChosen = file instanceof Blob;
  const blob = isChosen ? file : (await readPicture(key))?.file;
  if (!blob) throw new Failure({ code: 'picture-lost' });
  // A device without room can still send it; it only cannot go on after a reload.
  if (isChosen) await keepPicture({ key, file: blob, name: file.name }).catch(() => {});
  const type = await pictureType(blob);
  if (!type) throw new Failure({ code: 'image-type-not-allowed' });
  const smaller = await shrink(blob, type).catch(() => null);
  const result = smaller && smaller.size < blob.size ? smaller : blob;
  if (result.size > limits.imageBytes) throw new Failure({ code: 'image-too-large' });
  if (result !== blob) await keepPicture({ key, file: result, name: file.name }).catch(() => {});
  return new File([result], file.name || `picture.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}

/** What a file is, by its first bytes; its name and type say only what somebody calls it. */
export async function pictureType(file: Blob): Promise<'image/jpeg' | 'image/png' | null> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const begins = (...bytes: number[]) => bytes.every((byte, at) => start[at] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : null;
}

/** A smaller one; null when it is not worth it or the browser cannot. */
const shrink = async (file: Blob, type: 'image/jpeg' | 'image/png') =>
  file.size <= worthShrinking
    ? null
    : smallerPicture(file, { longestSide: limits.imageSideMax, type, quality });
