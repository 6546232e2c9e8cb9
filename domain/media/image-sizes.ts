/** A size in which pictures are offered: pixels and JPEG quality; height 0 keeps the ratio. */
export type ImageSize = { width: number; height: number; quality: number };

/** A closed list; other sizes are refused, so that nobody can make the server resize at will. */
export const imageSizes = {
  '96x96_80': { width: 96, height: 96, quality: 80 },
  '192x192_80': { width: 192, height: 192, quality: 80 },
  '320x180_70': { width: 320, height: 180, quality: 70 },
  '300x337_60': { width: 300, height: 337, quality: 60 },
  '600x337_60': { width: 600, height: 337, quality: 60 },
  '1080x0_75': { width: 1080, height: 0, quality: 75 },
} as const satisfies Record<string, ImageSize>;

export type ImageSizeName = keyof typeof imageSizes;

/** The size of the cards of readers; a smaller picture is scaled up. */
export const cardSize = imageSizes['600x337_60'];

/**
 * A picture in an article, in the editor and for readers: uncropped, at most as wide as a phone.
 */
export const articleSize: ImageSizeName = '1080x0_75';
