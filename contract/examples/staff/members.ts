import { rolePermissions } from '#domain/permissions/permissions.ts';
import { anita, nadia, raghav } from '../auth/sessions.ts';
import { builder, type Schemas } from '../builder.ts';

const { staffUserId, name, email } = anita;

export const staffAccount = builder<Schemas['StaffAccount']>({
  staffUserId,
  name,
  email,
  permissions: [...rolePermissions.staff, 'MANAGE_STAFF'],
  isYou: true,
  accountStatus: 'active',
  deactivation: null,
  hasPassword: true,
  hasSecondFactor: true,
  sessionCount: 1,
  createdAt: '2026-09-01T05:30:00.000Z',
  updatedAt: '2026-11-20T05:30:00.000Z',
});

export const administrator = staffAccount();

export const moderator = staffAccount({
  staffUserId: raghav.staffUserId,
  name: raghav.name,
  email: raghav.email,
  permissions: ['INTERNAL', 'VIEW_POST'],
  isYou: false,
  sessionCount: 2,
  createdAt: '2026-10-05T06:00:00.000Z',
});

export const approvingModerator = staffAccount({
  ...moderator,
  permissions: ['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST'],
  updatedAt: '2026-11-21T09:32:00.000Z',
});

export const deactivatedModerator = staffAccount({
  ...moderator,
  accountStatus: 'blocked',
  sessionCount: 0,
  updatedAt: '2026-11-21T09:35:00.000Z',
  deactivation: { reason: 'Left the company on 20 November.', at: '2026-11-21T09:35:00.000Z' },
});

export const newApprover = staffAccount({
  staffUserId: nadia.staffUserId,
  name: nadia.name,
  email: nadia.email,
  permissions: ['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST'],
  isYou: false,
  hasPassword: false,
  hasSecondFactor: false,
  sessionCount: 0,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
});
