import { Failure } from '#domain/contract/failure.ts';
import { type Updates, updatesMachine } from '#machines/flow/app/updates.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export const updatesOf = (posts: string, postsChangedAt = '2026-11-22T09:30:00.000Z'): Updates => ({
  posts,
  postsChangedAt,
  unread: 0,
  lastNotificationId: null,
});

export default chartEvents({
  machine: updatesMachine,
  input: { openedAt: Date.parse('2026-11-22T10:00:00.000Z'), random: () => 0.5 },
  replies: {
    getUpdates: {
      done: [updatesOf('a'), { ...updatesOf('a'), posts: null, postsChangedAt: null }],
      failed: [new Failure({ code: 'unauthenticated', status: 401 })],
    },
  },
  distinguish: ({ updates, tries }) => [updates?.posts, tries > 0],
});
