import { posterFrameMachine } from '#machines/flow/editor/poster-frame.ts';
import { frameOf } from '#test/factories/videos.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: posterFrameMachine,
  inputs: [
    { source: { url: '/videos/a.mp4' }, proposesFrame: true },
    { source: { url: '/videos/a.mp4' }, proposesFrame: false },
  ],
  events: [
    { type: 'video.opened', durationMs: 4000 },
    { type: 'frame.sampled', frame: frameOf(2000) },
    { type: 'frame.drawn', frame: frameOf(2100) },
    { type: 'picture.captured', picture: { name: 'poster.jpg', size: 10, type: 'image/jpeg' } },
    { type: 'time.changed', time: 3000 },
    { type: 'time.changed', time: 5000 },
  ],
  distinguish: ({ picksAutomatically, durationMs, time, shownFrame, frames }) => ({
    picksAutomatically,
    durationMs,
    time,
    shownFrame: shownFrame?.time,
    hasFrames: frames.length > 0,
  }),
});
