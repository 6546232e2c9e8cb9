import { assign, fromCallback, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';

/** Where the text is stored: `empty` for a new post, `saving` while it is being stored. */
export type SaveStatus =
  | 'empty'
  | 'saving'
  | 'device'
  | 'server'
  | 'waiting'
  | 'notSaved'
  | 'storageFailed';

type StatusChange = { status: SaveStatus };
type Event = ({ type: 'status.changed' } & StatusChange) | GlobalEvent;

const changed = ({ event }: { event: StatusChange }): StatusChange => ({ status: event.status });

/**
 * The text of the save indicator: saving at once, then where the text is stored. It does not
 * flicker between keys.
 */
export const saveIndicatorMachine = setup({
  types: {
    context: {} as {
      /** As the editor says; not shown before it has come to rest. */
      status: SaveStatus;
      shown: SaveStatus;
      /** The last status: a screen reader does not announce the states in between. */
      announced: SaveStatus;
    },
    events: {} as Event,
    input: {} as StatusChange,
  },
  actors: {
    /** Says `status.changed`. */
    watchSaveStatus: fromCallback<Event>(() => {}),
  },
  guards: {
    isSame: ({ context }, { status }: StatusChange) => context.status === status,
    isSaving: (_, { status }: StatusChange) => status === 'saving',
  },
  actions: {
    keepStatus: assign((_, { status }: StatusChange) => ({ status })),
    showSaving: assign({ status: 'saving', shown: 'saving' }),
    showStatus: assign(({ context: { status } }) => ({ shown: status, announced: status })),
  },
  delays: { settleDelay: 400 },
}).createMachine({
  id: 'save-indicator',
  description: 'Says where the text of a post is, without flickering.',
  context: ({ input: { status } }) => ({ status, shown: status, announced: status }),
  initial: 'settled',
  invoke: { src: 'watchSaveStatus', onError: { actions: [] } },
  on: {
    ...ignoreGlobalEvents,
    'status.changed': [
      { guard: { type: 'isSame', params: changed } },
      { guard: { type: 'isSaving', params: changed }, target: '.saving', actions: 'showSaving' },
      { target: '.settling', reenter: true, actions: { type: 'keepStatus', params: changed } },
    ],
  },
  states: {
    settled: { description: 'Where the text is stored.' },
    saving: { description: '"Saving…".' },
    settling: {
      description: 'What was shown before, until typing has paused for a moment.',
      after: { settleDelay: { target: 'settled', actions: 'showStatus' } },
    },
  },
});
