import { fromCallback, fromPromise } from 'xstate';
import { type Comparison, reviewChecksMachine } from '#machines/flow/editor/review-checks.ts';
import type { Duplicate } from '#machines/flow/editor/review-findings.ts';
import { holdDraftLockInBackground } from './draft-lock.ts';
import { livePostEditorMachine } from './live-post-editor-machine.ts';

/* For other areas: drafts are sent in the background with the page's own chart. */

/**
 * The chart `post-editor` on the real server and this device; it releases a draft as soon as a
 * page wants it.
 */
export const liveBackgroundEditorMachine = livePostEditorMachine.provide({
  actors: {
    holdLock: fromCallback(holdDraftLockInBackground),
    // Nobody looks on.
    checks: reviewChecksMachine.provide({
      actors: { findDuplicates: fromPromise<Duplicate[], Comparison>(async () => []) },
    }),
  },
});
