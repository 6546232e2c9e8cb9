import { assign, emit, setup } from 'xstate';
import type { Region } from '#domain/auth/regions.ts';
import {
  type CreatorState,
  isStepDone,
  type OnboardingScreen,
  type OnboardingStep,
  onboardingOrder,
  onboardingScreen,
} from '#domain/navigation/onboarding-steps.ts';
import type { components } from '#generated/contract.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

type Profile = components['schemas']['Profile'];

/** What onboarding knows of the current user. */
export type OnboardingUser = {
  creatorState: CreatorState;
  newUser: boolean;
  rejection: components['schemas']['ProfileRejection'];
  /** Whether other logins can be linked: not during the change from OGC to ICC (spec point 4). */
  mayLink: boolean;
};

type Context = OnboardingUser & {
  region: Region;
  /** Says since when a profile waits, and how an approved creator is paid. */
  details: Profile | null;
  /** Whether this device has shown the welcome before. */
  isWelcomed: boolean;
  /** Whether a dialog was answered since the portal was opened: another one would be too much. */
  isAnswered: boolean;
};

type Event =
  | { type: 'user.changed'; person: OnboardingUser }
  | { type: 'welcome.closed' }
  /** "I'll do this later": there is time for something else. */
  | { type: 'welcome.postponed' }
  /** Somebody is back from a provider to which the dialog led. */
  | { type: 'link.resumed' }
  | { type: 'link.closed' }
  | { type: 'retry.requested' }
  | GlobalEvent;

/** A step of the bar. `refused` is the approval that was not given. */
export type BarStep = {
  step: OnboardingStep;
  state: 'done' | 'current' | 'open';
  isRefused: boolean;
};

const paymentType = ({ details }: Context) => details?.metaInfo.paymentType ?? null;
const currentScreen = (context: Context) =>
  onboardingScreen(context.creatorState, paymentType(context), context.region);
const sameFlags = (one: CreatorState, other: CreatorState) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The steps of the bar in their order (spec point 4); the first that is not done is the current
 * one.
 */
export function barSteps(context: Context): BarStep[] {
  const { region, creatorState } = context;
  const order = onboardingOrder(region, creatorState, paymentType(context));
  const current = order.find((step) => !isStepDone(step, creatorState));
  return order.map((step) => ({
    step,
    state: isStepDone(step, creatorState) ? 'done' : step === current ? 'current' : 'open',
    isRefused:
      (step === 'work-approval-pending' && creatorState['work-approval'] === 'rejected') ||
      (step === 'bank-details-approval-pending' &&
        creatorState['bank-details-approval'] === 'rejected'),
  }));
}

const shows =
  (screen: OnboardingScreen) =>
  ({ context }: { context: Context }) =>
    currentScreen(context) === screen;

