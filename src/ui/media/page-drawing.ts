import { withLoadedPicture } from './loaded-picture.ts';
import { encodeDrawing, type ResizeOptions } from './resized-drawing.ts';

/**
 * As `drawResized`, by an element of the page. An element also shows the beginning of a broken
 * file, so this is for browsers that draw nowhere else, and for types that they decode nowhere
 * else.
 * @throws when the file is no picture
 */
export function drawInPage(file: Blob, options: ResizeOptions): Promise<Blob | null> {
  return withLoadedPicture(file, (picture) => {
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.min(1, options.longestSide / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This device does not draw.');
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const toBlob = (type: string, quality?: number) =>
      new Promise<Blob>((resolve, reject) => {
        const take = (blob: Blob | null) =>
          blob ? resolve(blob) : reject(new Error('The device has no memory for it.'));
        canvas.toBlob(take, type, quality);
      });
    return encodeDrawing({ context, toBlob }, options, scale === 1);
  });
}
