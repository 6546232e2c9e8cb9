import {
  CalendarCheck,
  CircleAlert,
  CircleCheck,
  FileText,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  MonitorSmartphone,
  Scale,
  TriangleAlert,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';

export const notificationTexts: Record<NotificationKind, MessageDescriptor> = defineMessages({
  'post-published': {
    id: 'notifications.post-published',
    defaultMessage: 'Your post was published',
  },
  'scheduled-post-published': {
    id: 'notifications.scheduled-post-published',
    defaultMessage: 'Your scheduled post was published',
  },
  'post-rejected': {
    id: 'notifications.post-rejected',
    defaultMessage: 'Your post was rejected. See what to fix',
  },
  'post-restricted': {
    id: 'notifications.post-restricted',
    defaultMessage: 'A moderator restricted your published post. See why',
  },
  'post-not-published': {
    id: 'notifications.post-not-published',
    defaultMessage: "Your post couldn't be published. We're looking into it",
  },
  'profile-approved': {
    id: 'notifications.profile-approved',
    defaultMessage: 'Your profile was approved',
  },
  'profile-rejected': {
    id: 'notifications.profile-rejected',
    defaultMessage: 'Your profile was rejected. See what to fix',
  },
  'bank-approved': {
    id: 'notifications.bank-approved',
    defaultMessage: 'Your bank details were approved',
  },
  'bank-rejected': {
    id: 'notifications.bank-rejected',
    defaultMessage: 'Your bank details were rejected. See what to fix',
  },
  'invoice-issued': {
    id: 'notifications.invoice-issued',
    defaultMessage: 'You have a new invoice. Review and accept it',
  },
  'sign-in': {
    id: 'notifications.sign-in',
    defaultMessage: "Your account was used on a new device. Check that it's yours",
  },
  'staff-message': {
    id: 'notifications.staff-message',
    defaultMessage: 'You have a message from the DH Creator team',
  },
  'appeal-upheld': {
    id: 'notifications.appeal-upheld',
    defaultMessage: 'Your second review is done. The decision stays. See why',
  },
  'appeal-overturned': {
    id: 'notifications.appeal-overturned',
    defaultMessage: 'Your second review is done. We reversed our decision',
  },
});

export const notificationIcons: Record<NotificationKind, LucideIcon> = {
  'post-published': CircleCheck,
  'scheduled-post-published': CalendarCheck,
  'post-rejected': TriangleAlert,
  'post-restricted': TriangleAlert,
  'post-not-published': CircleAlert,
  'profile-approved': UserRoundCheck,
  'profile-rejected': UserRoundX,
  'bank-approved': Landmark,
  'bank-rejected': Landmark,
  'invoice-issued': FileText,
  'sign-in': MonitorSmartphone,
  'staff-message': MessageSquareText,
  'appeal-upheld': Scale,
  'appeal-overturned': Scale,
};
