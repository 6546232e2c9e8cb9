import type { PostEventAction } from '../post/post-states.ts';

/** What creators are notified of. */
export const notificationKinds = [
  'post-published',
  'scheduled-post-published',
  'post-rejected',
  'post-restricted',
  'post-not-published',
  'profile-approved',
  'profile-rejected',
  'bank-approved',
  'bank-rejected',
  'invoice-issued',
  'sign-in',
  'staff-message',
  'appeal-upheld',
  'appeal-overturned',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The notification of what staff or the publisher did with a post. */
export const postNotifications: Partial<Record<PostEventAction, NotificationKind>> = {
  'handed-over': 'post-published',
  'hand-over-failed': 'post-not-published',
  reject: 'post-rejected',
  unpublish: 'post-restricted',
  suspend: 'post-restricted',
  'mark-sensitive': 'post-restricted',
};

/** The page that a notification opens. */
export function notificationPath({
  kind,
  postUID,
}: {
  kind: NotificationKind;
  postUID: string | null;
}): string {
  switch (kind) {
    case 'post-rejected':
      return `/app/post/edit?postUID=${postUID}`;
    case 'post-published':
    case 'scheduled-post-published':
    case 'post-restricted':
    case 'post-not-published':
      return `/app/post/view?postUID=${postUID}`;
    case 'appeal-upheld':
    case 'appeal-overturned':
      return `/app/post/second-review?postUID=${postUID}`;
    case 'invoice-issued':
      return '/app/earnings/invoices';
    case 'bank-approved':
    case 'bank-rejected':
    case 'profile-approved':
    case 'profile-rejected':
    case 'sign-in':
      return '/app/profile';
    case 'staff-message':
      return '/app/notifications';
  }
}
