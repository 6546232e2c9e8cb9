export { escalateAppeals } from './escalate-appeals.ts';
export { isPublishedByAppeal, withdrawAppeals } from './repository/appeals.ts';
