import type { Db } from '../db/database.ts';
import { type Outcome, settledCodes } from './waiting-codes.ts';

/** How often those who wait look for what other processes have done. */
const lookMilliseconds = 500;

/** Somebody who waits to hear what became of a code. */
export type Waiter = {
  /** Undefined when there is none in time. */
  outcome: Promise<Outcome | undefined>;
  leave(): void;
};

/** The requests of this process that wait to hear what became of their codes, whichever process sends them. */
export function codeWaiters(db: Db, report: (error: unknown) => void) {
  const waiting = new Map<string, (outcome: Outcome) => void>();
  let willLook = false;

  const tell = (id: string, outcome: Outcome) => waiting.get(id)?.(outcome);

  /** One query for all of them. */
  async function look(): Promise<void> {
    for (const { id, state } of await settledCodes(db, [...waiting.keys()])) tell(id, state);
  }

  function lookLater(): void {
    if (willLook) return;
    willLook = true;
    setTimeout(async () => {
      if (waiting.size > 0) await look().catch(report);
      willLook = false;
      if (waiting.size > 0) lookLater();
    }, lookMilliseconds).unref();
  }

  return {
    tell,
    count: () => waiting.size,
    join(id: string, milliseconds: number): Waiter {
      const outcome = new Promise<Outcome | undefined>((resolve) => {
        const patience = setTimeout(() => resolve(undefined), milliseconds);
        waiting.set(id, (told) => {
          clearTimeout(patience);
          resolve(told);
        });
      });
      lookLater();
      return { outcome, leave: () => void waiting.delete(id) };
    },
  };
}
