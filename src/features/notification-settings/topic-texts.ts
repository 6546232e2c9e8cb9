import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { NotificationTopic } from '#domain/notifications/notification-topics.ts';

export const topicNames: Record<NotificationTopic, MessageDescriptor> = defineMessages({
  'post-published': {
    id: 'notification-settings.topic.post-published',
    defaultMessage: 'Published posts',
  },
  'post-problems': {
    id: 'notification-settings.topic.post-problems',
    defaultMessage: 'Posts that need your attention',
    description: 'Rejected, restricted, or not published',
  },
  profile: {
    id: 'notification-settings.topic.profile',
    defaultMessage: 'Decisions on your profile',
  },
  bank: {
    id: 'notification-settings.topic.bank',
    defaultMessage: 'Decisions on your bank details',
  },
  invoices: { id: 'notification-settings.topic.invoices', defaultMessage: 'New invoices' },
  'sign-in': {
    id: 'notification-settings.topic.sign-in',
    defaultMessage: 'Sign-ins on a new device',
  },
  'staff-message': {
    id: 'notification-settings.topic.staff-message',
    defaultMessage: 'Messages from our team',
  },
});
