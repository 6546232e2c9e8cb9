import { Problem } from '../errors/problem.ts';
import { withoutRequestSlot } from './request-slot.ts';
import { type Task, TasksByKey } from './tasks-by-key.ts';

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
   * Runs `work` when it is the key's turn. The request gives up its admission slot while it waits.
   * Keys take turns, and a key with fewer running tasks goes first, so that one person with fifty
   * tasks delays another by one task and not by fifty.
   * @param key the requester: a person, or a network when nobody is signed in
   * @param signal removes a waiting task; a running one continues
   * @throws {Problem} `server-busy` when too many tasks wait; `signal.reason` when aborted; what
   * `work` throws
   */
  run<Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** @throws {Problem} `server-busy` when a task of this key would be refused now */
  requireCapacity(key: string): void;
  /** How many tasks run and wait, for metrics. */
  size(): { running: number; waiting: number };
};

/**
 * A bounded queue that is fair by key. When it is full, the key with the most waiting tasks gives
 * way: a newcomer takes the place of that key's newest task ("longest queue drop"), unless its own
 * key is the longest.
 */
export function createFairQueue({
  running: most,
  waiting: maxWaiting,
  waitingPerKey,
  retryAfter,
}: Bounds): FairQueue {
  const tasks = new TasksByKey();
  const busy = () => new Problem('server-busy', { retryAfter });
  const hasTurn = () => tasks.running < most && tasks.waiting === 0;

  /** The key and the task that give way to a newcomer; null when there is room. */
  function findDisplacedTask(key: string): [string, Task] | null {
    if (hasTurn()) return null;
    const own = tasks.waitingOf(key);
    if (own >= waitingPerKey) throw busy();
    if (tasks.waiting < maxWaiting) return null;
    const [longest, line] = tasks.longestLine();
    const last = line.at(-1);
    if (line.length <= own + 1 || !last) throw busy();
    return [longest, last];
  }

  function waitForTurn(key: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (hasTurn()) {
      tasks.begin(key);
      return Promise.resolve();
    }
    const displaced = findDisplacedTask(key);
    if (displaced && tasks.remove(...displaced)) displaced[1].refuse(busy());
    return waitInLine(tasks, key, signal);
  }

  return {
    run: (key, work, signal) =>
      withoutRequestSlot(async () => {
        await waitForTurn(key, signal);
        try {
          return await work();
        } finally {
          tasks.end(key);
          if (tasks.running < most) tasks.beginNext()?.start();
        }
      }),
    requireCapacity(key) {
      findDisplacedTask(key);
    },
    size: () => ({ running: tasks.running, waiting: tasks.waiting }),
  };
}

/** Resolves when the task that it adds is started. */
function waitInLine(
  tasks: TasksByKey,
  key: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => tasks.remove(key, task) && reject(signal?.reason);
    const settled = (settle: () => void) => {
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const task: Task = {
      start: () => settled(resolve),
      refuse: (reason) => settled(() => reject(reason)),
    };
    signal?.addEventListener('abort', abort, { once: true });
    tasks.add(key, task);
  });
}
