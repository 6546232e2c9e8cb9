import { dataExportStatuses as statuses } from '#contract/examples/own-data.ts';
import { Failure } from '#domain/contract/failure.ts';
import { dataExportMachine } from '#machines/flow/own-data/data-export.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const failed = [
  new Failure({ code: 'network' }),
  new Failure({ code: 'unauthenticated', status: 401 }),
];

const gone = new Failure({ code: 'not-found', status: 404 });

export default chartEvents({
  machine: dataExportMachine,
  events: [{ type: 'export.requested', key: 'k' }],
  replies: {
    getDataExport: {
      done: [statuses.none, statuses.preparing, statuses.ready, statuses.failed],
      failed,
    },
    requestDataExport: { done: [statuses.preparing], failed },
    createDataExportLink: { done: [{ url: '/file' }], failed: [...failed, gone] },
  },
});
