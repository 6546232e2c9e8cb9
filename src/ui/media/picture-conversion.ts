import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { isAnimatedPicture } from '#domain/media/animated-picture.ts';
import { isStoredPictureType, type PictureType, pictureType } from '#domain/media/picture-type.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { withLoadedPicture } from './loaded-picture.ts';
import { drawInPage } from './page-drawing.ts';
import { resizePicture } from './picture-resizer.ts';
import type { ResizeOptions } from './resized-drawing.ts';

type PictureProblem = Extract<FailureCode, `image-${string}`>;
type ConversionOptions = Omit<ResizeOptions, 'type'>;

/**
 * Makes a JPEG or a PNG of a picture of another type, as in {@link drawResized}. `isFirstFrame` is
 * true when it was an animation.
 * @throws Failure `image-is-heic`, `image-unreadable`, `image-too-many-pixels`
 */
export async function convertPicture(
  file: Blob,
  type: PictureType,
  options: ConversionOptions,
): Promise<{ picture: Blob; isFirstFrame: boolean }> {
  const problem = await decodingProblem(file, type);
  if (problem) throw new Failure({ code: problem });
  const isFirstFrame = await isAnimatedPicture(file, type);
  const resize = { ...options, type };
  const drawn = await resizePicture(file, resize).catch(() => null);
  const isForPage = typeof OffscreenCanvas === 'undefined' || type === 'image/heic';
  const picture = drawn ?? (isForPage ? await drawInPage(file, resize).catch(() => null) : null);
  if (!picture) throw new Failure({ code: unreadableCode(type) });
  return { picture, isFirstFrame };
}

/**
 * The picture itself where the server takes its type, else a converted one.
 * @throws Failure `image-type-not-allowed`, and those of {@link convertPicture}
 */
export async function toStoredPicture(
  file: PictureFile,
  options: ConversionOptions,
): Promise<PictureFile> {
  if (!(file instanceof Blob)) return file;
  const type = await pictureType(file);
  if (!type) throw new Failure({ code: 'image-type-not-allowed' });
  if (isStoredPictureType(type)) return file;
  const { picture, isFirstFrame } = await convertPicture(file, type, options);
  const stored = new File([picture], file.name, { type: picture.type });
  return Object.assign(stored, { isFirstFrame });
}

/**
 * Why this device cannot draw a picture; null when it can. Opens it without decoding it: a small
 * file can claim more pixels than a phone has memory for.
 */
export async function decodingProblem(
  file: Blob,
  type: PictureType,
): Promise<PictureProblem | null> {
  const pixels = await withLoadedPicture(
    file,
    ({ naturalWidth, naturalHeight }) => naturalWidth * naturalHeight,
  ).catch(() => 0);
  if (pixels === 0) return unreadableCode(type);
  return pixels > limits.imagePixels ? 'image-too-many-pixels' : null;
}

const unreadableCode = (type: PictureType): PictureProblem =>
  type === 'image/heic' ? 'image-is-heic' : 'image-unreadable';
