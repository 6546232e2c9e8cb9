import { page } from 'vitest/browser';
import type { CropActor } from '#src/ui/media/crop/crop-actor.ts';
import { CropDialog } from '#src/ui/media/crop/crop-dialog.tsx';
import samples from '#test/unit/machines/events/kit/crop.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press, text } from '../harness/gestures.ts';

const title = () => page.getByRole('heading', { name: 'Crop image' });

/** The dialog of a picture whose frame may be upright too. */
const Dialog = ({ actor }: { actor: CropActor }) => (
  <CropDialog
    actor={actor}
    shapes={[
      {
        value: 'wide',
        label: 'Landscape',
        getShape: () => ({ width: 600, height: 337, isRound: false }),
      },
      {
        value: 'upright',
        label: 'Portrait',
        getShape: () => ({ width: 300, height: 337, isRound: false }),
      },
    ]}
  />
);

walkChart({
  samples,
  Screen: Dialog,
  gestures: {
    'picture.panned': press('Move down'),
    'zoom.changed': press('Zoom in'),
    'picture.rotated': press('Rotate 90°'),
    'crop.reset': press('Reset'),
    'shape.changed': () => page.getByText('Portrait').click(),
    'crop.confirmed': press(/^(Apply crop|Try again)$/),
    'crop.skipped': press('Use full image'),
    'crop.cancelled': press('Cancel'),
  },
  shows: {
    'crop.measuring': title,
    'crop.adjusting': title,
    'crop.cropping': title,
    'crop.cropFailed': text(
      "This device couldn't crop the image. You can still use the full image.",
    ),
  },
});
