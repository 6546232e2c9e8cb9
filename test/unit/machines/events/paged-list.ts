import { Failure } from '#domain/failure.ts';
import { pagedListMachine } from '#machines/flow/paged-list.ts';
import { chartEvents } from '../chart-events.ts';

const page = { rows: [{ key: 'a' }], nextPageUrl: '/next' };

export default chartEvents({
  machine: pagedListMachine,
  inputs: [{ filters: {} }, { filters: {}, isKeptCurrent: true }, { filters: {}, loaded: page }],
  events: [
    { type: 'filter.changed', filters: { state: 'PUBLISHED' } },
    { type: 'filter.typed', filters: { title: 'rain' } },
    { type: 'row.changed', row: { key: 'a' } },
    { type: 'row.removed', row: { key: 'a' } },
    { type: 'row.returned', row: { key: 'b' }, place: 0 },
  ],
  replies: {
    loadPage: {
      done: [page, { rows: [], nextPageUrl: null }],
      failed: [
        new Failure({ code: 'unauthenticated', status: 401 }),
        new Failure({ code: 'network', status: 0 }),
      ],
    },
    reloadPages: {
      done: [page, { rows: [], nextPageUrl: null }],
      failed: [new Failure({ code: 'unauthenticated', status: 401 })],
    },
  },
  distinguish: (context) => [context.rows.length > 0, context.nextPageUrl !== null, context.isKeptCurrent],
});
