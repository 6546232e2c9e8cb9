import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';

type Done = components['schemas']['DoneReply']['data'];
type Event = { type: 'agreement.given' } | { type: 'card.closed' } | GlobalEvent;
type Context = { failure: Failure | null; tries: number };

/** Terms or a privacy policy that have changed: the person reads them and agrees. */
export const agreeToNoticesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'agreement.recorded' },
    tags: {} as 'screen' | 'busy',
  },
  actors: { agreeToNotices: requiredActor<Done>('agreeToNotices') },
  guards: {
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
  },
  actions: {
    keepFailure: assign(caughtFailure),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    restart: assign({ failure: null, tries: 0 }),
    tellRecorded: emit({ type: 'agreement.recorded' as const }),
  },
  delays: { retryDelay: ({ context }) => retryDelay(context) },
}).createMachine({
  id: 'agree-to-notices',
  description: 'Asks people who stayed signed in to agree to changed terms.',
  context: { failure: null, tries: 0 },
  initial: 'asking',
  on: ignoreGlobalEvents,
  states: {
    asking: {
      tags: 'screen',
      description: 'What has changed, links to the texts, and the button that agrees.',
      on: { 'agreement.given': { target: 'agreeing', actions: 'restart' } },
    },
    agreeing: {
      tags: ['screen', 'busy'],
      description: 'The request is being sent.',
      invoke: {
        src: 'agreeToNotices',
        onDone: 'agreed',
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          {
            guard: { type: 'isTransient', params: caught },
            target: 'waiting',
            actions: [{ type: 'keepFailure', params: caught }, 'countTry'],
          },
          { target: 'failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    waiting: {
      tags: 'screen',
      description: 'The server was not reached. The request is repeated when the network is back.',
      after: { retryDelay: 'agreeing' },
      on: { 'network.online': 'agreeing', 'agreement.given': 'agreeing' },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog over the page. The request is sent after the sign-in.',
      on: { 'session.restored': 'agreeing' },
    },
    failed: {
      tags: 'screen',
      description: 'Why it was not recorded. The button tries it again.',
      on: { 'agreement.given': { target: 'agreeing', actions: 'restart' } },
    },
    agreed: {
      tags: 'screen',
      description: 'Says that it is recorded, and where to find it.',
      entry: 'tellRecorded',
      on: { 'card.closed': 'closed' },
    },
    closed: { description: 'The card is gone.' },
  },
});
