import type { PictureFile, UploadRequest } from '#machines/flow/upload.ts';

/** Below this many bytes making it smaller saves less time than it takes. */
const worthShrinking = 700 * 1024;
/** Small print of a passbook can still be read. */
const longestSide = 2400;
const quality = 0.85;

/** A picture of a document as small as it can still be read, upright; the file as it is where the device cannot make it so. */
export async function prepareProof({ file }: Pick<UploadRequest, 'file'>): Promise<PictureFile> {
  if (!(file instanceof Blob) || file.size <= worthShrinking) return file;
  const smaller = await shrink(file).catch(() => null);
  if (!smaller || smaller.size >= file.size) return file;
  return new File([smaller], file.name, { type: smaller.type });
}

async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
