import { postMachine } from '#machines/lifecycle/post.ts';
import { chartEvents } from '../chart-events.ts';
import { author, staff } from '../post-actors.ts';

export default chartEvents({
  machine: postMachine,
  events: [
    ...(['save', 'submit', 'unpublish', 'archive', 'restore', 'delete'] as const).map((type) => ({
      type,
      by: author,
    })),
    ...(
      ['publish', 'unpublish', 'update-advance-meta', 'suspend', 'mark-sensitive', 'look-again'] as const
    ).map((type) => ({ type, by: staff })),
    { type: 'reject', by: staff, permanent: false, hasReasons: true },
    { type: 'reject', by: staff, permanent: true, hasReasons: true },
  ],
  // Only other backends of this contract put posts there.
  states: [{ value: { content: 'submitted', live: 'none', shelf: 'current' }, context: {} }],
});
