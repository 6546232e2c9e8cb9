import { type ActorRefFrom, assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import type { VideoFile } from './video-upload-setup.ts';

/**
 * A frame of a video: `time` in ms, `address` while the video is open, `detail` of its pixels (0
 * for blank).
 */
export type Frame = { time: number; address: string; detail: number };

/** The source of the video: the file on this device, or the server's copy. */
export type VideoSource = { file: VideoFile } | { url: string };

export type PosterInput = {
  source: VideoSource;
  /** Takes a frame automatically for a video without a poster. */
  proposesFrame: boolean;
};

export type FrameSourceEvent =
  | { type: 'video.opened'; durationMs: number }
  | { type: 'frame.sampled'; frame: Frame }
  | { type: 'video.sampled' }
  | { type: 'frame.drawn'; frame: Frame }
  | { type: 'picture.captured'; picture: PictureFile }
  /** The browser cannot decode it. */
  | { type: 'video.unreadable' };

/** A request to the video. Of several frames requested in a row, only the last is drawn. */
export type FrameSourceRequest =
  | { type: 'frame.requested'; time: number }
  | { type: 'picture.requested'; time: number };

type Context = PosterInput & {
  durationMs: number;
  /** Spread over the whole video, in order. */
  frames: Frame[];
  /** The current moment in ms. */
  time: number;
  /** The frame of that moment; the previous one while it is being drawn. */
  shownFrame: Frame | null;
};

type Event =
  | FrameSourceEvent
  | { type: 'time.changed'; time: number }
  | { type: 'frame.chosen' }
  | GlobalEvent;

/**
 * Below this a frame is a black, white or grey screen with some noise, as at the ends of videos.
 */
const minDetail = 14;

/** The first frame that is not blank, or else the most detailed one. */
export function mostDetailedFrame(frames: readonly Frame[]): Frame | undefined {
  const lively = frames.find(({ detail }) => detail >= minDetail);
  return lively ?? [...frames].sort((one, other) => other.detail - one.detail)[0];
}

/**
 * Choosing the picture that is shown before a video plays. Emits `poster.taken` with the file of a
 * chosen frame.
 */
export const posterFrameMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PosterInput,
    emitted: {} as { type: 'poster.chosen'; picture: PictureFile },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    /** Opens the video, draws frames throughout it, then those requested. */
    video: fromCallback<FrameSourceRequest, { source: VideoSource }>(() => {}),
  },
  guards: {
    isPosterWanted: ({ context }) => context.proposesFrame,
    isWithin: ({ context }, { time }: { time: number }) =>
      time !== context.time && time >= 0 && time <= context.durationMs,
  },
  actions: {
    keepLength: assign((_, { durationMs }: { durationMs: number }) => ({ durationMs })),
    keepSample: assign(({ context }, { frame }: { frame: Frame }) => ({
      frames: [...context.frames, frame],
    })),
    keepShownFrame: assign((_, { frame }: { frame: Frame }) => ({ shownFrame: frame })),
    keepTime: assign((_, { time }: { time: number }) => ({ time })),
    selectBestFrame: assign(({ context }) => {
      const frame = mostDetailedFrame(context.frames);
      return frame ? { time: frame.time, shownFrame: frame } : {};
    }),
    clearProposal: assign({ proposesFrame: false }),
    requestFrame: sendTo('video', ({ context }) => ({
      type: 'frame.requested',
      time: context.time,
    })),
    requestPicture: sendTo('video', ({ context }) => ({
      type: 'picture.requested',
      time: context.time,
    })),
    emitPosterChosen: emit(
      (_, { picture }: { picture: PictureFile }) => ({ type: 'poster.chosen', picture }) as const,
    ),
  },
}).createMachine({
  id: 'poster-frame',
  description: 'Lets a person choose a frame of a video as its poster.',
  context: ({ input }) => ({ ...input, durationMs: 0, frames: [], time: 0, shownFrame: null }),
  initial: 'watching',
  on: ignoreGlobalEvents,
  states: {
    watching: {
      description: 'The video is open and hidden; frames are drawn from it.',
      invoke: {
        src: 'video',
        id: 'video',
        input: ({ context: { source } }) => ({ source }),
        onError: 'unplayable',
      },
      on: { 'video.unreadable': 'unplayable' },
      initial: 'opening',
      states: {
        opening: {
          tags: ['screen', 'busy'],
          description: 'An empty box in the shape of the picture, for a moment.',
          on: {
            'video.opened': {
              target: 'sampling',
              actions: { type: 'keepLength', params: ({ event }) => event },
            },
          },
        },
        sampling: {
          tags: ['screen', 'busy'],
          description: 'The strip of frames fills from the start.',
          on: {
            'frame.sampled': { actions: { type: 'keepSample', params: ({ event }) => event } },
            'video.sampled': [
              {
                guard: 'isPosterWanted',
                target: 'capturing',
                actions: ['selectBestFrame', 'clearProposal'],
              },
              { target: 'choosing', actions: 'selectBestFrame' },
            ],
          },
        },
        choosing: {
          tags: 'screen',
          description:
            'The frame of a moment, large; a slider, steps and the strip lead to other moments.',
          on: {
            'time.changed': {
              guard: { type: 'isWithin', params: ({ event }) => event },
              actions: [{ type: 'keepTime', params: ({ event }) => event }, 'requestFrame'],
            },
            'frame.drawn': { actions: { type: 'keepShownFrame', params: ({ event }) => event } },
            'frame.chosen': 'capturing',
          },
        },
        capturing: {
          tags: ['screen', 'busy'],
          description: 'The same frame while it is drawn in full size; the button is busy.',
          entry: 'requestPicture',
          on: {
            'frame.drawn': { actions: { type: 'keepShownFrame', params: ({ event }) => event } },
            'picture.captured': {
              target: 'choosing',
              actions: { type: 'emitPosterChosen', params: ({ event }) => event },
            },
          },
        },
      },
    },
    unplayable: {
      tags: 'screen',
      description:
        'Says that this browser cannot show the video, and that a picture can be chosen.',
    },
  },
});

export type PosterFrameActor = ActorRefFrom<typeof posterFrameMachine>;
