import { assign, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

/** Null takes the link away. */
export type LinkRequest = { url: string | null };

type Typed = { address: string };
type Event = ({ type: 'link.submitted' } & Typed) | { type: 'link.removed' } | GlobalEvent;

/** A typed address, which may lack `https://`. */
const toUrl = (address: string): string =>
  /^[a-z]+:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;

const typed = ({ event }: { event: Typed }): Typed => ({ address: event.address });
const handlers = {
  'link.submitted': [
    { guard: { type: 'isEmpty', params: typed }, target: 'invalid' },
    { target: 'applying', actions: { type: 'keepUrl', params: typed } },
  ],
  'link.removed': { target: 'applying', actions: 'clearUrl' },
} as const;

/** A link for the selected words, or a card for a link to a site that can be embedded. */
export const linkDialogMachine = setup({
  types: {
    context: {} as LinkRequest,
    events: {} as Event,
  },
  actors: {
    /** Whether the text took it. */
    applyLink: requiredActor<boolean, LinkRequest>('applyLink'),
  },
  guards: {
    isEmpty: (_, { address }: Typed) => address.trim() === '',
    isApplied: (_, { output }: { output: boolean }) => output,
  },
  actions: {
    keepUrl: assign((_, { address }: Typed) => ({ url: toUrl(address) })),
    clearUrl: assign({ url: null }),
  },
}).createMachine({
  id: 'link-dialog',
  description: 'Puts a link or a card into the text of an article.',
  context: { url: null },
  initial: 'editing',
  on: ignoreGlobalEvents,
  states: {
    editing: { description: 'A field for the link.', on: handlers },
    applying: {
      description: 'Not visible: inserts the link, or reports that it is invalid.',
      invoke: {
        src: 'applyLink',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isApplied', params: ({ event }) => ({ output: event.output }) },
            target: 'closed',
          },
          { target: 'invalid' },
        ],
        onError: 'invalid',
      },
    },
    invalid: { description: 'The field, and that this is no link.', on: handlers },
    closed: { type: 'final', description: 'The text has the link.' },
  },
});
