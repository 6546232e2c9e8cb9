export { addStaff } from './add-staff.ts';
