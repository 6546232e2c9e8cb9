import { Failure } from '#domain/contract/failure.ts';
import { postScheduleMachine } from '#machines/flow/posts/post-schedule.ts';
import { cardOfTest } from '#test/factories/post-cards.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const publishAt = '2026-11-25T02:30:00.000Z';
const post = cardOfTest({
  state: 'SCHEDULED',
  publishAt,
  submittedAt: '2026-11-20T08:40:00.000Z',
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});

export default chartEvents({
  machine: postScheduleMachine,
  events: [
    { type: 'schedule.chosen', post },
    { type: 'time.submitted', publishAt, key: 'key' },
    { type: 'time.removed', key: 'key' },
    { type: 'schedule.closed' },
    { type: 'retry.requested' },
  ],
  replies: {
    upsertPost: {
      done: [{ success: true, post: postOfTest({ state: 'SCHEDULED', publishAt }) }],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'already-published', status: 409 }),
        new Failure({ code: 'transition-not-allowed', status: 409 }),
        new Failure({ code: 'unauthenticated', status: 401 }),
        new Failure({
          code: 'invalid-request',
          status: 400,
          fields: { publishAt: 'too-early' },
        }),
      ],
    },
  },
});
