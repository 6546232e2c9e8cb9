/** A size in which pictures are offered: pixels and JPEG quality; height 0 keeps the ratio. */
export type ImageSize = { width: number; height: number; quality: number };

/** The closed list; anything else is refused, so that nobody can make the server draw at will. */
export const imageSizes = {
  '96x96_80': { width: 96, height: 96, quality: 80 },
  '320x180_70': { width: 320, height: 180, quality: 70 },
  '300x337_60': { width: 300, height: 337, quality: 60 },
  '600x337_60': { width: 600, height: 337, quality: 60 },
  '1080x0_75': { width: 1080, height: 0, quality: 75 },
} as const satisfies Record<string, ImageSize>;

export type ImageSizeName = keyof typeof imageSizes;

/** What the cards of readers cut out of a picture; a smaller one is blown up for it. */
export const cardSize = imageSizes['600x337_60'];

/**
 * Of a picture in an article, to readers and to who writes it: whole, and no wider than a phone
 * shows.
 */
export const articleSize: ImageSizeName = '1080x0_75';
