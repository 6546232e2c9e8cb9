import { type Actor, postMachine } from '#machines/lifecycle/post.ts';
import { chartEvents } from '../chart-events.ts';

const author: Actor = {
  role: 'creator',
  owns: true,
  looksAfter: false,
  permissions: ['CREATE_POST', 'UPDATE_POST'],
  profileApproved: true,
};
const staff: Actor = {
  role: 'staff',
  owns: false,
  looksAfter: false,
  permissions: ['INTERNAL'],
  profileApproved: false,
};

export default chartEvents({
  machine: postMachine,
  events: [
    ...(['save', 'submit', 'archive', 'restore', 'delete'] as const).map((type) => ({ type, by: author })),
    ...(
      ['publish', 'unpublish', 'update-advance-meta', 'suspend', 'mark-sensitive', 'look-again'] as const
    ).map((type) => ({ type, by: staff })),
    { type: 'reject', by: staff, permanent: false, hasReasons: true },
    { type: 'reject', by: staff, permanent: true, hasReasons: true },
  ],
  // Only other backends of this contract put posts there.
  states: [{ value: { content: 'submitted', live: 'none', shelf: 'current' }, context: {} }],
});
