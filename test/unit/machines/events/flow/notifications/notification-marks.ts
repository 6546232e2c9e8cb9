import { Failure } from '#domain/contract/failure.ts';
import { notificationMarksMachine } from '#machines/flow/notifications/notification-marks.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: notificationMarksMachine,
  events: [{ type: 'notifications.read', mark: { notificationId: 'b', andOlder: false } }],
  replies: {
    readNotifications: {
      done: [{ message: 'Success' }],
      failed: [
        new Failure({ code: 'unauthenticated', status: 401 }),
        new Failure({ code: 'network' }),
        new Failure({ code: 'not-found', status: 404 }),
      ],
    },
  },
  distinguish: ({ unsent, tries }) => [Math.min(2, unsent.length), tries > 0],
});
