export {
  effectDelay,
  effectTime,
  recordDecision,
  type UndoableDecision,
} from './decisions.ts';
export { requireSufficientOpinion } from './first-opinions.ts';
export { clearExpiredRestores, findUndoDeadline } from './repository/review-decisions.ts';
export { presentClaim, requireNoForeignClaim } from './review-claims.ts';
