import { fromPromise } from 'xstate';
import type { Size } from '#domain/media/crop.ts';
import { type CropRequest, cropMachine } from '#machines/kit/crop.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { cropPicture, measurePicture } from './crop-picture.ts';

/** The chart `crop` on this device, without the network. */
export const liveCropMachine = cropMachine.provide({
  actors: {
    measurePicture: fromPromise<Size, { file: PictureFile }>(({ input }) =>
      measurePicture(input.file),
    ),
    cropPicture: fromPromise<PictureFile, CropRequest>(({ input }) => cropPicture(input)),
  },
});
