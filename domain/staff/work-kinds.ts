import { limits } from '../limits.ts';
import type { Permission } from '../permissions/permissions.ts';

/** What waits for staff, in the order in which it is shown. */
export const workKinds = [
  'profiles',
  'profile-changes',
  'posts',
  'appeals',
  'bank-details',
  'invoices',
  'failed-publications',
] as const;
export type WorkKind = (typeof workKinds)[number];

type WorkRule = {
  /** Who may open and decide it. */
  permission: Permission;
  /** Waiting longer than this is overdue. */
  overdueSeconds: number;
};

export const workRules: Record<WorkKind, WorkRule> = {
  profiles: { permission: 'APPROVE_CREATOR', overdueSeconds: limits.profileOverdueSeconds },
  'profile-changes': {
    permission: 'APPROVE_CREATOR',
    overdueSeconds: limits.profileOverdueSeconds,
  },
  posts: { permission: 'INTERNAL', overdueSeconds: limits.postOverdueSeconds },
  appeals: { permission: 'INTERNAL', overdueSeconds: limits.appealOverdueSeconds },
  'bank-details': {
    permission: 'APPROVE_CREATOR',
    overdueSeconds: limits.bankDetailsOverdueSeconds,
  },
  invoices: { permission: 'INTERNAL', overdueSeconds: limits.invoiceOverdueSeconds },
  'failed-publications': {
    permission: 'INTERNAL',
    overdueSeconds: limits.failedPublicationOverdueSeconds,
  },
};

/** The kinds that a person with these permissions may open. */
export const openWorkKinds = (permissions: readonly Permission[]): WorkKind[] =>
  workKinds.filter((kind) => permissions.includes(workRules[kind].permission));
