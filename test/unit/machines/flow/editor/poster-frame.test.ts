import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  type FrameSourceEvent,
  type FrameSourceRequest,
  mostDetailedFrame,
  type PosterInput,
  posterFrameMachine,
  type VideoSource,
} from '#machines/flow/editor/poster-frame.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { frameOf } from '#test/factories/videos.ts';

const picture: PictureFile = { name: 'poster.jpg', size: 90_000, type: 'image/jpeg' };

/** A video that records requests; the test defines its replies. */
function start(more: Partial<PosterInput> = {}) {
  const wishes: FrameSourceRequest[] = [];
  const taken: PictureFile[] = [];
  let isOpen = false;
  const machine = posterFrameMachine.provide({
    actors: {
      video: fromCallback<FrameSourceRequest, { source: VideoSource }>(({ receive }) => {
        isOpen = true;
        receive((wish) => wishes.push(wish));
        return () => {
          isOpen = false;
        };
      }),
    },
  });
  const actor = createActor(machine, {
    input: { source: { url: '/a.mp4' }, proposesFrame: false, ...more },
  });
  actor.on('poster.chosen', (event) => taken.push(event.picture));
  actor.start();
  const report = (...news: FrameSourceEvent[]) => {
    for (const one of news) actor.send(one);
  };
  return { actor, wishes, taken, report, isOpen: () => isOpen, now: () => actor.getSnapshot() };
}

const opened: FrameSourceEvent = { type: 'video.opened', durationMs: 8000 };
const sampled = (...frames: [number, number][]): FrameSourceEvent[] => [
  ...frames.map(([time, detail]) => ({
    type: 'frame.sampled' as const,
    frame: frameOf(time, detail),
  })),
  { type: 'video.sampled' },
];

describe('the poster of a video', () => {
  it('is the first frame on which something is seen, where the video has none', () => {
    const film = start({ proposesFrame: true });
    film.report(opened, ...sampled([500, 0], [1500, 3], [2500, 30], [3500, 60]));
    expect(film.wishes).toEqual([{ type: 'picture.requested', time: 2500 }]);
    film.report({ type: 'picture.captured', picture });
    expect(film.taken).toEqual([picture]);
    expect(film.now().matches({ watching: 'choosing' })).toBe(true);
  });

  it('is the liveliest where every frame is nearly blank', () => {
    expect(mostDetailedFrame([frameOf(0, 0), frameOf(1, 5), frameOf(2, 4)])?.time).toBe(1);
    expect(mostDetailedFrame([])).toBeUndefined();
  });

  it('is not taken automatically when there is one', () => {
    const film = start();
    film.report(opened, ...sampled([500, 40]));
    expect([film.wishes, film.now().context.time]).toEqual([[], 500]);
  });

  it('is searched within the video, and captured at the shown moment', () => {
    const film = start();
    film.report(opened, ...sampled([500, 40]));
    film.actor.send({ type: 'time.changed', time: 9000 });
    film.actor.send({ type: 'time.changed', time: -1 });
    film.actor.send({ type: 'time.changed', time: 6100 });
    film.report({ type: 'frame.drawn', frame: frameOf(6100) });
    expect(film.now().context.shownFrame?.time).toBe(6100);
    film.actor.send({ type: 'frame.chosen' });
    film.actor.send({ type: 'frame.chosen' });
    film.report({ type: 'picture.captured', picture });
    expect(film.wishes).toEqual([
      { type: 'frame.requested', time: 6100 },
      { type: 'picture.requested', time: 6100 },
    ]);
    expect(film.taken).toHaveLength(1);
  });

  it('is an uploaded picture where the browser cannot show the video, which is closed', () => {
    const film = start({ proposesFrame: true });
    film.report({ type: 'video.unreadable' });
    expect([film.now().value, film.isOpen()]).toEqual(['unplayable', false]);
  });
});
