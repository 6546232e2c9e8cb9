/* The part of the portal that a moderator's simulated tab runs, as creator-program.ts. */

export { createActor } from 'xstate';
export { livePostReviewMachine } from '#src/features/review/live-machines.ts';
