import { Failure } from '#domain/contract/failure.ts';
import { mergeAccountsMachine } from '#machines/flow/accounts/merge-accounts.ts';
import type { MergeContext } from '#machines/flow/accounts/merge-plan.ts';
import { choiceOf, notOffered, other, own, third } from '#test/factories/account-choices.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const choice = choiceOf([own, other, third]);
const open = { selectAccount: choice };
const none = { selectAccount: null };
const signedOut = new Failure({ code: 'unauthenticated', status: 401 });
const tooLate = new Failure({ code: 'choice-timed-out', status: 409 });
const gone = new Failure({ code: 'not-found', status: 404 });

export default chartEvents({
  machine: mergeAccountsMachine,
  input: { now: 0 },
  events: [
    { type: 'clock.ticked', now: 0 },
    { type: 'clock.ticked', now: 1000 },
    { type: 'clock.ticked', now: 45_000 },
    { type: 'clock.ticked', now: 60_000 },
    { type: 'account.chosen', id: own.keyIdentifier },
    { type: 'account.chosen', id: notOffered.keyIdentifier },
  ],
  replies: {
    getAccountChoice: { done: [open, none], failed: [signedOut] },
    extendAccountChoice: { done: [open, none], failed: [tooLate, signedOut, gone] },
    accountLinking: {
      done: [
        { outcome: 'done', nextScreen: 'dashboard', selectAccount: null },
        { outcome: 'done', nextScreen: 'login', selectAccount: null },
        { outcome: 'skipped', nextScreen: 'phone-submission', selectAccount: null },
        { outcome: 'timedOut', nextScreen: 'login', selectAccount: null },
        { outcome: 'open', nextScreen: 'account-linking', selectAccount: choiceOf([own, third]) },
        {
          outcome: 'open',
          nextScreen: 'account-linking',
          selectAccount: choiceOf([other, notOffered]),
        },
      ],
      failed: [tooLate, signedOut, gone, new Failure({ code: 'choice-failed', status: 409 })],
    },
    logout: { done: [{ message: 'Success' }] },
  },
  distinguish: ({ selectedId, now, deadlineAt, answer, choice: shown }: MergeContext) => [
    selectedId,
    deadlineAt - now,
    answer?.dhAccount !== undefined,
    shown?.conflictAccounts.length,
  ],
});
