import { page, userEvent } from 'vitest/browser';
import type { PosterFrameActor } from '#machines/flow/editor/poster-frame.ts';
import { PosterPicker } from '#src/features/editor/video/poster-picker.tsx';
import samples from '#test/unit/machines/events/flow/editor/poster-frame.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

const slider = () => page.getByRole('slider', { name: 'Video position' });

/** To one end of the video, or to the other when it is there. */
async function moveSlider(_: unknown, actor: PosterFrameActor): Promise<void> {
  const { time, durationMs } = actor.getSnapshot().context;
  (slider().element() as HTMLElement).focus();
  await userEvent.keyboard(time === durationMs ? '{Home}' : '{End}');
}

walkChart({
  samples,
  Screen: PosterPicker,
  gestures: {
    'video.opened': outside,
    'frame.sampled': outside,
    'video.sampled': outside,
    'frame.drawn': outside,
    'picture.captured': outside,
    'video.unreadable': outside,
    'time.changed': moveSlider,
    'frame.chosen': press('Use this frame'),
  },
  // The slider ends where the video ends.
  isPossible: ({ context }, event) =>
    event.type !== 'time.changed' || event.time <= context.durationMs,
  shows: {
    'poster-frame.watching.opening': text('Loading frames…'),
    'poster-frame.watching.sampling': slider,
    'poster-frame.watching.choosing': slider,
    'poster-frame.watching.capturing': slider,
    'poster-frame.unplayable': text(/^This browser can't play the video/),
  },
});
