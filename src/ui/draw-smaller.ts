export type Wanted = {
  /** In pixels. */
  longestSide: number;
  type: 'image/jpeg' | 'image/png';
  /** From 0 to 1. */
  quality: number;
};

/** What the worker is asked (picture-worker.ts). */
export type Drawing = { file: Blob; wanted: Wanted };
/** What it answers; a failure says no more than that it is one. */
export type Drawn = { picture: Blob | null } | { failed: true };

/**
 * A picture drawn anew: upright, without what the camera wrote into it, at most so many pixels on its longer side. Null for a PNG that
 * is small enough, which would not become lighter.
 * @throws when the file is no picture
 */
export async function drawSmaller(file: Blob, { longestSide, type, quality }: Wanted): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    if (type === 'image/png' && scale === 1) return null;
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This device does not draw.');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type, quality });
  } finally {
    bitmap.close();
  }
}
