import { Failure } from '#domain/contract/failure.ts';
import { listExportMachine } from '#machines/kit/list-export.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: listExportMachine,
  events: [{ type: 'export.requested', filters: { state: 'paid' } }],
  replies: {
    loadPage: {
      done: [
        { rows: [{ key: '1' }], nextPageUrl: '/next' },
        { rows: [{ key: '2' }], nextPageUrl: null },
      ],
      failed: [new Failure({ code: 'network' }), new Failure({ code: 'unauthenticated' })],
    },
  },
  distinguish: ({ rows, failure }) => [Math.min(rows.length, 2), failure?.code],
});
