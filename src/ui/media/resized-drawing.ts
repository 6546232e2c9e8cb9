import type { PictureType } from '#domain/media/picture-type.ts';

export type ResizeOptions = {
  /** In pixels. */
  longestSide: number;
  /** What the file is. */
  type: PictureType;
  /** From 0 to 1. */
  quality: number;
};

/** A request to the worker (picture-resize-worker.ts). */
export type ResizeRequest = { file: Blob; options: ResizeOptions };
/** The worker's reply; a failure has no details. */
export type ResizeResult = { picture: Blob | null } | { failed: true };

type Drawing = {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  toBlob: (type: string, quality?: number) => Promise<Blob>;
};

/**
 * Letters and edges in what was a PNG or a GIF stay sharp; the server keeps such pictures at the
 * same quality.
 */
const sharpQuality = 0.9;

/** A transparent picture of another type becomes a PNG of at most so many bytes. */
const maxPngBytes = 2 * 1024 * 1024;

/**
 * Redraws a picture upright, without the camera's metadata, within a maximum number of pixels on
 * its longer side; of an animation its first frame. An opaque picture becomes a JPEG, as on the
 * server. A transparent one becomes a PNG, or, where that would be heavy, a JPEG on white. Null for
 * a transparent PNG that is small enough already.
 * @throws when the file is no picture
 */
export async function drawResized(file: Blob, options: ResizeOptions): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, options.longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext('2d', { willReadFrequently: options.type !== 'image/jpeg' });
    if (!context) throw new Error('This device does not draw.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const toBlob = (type: string, quality = 1) => canvas.convertToBlob({ type, quality });
    return await encodeDrawing({ context, toBlob }, options, scale === 1);
  } finally {
    bitmap.close();
  }
}

/** The drawn picture as a file; null where the original will do. */
export async function encodeDrawing(
  { context, toBlob }: Drawing,
  { type, quality }: ResizeOptions,
  isSameSize: boolean,
): Promise<Blob | null> {
  const isSharp = type === 'image/png' || type === 'image/gif';
  const toJpeg = () => toBlob('image/jpeg', isSharp ? Math.max(quality, sharpQuality) : quality);
  if (type === 'image/jpeg' || isOpaque(context)) return toJpeg();
  if (type === 'image/png' && isSameSize) return null;
  const png = await toBlob('image/png');
  if (type === 'image/png' || png.size <= maxPngBytes) return png;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  return toJpeg();
}

/** Read in strips, so that a large picture is not in memory a third time. */
function isOpaque(context: Drawing['context']): boolean {
  const { width, height } = context.canvas;
  const strip = 128;
  for (let top = 0; top < height; top += strip) {
    const { data } = context.getImageData(0, top, width, Math.min(strip, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  }
  return true;
}
