import { Failure, toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import {
  isStoredPictureType,
  type PictureType,
  pictureType,
  type StoredPictureType,
} from '#domain/media/picture-type.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { createConcurrencyLimit } from '#src/api/concurrency-limit.ts';
import { savePicture } from '#src/device/draft-store.ts';
import { loadPictureConversion } from '#src/ui/media/picture-conversion-loader.ts';
import { pictureDetail } from '#src/ui/media/picture-detail.ts';
import { resizePicture } from '#src/ui/media/picture-resizer.ts';

/** Below this many bytes making it smaller saves less time than it takes. */
const minCompressBytes = 150 * 1024;

type CompressionSettings = { longestSide: number; quality: number };
/**
 * Among words and in galleries: held upright a photograph is then as wide as readers are ever shown
 * it.
 */
const standardSettings: CompressionSettings = { longestSide: 1440, quality: 0.7 };
/** A single picture, which readers may use full screen or print. */
const highQualitySettings: CompressionSettings = { longestSide: 2560, quality: 0.85 };

/** A prepared file is reused when the upload is retried: each conversion costs detail. */
const prepared = new WeakSet<Blob>();

/** A camera's picture takes as much memory as a small phone has to spare. */
const decodeSlots = createConcurrencyLimit(1);

type StoredPicture = {
  key: string;
  file: Blob;
  name: string;
  isHighQuality: boolean;
  isPrepared: boolean;
  isFirstFrame: boolean;
};

/**
 * Checks the first bytes of a picture, then resizes it upright and without the camera's location
 * and time. Types that the server does not take become JPEG or PNG. The result is stored too.
 * @throws Failure `image-type-not-allowed`, `image-is-heic`, `image-too-many-pixels`,
 * `image-too-large`, `image-unreadable`; `network` when what converts it could not be loaded
 */
export async function redrawPicture(stored: StoredPicture): Promise<PictureFile> {
  const { key, file, name, isHighQuality } = stored;
  const type = await pictureType(file);
  if (!type) throw new Failure({ code: 'image-type-not-allowed' });
  const { picture, isFirstFrame = stored.isFirstFrame } =
    stored.isPrepared || prepared.has(file)
      ? { picture: file }
      : await withDecodeSlot(() =>
          redraw(file, type, isHighQuality ? highQualitySettings : standardSettings),
        );
  if (picture.size > limits.imageBytes) throw new Failure({ code: 'image-too-large' });
  if (picture !== file)
    await savePicture({ key, file: picture, name, isPrepared: true, isFirstFrame }).catch(() => {});
  const sent = picture === file ? type : picture.type;
  const ready = new File([picture], name || `picture.${sent === 'image/png' ? 'png' : 'jpg'}`, {
    type: sent,
  });
  prepared.add(ready);
  const detail = await withDecodeSlot(() => measureDetail(picture));
  return Object.assign(ready, { detail, isFirstFrame });
}

async function redraw(blob: Blob, type: PictureType, settings: CompressionSettings) {
  if (isStoredPictureType(type)) return compress(blob, type, settings);
  const { convertPicture } = await loadPictureConversion();
  return convertPicture(blob, type, settings);
}

async function withDecodeSlot<Result>(act: () => Promise<Result>): Promise<Result> {
  let leave = () => {};
  await new Promise<void>((begin) => {
    leave = decodeSlots.acquire(begin);
  });
  try {
    return await act();
  } finally {
    leave();
  }
}

/**
 * Also measured without a resize: blank pictures have small files. Undefined on devices without a
 * canvas.
 */
async function measureDetail(picture: Blob): Promise<number | undefined> {
  try {
    const bitmap = await createImageBitmap(picture, { resizeWidth: 64 });
    const detail = pictureDetail(bitmap);
    bitmap.close();
    return detail;
  } catch {
    return undefined;
  }
}

/**
 * Resized where that makes it smaller, or where the camera has stored metadata; else as it
 * is, for the server to check.
 */
async function compress(
  blob: Blob,
  type: StoredPictureType,
  fineness: CompressionSettings,
): Promise<{ picture: Blob; isFirstFrame?: boolean }> {
  const containsExif = type === 'image/jpeg' && (await hasExif(blob));
  if (blob.size <= minCompressBytes && !containsExif) return { picture: blob };
  const smaller = await resizePicture(blob, { ...fineness, type }).catch((error: unknown) => {
    if (toFailure(error).code === 'network') throw error;
    return null;
  });
  const isBetter = smaller && (containsExif || smaller.size < blob.size);
  return { picture: isBetter ? smaller : blob };
}

/** EXIF, where cameras write how they were held, and where. */
async function hasExif(jpeg: Blob): Promise<boolean> {
  const start = new Uint8Array(await jpeg.slice(0, 64 * 1024).arrayBuffer());
  return new TextDecoder('latin1').decode(start).includes('Exif\0\0');
}
