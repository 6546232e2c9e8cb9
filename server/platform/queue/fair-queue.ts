import { Problem } from '../errors/problem.ts';
import { withoutRequestSlot } from './request-slot.ts';

type Bounds = {
  /** Tasks that run at once. */
  running: number;
  /** Tasks that wait, of all keys together. */
  waiting: number;
  /** Tasks that wait of one key. */
  waitingPerKey: number;
  /** Seconds after which a refused caller may try again. */
  retryAfter: number;
};

export type FairQueue = {
  /**
   * Runs `work` when it is the key's turn; a request lets go of its place at the gate meanwhile.
   * Keys take turns, and a key with fewer running tasks goes first, so that one person with fifty
   * tasks delays another by one task and not by fifty.
   * @param key who asks: a person, or a network where nobody is signed in
   * @param signal removes a task that still waits; one that runs is not touched
   * @throws {Problem} `server-busy` when too many tasks wait; `signal.reason` when aborted; what
   * `work` throws
   */
  run<Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** @throws {Problem} `server-busy` when a task of this key would be refused now */
  requireCapacity(key: string): void;
  /** How many tasks run and wait, for metrics. */
  size(): { running: number; waiting: number };
};

type Task = { start(): void; refuse(reason: unknown): void };

/**
 * A queue that is bounded, and fair by key. When it is full, the key with the most waiting tasks
 * gives way: a newcomer takes the place of that key's newest task ("longest queue drop"), unless
 * the newcomer's own key is the longest.
 */
export function createFairQueue({
  running: most,
  waiting: maxWaiting,
  waitingPerKey,
  retryAfter,
}: Bounds): FairQueue {
  /** In the order of turns: a key moves to the end when a task of it starts or ends. */
  const queues = new Map<string, Task[]>();
  const runningByKey = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  const busy = () => new Problem('server-busy', { retryAfter });

  function count(key: string, change: 1 | -1): void {
    const now = (runningByKey.get(key) ?? 0) + change;
    if (now === 0) runningByKey.delete(key);
    else runningByKey.set(key, now);
    running += change;
  }

  function moveToEnd(key: string): void {
    const line = queues.get(key) ?? [];
    queues.delete(key);
    if (line.length > 0) queues.set(key, line);
  }

  function startNext(): void {
    const key = nextKey(queues, runningByKey);
    if (key === undefined || running >= most) return;
    const task = queues.get(key)?.shift();
    moveToEnd(key);
    waiting -= 1;
    count(key, 1);
    task?.start();
  }

  function remove(key: string, task: Task): boolean {
    const line = queues.get(key) ?? [];
    const place = line.indexOf(task);
    if (place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) queues.delete(key);
    waiting -= 1;
    return true;
  }

  /** The key and the task that give way to a newcomer; null when there is room. */
  function findDisplacedTask(key: string): [string, Task] | null {
    if (running < most && waiting === 0) return null;
    const own = queues.get(key)?.length ?? 0;
    if (own >= waitingPerKey) throw busy();
    if (waiting < maxWaiting) return null;
    const [longest, line] = longestQueue(queues);
    const last = line.at(-1);
    if (line.length <= own + 1 || !last) throw busy();
    return [longest, last];
  }

  function waitForTurn(key: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (running < most && waiting === 0) {
      count(key, 1);
      return Promise.resolve();
    }
    const displaced = findDisplacedTask(key);
    if (displaced && remove(...displaced)) displaced[1].refuse(busy());
    return new Promise((resolve, reject) => {
      const abort = () => remove(key, task) && reject(signal?.reason);
      const settled = (settle: () => void) => {
        signal?.removeEventListener('abort', abort);
        settle();
      };
      const task: Task = {
        start: () => settled(resolve),
        refuse: (reason) => settled(() => reject(reason)),
      };
      signal?.addEventListener('abort', abort, { once: true });
      queues.set(key, [...(queues.get(key) ?? []), task]);
      waiting += 1;
    });
  }

  return {
    run: (key, work, signal) =>
      withoutRequestSlot(async () => {
        await waitForTurn(key, signal);
        try {
          return await work();
        } finally {
          count(key, -1);
          moveToEnd(key);
          startNext();
        }
      }),
    requireCapacity(key) {
      findDisplacedTask(key);
    },
    size: () => ({ running, waiting }),
  };
}

/**
 * The key whose turn it is: of those with the fewest running tasks, the one that waits longest for
 * its turn.
 */
function nextKey(lines: Map<string, Task[]>, runningOf: Map<string, number>): string | undefined {
  let best: string | undefined;
  for (const key of lines.keys())
    if (best === undefined || (runningOf.get(key) ?? 0) < (runningOf.get(best) ?? 0)) best = key;
  return best;
}

function longestQueue(lines: Map<string, Task[]>): [string, Task[]] {
  let longest: [string, Task[]] = ['', []];
  for (const entry of lines) if (entry[1].length > longest[1].length) longest = entry;
  return longest;
}
