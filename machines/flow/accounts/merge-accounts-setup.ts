import { assign, emit, setup } from 'xstate';
import { toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { screenArea } from '#domain/navigation/onboarding-steps.ts';
import type { components } from '#generated/contract.ts';
import { nextScreenReceived } from '#machines/flow/auth/next-screen.ts';
import { type Caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { stoppedClock } from '#machines/kit/clock.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';
import {
  type ChoiceAnswer,
  type ChoiceReply,
  type CurrentChoice,
  type MergeContext,
  type MergeEmitted,
  type MergeEvent,
  mergePlan,
  secondsLeft,
  signedInAccountId,
} from './merge-plan.ts';

type Done = components['schemas']['DoneReply']['data'];
type Asking = { userId: string };

/** A larger jump between two ticks means that the clock was set or the device slept. */
const clockJump = 5000;

const hasCode = (error: unknown, ...codes: string[]) => codes.includes(toFailure(error).code);

export const currentChoice = ({ event }: { event: { output: CurrentChoice } }) => event.output;
export const replied = ({ event }: { event: { output: ChoiceReply } }) => event.output;
export const tickTime = ({ event }: { event: { now: number } }) => ({ now: event.now });

/** What the chart `merge-accounts` is made of; its states are in `merge-accounts.ts`. */
export const mergeAccountsSetup = setup({
  types: {
    context: {} as MergeContext,
    events: {} as MergeEvent,
    emitted: {} as MergeEmitted,
    input: {} as { now: number },
    tags: {} as 'screen' | 'busy' | 'choice' | 'ended',
  },
  actors: {
    getAccountChoice: requiredActor<CurrentChoice>('getAccountChoice'),
    extendAccountChoice: requiredActor<CurrentChoice, Asking>('extendAccountChoice'),
    accountLinking: requiredActor<ChoiceReply, ChoiceAnswer | null>('accountLinking'),
    logout: requiredActor<Done>('logout'),
    clock: stoppedClock,
  },
  delays: {
    /** No growing pauses: the choice lasts a minute. */
    retryDelay: ({ context: { failure } }) => retryDelay({ tries: 2, failure }),
  },
  guards: {
    isTimeOver: ({ context }, { now }: { now: number }) => now >= context.deadlineAt,
    isClockJump: ({ context }, { now }: { now: number }) =>
      now < context.now || now - context.now > clockJump,
    isEnding: ({ context }) => secondsLeft(context) <= limits.mergeWarnSeconds,
    hasEnoughTime: ({ context }) => secondsLeft(context) > limits.mergeWarnSeconds,
    isOffered: ({ context: { choice } }, { id }: { id: string }) =>
      mergePlan({ choice, selectedId: id }) !== null,
    isChosen: ({ context }) => mergePlan(context) !== null,
    canExtend: ({ context }) => (context.choice?.extensionsLeft ?? 0) > 0,
    isNoChoice: (_, { selectAccount }: CurrentChoice) => selectAccount === null,
    isSignInNext: (_, { outcome, nextScreen }: ChoiceReply) =>
      outcome !== 'timedOut' && screenArea(nextScreen) === 'signedOut',
    isTimedOut: (_, { outcome }: ChoiceReply) => outcome === 'timedOut',
    isSkipped: (_, { outcome }: ChoiceReply) => outcome === 'skipped',
    isOpen: (_, { outcome, selectAccount }: ChoiceReply) =>
      outcome === 'open' && selectAccount !== null,
    /** Two become one at a time; the chosen account has others that are still to move into it. */
    hasMoreToMerge: ({ context }, { outcome, selectAccount }: ChoiceReply) => {
      const before = mergePlan(context);
      const after = mergePlan({ choice: selectAccount, selectedId: context.selectedId });
      const isKnown = (id: string) =>
        before?.others.some(({ keyIdentifier }) => keyIdentifier === id);
      return (
        outcome === 'open' &&
        context.answer?.dhAccount !== undefined &&
        (after?.others.every(({ keyIdentifier }) => isKnown(keyIdentifier)) ?? false)
      );
    },
    isTooLate: (_, { error }: Caught) => hasCode(error, 'choice-timed-out'),
    isSignedOut: (_, { error }: Caught) => isSessionLost(error),
    isGone: (_, { error }: Caught) => hasCode(error, 'not-found'),
    /** The server returns the same reply again. */
    isUnanswered: (_, { error }: Caught) => isTransient(error),
  },
  actions: {
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    keepChoice: assign(({ context }, { selectAccount }: CurrentChoice) => ({
      choice: selectAccount,
      deadlineAt: context.now + (selectAccount?.secondsLeft ?? 0) * 1000,
      selectedId: mergePlan({ choice: selectAccount, selectedId: context.selectedId })
        ? context.selectedId
        : null,
    })),
    keepChosen: assign((_, { id }: { id: string }) => ({ selectedId: id })),
    prepareMerge: assign(({ context }) => {
      const plan = mergePlan(context);
      return {
        answer: {
          user: { userId: signedInAccountId(context.choice) },
          dhAccount: {
            selectedId: plan?.kept.keyIdentifier ?? '',
            defunctId: plan?.others[0]?.keyIdentifier ?? '',
          },
        },
      };
    }),
    prepareSkip: assign(({ context }) => ({
      answer: { user: { userId: signedInAccountId(context.choice) } },
    })),
    prepareTimeOut: assign(({ context }) => ({
      answer: { user: { userId: signedInAccountId(context.choice) }, isTimedOut: true as const },
    })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    emitSettled: emit((_, { outcome }: { outcome: 'done' | 'skipped' | 'elsewhere' }) => ({
      type: 'choice.settled' as const,
      outcome,
    })),
    emitNextScreen: emit(nextScreenReceived),
    emitSessionEnded: emit({ type: 'session.ended' }),
  },
});
