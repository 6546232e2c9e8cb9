type Wanted = {
  /** In pixels. */
  longestSide: number;
  type: 'image/jpeg' | 'image/png';
  /** From 0 to 1. */
  quality: number;
};

/**
 * A picture drawn anew: upright, without what the camera wrote into it, at most so many pixels on its longer side. Null for a PNG that
 * is small enough, which would not become lighter, and where the browser cannot draw apart from the page.
 * @throws when the file is no picture
 */
export async function smallerPicture(
  file: Blob,
  { longestSide, type, quality }: Wanted,
): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (type === 'image/png' && scale === 1) {
    bitmap.close();
    return null;
  }
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type, quality });
}
