export { requireNoForeignClaim } from './review-claims.ts';
