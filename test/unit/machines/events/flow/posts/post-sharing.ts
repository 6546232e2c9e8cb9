import { postSharingMachine } from '#machines/flow/posts/post-sharing.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const post = { postUID: '01930000-0000-7000-8000-000000000001', title: 'बारिश' };

export default chartEvents({
  machine: postSharingMachine,
  events: [
    { type: 'share.requested', post, method: 'share' },
    { type: 'share.requested', post, method: 'copy' },
  ],
  replies: { shareLink: { done: ['copied', 'dismissed'] } },
});
