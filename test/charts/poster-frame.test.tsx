import { page, userEvent } from 'vitest/browser';
import { PosterPicker } from '#src/editor/video/poster-picker.tsx';
import samples from '../unit/machines/events/poster-frame.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const slider = () => page.getByRole('slider', { name: 'Moment of the video' });

walkChart({
  samples,
  Screen: PosterPicker,
  gestures: {
    'film.opened': outside,
    'frame.sampled': outside,
    'film.sampled': outside,
    'frame.drawn': outside,
    'picture.taken': outside,
    'film.failed': outside,
    'time.changed': (event) => userEvent.fill(slider(), String(event.time)),
    'frame.chosen': press('Use this frame'),
  },
  // A slider ends where the film does.
  isPossible: ({ context }, event) => event.type !== 'time.changed' || event.time <= context.durationMs,
  shows: {
    'poster-frame.watching.opening': text('Looking for frames…'),
    'poster-frame.watching.sampling': slider,
    'poster-frame.watching.choosing': slider,
    'poster-frame.watching.taking': slider,
    'poster-frame.unplayable': text(/^This browser cannot show the video/),
  },
});
