import type { OperationExamples } from '../operation-examples.ts';
import { readyExport, dataExportStatuses as statuses } from '../own-data.ts';

const { exportId } = readyExport;
const url = `/api/ownData/export/${exportId}/file?expires=1795400000&signature=Zm9vYmFy`;

export const ownDataExamples = {
  getDataExport: {
    200: {
      none: { data: statuses.none },
      preparing: { data: statuses.preparing },
      ready: { data: statuses.ready },
      incomplete: { data: statuses.incomplete },
      limited: { data: statuses.limited },
      failed: { data: statuses.failed },
    },
  },

  requestDataExport: {
    request: { hindi: { language: 'hi' } },
    200: { preparing: { data: statuses.preparing } },
  },

  createDataExportLink: {
    request: { ready: { exportId } },
    200: { link: { data: { url } } },
  },
} satisfies OperationExamples;
