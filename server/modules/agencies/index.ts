export { leaveAgencyOf } from './leave-agency.ts';
