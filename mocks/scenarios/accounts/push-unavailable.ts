import type { Scenario } from '#mocks/scenario.ts';
import { notificationSettings } from './notification-settings.ts';

export const pushUnavailable: Scenario = {
  ...notificationSettings,
  name: 'push-unavailable',
  title: 'Push messages unavailable',
  description: 'A portal without a key for push messages: no card, and the settings say so.',
  lookFor: ['The settings say that this browser cannot show notifications.'],
  answers: {
    ...notificationSettings.answers,
    getNotificationSettings: 'push-unavailable',
  },
};
