import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** The longest time in milliseconds that new keys wait for the query that is running. */
const maxBatchDelay = 50;

/**
 * Collects keys that many calls ask for into few queries. Calls of one turn of the event loop share
 * a query. While a query runs, the next batch collects keys, so a busier server shares more. A call
 * that comes alone does not wait. Nothing is cached: no query begins before its keys were asked for.
 * @param ask gives the rows that exist, by key
 * @param batchDelay for how many milliseconds new keys wait for the query that is running
 */
export function createBatchLoader<Answer>(
  ask: (keys: readonly string[]) => Promise<Map<string, Answer>>,
  batchDelay = maxBatchDelay,
): (key: string) => Promise<Answer | undefined> {
  let running: { begun: number; ended: Promise<void> } | undefined;

  async function dispatchAfterRunning(dispatch: () => void): Promise<void> {
    await endOfTurn();
    if (running && performance.now() - running.begun < batchDelay)
      await Promise.race([running.ended, delay(batchDelay, undefined, { ref: false })]);
    dispatch();
  }

  async function loadBatch(keys: readonly string[]): Promise<(Answer | undefined)[]> {
    const answers = ask(keys);
    const query = { begun: performance.now(), ended: answers.then(noop, noop) };
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
