import { assign, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';

/** What keeps a message from leaving: the pointer or the focus on it, or a page out of sight. */
export type Hold = 'pointer' | 'focus' | 'page';

type HoldChange = { hold: Hold };

type Event =
  | ({ type: 'hold.started' } & HoldChange)
  | ({ type: 'hold.ended' } & HoldChange)
  | { type: 'toast.dismissed' }
  | GlobalEvent;

/**
 * News is read in six seconds. Undoing needs time to notice, decide and reach the button (WCAG
 * 2.2.1).
 */
const secondsShown = { news: 6, undoable: 20 };
/** A message that was held leaves no sooner than this. */
const minSecondsAfterHold = 5;

const hold = ({ event }: { event: HoldChange }): HoldChange => ({ hold: event.hold });

/** How long a short message stays. */
export const toastMachine = setup({
  types: {
    context: {} as { secondsLeft: number; holds: Hold[] },
    events: {} as Event,
    input: {} as { isUndoable: boolean },
  },
  guards: {
    isTimeUp: ({ context }) => context.secondsLeft <= 1,
    isOnlyHold: ({ context: { holds } }, { hold }: HoldChange) =>
      holds.every((other) => other === hold),
  },
  actions: {
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    addHold: assign(({ context: { holds } }, { hold }: HoldChange) => ({
      holds: [...holds.filter((other) => other !== hold), hold],
    })),
    removeHold: assign(({ context: { holds } }, { hold }: HoldChange) => ({
      holds: holds.filter((other) => other !== hold),
    })),
    extendTime: assign(({ context }) => ({
      secondsLeft: Math.max(context.secondsLeft, minSecondsAfterHold),
    })),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'toast',
  description: 'Shows a short message for a while, and longer during hover or focus.',
  context: ({ input }) => ({
    secondsLeft: input.isUndoable ? secondsShown.undoable : secondsShown.news,
    holds: [],
  }),
  initial: 'counting',
  on: { ...ignoreGlobalEvents, 'toast.dismissed': '.gone' },
  states: {
    counting: {
      description: 'The message is shown, and its time runs.',
      after: {
        second: [
          { guard: 'isTimeUp', target: 'gone' },
          { target: 'counting', reenter: true, actions: 'countDown' },
        ],
      },
      on: { 'hold.started': { target: 'held', actions: { type: 'addHold', params: hold } } },
    },
    held: {
      description: 'The message is shown and its timer is paused.',
      exit: 'extendTime',
      on: {
        'hold.started': { actions: { type: 'addHold', params: hold } },
        'hold.ended': [
          {
            guard: { type: 'isOnlyHold', params: hold },
            target: 'counting',
            actions: { type: 'removeHold', params: hold },
          },
          { actions: { type: 'removeHold', params: hold } },
        ],
      },
    },
    gone: { type: 'final', description: 'The message has left.' },
  },
});
