import { assign, setup } from 'xstate';
import type { Finding } from '#domain/post/review-checks.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import type { Draft } from './draft.ts';
import { contentForServer } from './draft-media.ts';
import { hasContent } from './post-content.ts';
import { collectFindings, type Duplicate } from './review-findings.ts';

/** What own posts are compared with. */
export type Comparison = { clientId: string; userId: string; title: string; textContent: string };

type Context = { draft: Draft; duplicates: readonly Duplicate[]; findings: Finding[] };

type Event = { type: 'draft.changed'; draft: Draft } | { type: 'retry.requested' } | GlobalEvent;

/**
 * What is found in a post before it is sent for review. It advises: what may not be sent is refused
 * by the post's own chart.
 */
export const reviewChecksMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { draft: Draft },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    findDuplicates: requiredActor<Duplicate[], Comparison>('findDuplicates'),
  },
  guards: {
    hasFindings: ({ context }) => context.findings.length > 0,
    hasNoFindings: ({ context }) => context.findings.length === 0,
    isWritten: ({ context }) => hasContent(context.draft.content),
    hasTextChanged: ({ context }, { draft }: { draft: Draft }) =>
      draft.content.title !== context.draft.content.title ||
      draft.content.html !== context.draft.content.html,
  },
  actions: {
    updateFindings: assign(({ context: { duplicates } }, { draft }: { draft: Draft }) => ({
      draft,
      findings: collectFindings(draft, duplicates),
    })),
    keepDuplicates: assign(
      ({ context: { draft } }, { duplicates }: { duplicates: readonly Duplicate[] }) => ({
        duplicates,
        findings: collectFindings(draft, duplicates),
      }),
    ),
  },
}).createMachine({
  id: 'review-checks',
  description: 'Checks a post for likely reasons for rejection before it is sent.',
  context: ({ input: { draft } }) => ({
    draft,
    duplicates: [],
    findings: collectFindings(draft, []),
  }),
  type: 'parallel',
  on: ignoreGlobalEvents,
  states: {
    findings: {
      initial: 'clear',
      on: {
        'draft.changed': { actions: { type: 'updateFindings', params: ({ event }) => event } },
      },
      states: {
        clear: {
          tags: 'screen',
          description: 'One quiet line: nothing was found.',
          always: { guard: 'hasFindings', target: 'found' },
        },
        found: {
          tags: 'screen',
          description: 'What was found, why it matters, how to fix it, and a link to it.',
          always: { guard: 'hasNoFindings', target: 'clear' },
        },
      },
    },
    lookup: {
      initial: 'deciding',
      on: {
        'draft.changed': {
          guard: { type: 'hasTextChanged', params: ({ event }) => event },
          target: '.deciding',
        },
      },
      states: {
        deciding: {
          description: 'Not visible: checks for something to compare.',
          always: [{ guard: 'isWritten', target: 'searching' }, { target: 'known' }],
        },
        searching: {
          tags: ['screen', 'busy'],
          description: 'Looks for own posts with the same title or text. Sending does not wait.',
          invoke: {
            src: 'findDuplicates',
            input: ({ context: { draft } }) => {
              const { title, html } = contentForServer(draft);
              return {
                clientId: draft.clientId,
                userId: draft.ownerUserId,
                title,
                textContent: html,
              };
            },
            onDone: {
              target: 'known',
              actions: {
                type: 'keepDuplicates',
                params: ({ event }) => ({ duplicates: event.output }),
              },
            },
            onError: 'unknown',
          },
        },
        known: { description: 'The reply is one of the findings.' },
        unknown: {
          tags: 'screen',
          description:
            'Says that own posts could not be checked. Retries when the network is back.',
          on: {
            'retry.requested': 'searching',
            'network.online': 'searching',
            'session.restored': 'searching',
          },
        },
      },
    },
  },
});
