import { limits } from '#domain/limits.ts';
import { isAnimatedPicture } from '#domain/media/animated-picture.ts';
import { cropFrame, rotatedSize } from '#domain/media/crop.ts';
import { pictureType } from '#domain/media/picture-type.ts';
import type { CropRequest, MeasuredPicture } from '#machines/kit/crop.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { withLoadedPicture } from '../loaded-picture.ts';

const quality = 0.86;

/**
 * The size of the upright picture, according to its metadata.
 * @throws when this device cannot show it, or when it has more pixels than allowed; those are not
 * decoded
 */
export async function measurePicture(file: PictureFile): Promise<MeasuredPicture> {
  const blob = toBlob(file);
  const size = await withLoadedPicture(blob, async (picture) => {
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (width * height > limits.imagePixels)
      throw new Error('The picture is too large to be shown.');
    await picture.decode();
    return { width, height };
  });
  const type = await pictureType(blob);
  return { ...size, isAnimated: type !== null && (await isAnimatedPicture(blob, type)) };
}

/**
 * The chosen part as a JPEG (spec point 9), no larger than the shape; white where one could see
 * through.
 */
export async function cropPicture({ file, shape, crop }: CropRequest): Promise<PictureFile> {
  const bitmap = await createImageBitmap(toBlob(file), { imageOrientation: 'from-image' });
  try {
    const frame = cropFrame(bitmap, shape, crop);
    const scale = Math.min(1, shape.width / frame.width);
    const canvas = new OffscreenCanvas(
      Math.round(frame.width * scale),
      Math.round(frame.height * scale),
    );
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This device does not draw.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    const turned = rotatedSize(bitmap, crop.rotation);
    context.scale(canvas.width / frame.width, canvas.height / frame.height);
    context.translate(turned.width / 2 - frame.left, turned.height / 2 - frame.top);
    context.rotate((crop.rotation * Math.PI) / 180);
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    const part = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return new File([part], `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, {
      type: part.type,
    });
  } finally {
    bitmap.close();
  }
}

function toBlob(file: PictureFile): Blob {
  if (file instanceof Blob) return file;
  throw new Error('The file is not on this device.');
}
