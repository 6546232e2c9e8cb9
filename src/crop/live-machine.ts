import { fromPromise } from 'xstate';
import type { Size } from '#domain/crop.ts';
import { type CutRequest, cropMachine } from '#machines/flow/crop.ts';
import type { PictureFile } from '#machines/flow/upload.ts';
import { cutPicture, measurePicture } from './cut-picture.ts';

/** The chart `crop` on this device: nothing is sent, and what will be sent is small. */
export const liveCropMachine = cropMachine.provide({
  actors: {
    measurePicture: fromPromise<Size, { file: PictureFile }>(({ input }) => measurePicture(input.file)),
    cutPicture: fromPromise<PictureFile, CutRequest>(({ input }) => cutPicture(input)),
  },
});
