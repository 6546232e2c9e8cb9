import { consents } from '../consents.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { accountClosing, readyExport, dataExportStatuses as statuses } from '../own-data.ts';
import { problemReports, recording } from '../problem-reports.ts';
import { done, emptyPage } from '../replies.ts';

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

  getOwnProblemReports: {
    200: {
      all: { data: { rows: problemReports, nextPageUrl: null } },
      none: emptyPage,
    },
  },

  createProblemReport: {
    request: {
      described: {
        whatHappened: 'बैंक विवरण भेजने पर हर बार यही संदेश आता है।',
        recording: recording(),
        consent: { isGiven: true, textVersion: '2026-11-27', language: 'hi' },
      },
    },
    200: {
      stored: {
        data: {
          reportId: problemReports[0]?.reportId ?? '',
          keptUntil: '2027-02-25T09:13:05.000Z',
        },
      },
    },
  },

  deleteProblemReport: {
    request: { own: { reportId: problemReports[0]?.reportId ?? '' } },
    200: { deleted: done },
  },

  getConsents: {
    200: { all: { data: { consents } }, none: { data: { consents: [] } } },
  },

  agreeToNotices: { request: { empty: {} }, 200: { done } },

  closeAccount: { request: { understood: { isUnderstood: true } }, 200: { done } },

  reopenAccount: { request: { empty: {} }, 200: { done } },
} satisfies OperationExamples;
