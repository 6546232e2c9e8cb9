import type { Handlers } from '#server/http/handler.ts';
import { getNotifications } from './get-notifications.ts';
import { getUpdates } from './get-updates.ts';
import { readNotifications } from './read-notifications.ts';

export const notificationOperations = {
  getNotifications,
  getUpdates,
  readNotifications,
} satisfies Partial<Handlers>;
