/** The formats of a post, as the contract names them. */
export const postFormats = [
  'FORMAT_ARTICLE',
  'FORMAT_IMAGE',
  'FORMAT_GALLERY',
  'FORMAT_VIDEO',
  'GIFVIDEO',
] as const;
export type PostFormat = (typeof postFormats)[number];
