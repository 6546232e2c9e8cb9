export { findAppLanguage, sendNotice, sendNoticeToPerson } from './notices.ts';
export { recordStaffEvent } from './staff-events.ts';
