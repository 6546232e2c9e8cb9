import type { Scenario } from '#mocks/scenario.ts';

/** A creator with unread notifications of several kinds. */
export const notifications: Scenario = {
  name: 'notifications',
  group: 'Accounts',
  title: 'Notifications',
  description: 'A creator with three unread notifications and one of each kind; all can be read.',
  lookFor: ['The bell says 3, and unread ones are marked.', 'All can be marked as read.'],
  start: '/app/notifications',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostByFilter: 'mixed',
    getPostById: 'draft',
    getQuickAnalytics: 'some',
    getUpdates: 'unread',
    getNotifications: 'many',
  },
  moves: [
    {
      after: 'readNotifications',
      when: { andOlder: true },
      set: { getUpdates: 'read' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
