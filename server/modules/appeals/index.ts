export { escalateAppeals } from './escalate-appeals.ts';
export {
  isPublishedByAppeal,
  withdrawAccountAppeals,
  withdrawAppeals,
} from './repository/appeals.ts';
