import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { closeAccountMachine } from '#machines/flow/own-data/close-account.ts';

type Done = { message: 'Success' };

function start(replies: (Done | Failure)[]) {
  const keys: string[] = [];
  let ended = 0;
  const machine = closeAccountMachine.provide({
    actors: {
      closeAccount: fromPromise<Done, { key: string }>(async ({ input }) => {
        keys.push(input.key);
        const reply = replies.shift();
        if (!reply || reply instanceof Failure) throw reply;
        return reply;
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('session.ended', () => {
    ended += 1;
  });
  actor.send({ type: 'closing.requested' });
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (current) => current.matches(state));
  const confirm = (key: string) => actor.send({ type: 'closing.confirmed', key });
  const understand = (isUnderstood = true) =>
    actor.send({ type: 'understanding.changed', isUnderstood });
  return { actor, keys, until, confirm, understand, countEnds: () => ended };
}

const lost = new Failure({ code: 'network' });

describe('closing the account', () => {
  it('needs the box to be ticked', async () => {
    const { actor, keys, until, confirm, understand } = start([{ message: 'Success' }]);
    confirm('a');
    expect(actor.getSnapshot().matches('notUnderstood')).toBe(true);
    confirm('b');
    understand();
    understand(false);
    confirm('c');
    expect(keys).toEqual([]);
    understand();
    confirm('d');
    await until('closed');
    expect(keys).toEqual(['d']);
  });

  it('sends a lost request again with its key, and a refused one as another', async () => {
    const refused = new Failure({ code: 'changed-recently', status: 409 });
    const { keys, until, confirm, understand } = start([lost, refused, { message: 'Success' }]);
    understand();
    for (const [key, state] of [
      ['a', 'closeFailed'],
      ['b', 'closeFailed'],
      ['c', 'closed'],
    ] as const) {
      confirm(key);
      await until('closing');
      await until(state);
    }
    expect(keys).toEqual(['a', 'a', 'c']);
  });

  it('says so when the lost request may have ended the session, and asks to sign in', async () => {
    const gone = new Failure({ code: 'unauthenticated', status: 401 });
    const { actor, until, confirm, understand, countEnds } = start([lost, gone]);
    understand();
    confirm('a');
    await until('closeFailed');
    confirm('b');
    await until('signedOut');
    expect(countEnds()).toBe(0);
    actor.send({ type: 'end.confirmed' });
    expect(countEnds()).toBe(1);
  });

  it('forgets the tick when the account is kept', () => {
    const { actor, understand } = start([]);
    understand();
    actor.send({ type: 'closing.dismissed' });
    actor.send({ type: 'closing.requested' });
    expect(actor.getSnapshot().context.isUnderstood).toBe(false);
  });
});
