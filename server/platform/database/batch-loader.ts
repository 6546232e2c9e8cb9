import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** The longest time in milliseconds that new keys wait for the query that is running. */
const maxBatchDelay = 50;

/**
 * Batches lookups by key. Calls in one turn of the event loop share a query. While a query runs,
 * the next batch collects keys, so a busier server shares more; a single call does not wait.
 * Nothing is cached: no query starts before its keys were requested.
 * @param ask returns the existing rows by key
 * @param batchDelay how many milliseconds new keys wait for a running query
 */
export function createBatchLoader<Answer>(
  ask: (keys: readonly string[]) => Promise<Map<string, Answer>>,
  batchDelay = maxBatchDelay,
): (key: string) => Promise<Answer | undefined> {
  let running: { startedAt: number; ended: Promise<void> } | undefined;

  async function dispatchAfterRunning(dispatch: () => void): Promise<void> {
    await endOfTurn();
    if (running && performance.now() - running.startedAt < batchDelay)
      await Promise.race([running.ended, delay(batchDelay, undefined, { ref: false })]);
    dispatch();
  }

  async function loadBatch(keys: readonly string[]): Promise<(Answer | undefined)[]> {
    const answers = ask(keys);
    const query = { startedAt: performance.now(), ended: answers.then(noop, noop) };
    running = query;
    void query.ended.then(() => {
      if (running === query) running = undefined;
    });
    const found = await answers;
    return keys.map((key) => found.get(key));
  }

  const loader = new DataLoader<string, Answer | undefined>(loadBatch, {
    cache: false,
    batchScheduleFn: (dispatch) => void dispatchAfterRunning(dispatch),
  });
  return (key) => loader.load(key);
}

const noop = () => {};
