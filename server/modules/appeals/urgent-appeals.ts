import { limits } from '#domain/limits.ts';

/** Open appeals that are due before have little or no time left. */
export const urgentBefore = (now: Date): Date =>
  new Date(now.getTime() + limits.appealEscalationSeconds * 1000);
