import {
  changedNotificationSettings,
  defaultNotificationSettings,
} from '#contract/examples/notifications.ts';
import { Failure } from '#domain/contract/failure.ts';
import { notificationSettingsMachine } from '#machines/flow/notifications/notification-settings.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const failures = [
  new Failure({ code: 'unauthenticated', status: 401 }),
  new Failure({ code: 'network' }),
  new Failure({ code: 'invalid-request', status: 400 }),
];

export default chartEvents({
  machine: notificationSettingsMachine,
  events: [
    {
      type: 'settings.changed',
      change: { settings: [{ channel: 'push', topic: 'profile', isOn: false }] },
    },
  ],
  replies: {
    getNotificationSettings: { done: [defaultNotificationSettings], failed: failures },
    changeNotificationSettings: { done: [changedNotificationSettings], failed: failures },
  },
  distinguish: ({ saved, sending, unsent }) => [saved !== null, sending !== null, unsent !== null],
});
