import type { Person } from '#server/platform/database/schema/person.ts';

export const isStaff = (person: Person): boolean => person.permissions.includes('INTERNAL');

/**
 * Only active accounts of creators can be merged. Staff manage accounts of agencies and staff.
 */
export const isMergeable = ({ role, merged_into, position }: Person): boolean =>
  role === 'creator' && merged_into === null && position.accountStatus === 'active';
