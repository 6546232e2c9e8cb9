import { fromCallback } from 'xstate';
import { posterFrameMachine } from '#machines/flow/poster-frame.ts';
import { watchFilm } from './film.ts';

/** The chart `poster-frame` on this device: nothing is sent. */
export const livePosterFrameMachine = posterFrameMachine.provide({
  actors: { film: fromCallback(watchFilm) },
});
