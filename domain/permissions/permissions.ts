export const permissions = [
  'INTERNAL',
  'APPROVE_CREATOR',
  'CREATE_POST',
  'VIEW_POST',
  'UPDATE_POST',
  'UPDATE_PROFILE',
  'MANAGE_AGENCY_CREATORS',
  /** Other members of staff: their sessions, their second factor, links to a new password. */
  'MANAGE_STAFF',
] as const;
export type Permission = (typeof permissions)[number];

export const roles = ['creator', 'agency', 'staff'] as const;
export type Role = (typeof roles)[number];

const creatorPermissions: readonly Permission[] = [
  'CREATE_POST',
  'VIEW_POST',
  'UPDATE_POST',
  'UPDATE_PROFILE',
];

/** The default permissions of each role (design.md 5). */
export const rolePermissions: Record<Role, readonly Permission[]> = {
  creator: creatorPermissions,
  agency: [...creatorPermissions, 'MANAGE_AGENCY_CREATORS'],
  staff: ['INTERNAL', 'APPROVE_CREATOR', ...creatorPermissions],
};

/** The permissions that only staff have. */
export const staffPermissions = [
  'INTERNAL',
  'APPROVE_CREATOR',
  'MANAGE_STAFF',
] as const satisfies readonly Permission[];

/** Whether these are the permissions of a member of staff. */
export const isStaffMember = (permissions: readonly Permission[]): boolean =>
  staffPermissions.some((each) => permissions.includes(each));

/** Whether these are the permissions of somebody who writes for themselves, and for nobody else. */
export const isCreator = (permissions: readonly Permission[]): boolean =>
  permissions.includes('CREATE_POST') &&
  !permissions.includes('MANAGE_AGENCY_CREATORS') &&
  !isStaffMember(permissions);
