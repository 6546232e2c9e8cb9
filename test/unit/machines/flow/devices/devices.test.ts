import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { currentSession as here, otherSession } from '#contract/examples/auth/sessions.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  devicesMachine,
  type OpenSession,
  type SignOut,
  type SignOutResult,
} from '#machines/flow/devices/devices.ts';
import type { ConfirmedAction } from '#machines/kit/list-actions.ts';

/** A list whose calls are answered by the test. */
function start(rows: OpenSession[] = [here, otherSession]) {
  const server = { rows, answers: [] as (Failure | 'done')[] };
  const asked: (SignOut | null)[] = [];
  const machine = devicesMachine.provide({
    actors: {
      loadRows: fromPromise(async () => ({ rows: server.rows })),
      act: fromPromise<SignOutResult, ConfirmedAction<SignOut>>(async ({ input: { action } }) => {
        asked.push(action);
        const answer = server.answers.shift() ?? 'done';
        if (answer instanceof Failure) throw answer;
        const isSignedOutHere = action?.kind === 'everywhere';
        server.rows = isSignedOutHere ? [] : [here];
        return { isSignedOutHere };
      }),
    },
  });
  const actor = createActor(machine, { input: { recordId: null } }).start();
  const news: string[] = [];
  actor.on('result.shown', ({ type }) => news.push(type));
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  async function confirm(signOut: SignOut) {
    await until('listed');
    actor.send({ type: 'action.requested', action: signOut });
    actor.send({ type: 'action.confirmed', values: null, key: 'k' });
  }
  return { actor, server, asked, news, until, confirm };
}

const one: SignOut = { kind: 'one', session: otherSession };
const lost = new Failure({ code: 'network', status: 0 });

describe('signing out elsewhere', () => {
  it('is asked about first, and can be left', async () => {
    const { actor, asked, until } = start();
    await until('listed');
    actor.send({ type: 'action.requested', action: one });
    actor.send({ type: 'action.dismissed' });
    await until('listed');
    expect(asked).toEqual([]);
  });

  it('shows the list as it is then', async () => {
    const { actor, news, until, confirm } = start();
    await confirm(one);
    await until('done');
    expect(actor.getSnapshot().context.rows).toEqual([here]);
    expect(news).toEqual([]);
  });

  it('everywhere notifies the portal', async () => {
    const { news, until, confirm } = start();
    await confirm({ kind: 'everywhere' });
    await until('showingResult');
    expect(news).toEqual(['result.shown']);
  });

  it('with an unknown result is repeated when the network is back', async () => {
    const { actor, server, asked, until, confirm } = start();
    server.answers = [lost];
    await confirm(one);
    expect((await until('actionFailed')).context.failure?.code).toBe('network');
    actor.send({ type: 'network.online' });
    await until('done');
    expect(asked).toEqual([one, one]);
  });

  it('waits for a sign-in where the session itself is over, and then is done', async () => {
    const { actor, server, asked, until, confirm } = start();
    server.answers = [new Failure({ code: 'unauthenticated', status: 401 })];
    await confirm({ kind: 'others' });
    await until('signInNeeded');
    actor.send({ type: 'session.restored' });
    await until('done');
    expect(asked).toHaveLength(2);
  });
});

it('is another list once somebody has signed in again', async () => {
  const { actor, server, until } = start();
  await until('listed');
  server.rows = [here];
  actor.send({ type: 'session.restored' });
  await until('loading');
  await until('listed');
  expect(actor.getSnapshot().context.rows).toEqual([here]);
});
