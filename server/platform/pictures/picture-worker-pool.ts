import { fileURLToPath } from 'node:url';
import { Problem } from '../errors/problem.ts';
import { createFairQueue } from '../queue/fair-queue.ts';
import {
  type PictureTasks,
  type PictureWorker,
  startPictureWorker,
  TaskLimitExceeded,
  type TaskLimits,
  WorkerExited,
} from './picture-worker-process.ts';

/*
 * Pictures are decoded in separate processes: their memory is freed when they end, and an exploit
 * of the decoder finds no secrets there.
 */

const idleMs = 10_000;

/**
 * The requester: tasks of one key take turns with those of others. `signal` drops a waiting task.
 */
export type Requester = { key: string; signal?: AbortSignal };

/** Runs a function of process-picture.ts in a picture process. */
export type RunPictureTask = <Name extends keyof PictureTasks>(
  name: Name,
  ...args: Parameters<PictureTasks[Name]>
) => ReturnType<PictureTasks[Name]>;

type Settings = {
  /** The module that each process runs. */
  file: string;
  /** Processes at once, each with one picture. */
  processes: number;
  allowance: TaskLimits;
  waiting: number;
  waitingPerKey: number;
};

export const pictureWorkerPoolSettings: Settings = {
  file: fileURLToPath(new URL('./picture-worker.ts', import.meta.url)),
  processes: 2,
  // The heaviest picture within the limits, 60 megapixels of 16 bits, takes a third of the time and
  // three quarters of the memory on two cores.
  allowance: { seconds: 25, megabytes: 1000 },
  waiting: 240,
  // A page of a list shows up to fifty pictures, whose sizes may all be missing.
  waitingPerKey: 60,
};

/** Picture processes behind a queue that is bounded and fair by person. */
export function createPictureWorkerPool({
  file,
  processes,
  allowance,
  waiting,
  waitingPerKey,
}: Settings) {
  const queue = createFairQueue({ running: processes, waiting, waitingPerKey, retryAfter: 5 });
  const workers = createIdleWorkers(() => startPictureWorker(file, allowance));
  let killed = 0;

  async function runOnce(name: keyof PictureTasks, args: unknown[]): Promise<unknown> {
    const process = workers.take();
    try {
      return await process.run(name, args);
    } finally {
      workers.putBack(process);
    }
  }

  /** A process that crashed may have met another task's fault, so the task is retried once. */
  const run = (async (name, ...args) => {
    try {
      return await runOnce(name, args).catch((error: unknown) => {
        if (error instanceof WorkerExited) return runOnce(name, args);
        throw error;
      });
    } catch (error) {
      if (error instanceof TaskLimitExceeded) killed += 1;
      throw toProblem(name, error);
    }
  }) as RunPictureTask;

  return {
    /**
     * Waits for the requester's turn, then lends a process. What a task needs in memory is read by
     * `work`, not before.
     * @throws {Problem} `server-busy` when too many wait; what `work` throws
     */
    withPictureWorker: <Result>(
      { key, signal }: Requester,
      work: (run: RunPictureTask) => Promise<Result>,
    ): Promise<Result> => queue.run(key, () => work(run), signal),
    /** @throws {Problem} `server-busy` when a task of this key would be refused */
    requirePictureCapacity: (key: string) => queue.requireCapacity(key),
    figures: () => ({ ...queue.size(), killed }),
  };
}

/** Processes without a task: each is lent again, or closed after a while. */
function createIdleWorkers(start: () => PictureWorker) {
  const idleWorkers: { process: PictureWorker; timer: NodeJS.Timeout }[] = [];

  return {
    take(): PictureWorker {
      for (let free = idleWorkers.pop(); free; free = idleWorkers.pop()) {
        clearTimeout(free.timer);
        if (free.process.isAlive()) return free.process;
      }
      return start();
    },
    putBack(process: PictureWorker): void {
      if (!process.isAlive()) return;
      process.unref();
      const timer = setTimeout(() => {
        idleWorkers.splice(
          idleWorkers.findIndex((other) => other.process === process),
          1,
        );
        process.close();
      }, idleMs).unref();
      idleWorkers.push({ process, timer });
    },
  };
}

const uploadTasks: readonly (keyof PictureTasks)[] = [
  'processPicture',
  'processPictureWithSize',
  'detectRotation',
];

function toProblem(name: keyof PictureTasks, error: unknown): unknown {
  const isKilled = error instanceof TaskLimitExceeded;
  if (!isKilled && !(error instanceof WorkerExited)) return error;
  if (!uploadTasks.includes(name)) return new Problem('server-busy', { retryAfter: 5 });
  return isKilled
    ? new Problem('image-too-complex', { fields: { imageFile: 'not-allowed' } })
    : new Problem('image-unreadable', { fields: { imageFile: 'malformed' } });
}

export const {
  withPictureWorker,
  requirePictureCapacity,
  figures: pictureWorkerStats,
} = createPictureWorkerPool(pictureWorkerPoolSettings);

/**
 * One task in the requester's turn. @throws {Problem} as `takeTurn`, and what the function of
 * process-picture.ts throws
 */
export function runPictureTask<Name extends keyof PictureTasks>(
  requester: Requester,
  name: Name,
  ...args: Parameters<PictureTasks[Name]>
): ReturnType<PictureTasks[Name]> {
  return withPictureWorker<unknown>(requester, (run) => run(name, ...args)) as ReturnType<
    PictureTasks[Name]
  >;
}
