import { Failure } from '#domain/contract/failure.ts';
import { fileDownloadMachine } from '#machines/kit/file-download.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: fileDownloadMachine,
  events: [
    { type: 'download.requested', request: { month: '2026-10', creator: null } },
    { type: 'download.progressed', bytes: 1_200_000 },
  ],
  replies: {
    download: {
      done: [{ objectUrl: 'data:application/zip;base64,UEsFBg==', bytes: 2_400_000 }],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
        new Failure({ code: 'not-found', status: 404 }),
      ],
    },
  },
});
