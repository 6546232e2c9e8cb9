export type ResizeOptions = {
  /** In pixels. */
  longestSide: number;
  type: 'image/jpeg' | 'image/png';
  /** From 0 to 1. */
  quality: number;
};

/** A request to the worker (picture-resize-worker.ts). */
export type ResizeRequest = { file: Blob; options: ResizeOptions };
/** The worker's reply; a failure has no details. */
export type ResizeResult = { picture: Blob | null } | { failed: true };

/**
 * Letters and edges in what was a PNG stay sharp; the server keeps such pictures at the same
 * quality.
 */
const pngQuality = 0.9;

/**
 * Redraws a picture upright, without the camera's metadata, within a maximum number of pixels on
 * its longer side. An opaque PNG becomes a JPEG, as on the server; null for any other PNG that is
 * small enough already.
 * @throws when the file is no picture
 */
export async function drawResized(
  file: Blob,
  { longestSide, type, quality }: ResizeOptions,
): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.round(bitmap.width * scale),
      Math.round(bitmap.height * scale),
    );
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This device does not draw.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    if (type === 'image/jpeg') return await canvas.convertToBlob({ type, quality });
    if (isOpaque(context))
      return await canvas.convertToBlob({
        type: 'image/jpeg',
        quality: Math.max(quality, pngQuality),
      });
    return scale === 1 ? null : await canvas.convertToBlob({ type });
  } finally {
    bitmap.close();
  }
}

/** Read in strips, so that a large picture does not lie in memory a third time. */
function isOpaque(context: OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const strip = 128;
  for (let top = 0; top < height; top += strip) {
    const { data } = context.getImageData(0, top, width, Math.min(strip, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  }
  return true;
}
