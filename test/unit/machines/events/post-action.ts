import { Failure } from '#domain/failure.ts';
import { postActionMachine } from '#machines/flow/post-action.ts';
import { cardOfTest } from '../../../support/cards.ts';
import { postOfTest } from '../../../support/posts.ts';
import { chartEvents } from '../chart-events.ts';

export default chartEvents({
  machine: postActionMachine,
  events: [
    ...(['archive', 'unpublish', 'delete'] as const).map((action) => ({
      type: 'action.chosen',
      post: cardOfTest(),
      action,
      key: 'key',
    })),
    { type: 'undo.chosen', post: cardOfTest(), action: 'restore', key: 'key', place: 0 },
    { type: 'history.chosen', post: cardOfTest() },
  ],
  replies: {
    postHistory: { failed: [] },
    noteDeletion: { done: [undefined] },
    upsertPost: {
      done: [{ success: true, post: postOfTest() }],
      failed: [new Failure({ code: 'unauthenticated', status: 401 })],
    },
  },
});
