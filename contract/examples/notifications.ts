import {
  notificationChannels,
  notificationTopics,
} from '#domain/notifications/notification-topics.ts';
import { defaultQuietHours } from '#domain/notifications/quiet-hours.ts';
import type { components } from '#generated/contract.ts';
import { id } from './ids.ts';

type Notification = components['schemas']['Notification'];
type Settings = components['schemas']['NotificationSettings'];

const notification = (
  suffix: string,
  kind: Notification['kind'],
  createdAt: string,
  more: Partial<Notification> = {},
): Notification => ({
  notificationId: id(suffix),
  kind,
  postUID: null,
  title: null,
  text: null,
  createdAt,
  isRead: true,
  ...more,
});

export const rejectedNotification = notification(
  'ab9',
  'post-rejected',
  '2026-11-22T09:30:00.000Z',
  { postUID: id('a1'), title: 'बारिश के बाद खेतों में लौटी रौनक', isRead: false },
);

/** One of each kind, the newest first. */
export const manyNotifications: Notification[] = [
  rejectedNotification,
  notification('ab8', 'post-published', '2026-11-22T08:05:00.000Z', {
    postUID: id('a2'),
    title: 'मेले की रौनक',
    isRead: false,
  }),
  notification('abd', 'staff-message', '2026-11-21T16:10:00.000Z', {
    text: 'नमस्ते! कृपया अपनी प्रोफ़ाइल में अपना असली नाम लिखें, ताकि हम उसे मंज़ूर कर सकें।',
  }),
  notification('ab7', 'sign-in', '2026-11-21T15:40:00.000Z', { isRead: false }),
  notification('ab6', 'post-restricted', '2026-11-20T12:00:00.000Z', {
    postUID: id('a3'),
    title: 'नहर का पानी',
  }),
  notification('ab5', 'post-not-published', '2026-11-19T12:00:00.000Z', {
    postUID: id('a4'),
    title: 'ओस',
  }),
  notification('ab4', 'invoice-issued', '2026-11-05T06:00:00.000Z'),
  notification('ab3', 'bank-approved', '2026-11-02T06:00:00.000Z'),
  notification('ab2', 'bank-rejected', '2026-11-01T06:00:00.000Z'),
  notification('ab1', 'profile-approved', '2026-10-20T06:00:00.000Z'),
  notification('ab0', 'profile-rejected', '2026-10-19T06:00:00.000Z'),
];

/** The key of RFC 8291, appendix A; its private half is public too. */
const pushKey =
  'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

export const defaultNotificationSettings: Settings = {
  settings: notificationTopics.flatMap((topic) =>
    notificationChannels.map((channel) => ({ channel, topic, isOn: true })),
  ),
  quietHours: defaultQuietHours,
  pushKey,
  isPushOnHere: false,
};

export const changedNotificationSettings: Settings = {
  ...defaultNotificationSettings,
  settings: defaultNotificationSettings.settings.map((setting) => ({
    ...setting,
    isOn: setting.topic !== 'post-published',
  })),
  quietHours: null,
  isPushOnHere: true,
};
