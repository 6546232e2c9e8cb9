import { assign, setup } from 'xstate';
import type { Finding } from '#domain/review-checks.ts';
import type { Draft } from './post-draft.ts';
import { findingsOf } from './review-findings.ts';

type Context = { draft: Draft; findings: Finding[] };

type Event =
  | { type: 'draft.changed'; draft: Draft }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** What is found in a post before it is sent for review. It advises: what may not be sent is refused by the post's own chart. */
export const reviewChecksMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { draft: Draft },
    tags: {} as 'screen',
  },
  guards: { hasFindings: ({ context }) => context.findings.length > 0 },
  actions: {
    judge: assign((_, { draft }: { draft: Draft }) => ({ draft, findings: findingsOf(draft) })),
  },
}).createMachine({
  id: 'review-checks',
  context: ({ input: { draft } }) => ({ draft, findings: findingsOf(draft) }),
  initial: 'weighing',
  on: {
    'draft.changed': { target: '.weighing', actions: { type: 'judge', params: ({ event }) => event } },
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    weighing: {
      description: 'Not seen: is there anything?',
      always: [{ guard: 'hasFindings', target: 'found' }, { target: 'clear' }],
    },
    clear: { tags: 'screen', description: 'One quiet line: nothing was found.' },
    found: {
      tags: 'screen',
      description: 'What was found, why it matters, how it is mended, and a way there.',
    },
  },
});
