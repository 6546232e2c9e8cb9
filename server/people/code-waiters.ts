import type { Outcome } from './waiting-codes.ts';

/** Somebody who waits to hear what became of a code. */
export type Waiter = {
  /** Undefined when there is none in time. */
  outcome: Promise<Outcome | undefined>;
  leave(): void;
};

/** The requests of this process that wait to hear what became of their codes. */
export function codeWaiters() {
  const waiting = new Map<string, (outcome: Outcome) => void>();

  const tell = (id: string, outcome: Outcome) => waiting.get(id)?.(outcome);

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
      return { outcome, leave: () => void waiting.delete(id) };
    },
  };
}
