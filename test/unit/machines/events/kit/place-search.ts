import { Failure } from '#domain/contract/failure.ts';
import { placeSearchMachine } from '#machines/kit/place-search.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const lucknow = { locationId: 'up-lucknow', locationName: 'लखनऊ', stateName: 'उत्तर प्रदेश' };

export default chartEvents({
  machine: placeSearchMachine,
  events: [
    { type: 'place.typed', typed: 'लखनऊ' },
    { type: 'place.typed', typed: ' ' },
    { type: 'names.requested', ids: ['up-lucknow'] },
  ],
  replies: {
    searchLocations: {
      done: [[lucknow], []],
      failed: [new Failure({ code: 'network', status: 0 })],
    },
  },
});
