import type { Scenario } from '#mocks/scenario.ts';
import { notifications } from './notifications.ts';

/** The settings of notifications; the browser's own push messages need the real server. */
export const notificationSettings: Scenario = {
  ...notifications,
  name: 'notification-settings',
  title: 'Notification settings',
  description:
    'Everything is on. After a change the mock shows its one changed example, without quiet hours.',
  lookFor: ['Each kind can be turned off by itself.', 'A change is saved by itself.'],
  start: '/app/notifications/settings',
  answers: { ...notifications.answers, getNotificationSettings: 'default' },
  moves: [
    { after: 'changeNotificationSettings', set: { getNotificationSettings: 'changed' } },
    ...(notifications.moves ?? []),
  ],
};
