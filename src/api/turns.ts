export type Turns = {
  /** Calls `begin` when it is its turn. Gives the function that ends the turn, or the waiting for it. */
  take(begin: () => void): () => void;
};

/** Lets so many go at a time; the others wait in the order in which they came. */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  const going = new Set<() => void>();
  const letIn = () => {
    while (going.size < atOnce) {
      const begin = waiting.shift();
      if (!begin) return;
      going.add(begin);
      begin();
    }
  };
  return {
    take(begin) {
      const own = () => begin();
      waiting.push(own);
      letIn();
      return () => {
        const at = waiting.indexOf(own);
        if (at !== -1) waiting.splice(at, 1);
        if (going.delete(own)) letIn();
      };
    },
  };
}
