import type { ImageSizeName } from './image-sizes.ts';

/*
 * Normalises addresses of pictures from this portal and other backends of its contract: with
 * placeholders for the base and the delivery network, with a crop segment, or as a template for
 * size and kind (spec point 9).
 */

/** Where this server has its pictures. */
export const ownImageService = '/pictures';

const placeholders = /^(?:##[A-Z_]+##\/?)+|^\/pictures\//;
const cropSegment = /\/(?:\d+x\d+_\d+|\{size\})(?=\/)/g;

/**
 * The address of the picture itself: on a base that is known, without a crop segment.
 * @param base takes the place of the placeholders and of this server's own path; without a slash at
 * its end
 */
export function originalPictureUrl(address: string, base: string = ownImageService): string {
  return address
    .replace(placeholders, `${base}/`)
    .replace(cropSegment, '')
    .replace(/\{ext\}$/, 'jpg');
}

/**
 * The address of a picture at an offered size, from any address of the picture. A file on this
 * device has one size.
 */
export function sizedPictureUrl(
  address: string,
  size: ImageSizeName,
  base: string = ownImageService,
): string {
  if (address.startsWith('blob:')) return address;
  return originalPictureUrl(address, base).replace(/\/([^/]+)$/, `/${size}/$1`);
}

/** The id of the picture that an address, or an id alone, names. */
export function parsePictureId(address: string): string {
  return originalPictureUrl(address)
    .replace(/^.*\//, '')
    .replace(/\.[a-z]+$/, '');
}
