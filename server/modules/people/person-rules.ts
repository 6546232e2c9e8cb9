import type { Person } from '#server/platform/database/schema/person.ts';

export const isStaff = (person: Person): boolean => person.permissions.includes('INTERNAL');

/**
 * Two creators in good standing can become one; agencies and staff are made and unmade by staff.
 */
export const isMergeable = ({ role, merged_into, position }: Person): boolean =>
  role === 'creator' && merged_into === null && position.standing === 'active';
