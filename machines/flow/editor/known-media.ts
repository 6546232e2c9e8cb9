import type { components } from '#generated/contract.ts';

/** What is known of a picture that the server has. */
export type KnownPicture = Pick<
  components['schemas']['UploadedImage'],
  'id' | 'url' | 'width' | 'height'
> & {
  /** How far its pixels lie apart, where this device has measured it on its way (upload.ts). */
  detail?: number;
};

/** What is known of a video that the server has whole. */
export type KnownVideo = Pick<
  components['schemas']['Video'],
  'id' | 'url' | 'width' | 'height' | 'durationMs' | 'hasSound'
>;
