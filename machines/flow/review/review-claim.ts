import { assign, fromCallback, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isSessionLost } from '#machines/kit/transient-errors.ts';

export type ReviewClaim = components['schemas']['ReviewClaim'];
export type ClaimRequest = { postUID: string; takeOver: boolean };

type Context = {
  postUID: string;
  /** The claim, as far as it is known. */
  claim: ReviewClaim | null;
  /** Why it could not be taken over. */
  failure: Failure | null;
};

type Event = { type: 'claim.requested' } | { type: 'takeover.requested' } | GlobalEvent;

type Output = { event: { output: ReviewClaim } };

const keepClaim = {
  type: 'keepClaim',
  params: ({ event }: Output) => ({ claim: event.output }),
} as const;
const keepHolder = { type: 'keepHolder', params: caught } as const;
const isClaimedByOther = { type: 'isClaimedByOther', params: caught } as const;
const sessionLost = {
  guard: { type: 'isSessionLost', params: caught },
  target: '#review-claim.signInNeeded',
} as const;
const nothingToDecide = {
  guard: { type: 'isNothingToDecide', params: caught },
  target: '#review-claim.free',
} as const;

/** While another moderator holds it: checks regularly whether it is free. */
const pollClaim = {
  src: 'claimReview',
  input: ({ context }: { context: Context }) => ({ postUID: context.postUID, takeOver: false }),
  onDone: { target: '#review-claim.held', actions: keepClaim },
  onError: [sessionLost, nothingToDecide, { target: 'waiting', actions: keepHolder }],
} as const;

/**
 * A post in the hands of one moderator: claimed when it is opened, kept, lost to another, let go
 * when it is left.
 */
export const reviewClaimMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { postUID: string },
    tags: {} as 'screen' | 'claimedByOther',
  },
  actors: {
    claimReview: requiredActor<ReviewClaim, ClaimRequest>('claimReview'),
    /** Releases the post when it is stopped. */
    releaseReview: fromCallback<Event, { postUID: string }>(() => {}),
  },
  guards: {
    isClaimedByOther: (_, { error }: Caught) => toFailure(error).code === 'claimed-by-other',
    isNothingToDecide: (_, { error }: Caught) =>
      ['transition-not-allowed', 'not-found'].includes(toFailure(error).code),
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
  },
  actions: {
    keepClaim: assign((_, { claim }: { claim: ReviewClaim }) => ({ claim, failure: null })),
    keepHolder: assign(({ context }, { error }: Caught) => {
      const failure = toFailure(error);
      const isTold = failure.code === 'claimed-by-other';
      return { claim: isTold ? (failure.data as ReviewClaim) : context.claim, failure: null };
    }),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
  },
  delays: { renewalInterval: limits.reviewRenewSeconds * 1000 },
}).createMachine({
  id: 'review-claim',
  description: 'Reserves a post for one moderator while they review it.',
  context: ({ input }) => ({ postUID: input.postUID, claim: null, failure: null }),
  initial: 'claiming',
  // A claim that could not be released expires on its own.
  invoke: {
    src: 'releaseReview',
    input: ({ context }) => ({ postUID: context.postUID }),
    onError: { actions: [] },
  },
  on: ignoreGlobalEvents,
  states: {
    claiming: {
      description: 'Not visible: the post is already shown.',
      invoke: {
        src: 'claimReview',
        input: ({ context }) => ({ postUID: context.postUID, takeOver: false }),
        onDone: { target: 'held', actions: keepClaim },
        onError: [
          sessionLost,
          nothingToDecide,
          { guard: isClaimedByOther, target: 'heldByOther', actions: keepHolder },
          { target: 'unknown' },
        ],
      },
    },
    held: {
      description: 'Nobody else can decide.',
      initial: 'waiting',
      on: { 'claim.requested': '.renewing' },
      states: {
        waiting: {
          description: 'Until the claim is renewed.',
          after: { renewalInterval: 'renewing' },
        },
        renewing: {
          description: 'Reports that the post is still open.',
          invoke: {
            src: 'claimReview',
            input: ({ context }) => ({ postUID: context.postUID, takeOver: false }),
            onDone: { target: 'waiting', actions: keepClaim },
            onError: [
              sessionLost,
              nothingToDecide,
              { guard: isClaimedByOther, target: '#review-claim.takenOver', actions: keepHolder },
              { target: 'waiting' },
            ],
          },
        },
      },
    },
    heldByOther: {
      tags: ['screen', 'claimedByOther'],
      description: 'Says who of staff is looking at the post, and offers to take it over.',
      initial: 'waiting',
      on: { 'takeover.requested': 'takingOver' },
      states: {
        waiting: { description: 'The other one has it.', after: { renewalInterval: 'checking' } },
        checking: { description: 'Checks whether it is free.', invoke: pollClaim },
      },
    },
    takenOver: {
      tags: ['screen', 'claimedByOther'],
      description: 'Says who took the post over, and offers to claim it again.',
      initial: 'waiting',
      on: { 'takeover.requested': 'takingOver' },
      states: {
        waiting: {
          description: 'The other one has it now.',
          after: { renewalInterval: 'checking' },
        },
        checking: { description: 'Checks again whether it is free.', invoke: pollClaim },
      },
    },
    takingOver: {
      tags: ['screen', 'claimedByOther'],
      description: 'The request to take it over is on its way.',
      entry: 'clearFailure',
      invoke: {
        src: 'claimReview',
        input: ({ context }) => ({ postUID: context.postUID, takeOver: true }),
        onDone: { target: 'held', actions: keepClaim },
        onError: [
          sessionLost,
          nothingToDecide,
          { target: 'heldByOther', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    free: {
      description: 'There is nothing to decide on the post, and so nothing to claim.',
      on: { 'claim.requested': 'claiming' },
    },
    unknown: {
      description: 'The server could not be asked. It checks again at the decision.',
      after: { renewalInterval: 'claiming' },
      on: { 'claim.requested': 'claiming', 'network.online': 'claiming' },
    },
    signInNeeded: {
      description: 'The sign-in dialog covers the page. Afterwards the post is claimed again.',
      on: { 'session.restored': 'claiming' },
    },
  },
});
