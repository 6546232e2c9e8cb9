import type { components } from '#generated/contract.ts';

/** A picture on the server. */
export type KnownPicture = Pick<
  components['schemas']['UploadedImage'],
  'id' | 'url' | 'width' | 'height'
> & {
  /** The detail of its pixels, if this device measured it before the upload (upload.ts). */
  detail?: number;
};

/** A complete video on the server. */
export type KnownVideo = Pick<
  components['schemas']['Video'],
  'id' | 'url' | 'width' | 'height' | 'durationMs' | 'hasSound'
>;
