import { accountMachine } from '#machines/lifecycle/account.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: accountMachine,
  events: [
    { type: 'conflict.found', canMerge: true },
    { type: 'choice.extended', secondsLeft: 12, extensionsLeft: 10 },
    { type: 'choice.done', secondsLeft: 30, isOffered: true, remainingAccounts: 0 },
    { type: 'choice.done', secondsLeft: 30, isOffered: true, remainingAccounts: 1 },
    { type: 'choice.skipped', secondsLeft: 30 },
    { type: 'choice.timed-out', secondsLeft: 0 },
  ],
});
