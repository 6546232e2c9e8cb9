import { posterFrameMachine } from '#machines/flow/poster-frame.ts';
import { chartEvents } from '../chart-events.ts';
import { frameOf } from '../videos.ts';

export default chartEvents({
  machine: posterFrameMachine,
  inputs: [
    { source: { url: '/videos/a.mp4' }, proposes: true },
    { source: { url: '/videos/a.mp4' }, proposes: false },
  ],
  events: [
    { type: 'film.opened', durationMs: 4000 },
    { type: 'frame.sampled', frame: frameOf(2000) },
    { type: 'frame.drawn', frame: frameOf(2100) },
    { type: 'picture.taken', picture: { name: 'poster.jpg', size: 10, type: 'image/jpeg' } },
    { type: 'time.changed', time: 3000 },
    { type: 'time.changed', time: 5000 },
  ],
  distinguish: ({ proposes, durationMs, time, seen, frames }) => ({
    proposes,
    durationMs,
    time,
    seen: seen?.time,
    hasFrames: frames.length > 0,
  }),
});
