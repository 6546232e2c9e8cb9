export type ConcurrencyLimit = {
  /**
   * Calls `begin` when it is its turn. Returns the function that ends the turn, or the waiting for
   * it.
   */
  acquire(start: () => void): () => void;
};

/** Runs a limited number at a time; the others wait in order. */
export function createConcurrencyLimit(maxConcurrent: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  const running = new Set<() => void>();
  const startWaiting = () => {
    while (running.size < maxConcurrent) {
      const start = waiting.shift();
      if (!start) return;
      running.add(start);
      start();
    }
  };
  return {
    acquire(start) {
      const entry = () => start();
      waiting.push(entry);
      startWaiting();
      return () => {
        const index = waiting.indexOf(entry);
        if (index !== -1) waiting.splice(index, 1);
        if (running.delete(entry)) startWaiting();
      };
    },
  };
}
