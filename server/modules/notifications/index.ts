export { createPushQueue, pushesTotal } from './push/push-queue.ts';
export { createReminderQueue } from './reminders/reminder-queue.ts';
export { expireDeliveries, insertDeliveries, oldestDuePushAge } from './repository/deliveries.ts';
export {
  deleteOldNotifications,
  notify,
  notifyOfPost,
  withdrawNotifications,
} from './repository/notifications.ts';
export { transferSettings } from './repository/settings.ts';
