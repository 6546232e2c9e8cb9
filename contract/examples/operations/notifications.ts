import { id } from '../ids.ts';
import {
  changedNotificationSettings,
  defaultNotificationSettings,
  manyNotifications,
  rejectedNotification,
} from '../notifications.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { done, emptyPage } from '../replies.ts';

const { notificationId } = rejectedNotification;
const before = { posts: '5d41402abc4b2a76b9719d911017c592', postsChangedAt: null };

export const notificationsExamples = {
  getUpdates: {
    200: {
      none: {
        data: { posts: null, postsChangedAt: null, unread: 0, lastNotificationId: null },
      },
      unread: {
        data: { ...before, unread: 3, lastNotificationId: notificationId },
      },
      read: {
        data: { ...before, unread: 0, lastNotificationId: notificationId },
      },
      'post-decided': {
        data: {
          posts: '7d793037a0760186574b0282f2f435e7',
          postsChangedAt: '2026-11-22T09:30:00.000Z',
          unread: 100,
          lastNotificationId: id('abc'),
        },
      },
    },
  },

  getNotifications: {
    200: {
      empty: emptyPage,
      many: { data: { rows: manyNotifications, nextPageUrl: null } },
    },
  },

  readNotifications: {
    request: {
      one: { notificationId, andOlder: false },
      all: { notificationId, andOlder: true },
    },
    200: { done },
  },

  getNotificationSettings: {
    200: {
      default: { data: defaultNotificationSettings },
      changed: { data: changedNotificationSettings },
      'push-on': { data: { ...defaultNotificationSettings, isPushOnHere: true } },
      'push-unavailable': { data: { ...defaultNotificationSettings, pushKey: null } },
    },
  },

  changeNotificationSettings: {
    request: {
      off: { settings: [{ channel: 'push', topic: 'post-published', isOn: false }] },
      'no-quiet-hours': { settings: [], quietHours: null },
    },
    200: { changed: { data: changedNotificationSettings } },
  },

  subscribeToPush: {
    request: {
      device: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ',
        publicKey:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    200: { done },
  },

  unsubscribeFromPush: { 200: { done } },
} satisfies OperationExamples;
