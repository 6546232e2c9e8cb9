import { Failure } from '#domain/contract/failure.ts';
import { agreeToNoticesMachine } from '#machines/flow/own-data/agree-to-notices.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: agreeToNoticesMachine,
  events: [],
  replies: {
    agreeToNotices: {
      done: [{ message: 'Success' }],
      failed: [
        new Failure({ code: 'network', status: 0 }),
        new Failure({ code: 'unauthenticated', status: 401 }),
        new Failure({ code: 'invalid-request', status: 400 }),
      ],
    },
  },
  distinguish: ({ tries }) => [Math.min(2, tries)],
});
