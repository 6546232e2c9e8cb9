import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import {
  type FoundPlace,
  type PlaceRequest,
  placeSearchMachine,
} from '#machines/kit/place-search.ts';

const lucknow = { locationId: 'up-lucknow', locationName: 'लखनऊ', stateName: 'उत्तर प्रदेश' };

/** A search whose first call is refused with `code`. */
function beginRefused(code: 'network' | 'unauthenticated') {
  const clock = new SimulatedClock();
  const asked: PlaceRequest[] = [];
  const searchLocations = fromPromise<FoundPlace[], PlaceRequest>(async ({ input }) => {
    asked.push(input);
    if (asked.length === 1) throw new Failure({ code, status: 0 });
    return [lucknow];
  });
  const machine = placeSearchMachine.provide({ actors: { searchLocations } });
  return { actor: createActor(machine, { clock }).start(), clock, asked };
}

it.each([
  ['network', 'network.online'],
  ['unauthenticated', 'session.restored'],
] as const)('searches again what was typed, refused with %s, after %s', async (code, type) => {
  const { actor, clock, asked } = beginRefused(code);
  actor.send({ type: 'place.typed', typed: 'लखनऊ' });
  clock.increment(250);
  await waitFor(actor, (snapshot) => snapshot.matches({ search: 'failed' }));
  actor.send({ type });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ search: 'quiet' }));
  expect(context.found).toEqual([lucknow]);
  expect(asked).toHaveLength(2);
});

it('loads the names of what is chosen again after a sign-in', async () => {
  const { actor } = beginRefused('unauthenticated');
  actor.send({ type: 'names.requested', ids: ['up-lucknow'] });
  await waitFor(actor, (snapshot) => snapshot.matches({ names: 'unknown' }));
  actor.send({ type: 'session.restored' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ names: 'shown' }));
  expect(context.known).toEqual({ 'up-lucknow': lucknow });
});
