import type { Handlers } from '#server/http/handler.ts';
import { changeNotificationSettings } from './change-notification-settings.ts';
import { getNotificationSettings } from './get-notification-settings.ts';
import { getNotifications } from './get-notifications.ts';
import { getUpdates } from './get-updates.ts';
import { readNotifications } from './read-notifications.ts';
import { sendStaffMessage } from './send-staff-message.ts';
import { subscribeToPush } from './subscribe-to-push.ts';
import { unsubscribeFromPush } from './unsubscribe-from-push.ts';

export const notificationOperations = {
  changeNotificationSettings,
  getNotificationSettings,
  getNotifications,
  getUpdates,
  readNotifications,
  sendStaffMessage,
  subscribeToPush,
  unsubscribeFromPush,
} satisfies Partial<Handlers>;