/**
 * What a new creator is led through: the welcome, the steps bar, and the pages of waiting and of
 * refusal.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /**
     * `welcome.answered`: not to be shown again; `welcome.closed`: nor anything else to the new.
     */
    emitted: {} as { type: 'welcome.answered' | 'welcome.closed' },
    input: {} as OnboardingUser & { region: Region; isWelcomed?: boolean },
    tags: {} as 'screen' | 'bar',
  },
  actors: { getProfileDetails: requiredActor<Profile>('getProfileDetails') },
  guards: {
    needsWelcome: ({ context }) =>
      context.newUser &&
      !context.isWelcomed &&
      context.creatorState['profile-submission'] === 'false',
    canOfferLink: ({ context }) => context.newUser && context.mayLink && !context.isAnswered,
    mayLink: ({ context }) => context.mayLink,
    isRejected: shows('waiting-rejected-screen'),
    isProfileNeeded: shows('profile-submission'),
    isApprovalPending: shows('work-approval-pending'),
    isBankNeeded: shows('bank-details-submission'),
    isBankPending: shows('bank-details-approval-pending'),
    isPaymentUnknown: ({ context }) =>
      context.creatorState['onboarding-complete'] === 'true' && context.details === null,
    hasDetails: ({ context }) => context.details !== null,
  },
  actions: {
    keepPerson: assign(({ context }, { person }: { person: OnboardingUser }) => ({
      creatorState: person.creatorState,
      newUser: person.newUser,
      rejection: person.rejection,
      mayLink: person.mayLink,
      details: sameFlags(context.creatorState, person.creatorState) ? context.details : null,
    })),
    keepDetails: assign((_, { details }: { details: Profile }) => ({ details })),
    keepWelcomed: assign({ isWelcomed: true }),
    keepAnswered: assign({ isWelcomed: true, isAnswered: true }),
    emitWelcomeAnswered: emit({ type: 'welcome.answered' }),
    emitWelcomeClosed: emit({ type: 'welcome.closed' }),
  },
}).createMachine({
  id: 'onboarding',
  description: 'Guides a new creator through the welcome dialog and the onboarding steps.',
  context: ({ input }) => ({ isWelcomed: false, ...input, details: null, isAnswered: false }),
  type: 'parallel',
  on: {
    ...ignoreGlobalEvents,
    'user.changed': {
      target: ['.welcome.deciding', '.step.deciding'],
      actions: { type: 'keepPerson', params: ({ event }) => event },
    },
  },
  states: {
    welcome: {
      initial: 'deciding',
      on: { 'link.resumed': { target: '.linkOffered', actions: 'keepWelcomed' } },
      states: {
        deciding: {
          description:
            'Not visible: only new people without a profile are welcomed, once on a device.',
          always: [
            { guard: 'needsWelcome', target: 'open' },
            { guard: 'canOfferLink', target: 'linkOffered' },
            { target: 'closed' },
          ],
        },
        open: {
          tags: 'screen',
          description:
            'A dialog on the dashboard: "Let\'s create a profile" or "I\'ll do this later".',
          on: {
            'welcome.closed': {
              target: 'closed',
              actions: ['keepAnswered', 'emitWelcomeAnswered', 'emitWelcomeClosed'],
            },
            'welcome.postponed': [
              // Other logins are offered at the next visit: not two dialogs in a row.
              {
                guard: 'mayLink',
                target: 'closed',
                actions: ['keepAnswered', 'emitWelcomeAnswered'],
              },
              {
                target: 'closed',
                actions: ['keepAnswered', 'emitWelcomeAnswered', 'emitWelcomeClosed'],
              },
            ],
          },
        },
        linkOffered: {
          description:
            'The dialog of the chart link-accounts, on the dashboard only: never over a form.',
          on: {
            'link.closed': { target: 'closed', actions: ['keepAnswered', 'emitWelcomeClosed'] },
          },
        },
        closed: { description: 'Nothing to see.' },
      },
    },
    step: {
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Not visible: decides by the flags of the creator.',
          always: [
            { guard: 'isRejected', target: 'rejected' },
            { guard: 'isProfileNeeded', target: 'profileNeeded' },
            { guard: 'isApprovalPending', target: 'approvalPending' },
            { guard: 'isPaymentUnknown', target: 'askingPayment' },
            { guard: 'isBankNeeded', target: 'bankDetailsNeeded' },
            { guard: 'isBankPending', target: 'bankDetailsPending' },
            { target: 'done' },
          ],
        },
        profileNeeded: {
          tags: ['screen', 'bar'],
          description: 'The bar at "Create profile pending", with the way to the profile.',
          invoke: {
            src: 'getProfileDetails',
            onDone: {
              actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
            },
            // The bar needs none of the details.
            onError: {},
          },
        },
        approvalPending: {
          tags: 'bar',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Not visible: the submission date is loaded once.',
              always: [{ guard: 'hasDetails', target: 'waiting' }, { target: 'asking' }],
            },
            asking: {
              tags: 'screen',
              description: 'The bar at "Profile approval pending"; since when is not known yet.',
              invoke: {
                src: 'getProfileDetails',
                onDone: {
                  target: 'waiting',
                  actions: {
                    type: 'keepDetails',
                    params: ({ event }) => ({ details: event.output }),
                  },
                },
                onError: 'sinceUnknown',
              },
            },
            waiting: {
              tags: 'screen',
              description: 'The bar at "Profile approval pending", and since when.',
            },
            sinceUnknown: {
              tags: 'screen',
              description:
                'The same without the submission date. Retries when network or session are back.',
              on: {
                'network.online': 'asking',
                'session.restored': 'asking',
                'retry.requested': 'asking',
              },
            },
          },
        },
        rejected: {
          tags: ['screen', 'bar'],
          description: '"Profile Rejected", why, and a way to correct it.',
        },
        askingPayment: {
          description: 'Not visible: the payment type decides whether bank details are needed.',
          invoke: {
            src: 'getProfileDetails',
            onDone: {
              target: 'deciding',
              actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
            },
            onError: 'paymentUnknown',
          },
        },
        paymentUnknown: {
          description:
            'Nothing is shown until the state is known. Retries when network or session are back.',
          on: { 'network.online': 'askingPayment', 'session.restored': 'askingPayment' },
        },
        bankDetailsNeeded: {
          tags: ['screen', 'bar'],
          description:
            'The bar at "Add bank details", or that they were refused, with a link to the form.',
        },
        bankDetailsPending: {
          tags: ['screen', 'bar'],
          description: 'The bar at "Add bank details pending".',
        },
        done: { description: 'No bar: nothing is left to do.' },
      },
    },
  },
});
