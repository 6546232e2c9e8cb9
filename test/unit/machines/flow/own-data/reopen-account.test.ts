import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accountClosing } from '#contract/examples/own-data.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type AccountClosing,
  reopenAccountMachine,
} from '#machines/flow/own-data/reopen-account.ts';

type Done = { message: 'Success' };

function start(closing: AccountClosing | null, replies: (Done | Failure)[] = []) {
  const keys: string[] = [];
  let opened = 0;
  const machine = reopenAccountMachine.provide({
    actors: {
      getAccountClosing: fromPromise(async () => ({ closing })),
      reopenAccount: fromPromise<Done, { key: string }>(async ({ input }) => {
        keys.push(input.key);
        const reply = replies.shift();
        if (!reply || reply instanceof Failure) throw reply;
        return reply;
      }),
    },
  });
  const actor = createActor(machine);
  actor.on('account.opened', () => {
    opened += 1;
  });
  actor.start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (current) => current.matches(state));
  return { actor, keys, until, countOpened: () => opened };
}

describe('opening a closed account again', () => {
  it('is done once, however often a lost request is sent', async () => {
    const lost = new Failure({ code: 'network' });
    const { actor, keys, until, countOpened } = start(accountClosing, [
      lost,
      { message: 'Success' },
    ]);
    await until('closed');
    actor.send({ type: 'return.requested', key: 'a' });
    await until('reopenFailed');
    actor.send({ type: 'return.requested', key: 'b' });
    await until('opened');
    expect([keys, countOpened()]).toEqual([['a', 'a'], 1]);
  });

  it('continues when another tab was first, before and after the button', async () => {
    const first = start(null);
    await first.until('opened');
    expect(first.countOpened()).toBe(1);
    const refused = new Failure({ code: 'transition-not-allowed', status: 409 });
    const { actor, until, countOpened } = start(accountClosing, [refused]);
    await until('closed');
    actor.send({ type: 'return.requested', key: 'a' });
    await until('opened');
    actor.send({ type: 'opened.confirmed' });
    expect(countOpened()).toBe(2);
  });
});
