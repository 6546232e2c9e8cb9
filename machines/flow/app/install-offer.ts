import { assign, emit, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

/** `prompt`: the browser asks when the page wants it to; `steps`: people do it in its menu. */
export type InstallWay = 'prompt' | 'steps';

/** The answer to the browser's own question. */
export type InstallAnswer = 'accepted' | 'dismissed';

/** What is true when the list of posts has rows. */
export type InstallMoment = {
  /** Whether a row was sent for review, and not rejected. */
  hasSentPost: boolean;
  isOnline: boolean;
  /** Something else wants an answer: a dialog, the welcome, changed terms. */
  isInterrupted: boolean;
};

type Context = {
  /** Null where the browser cannot install the portal now. */
  way: InstallWay | null;
  /** `list`: below the list of posts; `help`: somebody asked for it on the help page. */
  origin: 'list' | 'help';
};

type Event =
  /** The list has other rows than before. */
  | { type: 'list.changed'; moment: InstallMoment }
  | { type: 'way.changed'; way: InstallWay | null }
  | { type: 'app.installed' }
  | { type: 'install.requested' }
  /** "Not now", or the end of what was read. */
  | { type: 'offer.closed' }
  | GlobalEvent;

const isGood = ({ hasSentPost, isOnline, isInterrupted }: InstallMoment) =>
  hasSentPost && isOnline && !isInterrupted;

const answered = ({ event }: { event: { output: InstallAnswer } }) => ({ answer: event.output });

/** While it is offered: gone with the way to install it, or with the network. */
const hideOffer = {
  'way.changed': [
    {
      guard: {
        type: 'isNoWay',
        params: ({ event }: { event: { way: InstallWay | null } }) => event,
      },
      target: 'waiting',
      actions: 'keepWay',
    },
    { actions: 'keepWay' },
  ],
  'network.offline': { guard: 'isUnrequested', target: 'waiting' },
} as const;

const closeOffer = [
  { guard: 'isUnrequested', target: 'answered', actions: ['rememberAnswer', 'emitPostponed'] },
  { target: 'answered', actions: 'rememberAnswer' },
] as const;

/**
 * Offers to install the portal, once: below the list of posts when the first post was sent, and
 * from the help page at any time.
 */
export const installOfferMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    /** It was not wanted now; the help page keeps a button. */
    emitted: {} as { type: 'offer.postponed' },
    tags: {} as 'screen',
  },
  actors: { askToInstall: requiredActor<InstallAnswer>('askToInstall') },
  guards: {
    isRequested: ({ context }) => context.origin === 'help',
    isUnrequested: ({ context }) => context.origin === 'list',
    isGoodMoment: ({ context }, { moment }: { moment: InstallMoment }) =>
      context.way !== null && isGood(moment),
    isNoWay: (_, { way }: { way: InstallWay | null }) => way === null,
    hasPrompt: ({ context }) => context.way === 'prompt',
    hasSteps: ({ context }) => context.way === 'steps',
    isAccepted: (_, { answer }: { answer: InstallAnswer }) => answer === 'accepted',
  },
  actions: {
    keepWay: assign(({ event }) => (event.type === 'way.changed' ? { way: event.way } : {})),
    emitPostponed: emit({ type: 'offer.postponed' }),
    /** So that it is not offered again to this person on this device. */
    rememberAnswer: () => {},
  },
}).createMachine({
  id: 'install-offer',
  description: 'Offers to install the portal, once at a good moment and from the help page.',
  context: ({ input }) => input,
  initial: 'beginning',
  on: {
    ...ignoreGlobalEvents,
    'list.changed': {},
    'way.changed': { actions: 'keepWay' },
    'app.installed': { target: '.installed', actions: 'rememberAnswer' },
  },
  states: {
    beginning: {
      description: 'Not visible: shown at once to somebody who asked for it.',
      always: [{ guard: 'isRequested', target: 'choosing' }, { target: 'waiting' }],
    },
    waiting: {
      description:
        'Not visible until the list has a post that was sent, and nothing is in the way.',
      on: {
        'list.changed': {
          guard: { type: 'isGoodMoment', params: ({ event }) => event },
          target: 'choosing',
        },
      },
    },
    choosing: {
      description: 'Not visible: chooses by what the browser can do.',
      always: [
        { guard: 'hasPrompt', target: 'offered' },
        { guard: 'hasSteps', target: 'explained' },
        { target: 'failed' },
      ],
    },
    offered: {
      tags: 'screen',
      description: 'What one gets, with "Install" and "Not now".',
      on: { ...hideOffer, 'install.requested': 'asking', 'offer.closed': closeOffer },
    },
    explained: {
      tags: 'screen',
      description: 'What one gets, and the steps in Safari, which has no question to ask.',
      on: { ...hideOffer, 'offer.closed': closeOffer },
    },
    asking: {
      tags: 'screen',
      description: 'The question of the browser, over the page. It can be asked once.',
      on: { 'offer.closed': closeOffer },
      invoke: {
        src: 'askToInstall',
        onDone: [
          {
            guard: { type: 'isAccepted', params: answered },
            target: 'accepted',
            actions: 'rememberAnswer',
          },
          { target: 'answered', actions: 'rememberAnswer' },
        ],
        onError: { target: 'failed', actions: 'rememberAnswer' },
      },
    },
    accepted: {
      tags: 'screen',
      description: 'The device installs the portal; where to find it then.',
      on: { 'offer.closed': 'answered' },
    },
    failed: {
      tags: 'screen',
      description: 'The browser did not ask; how to install the portal from its menu.',
      on: { 'offer.closed': 'answered' },
    },
    answered: { description: 'Not visible, and not offered again on this device.' },
    installed: { description: 'Not visible: the portal is installed.' },
  },
});
