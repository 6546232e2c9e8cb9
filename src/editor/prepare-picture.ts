import { Failure } from '#domain/failure.ts';
import { limits } from '#domain/limits.ts';
import type { PictureFile, UploadRequest } from '#machines/flow/upload.ts';
import { createTurns } from '#src/api/turns.ts';
import { keepPicture, readPicture } from '#src/drafts/device-drafts.ts';
import { detailOf } from '#src/ui/picture-detail.ts';
import { smallerPicture } from '#src/ui/smaller-picture.ts';

/** Below this many bytes making it smaller saves less time than it takes. */
const worthShrinking = 150 * 1024;

type Fineness = { longestSide: number; quality: number };
/** Among words and in galleries: held upright a photograph is then as wide as readers are ever shown it. */
const lean: Fineness = { longestSide: 1440, quality: 0.7 };
/** A picture that stands alone, which somebody may hang on a wall or on the screen of a phone. */
const fine: Fineness = { longestSide: 2560, quality: 0.85 };

/** What was drawn once is not drawn again when the sending is tried anew: each time costs some of its detail. */
const prepared = new WeakSet<Blob>();

/** A camera's picture takes as much memory as a small phone has to spare. */
const turns = createTurns(1);

/**
 * The file to send for a picture: kept on the device first, proved by its first bytes, drawn smaller and upright, without what the camera
 * wrote of place and time. A picture of an earlier visit is read from the device.
 * @throws Failure `image-type-not-allowed`, `image-too-large`, `image-unreadable`, `picture-lost`
 */
export async function preparePicture({ file, key, isFine }: UploadRequest): Promise<PictureFile> {
  const isChosen = file instanceof Blob;
  const kept = isChosen ? null : await readPicture(key);
  const blob = isChosen ? file : kept?.file;
  if (!blob) throw new Failure({ code: 'picture-lost' });
  const name = file.name || kept?.name || '';
  // A device without room can still send it; it only cannot go on after a reload.
  if (isChosen) await keepPicture({ key, file: blob, name }).catch(() => {});
  const type = await pictureType(blob);
  if (!type) throw new Failure({ code: 'image-type-not-allowed' });
  const isReady = kept?.isPrepared || prepared.has(blob);
  const result = isReady ? blob : await inTurn(() => lightest(blob, type, isFine ? fine : lean));
  if (result.size > limits.imageBytes) throw new Failure({ code: 'image-too-large' });
  if (result !== blob) await keepPicture({ key, file: result, name, isPrepared: true }).catch(() => {});
  const sent = result === blob ? type : (result.type as PictureType);
  const ready = new File([result], name || `picture.${sent === 'image/png' ? 'png' : 'jpg'}`, { type: sent });
  prepared.add(ready);
  return Object.assign(ready, { detail: await inTurn(() => detailIn(result)) });
}

async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  let leave = () => {};
  await new Promise<void>((begin) => {
    leave = turns.take(begin);
  });
  try {
    return await act();
  } finally {
    leave();
  }
}

/** Measured also where nothing is drawn smaller: what is blank is light. Undefined where this device does not draw. */
async function detailIn(picture: Blob): Promise<number | undefined> {
  try {
    const bitmap = await createImageBitmap(picture, { resizeWidth: 64 });
    const detail = detailOf(bitmap);
    bitmap.close();
    return detail;
  } catch {
    return undefined;
  }
}

/** Drawn smaller where that makes it lighter, or where the camera has left notes in it; else as it is, for the server to judge. */
async function lightest(blob: Blob, type: PictureType, fineness: Fineness): Promise<Blob> {
  const isNoted = type === 'image/jpeg' && (await hasNotes(blob));
  if (blob.size <= worthShrinking && !isNoted) return blob;
  const smaller = await smallerPicture(blob, { ...fineness, type }).catch(() => null);
  return smaller && (isNoted || smaller.size < blob.size) ? smaller : blob;
}

/** EXIF, where cameras write how they were held, and where. */
async function hasNotes(jpeg: Blob): Promise<boolean> {
  const start = new Uint8Array(await jpeg.slice(0, 64 * 1024).arrayBuffer());
  return new TextDecoder('latin1').decode(start).includes('Exif\0\0');
}

type PictureType = 'image/jpeg' | 'image/png';

/** What a file is, by its first bytes; its name and type say only what somebody calls it. */
export async function pictureType(file: Blob): Promise<PictureType | null> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const begins = (...bytes: number[]) => bytes.every((byte, at) => start[at] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : null;
}
