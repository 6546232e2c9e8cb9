import { page } from 'vitest/browser';
import { type ActorRefFrom, type EventFromLogic, fromPromise } from 'xstate';
import type { Size } from '#domain/media/crop.ts';
import type { pictureCropMachine } from '#machines/flow/editor/picture-crop.ts';
import { cropMachine } from '#machines/kit/crop.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { PictureCrop } from '#src/features/editor/pictures/picture-crop-button.tsx';
import samples from '#test/unit/machines/events/flow/editor/picture-crop.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, press } from '../harness/gestures.ts';

type Actor = ActorRefFrom<typeof pictureCropMachine>;

/** What the post has in the place of the picture, by the tested path. */
const shown: { request?: EventFromLogic<typeof pictureCropMachine> } = {};

const Screen = ({ actor }: { actor: Actor }) => (
  <PictureCrop actor={actor} onOpen={() => shown.request && actor.send(shown.request)} />
);

const button = () => page.getByRole('button', { name: 'Crop', exact: true });

walkChart({
  samples,
  Screen,
  // The dialog stays open until its outcome is set.
  actors: {
    crop: cropMachine.provide({
      actors: {
        measurePicture: fromPromise<Size, { file: PictureFile }>(() => new Promise(() => {})),
      },
    }),
  },
  gestures: {
    'crop.requested': async (event) => {
      shown.request = event;
      await press('Crop')();
    },
  },
  shows: {
    'picture-crop.idle': button,
    'picture-crop.fetching': button,
    'picture-crop.failed': failureText({}),
  },
});
