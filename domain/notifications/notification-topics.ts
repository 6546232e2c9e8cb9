import type { NotificationKind } from './notification-kinds.ts';

/** How a notification reaches creators besides the list in the portal. */
export const notificationChannels = ['push', 'text'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What creators can turn on and off for each channel. */
export const notificationTopics = [
  'post-published',
  'post-problems',
  'profile',
  'bank',
  'invoices',
  'sign-in',
  'staff-message',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

const topics: Record<NotificationKind, NotificationTopic> = {
  'post-published': 'post-published',
  'scheduled-post-published': 'post-published',
  'post-rejected': 'post-problems',
  'post-restricted': 'post-problems',
  'post-not-published': 'post-problems',
  'appeal-upheld': 'post-problems',
  'appeal-overturned': 'post-problems',
  'profile-approved': 'profile',
  'profile-rejected': 'profile',
  'bank-approved': 'bank',
  'bank-rejected': 'bank',
  'invoice-issued': 'invoices',
  'sign-in': 'sign-in',
  'staff-message': 'staff-message',
};

export const notificationTopic = (kind: NotificationKind): NotificationTopic => topics[kind];

/** Sent to devices at any hour, because somebody else may be using the account. */
export const urgentKinds: readonly NotificationKind[] = ['sign-in'];
export const isUrgent = (kind: NotificationKind): boolean => urgentKinds.includes(kind);

const decisions: readonly NotificationKind[] = [
  'post-published',
  'post-rejected',
  'post-restricted',
  'profile-approved',
  'profile-rejected',
  'bank-approved',
  'bank-rejected',
  'appeal-upheld',
  'appeal-overturned',
];

/** Whether a notification is about a decision of staff. */
export const isDecision = (kind: NotificationKind): boolean => decisions.includes(kind);

/** Decisions that staff can undo for a while, which removes the notification. */
export const undoableKinds: readonly NotificationKind[] = [
  'post-published',
  'post-rejected',
  'post-restricted',
  'profile-approved',
  'profile-rejected',
];

/** Notifications of one topic by one channel. */
export type NotificationSetting = { channel: NotificationChannel; topic: NotificationTopic };

/** A setting as one word, such as `push:profile`. */
export const settingKey = ({ channel, topic }: NotificationSetting): string =>
  `${channel}:${topic}`;
