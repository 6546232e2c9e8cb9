export { sendNotice, sendNoticeToPerson } from './notices.ts';
export { findAppLanguage } from './repository.ts';
export { recordStaffEvent } from './staff-events.ts';
