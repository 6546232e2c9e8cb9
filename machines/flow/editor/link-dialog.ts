import { assign, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

/** Null takes the link away. */
export type LinkRequest = { url: string | null };

/** The address of the link at the caret or in the selection; null where there is none. */
type Input = { current: string | null };
type Typed = { address: string };
type Event = ({ type: 'link.submitted' } & Typed) | { type: 'link.removed' } | GlobalEvent;

/** A typed address, which may lack `https://` or `mailto:`. */
function toUrl(address: string): string {
  const typed = address.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`;
  return /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
}

/**
 * Whether a text can be meant as an address: no spaces, and a web address has a domain with a dot.
 * Browsers accept `https://hello` and addresses with spaces in their path.
 */
function isAddress(address: string): boolean {
  const url = toUrl(address);
  if (address.trim() === '' || /\s/.test(address.trim()) || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return !protocol.startsWith('http') || /[^.]\.[^.]/.test(hostname);
}

const typed = ({ event }: { event: Typed }): Typed => ({ address: event.address });
const handlers = {
  'link.submitted': [
    {
      guard: { type: 'isAddress', params: typed },
      target: 'applying',
      actions: { type: 'keepUrl', params: typed },
    },
    { target: 'invalid' },
  ],
  'link.removed': { guard: 'hasLink', target: 'applying', actions: 'clearUrl' },
} as const;

/** A link for the selected words, or a card for a link to a site that can be embedded. */
export const linkDialogMachine = setup({
  types: {
    context: {} as Input & LinkRequest,
    input: {} as Input,
    events: {} as Event,
  },
  actors: {
    /** Whether the text took it. */
    applyLink: requiredActor<boolean, LinkRequest>('applyLink'),
  },
  guards: {
    isAddress: (_, { address }: Typed) => isAddress(address),
    hasLink: ({ context }) => context.current !== null,
    isApplied: (_, { output }: { output: boolean }) => output,
  },
  actions: {
    keepUrl: assign((_, { address }: Typed) => ({ url: toUrl(address) })),
    clearUrl: assign({ url: null }),
  },
}).createMachine({
  id: 'link-dialog',
  description: 'Puts a link or a card into the text of an article, or changes a link.',
  context: ({ input }) => ({ current: input.current, url: null }),
  initial: 'editing',
  on: ignoreGlobalEvents,
  states: {
    editing: { description: 'A field for the link, with the current one.', on: handlers },
    applying: {
      description: 'Not visible: inserts the link, or reports that it is invalid.',
      invoke: {
        src: 'applyLink',
        input: ({ context: { url } }) => ({ url }),
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
    invalid: { description: 'The field, and an error: this is not a link.', on: handlers },
    closed: { type: 'final', description: 'The text has the link.' },
  },
});
