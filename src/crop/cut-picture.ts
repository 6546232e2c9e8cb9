import { frameOf, type Size, turnedSize } from '#domain/crop.ts';
import { limits } from '#domain/limits.ts';
import type { CutRequest } from '#machines/flow/crop.ts';
import type { PictureFile } from '#machines/flow/upload.ts';

const quality = 0.86;

/**
 * How large the picture is when it stands upright, as its metadata say.
 * @throws when it is none that this device can show, or has more pixels than are taken: those are not even decoded
 */
export async function measurePicture(file: PictureFile): Promise<Size> {
  const address = URL.createObjectURL(blobOf(file));
  try {
    const picture = new Image();
    const known = once(picture, 'load');
    picture.src = address;
    await known;
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (width * height > limits.imagePixels) throw new Error('The picture is too large to be shown.');
    await picture.decode();
    return { width, height };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The chosen part as a JPEG (spec point 9), no larger than the shape; white where one could see through. */
export async function cutPicture({ file, shape, crop }: CutRequest): Promise<PictureFile> {
  const bitmap = await createImageBitmap(blobOf(file), { imageOrientation: 'from-image' });
  try {
    const frame = frameOf(bitmap, shape, crop);
    const scale = Math.min(1, shape.width / frame.width);
    const canvas = new OffscreenCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This device does not draw.');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    const turned = turnedSize(bitmap, crop.rotation);
    pen.scale(canvas.width / frame.width, canvas.height / frame.height);
    pen.translate(turned.width / 2 - frame.left, turned.height / 2 - frame.top);
    pen.rotate((crop.rotation * Math.PI) / 180);
    pen.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    const part = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return new File([part], `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, { type: part.type });
  } finally {
    bitmap.close();
  }
}

/** @throws when there is an error first */
const once = (target: EventTarget, name: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(name, () => resolve());
    target.addEventListener('error', () => reject(new Error('The file is no picture.')));
  });

function blobOf(file: PictureFile): Blob {
  if (file instanceof Blob) return file;
  throw new Error('The file is not on this device.');
}
