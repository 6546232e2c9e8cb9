import type { Scenario } from '#mocks/scenario.ts';
import { notificationSettings } from './notification-settings.ts';

export const notificationSettingsUnsaved: Scenario = {
  ...notificationSettings,
  name: 'notification-settings-unsaved',
  title: 'Notification settings cannot be saved',
  description: 'The server is busy: changes are shown, kept and tried again.',
  lookFor: ['After a change the page says that it is not saved yet.', 'The change stays visible.'],
  answers: {
    ...notificationSettings.answers,
    changeNotificationSettings: { code: 503, example: 'server-busy' },
  },
  moves: [],
};
