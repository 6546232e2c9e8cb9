import { consents } from '../consents.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { accountClosing, readyExport, dataExportStatuses as statuses } from '../own-data.ts';
import { done } from '../replies.ts';

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

  getAccountClosing: {
    200: {
      open: { data: { closing: null } },
      closing: { data: { closing: accountClosing } },
    },
  },

  getConsents: {
    200: { all: { data: { consents } }, none: { data: { consents: [] } } },
  },

  agreeToNotices: { request: { empty: {} }, 200: { done } },

  closeAccount: { request: { understood: { isUnderstood: true } }, 200: { done } },

  reopenAccount: { request: { empty: {} }, 200: { done } },
} satisfies OperationExamples;
