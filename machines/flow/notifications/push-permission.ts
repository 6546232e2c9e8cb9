import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';

export type PushSubscriptionBody = components['schemas']['PushSubscription'];

/** `unavailable`: the browser or the server cannot push; `denied`: the browser's own setting. */
export type PushStatus = {
  status: 'unavailable' | 'denied' | 'off' | 'on';
  /** The key that browsers subscribe with; null where pushes are unavailable. */
  pushKey: string | null;
};

/** The answer to the browser's question. */
export type PushAnswer =
  | { answer: 'granted'; subscription: PushSubscriptionBody }
  | { answer: 'denied' | 'dismissed' };

type Event =
  | { type: 'push.requested' }
  | { type: 'push.stopped' }
  | { type: 'prompt.dismissed' }
  | { type: 'retry.requested' }
  | GlobalEvent;

type Context = {
  pushKey: string | null;
  subscription: PushSubscriptionBody | null;
  failure: Failure | null;
  tries: number;
};

const checked = ({ event }: { event: { output: PushStatus } }) => event.output;
const answered = ({ event }: { event: { output: PushAnswer } }) => event.output;

const registerFailures = [
  { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
  {
    guard: { type: 'isTransient', params: caught },
    target: 'registerWaiting',
    actions: [{ type: 'keepFailure', params: caught }, 'countTry'],
  },
  // The server knows no such push service.
  { target: 'unavailable' },
] as const;

/** Turns push messages on and off for this device. The browser asks only after a press here. */
export const pushPermissionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `card`: what the card on the list of notifications shows. */
    tags: {} as 'screen' | 'busy' | 'card' | 'on',
  },
  actors: {
    checkPush: requiredActor<PushStatus>('checkPush'),
    askBrowser: requiredActor<PushAnswer, { pushKey: string }>('askBrowser'),
    subscribeToPush: requiredActor<unknown, { subscription: PushSubscriptionBody | null }>(
      'subscribeToPush',
    ),
    stopPush: requiredActor<unknown>('stopPush'),
  },
  guards: {
    isOn: (_, { status }: PushStatus) => status === 'on',
    isOff: (_, { status }: PushStatus) => status === 'off',
    isDenied: (_, { status }: PushStatus) => status === 'denied',
    isGranted: (_, { answer }: PushAnswer) => answer === 'granted',
    isRefused: (_, { answer }: PushAnswer) => answer === 'denied',
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
  },
  actions: {
    keepKey: assign((_, { pushKey }: PushStatus) => ({ pushKey })),
    keepSubscription: assign((_, reply: PushAnswer) => ({
      subscription: reply.answer === 'granted' ? reply.subscription : null,
      failure: null,
      tries: 0,
    })),
    keepFailure: assign(caughtFailure),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    /** So that the card is not shown again on this device. */
    rememberDismissal: () => {},
  },
  delays: { retryDelay: ({ context }) => retryDelay(context) },
}).createMachine({
  id: 'push-permission',
  description: 'Whether this device gets push messages, and the way to turn them on and off.',
  context: { pushKey: null, subscription: null, failure: null, tries: 0 },
  initial: 'checking',
  on: ignoreGlobalEvents,
  states: {
    checking: {
      tags: ['screen', 'busy'],
      description: 'A placeholder while browser and server are asked.',
      invoke: {
        src: 'checkPush',
        onDone: [
          {
            guard: { type: 'isOn', params: checked },
            target: 'on',
            actions: { type: 'keepKey', params: checked },
          },
          {
            guard: { type: 'isOff', params: checked },
            target: 'off',
            actions: { type: 'keepKey', params: checked },
          },
          { guard: { type: 'isDenied', params: checked }, target: 'denied' },
          { target: 'unavailable' },
        ],
        onError: { target: 'checkFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    checkFailed: {
      tags: 'screen',
      description: 'Why it is unknown, with a retry button.',
      on: {
        'retry.requested': 'checking',
        'network.online': 'checking',
        'session.restored': 'checking',
      },
    },
    unavailable: {
      tags: 'screen',
      description: 'This browser or this portal has no push messages.',
    },
    denied: {
      tags: 'screen',
      description: 'The browser blocks notifications; where to allow them.',
      on: { 'retry.requested': 'checking' },
    },
    off: {
      tags: ['screen', 'card'],
      description: 'What push messages are for, and a button that turns them on.',
      on: {
        'push.requested': 'asking',
        'prompt.dismissed': { target: 'dismissed', actions: 'rememberDismissal' },
      },
    },
    dismissed: {
      description: 'The person wants none now; the card is gone, the settings keep the button.',
      on: { 'push.requested': 'asking' },
    },
    asking: {
      tags: ['screen', 'card', 'busy'],
      description: 'The question of the browser.',
      invoke: {
        src: 'askBrowser',
        input: ({ context }) => ({ pushKey: context.pushKey ?? '' }),
        onDone: [
          {
            guard: { type: 'isGranted', params: answered },
            target: 'registering',
            actions: { type: 'keepSubscription', params: answered },
          },
          {
            guard: { type: 'isRefused', params: answered },
            target: 'declined',
            actions: 'rememberDismissal',
          },
          { target: 'off' },
        ],
        onError: { target: 'askFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    askFailed: {
      tags: ['screen', 'card'],
      description: 'The browser could not subscribe, as without a network; with a retry button.',
      on: {
        'push.requested': 'asking',
        'prompt.dismissed': { target: 'dismissed', actions: 'rememberDismissal' },
      },
    },
    declined: {
      tags: ['screen', 'card'],
      description: 'The person has just refused in the browser; where to allow it later.',
      on: { 'prompt.dismissed': 'dismissed', 'retry.requested': 'checking' },
    },
    registering: {
      tags: ['screen', 'card', 'busy'],
      description: 'The subscription is being sent to the server.',
      invoke: {
        src: 'subscribeToPush',
        input: ({ context }) => ({ subscription: context.subscription }),
        onDone: 'turnedOn',
        onError: registerFailures,
      },
    },
    registerWaiting: {
      tags: ['screen', 'card'],
      description: 'The server was not reached. The request is repeated when the network is back.',
      after: { retryDelay: 'registering' },
      on: { 'network.online': 'registering', 'push.requested': 'registering' },
    },
    signInNeeded: {
      tags: ['screen', 'card', 'busy'],
      description: 'The sign-in dialog over the page. The request is sent after the sign-in.',
      on: { 'session.restored': 'registering' },
    },
    turnedOn: {
      tags: ['screen', 'card', 'on'],
      description: 'Says that it worked.',
      entry: 'rememberDismissal',
      on: { 'push.stopped': 'stopping', 'prompt.dismissed': 'on' },
    },
    on: {
      tags: ['screen', 'on'],
      description: 'This device gets push messages; a button turns them off.',
      on: { 'push.stopped': 'stopping' },
    },
    stopping: {
      tags: ['screen', 'on', 'busy'],
      description: 'The subscription is being removed from the server and the browser.',
      invoke: {
        src: 'stopPush',
        onDone: 'off',
        onError: { target: 'stopFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    stopFailed: {
      tags: ['screen', 'on'],
      description: 'Why the device still gets them, with the button to turn them off.',
      on: { 'push.stopped': 'stopping', 'session.restored': 'stopping' },
    },
  },
});
