export {
  deleteOldNotifications,
  notify,
  notifyOfPost,
  withdrawNotifications,
} from './repository/notifications.ts';
