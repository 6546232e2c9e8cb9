import { id } from '../ids.ts';
import { manyNotifications, rejectedNotification } from '../notifications.ts';
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
} satisfies OperationExamples;
