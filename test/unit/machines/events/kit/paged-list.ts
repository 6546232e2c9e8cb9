import { Failure } from '#domain/contract/failure.ts';
import { type createPagedList, pagedListMachine } from '#machines/kit/paged-list.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

/** The samples of a list of any rows: one of its first page, another, and two ways to filter it. */
export function pagedListEvents<Row, Filters>(
  machine: ReturnType<typeof createPagedList<Row, Filters>>,
  [first, second]: [Row, Row],
  [filters, others]: [Filters, Filters],
) {
  const page = { rows: [first], nextPageUrl: '/next' };
  const nothing = { rows: [], nextPageUrl: null };
  const sessionLost = new Failure({ code: 'unauthenticated', status: 401 });
  return chartEvents({
    machine,
    inputs: [{ filters }, { filters, isPolled: true }, { filters, loaded: page }],
    events: [
      { type: 'filter.changed', filters: others },
      { type: 'filter.typed', filters: others },
      { type: 'row.changed', row: first },
      { type: 'row.removed', row: first },
      { type: 'row.restored', row: second, index: 0 },
    ],
    replies: {
      loadPage: {
        done: [page, nothing],
        failed: [sessionLost, new Failure({ code: 'network', status: 0 })],
      },
      reloadPages: { done: [page, nothing], failed: [sessionLost] },
    },
    distinguish: (context) => [
      context.rows.length > 0,
      context.nextPageUrl !== null,
      context.isPolled,
    ],
  });
}

export default pagedListEvents(
  pagedListMachine,
  [{ key: 'a' }, { key: 'b' }],
  [{}, { state: 'PUBLISHED' }],
);
