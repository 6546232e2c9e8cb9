import { page } from 'vitest/browser';
import { type CropActor, CropDialog } from '#src/crop/crop-dialog.tsx';
import samples from '../unit/machines/events/crop.ts';
import { press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const title = () => page.getByRole('heading', { name: 'Which part is shown?' });

/** The dialog of a picture whose frame may be upright too. */
const Dialog = ({ actor }: { actor: CropActor }) => (
  <CropDialog
    actor={actor}
    shapes={[
      { value: 'wide', label: 'Wide', shapeOf: () => ({ width: 600, height: 337, isRound: false }) },
      { value: 'upright', label: 'Upright', shapeOf: () => ({ width: 300, height: 337, isRound: false }) },
    ]}
  />
);

walkChart({
  samples,
  Screen: Dialog,
  gestures: {
    'picture.pushed': press('Move down'),
    'zoom.changed': press('Larger'),
    'picture.turned': press('Turn by a quarter'),
    'crop.reset': press('Back to the beginning'),
    'shape.changed': () => page.getByText('Upright').click(),
    'crop.confirmed': press(/^(Use this part|Try again)$/),
    'crop.skipped': press('Use the whole picture'),
    'crop.cancelled': press('Cancel'),
  },
  shows: {
    'crop.measuring': title,
    'crop.adjusting': title,
    'crop.cutting': title,
    'crop.cutFailed': text('This device could not cut the picture. The picture itself is fine.'),
  },
});
