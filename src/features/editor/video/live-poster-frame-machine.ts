import { fromCallback } from 'xstate';
import { posterFrameMachine } from '#machines/flow/editor/poster-frame.ts';
import { extractFrames } from './frame-extractor.ts';

/** The chart `poster-frame` on this device, without the network. */
export const livePosterFrameMachine = posterFrameMachine.provide({
  actors: { video: fromCallback(extractFrames) },
});
