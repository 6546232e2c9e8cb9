import { type ActorRefFrom, assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { PictureFile } from './upload.ts';
import type { VideoFile } from './video-upload-parts.ts';

/** A picture out of a film: `time` in ms, `address` for as long as the film is open, `detail` how far its pixels lie apart (0 for blank). */
export type Frame = { time: number; address: string; detail: number };

/** Where the film is: the file on this device, or the server's copy. */
export type FilmSource = { file: VideoFile } | { url: string };

export type PosterInput = {
  source: FilmSource;
  /** Takes a frame by itself, for a video that has no poster yet. */
  proposes: boolean;
};

export type FilmNews =
  | { type: 'film.opened'; durationMs: number }
  | { type: 'frame.sampled'; frame: Frame }
  | { type: 'film.sampled' }
  | { type: 'frame.drawn'; frame: Frame }
  | { type: 'picture.taken'; picture: PictureFile }
  /** The browser cannot decode it. */
  | { type: 'film.failed' };

/** What the film is asked for. Of several frames that are wanted one after another, the last is drawn. */
export type FilmWish = { type: 'frame.wanted'; time: number } | { type: 'picture.wanted'; time: number };

type Context = PosterInput & {
  durationMs: number;
  /** From all over the film, in order. */
  frames: Frame[];
  /** Which moment is looked at, in ms. */
  time: number;
  /** The frame of that moment; the one before while it is being drawn. */
  seen: Frame | null;
};

type Event =
  | FilmNews
  | { type: 'time.changed'; time: number }
  | { type: 'frame.chosen' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** Below this a frame is a black, white or grey screen with some noise, as films begin and end with. */
const leastDetail = 14;

/** The first frame on which something is seen; the liveliest where there is none. */
export function liveliest(frames: readonly Frame[]): Frame | undefined {
  const lively = frames.find(({ detail }) => detail >= leastDetail);
  return lively ?? [...frames].sort((one, other) => other.detail - one.detail)[0];
}

/** Choosing the picture that is shown before a video plays. Emits `poster.taken` with the file of a chosen frame. */
export const posterFrameMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PosterInput,
    emitted: {} as { type: 'poster.taken'; picture: PictureFile },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    /** Opens the film, draws frames from all over it, then what it is asked for. */
    film: fromCallback<FilmWish, { source: FilmSource }>(() => {}),
  },
  guards: {
    isPosterWanted: ({ context }) => context.proposes,
    isWithin: ({ context }, { time }: { time: number }) =>
      time !== context.time && time >= 0 && time <= context.durationMs,
  },
  actions: {
    keepLength: assign((_, { durationMs }: { durationMs: number }) => ({ durationMs })),
    keepSample: assign(({ context }, { frame }: { frame: Frame }) => ({
      frames: [...context.frames, frame],
    })),
    keepSeen: assign((_, { frame }: { frame: Frame }) => ({ seen: frame })),
    keepTime: assign((_, { time }: { time: number }) => ({ time })),
    lookAtLiveliest: assign(({ context }) => {
      const frame = liveliest(context.frames);
      return frame ? { time: frame.time, seen: frame } : {};
    }),
    forgetProposal: assign({ proposes: false }),
    askForFrame: sendTo('film', ({ context }) => ({ type: 'frame.wanted', time: context.time })),
    askForPicture: sendTo('film', ({ context }) => ({ type: 'picture.wanted', time: context.time })),
    tellTaken: emit(
      (_, { picture }: { picture: PictureFile }) => ({ type: 'poster.taken', picture }) as const,
    ),
  },
}).createMachine({
  id: 'poster-frame',
  context: ({ input }) => ({ ...input, durationMs: 0, frames: [], time: 0, seen: null }),
  initial: 'watching',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    watching: {
      description: 'The film is open, hidden; pictures are drawn out of it.',
      invoke: {
        src: 'film',
        id: 'film',
        input: ({ context: { source } }) => ({ source }),
        onError: 'unplayable',
      },
      on: { 'film.failed': 'unplayable' },
      initial: 'opening',
      states: {
        opening: {
          tags: ['screen', 'busy'],
          description: 'An empty place in the shape of the picture, for a moment.',
          on: {
            'film.opened': {
              target: 'sampling',
              actions: { type: 'keepLength', params: ({ event }) => event },
            },
          },
        },
        sampling: {
          tags: ['screen', 'busy'],
          description: 'The strip of frames fills from its beginning.',
          on: {
            'frame.sampled': { actions: { type: 'keepSample', params: ({ event }) => event } },
            'film.sampled': [
              { guard: 'isPosterWanted', target: 'taking', actions: ['lookAtLiveliest', 'forgetProposal'] },
              { target: 'choosing', actions: 'lookAtLiveliest' },
            ],
          },
        },
        choosing: {
          tags: 'screen',
          description: 'The frame of a moment, large; a slider, steps and the strip lead to other moments.',
          on: {
            'time.changed': {
              guard: { type: 'isWithin', params: ({ event }) => event },
              actions: [{ type: 'keepTime', params: ({ event }) => event }, 'askForFrame'],
            },
            'frame.drawn': { actions: { type: 'keepSeen', params: ({ event }) => event } },
            'frame.chosen': 'taking',
          },
        },
        taking: {
          tags: ['screen', 'busy'],
          description: 'The same frame, while it is drawn as large as the film is; the button is busy.',
          entry: 'askForPicture',
          on: {
            'frame.drawn': { actions: { type: 'keepSeen', params: ({ event }) => event } },
            'picture.taken': {
              target: 'choosing',
              actions: { type: 'tellTaken', params: ({ event }) => event },
            },
          },
        },
      },
    },
    unplayable: {
      tags: 'screen',
      description: 'Says that this browser cannot show the film, and that an own picture can be chosen.',
    },
  },
});

export type PosterFrameActor = ActorRefFrom<typeof posterFrameMachine>;
