import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';

type Row = { name: string };

/** A list that is answered when the test says so. */
function start({ isRowNeeded }: { isRowNeeded?: boolean } = {}) {
  const loads: PromiseWithResolvers<{ rows: Row[] }>[] = [];
  const machine = createListActions<Row, { kind: 'save' }, null>({
    id: 'list',
    description: 'A list of names.',
    isResultShown: () => false,
    ...(isRowNeeded !== undefined && { isRowNeeded }),
  });
  const actor = createActor(
    machine.provide({
      actors: {
        loadRows: fromPromise<{ rows: Row[] }, { recordId: string | null }>(() => {
          const load = Promise.withResolvers<{ rows: Row[] }>();
          loads.push(load);
          return load.promise;
        }),
        act: fromPromise<null, ConfirmedAction<{ kind: 'save' }>>(async () => null),
      },
    }),
    { input: { recordId: null } },
  ).start();
  const state = () => actor.getSnapshot().value;
  const request = () => actor.send({ type: 'action.requested', action: { kind: 'save' } });
  const answer = (rows: Row[]) => loads.at(-1)?.resolve({ rows });
  return { actor, state, request, answer, loads };
}

describe('an action that is requested while the list is loading', () => {
  it('opens its dialog where it needs no row', () => {
    const { state, request } = start({ isRowNeeded: false });
    request();
    expect(state()).toBe('confirming');
  });

  it('opens its dialog where the list could not be loaded', async () => {
    const { actor, state, request, loads } = start({ isRowNeeded: false });
    loads[0]?.reject(new Error('no answer'));
    await waitFor(actor, (snapshot) => snapshot.matches('loadFailed'));
    request();
    expect(state()).toBe('confirming');
  });

  it('lets the list load after the dialog is dismissed', async () => {
    const { actor, state, request, answer } = start({ isRowNeeded: false });
    request();
    actor.send({ type: 'action.dismissed' });
    expect(state()).toBe('loading');
    answer([{ name: 'Marathi' }]);
    await waitFor(actor, (snapshot) => snapshot.matches('listed'));
    expect(actor.getSnapshot().context.rows).toEqual([{ name: 'Marathi' }]);
  });

  it('opens its dialog while the list loads again after another action', async () => {
    const { actor, state, request, answer } = start();
    answer([{ name: 'Marathi' }]);
    await waitFor(actor, (snapshot) => snapshot.matches('listed'));
    request();
    actor.send({ type: 'action.confirmed', values: null, key: 'first' });
    await waitFor(actor, (snapshot) => snapshot.matches('reloading'));
    request();
    expect(state()).toBe('confirming');
    actor.send({ type: 'action.dismissed' });
    expect(state()).toBe('reloading');
    answer([{ name: 'Marathi' }, { name: 'Urdu' }]);
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(actor.getSnapshot().context.rows).toHaveLength(2);
  });
});
