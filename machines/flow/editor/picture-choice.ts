import { assign, emit, setup } from 'xstate';
import type { FailureCode } from '#domain/contract/failure.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

/** Files that were chosen together, to be added, or to take the place of the picture `replaces`. */
export type FileChoice = { files: readonly PictureFile[]; replaces: string | null };

export type RefusedFile = { name: string; code: Extract<FailureCode, `image-${string}`> };

/** The outcome of a choice. */
export type ChoiceOutcome = {
  /** The current pictures of the post, in the order of the files. */
  keys: string[];
  refused: readonly RefusedFile[];
  /** Pictures for which there was no room. */
  overLimitCount: number;
};

type Context = {
  /** The first is being taken; the others wait, so that the order is that of choosing. */
  choices: readonly FileChoice[];
} & Omit<ChoiceOutcome, 'keys'>;

type Event =
  | { type: 'files.chosen'; choice: FileChoice }
  | { type: 'refusals.dismissed' }
  | GlobalEvent;

const outcome = ({ event }: { event: { output: ChoiceOutcome } }): ChoiceOutcome => event.output;
const chosen = ({ event }: { event: { choice: FileChoice } }) => ({ choice: event.choice });
const none: Omit<ChoiceOutcome, 'keys'> = { refused: [], overLimitCount: 0 };

/** Adds the chosen picture files, and reports the refused ones. */
export const pictureChoiceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** A choice is done; `keys` is empty when none of its files was taken. */
    emitted: {} as { type: 'choice.taken'; choice: FileChoice; keys: string[] },
  },
  actors: {
    /** Looks at the files, and puts those that are pictures into the post. */
    takeFiles: requiredActor<ChoiceOutcome, FileChoice>('takeFiles'),
  },
  guards: {
    isMoreWaiting: ({ context }) => context.choices.length > 0,
    hasRefusals: ({ context }) => context.refused.length > 0 || context.overLimitCount > 0,
  },
  actions: {
    addChoice: assign(({ context }, { choice }: { choice: FileChoice }) => ({
      choices: [...context.choices, choice],
    })),
    removeChoice: assign(({ context }) => ({ choices: context.choices.slice(1) })),
    /** Added to earlier refusals, which may not have been read yet. */
    keepOutcome: assign(({ context }, { refused, overLimitCount }: ChoiceOutcome) => ({
      refused: [...context.refused, ...refused],
      overLimitCount: context.overLimitCount + overLimitCount,
    })),
    refuseChoice: assign(({ context: { choices, refused } }) => ({
      refused: [
        ...refused,
        ...(choices[0]?.files ?? []).map(({ name }) => ({
          name,
          code: 'image-unreadable' as const,
        })),
      ],
    })),
    clearRefusals: assign(none),
    emitTaken: emit(({ context: { choices } }, { keys }: { keys: string[] }) => {
      const [choice] = choices;
      if (!choice) throw new Error('Nothing was chosen.');
      return { type: 'choice.taken' as const, choice, keys };
    }),
  },
}).createMachine({
  id: 'picture-choice',
  description: 'Adds chosen picture files, one choice after another.',
  context: { choices: [], ...none },
  initial: 'idle',
  on: {
    ...ignoreGlobalEvents,
    'files.chosen': {
      target: '.taking',
      actions: ['clearRefusals', { type: 'addChoice', params: chosen }],
    },
    'refusals.dismissed': { actions: 'clearRefusals' },
  },
  states: {
    idle: { description: 'Every file that was chosen last is in the post.' },
    refused: {
      description: 'Says which files were not taken, and why.',
      on: { 'refusals.dismissed': { target: 'idle', actions: 'clearRefusals' } },
    },
    taking: {
      description: 'Short: the files are being checked.',
      on: { 'files.chosen': { actions: { type: 'addChoice', params: chosen } } },
      invoke: {
        src: 'takeFiles',
        input: ({ context: { choices } }) => {
          const [choice] = choices;
          if (!choice) throw new Error('Nothing was chosen.');
          return choice;
        },
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'keepOutcome', params: outcome },
            { type: 'emitTaken', params: outcome },
            'removeChoice',
          ],
        },
        onError: {
          target: 'deciding',
          actions: ['refuseChoice', { type: 'emitTaken', params: { keys: [] } }, 'removeChoice'],
        },
      },
    },
    deciding: {
      description: 'Not visible: the next choice, or the refusals.',
      always: [
        { guard: 'isMoreWaiting', target: 'taking' },
        { guard: 'hasRefusals', target: 'refused' },
        { target: 'idle' },
      ],
    },
  },
});
