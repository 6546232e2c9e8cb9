import type { ImageSizeName } from '#domain/media/image-sizes.ts';
import { originalPictureUrl, ownImageService, sizedPictureUrl } from '#domain/media/picture-url.ts';

/*
 * Pictures are requested from the image service that the configuration names (spec point 3). The
 * configuration loads once, before the first page with a picture.
 */

let imageService: string = ownImageService;

/** @param url the configuration's `imageServiceUrl`: a path of this server, or another host */
export function setImageService(url: string): void {
  imageService = url.replace(/\/+$/, '');
}

/** Where a picture is requested at a size, from any address of it. */
export const pictureAddress = (address: string, size: ImageSizeName): string =>
  sizedPictureUrl(address, size, imageService);

/** Where the picture itself is requested. */
export const wholePictureAddress = (address: string): string =>
  originalPictureUrl(address, imageService);
