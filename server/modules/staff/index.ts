export { addStaff } from './add-staff.ts';
export { requireStaffMember } from './staff-member.ts';
