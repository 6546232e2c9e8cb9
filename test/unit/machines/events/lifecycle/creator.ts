import { creatorMachine } from '#machines/lifecycle/creator.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: creatorMachine,
  events: [
    ...(
      [
        { work: 'pending', change: 'none' },
        { work: 'approved', change: 'pending' },
        { work: 'rejected', change: 'rejected' },
      ] as const
    ).map((before) => ({ type: 'decision.undone' as const, before, isInTime: true })),
    { type: 'work.rejected', hasReasons: true },
    { type: 'change.rejected', hasReasons: true },
    { type: 'bank-details.rejected', hasReasons: true },
    { type: 'blocked', hasReason: true },
  ],
});
