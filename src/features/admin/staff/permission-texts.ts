import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Permission } from '#domain/permissions/permissions.ts';

/** What each permission is called. */
export const permissionNames: Record<Permission, MessageDescriptor> = defineMessages({
  INTERNAL: {
    id: 'staff.permission.internal',
    defaultMessage: 'Posts and payments',
    description: 'A permission of staff: to review posts, invoices, campaigns',
  },
  APPROVE_CREATOR: {
    id: 'staff.permission.approve',
    defaultMessage: 'Creators and approvals',
    description: 'A permission of staff: to approve profiles and manage creators',
  },
  MANAGE_STAFF: {
    id: 'staff.permission.manage',
    defaultMessage: 'Administrator',
    description: 'A permission of staff: to manage staff accounts',
  },
  VIEW_POST: {
    id: 'staff.permission.view',
    defaultMessage: 'View own posts',
    description: 'A permission: to see the own posts and their figures',
  },
  CREATE_POST: {
    id: 'staff.permission.create',
    defaultMessage: 'Create posts',
    description: 'A permission',
  },
  UPDATE_POST: {
    id: 'staff.permission.update',
    defaultMessage: 'Edit own posts',
    description: 'A permission',
  },
  UPDATE_PROFILE: {
    id: 'staff.permission.profile',
    defaultMessage: 'Edit own profile',
    description: 'A permission',
  },
  MANAGE_AGENCY_CREATORS: {
    id: 'staff.permission.agency',
    defaultMessage: 'Creators of own agency',
    description: 'A permission that agencies have',
  },
});

/** What each permission allows. */
export const permissionHints: Record<Permission, MessageDescriptor> = defineMessages({
  INTERNAL: {
    id: 'staff.permission.internal-hint',
    defaultMessage:
      'Review posts; manage invoices, campaigns, announcements, hashtags and featured posts.',
  },
  APPROVE_CREATOR: {
    id: 'staff.permission.approve-hint',
    defaultMessage:
      'Approve profiles and bank details; manage creators, agencies, sources and publisher accounts.',
  },
  MANAGE_STAFF: {
    id: 'staff.permission.manage-hint',
    defaultMessage:
      'Add, change and deactivate staff accounts, and see the audit trail. Give it to few people.',
  },
  VIEW_POST: {
    id: 'staff.permission.view-hint',
    defaultMessage: 'See the posts of this account and their readers.',
  },
  CREATE_POST: {
    id: 'staff.permission.create-hint',
    defaultMessage: 'Create posts with this account.',
  },
  UPDATE_POST: {
    id: 'staff.permission.update-hint',
    defaultMessage: 'Edit the posts of this account.',
  },
  UPDATE_PROFILE: {
    id: 'staff.permission.profile-hint',
    defaultMessage: 'Edit the profile of this account.',
  },
  MANAGE_AGENCY_CREATORS: {
    id: 'staff.permission.agency-hint',
    defaultMessage: 'Act for the creators of an agency.',
  },
});
