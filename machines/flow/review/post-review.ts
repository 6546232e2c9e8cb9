import { assign, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { PostAction } from '#domain/post/post-states.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { components } from '#generated/contract.ts';
import { createDecision } from '#machines/kit/decision.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { createPagedList } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { createPostDetails } from './post-details.ts';
import { reviewClaimMachine } from './review-claim.ts';

type Post = components['schemas']['Post'];
type ReviewContext = components['schemas']['ReviewContext'];
type PostEvent = components['schemas']['PostEvent'];

/** What staff can do with a post apart from deciding on it. */
export type ModerationAction = Extract<
  PostAction,
  'unpublish' | 'suspend' | 'mark-sensitive' | 'look-again'
>;

const decision = createDecision<Post, RejectionReason, ModerationAction>();
const details = createPostDetails();

type Event =
  | GlobalEvent
  | { type: 'decision.loading' }
  | { type: 'decision.opened' }
  | { type: 'decision.refused' }
  | { type: 'decision.recorded' }
  | { type: 'details.requested' }
  | { type: 'details.closed' };

type Input = {
  postUID: string;
  /** The post, where it was loaded before. */
  subject?: Post | undefined;
  /** Reasons of an earlier visit are open in the form. */
  isRejecting?: boolean;
};

type Context = Input & {
  /** Whether details were corrected since the post was opened. */
  isCorrected: boolean;
  /** A correction failed: the post may not be the one that is shown. */
  isStale: boolean;
};

type Changed = { snapshot: SnapshotFrom<typeof decision> };
const changed = ({ event }: { event: Changed }) => ({ snapshot: event.snapshot });
type DetailsChanged = { snapshot: SnapshotFrom<typeof details> };
const detailsChanged = ({ event }: { event: DetailsChanged }) => ({ snapshot: event.snapshot });

const shared = [
  'forwardToDecision',
  'forwardToClaim',
  'forwardToHistory',
  'forwardToContext',
] as const;
const forward = { actions: shared };
const forwardToAll = { actions: [...shared, 'forwardToDetails'] as const };
const postUID = ({ context }: { context: Input }) => ({ postUID: context.postUID });
const crashed = { target: '#post-review.crashed' } as const;

/**
 * One post in review: the decision, the claim of one moderator, the history, and what helps to
 * decide. Claims the post again after a reload or when somebody else held it, and reloads the
 * history after a decision. Its details can be corrected in a dialog.
 */
export const postReviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as {
      decision: 'decision';
      claim: 'claim';
      history: 'history';
      reviewContext: 'reviewContext';
      details: 'details';
    },
  },
  actors: {
    decision,
    claim: reviewClaimMachine,
    history: createPagedList<PostEvent, { postUID: string }>((event) => [event.id]),
    reviewContext: createResource<ReviewContext, { postUID: string }>(),
    details,
  },
  guards: {
    isLoading: (_, { snapshot }: Changed) => snapshot.matches('loading'),
    isDecided: (_, { snapshot }: Changed) => snapshot.matches('decided'),
    isClaimedByOther: (_, { snapshot }: Changed) =>
      snapshot.context.failure?.code === 'claimed-by-other',
    isCorrectionSaved: (_, { snapshot }: DetailsChanged) => snapshot.matches('saved'),
    hasCorrectionFailed: (_, { snapshot }: DetailsChanged) => snapshot.context.failure !== null,
    isStale: ({ context }) => context.isStale,
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
    forwardToContext: sendTo('reviewContext', ({ event }) => event as GlobalEvent),
    forwardToDetails: sendTo('details', ({ event }) => event as GlobalEvent),
    reloadPost: sendTo('decision', { type: 'reload.requested' }),
    beginCorrection: assign({ isCorrected: false, isStale: false }),
    keepCorrected: assign({ isCorrected: true }),
    keepStale: assign({ isStale: true }),
    forwardToHistory: sendTo('history', ({ event }) => event as GlobalEvent),
  },
}).createMachine({
  id: 'post-review',
  description: 'Keeps the claim and the history of a post in step with the decision about it.',
  context: ({ input }) => ({ ...input, isCorrected: false, isStale: false }),
  initial: 'loading',
  invoke: [
    {
      src: 'decision',
      id: 'decision',
      input: ({ context: { postUID: id, subject, isRejecting } }) => ({
        id,
        subject,
        ...(isRejecting !== undefined && { isRejecting }),
      }),
      onSnapshot: [
        { guard: { type: 'isLoading', params: changed }, actions: 'raiseLoading' },
        { guard: { type: 'isDecided', params: changed }, actions: 'raiseRecorded' },
        { guard: { type: 'isClaimedByOther', params: changed }, actions: 'raiseRefused' },
        { actions: 'raiseOpened' },
      ],
      onError: crashed,
    },
    { src: 'claim', id: 'claim', input: postUID, onError: crashed },
    {
      src: 'history',
      id: 'history',
      input: (from) => ({ filters: postUID(from) }),
      onError: crashed,
    },
    {
      src: 'reviewContext',
      id: 'reviewContext',
      input: (from) => ({ filters: postUID(from) }),
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
        'details.requested': { target: 'correcting', actions: 'beginCorrection' },
      },
    },
    correcting: {
      description:
        'A dialog with the genre, place, language and hashtags. What was saved is loaded again.',
      invoke: {
        src: 'details',
        id: 'details',
        input: ({ context }) => ({ id: context.postUID }),
        onSnapshot: [
          {
            guard: { type: 'isCorrectionSaved', params: detailsChanged },
            actions: ['keepCorrected', 'reloadPost', 'resetHistory'],
          },
          { guard: { type: 'hasCorrectionFailed', params: detailsChanged }, actions: 'keepStale' },
        ],
        onError: crashed,
      },
      on: {
        'session.expired': forwardToAll,
        'session.restored': forwardToAll,
        'signed.out': forwardToAll,
        'network.offline': forwardToAll,
        'network.online': forwardToAll,
        'decision.loading': { target: 'loading', actions: 'requestClaim' },
        'details.closed': [
          { guard: 'isStale', target: 'open', actions: 'reloadPost' },
          { target: 'open' },
        ],
      },
    },
    refused: {
      description: 'The server refused the decision because another moderator holds the claim.',
      on: {
        'decision.loading': { target: 'loading', actions: 'requestClaim' },
        'decision.opened': 'open',
      },
    },
    decided: {
      description: 'The decision is recorded; the history is loaded again with it.',
      on: { 'decision.loading': { target: 'loading', actions: 'requestClaim' } },
    },
    crashed: { description: 'One of the charts has failed; the page keeps what it shows.' },
  },
});
