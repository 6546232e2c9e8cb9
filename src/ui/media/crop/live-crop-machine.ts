import { fromPromise } from 'xstate';
import { type CropRequest, cropMachine, type MeasuredPicture } from '#machines/kit/crop.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { cropPicture, measurePicture } from './crop-picture.ts';

/** The chart `crop` on this device, without the network. */
export const liveCropMachine = cropMachine.provide({
  actors: {
    measurePicture: fromPromise<MeasuredPicture, { file: PictureFile }>(({ input }) =>
      measurePicture(input.file),
    ),
    cropPicture: fromPromise<PictureFile, CropRequest>(({ input }) => cropPicture(input)),
  },
});
