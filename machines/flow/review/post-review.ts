import { raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { PostAction } from '#domain/post/post-states.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { components } from '#generated/contract.ts';
import { createDecision } from '#machines/kit/decision.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { createPagedList } from '#machines/kit/paged-list.ts';
import { reviewClaimMachine } from './review-claim.ts';

type Post = components['schemas']['Post'];
type PostEvent = components['schemas']['PostEvent'];

/** What staff may do with a post beside deciding on it. */
export type ModerationAction = Extract<
  PostAction,
  'unpublish' | 'suspend' | 'mark-sensitive' | 'look-again'
>;

const decision = createDecision<Post, RejectionReason, ModerationAction>();

type Event =
  | GlobalEvent
  | { type: 'decision.loading' }
  | { type: 'decision.opened' }
  | { type: 'decision.refused' }
  | { type: 'decision.recorded' };

type Changed = { snapshot: SnapshotFrom<typeof decision> };
const changed = ({ event }: { event: Changed }) => ({ snapshot: event.snapshot });

const forward = { actions: ['forwardToDecision', 'forwardToClaim', 'forwardToHistory'] } as const;
const crashed = { target: '#post-review.crashed' } as const;

/**
 * One post under review: the decision about it, the claim that holds it for one moderator, and its
 * history. Claims the post again when it is loaded again or found to be held by somebody else, and
 * reloads the history after a decision.
 */
export const postReviewMachine = setup({
  types: {
    context: {} as { postUID: string },
    events: {} as Event,
    input: {} as { postUID: string },
    children: {} as { decision: 'decision'; claim: 'claim'; history: 'history' },
  },
  actors: {
    decision,
    claim: reviewClaimMachine,
    history: createPagedList<PostEvent, { postUID: string }>((event) => [event.id]),
  },
  guards: {
    isLoading: (_, { snapshot }: Changed) => snapshot.matches('loading'),
    isDecided: (_, { snapshot }: Changed) => snapshot.matches('decided'),
    isClaimedByOther: (_, { snapshot }: Changed) =>
      snapshot.context.failure?.code === 'claimed-by-other',
  },
  actions: {
    raiseLoading: raise({ type: 'decision.loading' }),
    raiseRecorded: raise({ type: 'decision.recorded' }),
    raiseRefused: raise({ type: 'decision.refused' }),
    raiseOpened: raise({ type: 'decision.opened' }),
    requestClaim: sendTo('claim', { type: 'claim.requested' }),
    resetHistory: sendTo('history', { type: 'list.reset' }),
    forwardToDecision: sendTo('decision', ({ event }) => event as GlobalEvent),
    forwardToClaim: sendTo('claim', ({ event }) => event as GlobalEvent),
    forwardToHistory: sendTo('history', ({ event }) => event as GlobalEvent),
  },
}).createMachine({
  id: 'post-review',
  description: 'Keeps the claim and the history of a post in step with the decision about it.',
  context: ({ input }) => input,
  initial: 'loading',
  invoke: [
    {
      src: 'decision',
      id: 'decision',
      input: ({ context }) => ({ id: context.postUID }),
      onSnapshot: [
        { guard: { type: 'isLoading', params: changed }, actions: 'raiseLoading' },
        { guard: { type: 'isDecided', params: changed }, actions: 'raiseRecorded' },
        { guard: { type: 'isClaimedByOther', params: changed }, actions: 'raiseRefused' },
        { actions: 'raiseOpened' },
      ],
      onError: crashed,
    },
    { src: 'claim', id: 'claim', input: ({ context }) => context, onError: crashed },
    {
      src: 'history',
      id: 'history',
      input: ({ context }) => ({ filters: context }),
      onError: crashed,
    },
  ],
  on: {
    'session.expired': forward,
    'session.restored': forward,
    'signed.out': forward,
    'network.offline': forward,
    'network.online': forward,
  },
  states: {
    loading: {
      description: 'The post is loaded; the claim on it is requested at the same time.',
      on: {
        'decision.opened': 'open',
        'decision.refused': { target: 'refused', actions: 'requestClaim' },
      },
    },
    open: {
      description: 'The post is shown, and a decision can be made or is on its way.',
      on: {
        'decision.loading': { target: 'loading', actions: 'requestClaim' },
        'decision.recorded': { target: 'decided', actions: 'resetHistory' },
        'decision.refused': { target: 'refused', actions: 'requestClaim' },
      },
    },
    refused: {
      description: 'The server refused the decision because somebody else holds the post.',
      on: {
        'decision.loading': { target: 'loading', actions: 'requestClaim' },
        'decision.opened': 'open',
      },
    },
    decided: {
      description: 'The decision is recorded; the history is loaded again with it.',
      on: { 'decision.loading': { target: 'loading', actions: 'requestClaim' } },
    },
    crashed: { description: 'One of the three charts has failed; the page keeps what it shows.' },
  },
});
