import { postStates } from '#domain/post/post-states.ts';
import { postMachine } from '#machines/lifecycle/post.ts';
import { author, staff } from '#test/factories/post-roles.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: postMachine,
  events: [
    ...(
      [
        'save',
        'submit',
        'withdraw',
        'schedule',
        'unschedule',
        'unpublish',
        'archive',
        'restore',
        'delete',
      ] as const
    ).map((type) => ({ type, by: author })),
    { type: 'publish', by: staff, isForLater: true },
    { type: 'schedule.reached', isAuthorActive: true },
    { type: 'schedule.reached', isAuthorActive: false },
    ...(
      [
        'publish',
        'unpublish',
        'update-advance-meta',
        'suspend',
        'mark-sensitive',
        'look-again',
      ] as const
    ).map((type) => ({ type, by: staff })),
    { type: 'reject', by: staff, permanent: false, hasReasons: true },
    { type: 'reject', by: staff, permanent: true, hasReasons: true },
    ...postStates.flatMap((state) =>
      (['NONE', 'PUBLISHED'] as const).map((live) => ({
        type: 'decision.undone' as const,
        by: staff,
        before: { state, live },
        isInTime: true,
      })),
    ),
    {
      type: 'decision.undone',
      by: staff,
      before: { state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', live: 'NONE' },
      isInTime: false,
    },
    { type: 'decision.overturned', by: staff, isUnchanged: true },
    { type: 'decision.overturned', by: staff, isUnchanged: true, isForLater: true },
    { type: 'decision.overturned', by: staff, isUnchanged: false },
  ],
  // Only other backends of this contract put posts there.
  states: [{ value: { content: 'submitted', live: 'none', archive: 'current' }, context: {} }],
});
