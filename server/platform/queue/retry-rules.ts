import { limits } from '#domain/limits.ts';
import type { JobName } from './job-types.ts';

/** The delay before the first retry, in seconds. */
export const firstRetryDelay = 5;

export type RetryRule = {
  retries: number;
  /** Delays double up to this limit, in seconds. */
  maxDelay?: number;
  /** After this many seconds the work counts as lost with its process, and is done again. */
  lostAfter?: number;
};

/**
 * The shortest delay before a retry, counted from 0. pg-boss draws one between this and twice as
 * much, up to the longest.
 */
export function minRetryDelay(
  { maxDelay = Number.POSITIVE_INFINITY }: RetryRule,
  retry: number,
): number {
  return Math.min(maxDelay, firstRetryDelay * 2 ** Math.min(15, retry));
}

/** The number of retries that last this many seconds, however short the delays that are drawn. */
function retriesFor(seconds: number, longestDelay: number): RetryRule {
  let retries = 0;
  for (let passed = 0; passed < seconds; retries += 1) {
    passed += minRetryDelay({ retries, maxDelay: longestDelay }, retries);
  }
  return { retries, maxDelay: longestDelay };
}

/**
 * A notice is of use for as long as its link undoes a change, and must arrive soon once the gateway
 * is back.
 */
const notices = retriesFor(limits.phoneUndoSeconds, 3600);

// Jobs of the publisher retry only faults of the database: what the publisher does not confirm is
// scheduled by `deliver`.
export const retryRules: Record<JobName, RetryRule> = {
  'delete-files': retriesFor(limits.unusedFileDays * 24 * 3600, 3600),
  'issue-invoice': { retries: 12 },
  'order-invoices': { retries: 12 },
  // The publisher has 15 seconds to reply, so a job that takes a minute has lost its process.
  'publish-post': { retries: 3, lostAfter: 60 },
  'reset-password': { retries: 3 },
  // A process that ends in the middle leaves the rest to another one.
  'run-bulk-action': { retries: 60, maxDelay: 60, lostAfter: 60 },
  'send-mail': notices,
  'send-text': notices,
  'update-publication': { retries: 12 },
  'withdraw-post': { retries: 12 },
};
