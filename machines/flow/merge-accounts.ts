import { assign, emit, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { limits } from '#domain/limits.ts';
import { areaOf } from '#domain/steps.ts';
import type { components } from '#generated/contract.ts';
import { stoppedClock } from './clock.ts';
import {
  type ChoiceAnswer,
  type ChoiceNow,
  type ChoiceReply,
  type MergeContext,
  type MergeEvent,
  type MergeNews,
  mergePlan,
  personOf,
  secondsLeft,
} from './merge-accounts-events.ts';
import { unprovided } from './unprovided.ts';

type Done = components['schemas']['DoneReply']['data'];
type Asking = { userId: string };

/** A clock that leaps further between two ticks was set, or slept. */
const leap = 5000;

const hasCode = (error: unknown, ...codes: string[]) => codes.includes(toFailure(error).code);

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });
const now = ({ event }: { event: { output: ChoiceNow } }) => event.output;
const replied = ({ event }: { event: { output: ChoiceReply } }) => event.output;
const told = ({ event }: { event: { now: number } }) => ({ now: event.now });

/** Which of several accounts of one person is kept, within a minute (spec points 4 and 5; design.md 4, "Accounts"). */
export const mergeAccountsMachine = setup({
  types: {
    context: {} as MergeContext,
    events: {} as MergeEvent,
    emitted: {} as MergeNews,
    input: {} as { now: number },
    tags: {} as 'screen' | 'busy' | 'choice' | 'over',
  },
  actors: {
    getAccountChoice: unprovided<ChoiceNow>('getAccountChoice'),
    extendAccountChoice: unprovided<ChoiceNow, Asking>('extendAccountChoice'),
    accountLinking: unprovided<ChoiceReply, ChoiceAnswer | null>('accountLinking'),
    logout: unprovided<Done>('logout'),
    clock: stoppedClock,
  },
  delays: { askAgain: 4000 },
  guards: {
    isTimeOver: ({ context }, { now }: { now: number }) => now >= context.deadlineAt,
    isLeap: ({ context }, { now }: { now: number }) => now < context.now || now - context.now > leap,
    isHurried: ({ context }) => secondsLeft(context) <= limits.mergeWarnSeconds,
    isAmple: ({ context }) => secondsLeft(context) > limits.mergeWarnSeconds,
    isOffered: ({ context: { choice } }, { id }: { id: string }) =>
      mergePlan({ choice, selectedId: id }) !== null,
    isChosen: ({ context }) => mergePlan(context) !== null,
    canExtend: ({ context }) => (context.choice?.extensionsLeft ?? 0) > 0,
    isNoChoice: (_, { selectAccount }: ChoiceNow) => selectAccount === null,
    isSignInNext: (_, { outcome, nextScreen }: ChoiceReply) =>
      outcome !== 'timedOut' && areaOf(nextScreen) === 'signedOut',
    isTimedOut: (_, { outcome }: ChoiceReply) => outcome === 'timedOut',
    isSkipped: (_, { outcome }: ChoiceReply) => outcome === 'skipped',
    isOpen: (_, { outcome, selectAccount }: ChoiceReply) => outcome === 'open' && selectAccount !== null,
    /** Two become one at a time; the chosen account has others that are still to move into it. */
    isMoreToMove: ({ context }, { outcome, selectAccount }: ChoiceReply) => {
      const before = mergePlan(context);
      const after = mergePlan({ choice: selectAccount, selectedId: context.selectedId });
      const isKnown = (id: string) => before?.others.some(({ keyIdentifier }) => keyIdentifier === id);
      return (
        outcome === 'open' &&
        context.answer?.dhAccount !== undefined &&
        (after?.others.every(({ keyIdentifier }) => isKnown(keyIdentifier)) ?? false)
      );
    },
    isTooLate: (_, { error }: Caught) => hasCode(error, 'choice-timed-out'),
    isSignedOut: (_, { error }: Caught) => hasCode(error, 'unauthenticated'),
    isGone: (_, { error }: Caught) => hasCode(error, 'not-found'),
    /** Nobody knows whether it took effect; the server gives the same answer again. */
    isUnanswered: (_, { error }: Caught) =>
      hasCode(error, 'network', 'server-busy', 'database-unavailable', 'storage-full', 'internal-error'),
  },
  actions: {
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    keepChoice: assign(({ context }, { selectAccount }: ChoiceNow) => ({
      choice: selectAccount,
      deadlineAt: context.now + (selectAccount?.secondsLeft ?? 0) * 1000,
      selectedId: mergePlan({ choice: selectAccount, selectedId: context.selectedId })
        ? context.selectedId
        : null,
    })),
    keepChosen: assign((_, { id }: { id: string }) => ({ selectedId: id })),
    sayMerge: assign(({ context }) => {
      const plan = mergePlan(context);
      return {
        answer: {
          user: { userId: personOf(context.choice) },
          dhAccount: {
            selectedId: plan?.kept.keyIdentifier ?? '',
            defunctId: plan?.others[0]?.keyIdentifier ?? '',
          },
        },
      };
    }),
    saySkip: assign(({ context }) => ({ answer: { user: { userId: personOf(context.choice) } } })),
    sayTimedOut: assign(({ context }) => ({
      answer: { user: { userId: personOf(context.choice) }, isTimedOut: true as const },
    })),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    tellSettled: emit((_, { outcome }: { outcome: 'done' | 'skipped' | 'elsewhere' }) => ({
      type: 'choice.settled' as const,
      outcome,
    })),
    tellSessionOver: emit({ type: 'session.over' }),
  },
}).createMachine({
  id: 'merge-accounts',
  context: ({ input }) => ({
    choice: null,
    selectedId: null,
    now: input.now,
    deadlineAt: input.now,
    answer: null,
    failure: null,
  }),
  initial: 'loading',
  // Without a clock the server alone ends the choice.
  invoke: { src: 'clock', id: 'clock', onError: {} },
  on: {
    'clock.ticked': { actions: { type: 'keepTime', params: told } },
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders in the shape of two accounts.',
      entry: 'forgetFailure',
      on: { 'session.expired': 'sessionOver' },
      invoke: {
        src: 'getAccountChoice',
        onDone: [
          { guard: { type: 'isNoChoice', params: now }, target: 'settledElsewhere' },
          { target: 'open', actions: { type: 'keepChoice', params: now } },
        ],
        onError: [
          { guard: { type: 'isSignedOut', params: caught }, target: 'sessionOver' },
          { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'Why the accounts could not be shown, with a way to try again.',
      on: { 'retry.requested': 'loading', 'network.online': 'loading', 'session.expired': 'sessionOver' },
    },
    open: {
      tags: 'choice',
      type: 'parallel',
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isTimeOver', params: told },
            target: 'answering',
            actions: [{ type: 'keepTime', params: told }, 'sayTimedOut'],
          },
          {
            guard: { type: 'isLeap', params: told },
            target: '.form.lookingAgain',
            actions: { type: 'keepTime', params: told },
          },
          { actions: { type: 'keepTime', params: told } },
        ],
        'skip.requested': { target: 'answering', actions: 'saySkip' },
        'session.expired': 'sessionOver',
      },
      states: {
        clock: {
          initial: 'ample',
          states: {
            ample: {
              description: 'The seconds that are left, and a way to get more.',
              always: { guard: 'isHurried', target: 'ending' },
            },
            ending: {
              tags: 'screen',
              description: 'The last twenty seconds, said once and shown in the colour of warnings.',
              always: { guard: 'isAmple', target: 'ample' },
            },
          },
        },
        form: {
          initial: 'choosing',
          on: {
            'account.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: '.choosing',
              actions: { type: 'keepChosen', params: ({ event }) => event },
            },
            'merge.confirmed': [
              { guard: 'isChosen', target: '#merge-accounts.answering', actions: 'sayMerge' },
              { target: '.selectionMissing' },
            ],
            'extension.requested': { guard: 'canExtend', target: '.extending' },
            'page.seen': '.lookingAgain',
          },
          states: {
            choosing: {
              tags: 'screen',
              description:
                'The accounts side by side with what each holds; for the chosen one, what will move to it.',
            },
            selectionMissing: {
              tags: 'screen',
              description: '"Select a Primary Account or Skip", at the accounts.',
            },
            lookingAgain: {
              description: 'As before, while the server is asked how the choice stands.',
              invoke: {
                src: 'getAccountChoice',
                onDone: [
                  {
                    guard: { type: 'isNoChoice', params: now },
                    target: '#merge-accounts.settledElsewhere',
                  },
                  { target: 'choosing', actions: { type: 'keepChoice', params: now } },
                ],
                onError: [
                  { guard: { type: 'isSignedOut', params: caught }, target: '#merge-accounts.sessionOver' },
                  // The clock that is known runs on.
                  { target: 'choosing' },
                ],
              },
            },
            extending: {
              tags: ['screen', 'busy'],
              description: 'The button is busy until the server has given more time.',
              on: { 'extension.requested': {}, 'page.seen': {} },
              invoke: {
                src: 'extendAccountChoice',
                input: ({ context }) => ({ userId: personOf(context.choice) }),
                onDone: [
                  {
                    guard: { type: 'isNoChoice', params: now },
                    target: '#merge-accounts.settledElsewhere',
                  },
                  { target: 'choosing', actions: { type: 'keepChoice', params: now } },
                ],
                onError: [
                  {
                    guard: { type: 'isTooLate', params: caught },
                    target: '#merge-accounts.answering',
                    actions: 'sayTimedOut',
                  },
                  { guard: { type: 'isSignedOut', params: caught }, target: '#merge-accounts.sessionOver' },
                  { guard: { type: 'isGone', params: caught }, target: '#merge-accounts.settledElsewhere' },
                  { target: 'extensionFailed', actions: { type: 'keepFailure', params: caught } },
                ],
              },
            },
            extensionFailed: {
              tags: 'screen',
              description: 'Why there is no more time, beside the clock, which runs on.',
            },
          },
        },
      },
    },
    answering: {
      tags: ['screen', 'busy', 'choice'],
      description:
        'The pressed button is busy and nothing can be changed, until it is known what became of it.',
      entry: 'forgetFailure',
      on: { 'session.expired': 'sessionOver' },
      invoke: {
        src: 'accountLinking',
        input: ({ context }) => context.answer,
        onDone: [
          { guard: { type: 'isTimedOut', params: replied }, target: 'timedOut' },
          { guard: { type: 'isSignInNext', params: replied }, target: 'leaving' },
          {
            guard: { type: 'isMoreToMove', params: replied },
            target: 'answering',
            reenter: true,
            actions: [{ type: 'keepChoice', params: replied }, 'sayMerge'],
          },
          {
            guard: { type: 'isOpen', params: replied },
            target: 'open',
            actions: { type: 'keepChoice', params: replied },
          },
          { guard: { type: 'isSkipped', params: replied }, target: 'skipped' },
          { target: 'done' },
        ],
        onError: [
          { guard: { type: 'isTooLate', params: caught }, target: 'timedOut' },
          { guard: { type: 'isSignedOut', params: caught }, target: 'sessionOver' },
          { guard: { type: 'isGone', params: caught }, target: 'settledElsewhere' },
          {
            guard: { type: 'isUnanswered', params: caught },
            target: 'unanswered',
            actions: { type: 'keepFailure', params: caught },
          },
          { target: 'leaving', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    unanswered: {
      tags: ['screen', 'choice'],
      description:
        'No reply came: nobody knows whether it took effect. The same answer is given again by itself, and by a button.',
      after: { askAgain: 'answering' },
      on: {
        'retry.requested': 'answering',
        'network.online': 'answering',
        'session.expired': 'sessionOver',
      },
    },
    done: {
      tags: 'screen',
      description: '"Done", until the portal knows the account that was kept and goes on; also by a button.',
      entry: { type: 'tellSettled', params: { outcome: 'done' } },
      on: {
        'retry.requested': { actions: { type: 'tellSettled', params: { outcome: 'done' } } },
        'session.expired': 'sessionOver',
      },
    },
    skipped: {
      tags: 'screen',
      description: 'Both accounts stay as they were, until the portal goes on; also by a button.',
      entry: { type: 'tellSettled', params: { outcome: 'skipped' } },
      on: {
        'retry.requested': { actions: { type: 'tellSettled', params: { outcome: 'skipped' } } },
        'session.expired': 'sessionOver',
      },
    },
    settledElsewhere: {
      tags: 'screen',
      description: 'The choice was answered in another tab, until the portal goes on; also by a button.',
      entry: { type: 'tellSettled', params: { outcome: 'elsewhere' } },
      on: {
        'retry.requested': { actions: { type: 'tellSettled', params: { outcome: 'elsewhere' } } },
        'session.expired': 'sessionOver',
      },
    },
    timedOut: {
      tags: ['screen', 'over'],
      description: '"Oops! Time out. Please try again.": the session has ended; the way to sign in again.',
      on: { 'sign-in.requested': { actions: 'tellSessionOver' } },
    },
    sessionOver: {
      tags: ['screen', 'over'],
      description: 'The session was ended elsewhere; the way to sign in again.',
      on: { 'sign-in.requested': { actions: 'tellSessionOver' } },
    },
    leaving: {
      tags: 'over',
      initial: 'endingSession',
      states: {
        endingSession: {
          tags: ['screen', 'busy'],
          description:
            '"Error Occured while linking", or "Done" where the server asks to sign in anew; busy.',
          invoke: { src: 'logout', onDone: 'ended', onError: 'notEnded' },
        },
        ended: {
          tags: 'screen',
          description: 'The same; the session has ended, and the way to sign in again.',
          on: { 'sign-in.requested': { actions: 'tellSessionOver' } },
        },
        notEnded: {
          tags: 'screen',
          description: 'The same; signing in again first ends the session, which did not work before.',
          on: { 'sign-in.requested': 'endingSession', 'network.online': 'endingSession' },
        },
      },
    },
  },
});
