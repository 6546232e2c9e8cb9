import { Failure } from '#domain/contract/failure.ts';
import { postActionMachine } from '#machines/flow/posts/post-action.ts';
import { cardOfTest } from '#test/factories/post-cards.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: postActionMachine,
  events: [
    ...(['archive', 'unpublish', 'delete'] as const).map((action) => ({
      type: 'action.chosen',
      post: cardOfTest(),
      action,
      key: 'key',
    })),
    { type: 'undo.chosen', post: cardOfTest(), action: 'restore', key: 'key', index: 0 },
    { type: 'history.chosen', post: cardOfTest() },
  ],
  replies: {
    postHistory: { failed: [] },
    queueDeletion: { done: [undefined] },
    upsertPost: {
      done: [{ success: true, post: postOfTest() }],
      failed: [new Failure({ code: 'unauthenticated', status: 401 })],
    },
  },
});
