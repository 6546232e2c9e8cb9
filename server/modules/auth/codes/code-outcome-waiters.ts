import type { Db } from '#server/platform/database/database-types.ts';
import { type CodeOutcome, listSettledCodes } from '../repository/waiting-codes.ts';

/** How often those who wait look for what other processes have done. */
const pollMilliseconds = 500;

/** A request that waits for the outcome of a code. */
export type CodeOutcomeWaiter = {
  /** Undefined when none arrives in time. */
  outcome: Promise<CodeOutcome | undefined>;
  leave(): void;
};

/**
 * The requests of this process that wait for the outcomes of their codes, whichever process
 * sends them.
 */
export function createCodeOutcomeWaiters(db: Db, report: (error: unknown) => void) {
  const waiting = new Map<string, (outcome: CodeOutcome) => void>();
  let isPollScheduled = false;

  const notify = (id: string, outcome: CodeOutcome) => waiting.get(id)?.(outcome);

  /** One query for all of them. */
  async function pollOutcomes(): Promise<void> {
    for (const { id, state } of await listSettledCodes(db, [...waiting.keys()])) notify(id, state);
  }

  function schedulePoll(): void {
    if (isPollScheduled) return;
    isPollScheduled = true;
    setTimeout(async () => {
      if (waiting.size > 0) await pollOutcomes().catch(report);
      isPollScheduled = false;
      if (waiting.size > 0) schedulePoll();
    }, pollMilliseconds).unref();
  }

  return {
    notify,
    count: () => waiting.size,
    join(id: string, milliseconds: number): CodeOutcomeWaiter {
      const outcome = new Promise<CodeOutcome | undefined>((resolve) => {
        const timer = setTimeout(() => resolve(undefined), milliseconds);
        waiting.set(id, (result) => {
          clearTimeout(timer);
          resolve(result);
        });
      });
      schedulePoll();
      return { outcome, leave: () => void waiting.delete(id) };
    },
  };
}
