import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import type { operations } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isSessionLost } from '#machines/kit/transient-errors.ts';

export type ViewedInvitation =
  operations['viewAgencyInvitation']['responses'][200]['content']['application/json']['data'];
type AnswerReply =
  operations['answerAgencyInvitation']['responses'][200]['content']['application/json']['data'];
export type InvitationAnswer = 'accept' | 'decline';
export type AnswerRequest = { token: string; answer: InvitationAnswer; key: string };

type Context = {
  /** From the address; null when it is missing or incomplete. */
  token: string | null;
  isSignedIn: boolean;
  invitation: ViewedInvitation | null;
  answer: InvitationAnswer;
  /** The same for every try of one answer. */
  key: string;
  failure: Failure | null;
};

type Event =
  | { type: 'answer.chosen'; answer: InvitationAnswer; key: string }
  | { type: 'retry.requested' }
  | GlobalEvent;

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

const loaded = ({ event }: { event: { output: ViewedInvitation } }) => ({
  invitation: event.output,
});
const failureCode = ({ error }: Caught) => toFailure(error).code;

/**
 * Answering the invitation of an agency. It is accepted by a press and not by being opened:
 * messengers open links for previews.
 */
export const answerInvitationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { token: string | null; isSignedIn: boolean },
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: {
    viewAgencyInvitation: requiredActor<ViewedInvitation, { token: string }>(
      'viewAgencyInvitation',
    ),
    answerAgencyInvitation: requiredActor<AnswerReply, AnswerRequest>('answerAgencyInvitation'),
  },
  guards: {
    hasNoToken: ({ context }) => context.token === null,
    isSignedOut: ({ context }) => !context.isSignedIn,
    isAcceptance: ({ context }) => context.answer === 'accept',
    hasObstacle: (_, { invitation }: { invitation: ViewedInvitation }) =>
      invitation.obstacle !== null,
    isUnusable: (_, error: Caught) => ['not-found', 'invalid-request'].includes(failureCode(error)),
    isOverruled: (_, error: Caught) => failureCode(error) === 'transition-not-allowed',
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
  },
  actions: {
    keepInvitation: assign((_, { invitation }: { invitation: ViewedInvitation }) => ({
      invitation,
      failure: null,
    })),
    keepAnswer: assign((_, { answer, key }: { answer: InvitationAnswer; key: string }) => ({
      answer,
      key,
      failure: null,
    })),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'answer-invitation',
  description: 'Shows the invitation of an agency and lets a creator accept or decline it.',
  context: ({ input: { token, isSignedIn } }) => ({
    token: token !== null && tokenShape.test(token) ? token : null,
    isSignedIn,
    invitation: null,
    answer: 'accept',
    key: '',
    failure: null,
  }),
  initial: 'arriving',
  on: ignoreGlobalEvents,
  states: {
    arriving: {
      description: 'Not visible: checks the address and the session.',
      always: [
        { guard: 'hasNoToken', target: 'missing' },
        { guard: 'isSignedOut', target: 'signedOut' },
        { target: 'loading' },
      ],
    },
    missing: {
      tags: 'screen',
      description: 'The address holds no invitation, or not all of it.',
    },
    signedOut: {
      tags: 'screen',
      description: 'Asks to sign in or to create an account first; the invitation waits.',
    },
    loading: {
      tags: ['screen', 'busy'],
      description: 'A spinner while the invitation is loaded.',
      invoke: {
        src: 'viewAgencyInvitation',
        input: ({ context }) => ({ token: String(context.token) }),
        onDone: [
          {
            guard: { type: 'hasObstacle', params: loaded },
            target: 'refused',
            actions: { type: 'keepInvitation', params: loaded },
          },
          { target: 'offered', actions: { type: 'keepInvitation', params: loaded } },
        ],
        onError: [
          { guard: { type: 'isUnusable', params: caught }, target: 'unusable' },
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog over the page. The invitation is loaded afterwards.',
      on: { 'session.restored': 'loading' },
    },
    loadFailed: {
      tags: ['screen', 'failed'],
      description: 'Why the invitation could not be loaded, with a retry button.',
      on: { 'retry.requested': 'loading', 'network.online': 'loading' },
    },
    unusable: {
      tags: 'screen',
      description: 'The invitation was used, revoked or has expired; who can send a new one.',
    },
    refused: {
      tags: 'screen',
      description: 'Who invites, and why this account cannot accept.',
    },
    offered: {
      tags: 'screen',
      description: 'Who invites, what the agency may then do, and both answers.',
      on: {
        'answer.chosen': {
          target: 'answering',
          actions: { type: 'keepAnswer', params: ({ event }) => event },
        },
      },
    },
    answering: {
      tags: ['screen', 'busy'],
      description: 'The same page with a busy button.',
      invoke: {
        src: 'answerAgencyInvitation',
        input: ({ context: { token, answer, key } }) => ({ token: String(token), answer, key }),
        onDone: [{ guard: 'isAcceptance', target: 'accepted' }, { target: 'declined' }],
        onError: [
          { guard: { type: 'isUnusable', params: caught }, target: 'unusable' },
          // The account has an agency now: the invitation says which obstacle there is.
          { guard: { type: 'isOverruled', params: caught }, target: 'loading' },
          { guard: { type: 'isSessionLost', params: caught }, target: 'answerWaits' },
          { target: 'answerFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    answerWaits: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog over the page. The answer follows.',
      on: { 'session.restored': 'answering' },
    },
    answerFailed: {
      tags: ['screen', 'failed'],
      description: 'Why the answer may not have arrived. It can be sent again.',
      on: {
        'retry.requested': 'answering',
        'network.online': 'answering',
      },
    },
    accepted: { tags: 'screen', description: 'The agency manages this account now; the way on.' },
    declined: { tags: 'screen', description: 'The invitation was declined; the way on.' },
  },
});
