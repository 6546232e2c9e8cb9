import { setup, transition } from 'xstate';
import { limits } from '#domain/limits.ts';

/** Seconds are until the deadline of the choice, below zero when it is over. */
export type AccountEvent =
  /** A verified login belongs to another account. Only two active creators can be merged. */
  | { type: 'conflict.found'; canMerge: boolean }
  | { type: 'choice.extended'; secondsLeft: number; extensionsLeft: number }
  /** `othersLeft`: accounts of the choice that are neither kept nor given up by it. */
  | { type: 'choice.done'; secondsLeft: number; isOffered: boolean; remainingAccounts: number }
  | { type: 'choice.skipped'; secondsLeft: number }
  | { type: 'choice.timed-out'; secondsLeft: number }
  /** One of the accounts was blocked or merged in the meantime. */
  | { type: 'choice.failed' }
  /** Another account was chosen in its place. */
  | { type: 'account.merged' };

/**
 * Tolerance for network delays and rounded clocks: so far a choice may be late, or its time-out
 * early.
 */
const isInTime = (secondsLeft: number) => secondsLeft > -limits.mergeGraceSeconds;
const isOver = (secondsLeft: number) => secondsLeft <= limits.mergeGraceSeconds;

/** What can happen to an account whose person has another one (design.md 4, "Accounts"). */
export const accountMachine = setup({
  types: { events: {} as AccountEvent },
  guards: {
    canMerge: ({ event }) => event.type === 'conflict.found' && event.canMerge,
    isExtendable: ({ event }) =>
      event.type === 'choice.extended' && isInTime(event.secondsLeft) && event.extensionsLeft > 0,
    isDone: ({ event }) =>
      event.type === 'choice.done' &&
      isInTime(event.secondsLeft) &&
      event.isOffered &&
      event.remainingAccounts === 0,
    isPartlyDone: ({ event }) =>
      event.type === 'choice.done' &&
      isInTime(event.secondsLeft) &&
      event.isOffered &&
      event.remainingAccounts > 0,
    isSkippable: ({ event }) => event.type === 'choice.skipped' && isInTime(event.secondsLeft),
    isTimeOver: ({ event }) => event.type === 'choice.timed-out' && isOver(event.secondsLeft),
  },
}).createMachine({
  id: 'account',
  description: 'An account, and the choice between two accounts of one person.',
  initial: 'settled',
  states: {
    settled: {
      description: 'No choice is open.',
      on: {
        'conflict.found': { guard: 'canMerge', target: 'choosing' },
        'account.merged': 'defunct',
      },
    },
    choosing: {
      description: 'The person chooses which account to keep; a timer of 60 seconds runs.',
      on: {
        'conflict.found': { guard: 'canMerge', target: 'choosing' },
        'choice.extended': { guard: 'isExtendable', target: 'choosing' },
        'choice.done': [
          { guard: 'isDone', target: 'settled' },
          { guard: 'isPartlyDone', target: 'choosing' },
        ],
        'choice.skipped': { guard: 'isSkippable', target: 'settled' },
        'choice.timed-out': { guard: 'isTimeOver', target: 'signedOut' },
        'choice.failed': 'settled',
        'account.merged': 'defunct',
      },
    },
    signedOut: {
      description: 'The timer expired: the session has ended, and all accounts are unchanged.',
      on: {
        'conflict.found': { guard: 'canMerge', target: 'choosing' },
        'account.merged': 'defunct',
      },
    },
    defunct: {
      description: 'Merged: names the account that was kept, and does not change any more.',
    },
  },
});

export type AccountState = 'settled' | 'choosing' | 'signedOut' | 'defunct';
export type AccountDecision = { kind: 'moved'; state: AccountState } | { kind: 'refused' };

/** The account after an event; refused where the chart has no transition for it. */
export function decideAccount(state: AccountState, event: AccountEvent): AccountDecision {
  const before = accountMachine.resolveState({ value: state });
  if (!before.can(event)) return { kind: 'refused' };
  const [after] = transition(accountMachine, before, event);
  return { kind: 'moved', state: after.value as AccountState };
}
