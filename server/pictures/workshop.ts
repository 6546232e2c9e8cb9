import { fileURLToPath } from 'node:url';
import { fairQueue } from '../fair-queue.ts';
import { Problem } from '../problem.ts';
import {
  type Allowance,
  AllowanceExceeded,
  type PictureProcess,
  ProcessEnded,
  startPictureProcess,
  type Work,
} from './picture-process.ts';

/* Decoding happens in processes of their own: what it took of memory goes back when they end, and a picture that breaks
 * the decoder breaks nothing else, nor finds a secret there. */

const idleMs = 10_000;

/** Who asks: tasks of one key take turns with those of others. `signal` drops a task that still waits. */
export type Asker = { key: string; signal?: AbortSignal };

/** Runs a function of process-picture.ts in a picture process. */
export type Run = <Name extends keyof Work>(
  name: Name,
  ...args: Parameters<Work[Name]>
) => ReturnType<Work[Name]>;

type Settings = {
  /** The module that each process runs. */
  file: string;
  /** Processes at once, each with one picture. */
  processes: number;
  allowance: Allowance;
  waiting: number;
  waitingPerKey: number;
};

export const workshopSettings: Settings = {
  file: fileURLToPath(new URL('./worker.ts', import.meta.url)),
  processes: 2,
  // The heaviest picture within the limits, 60 megapixels of 16 bits, takes a third of the time and three quarters of
  // the memory on two cores.
  allowance: { seconds: 25, megabytes: 1000 },
  waiting: 240,
  // A page of lists shows up to fifty pictures, whose sizes may all be missing.
  waitingPerKey: 60,
};

/** Picture processes behind a queue that is bounded and fair by person. */
export function makeWorkshop({ file, processes, allowance, waiting, waitingPerKey }: Settings) {
  const queue = fairQueue({ running: processes, waiting, waitingPerKey, retryAfter: 5 });
  const resting: { process: PictureProcess; timer: NodeJS.Timeout }[] = [];
  let killed = 0;

  function take(): PictureProcess {
    for (let free = resting.pop(); free; free = resting.pop()) {
      clearTimeout(free.timer);
      if (free.process.isAlive()) return free.process;
    }
    return startPictureProcess(file, allowance);
  }

  function putBack(process: PictureProcess): void {
    if (!process.isAlive()) return;
    process.rest();
    const timer = setTimeout(() => {
      resting.splice(
        resting.findIndex((other) => other.process === process),
        1,
      );
      process.close();
    }, idleMs).unref();
    resting.push({ process, timer });
  }

  async function runOnce(name: keyof Work, args: unknown[]): Promise<unknown> {
    const process = take();
    try {
      return await process.run(name, args);
    } finally {
      putBack(process);
    }
  }

  /** A process that ends without a reason of ours may have met another's fault: the task is tried once more. */
  const run = (async (name, ...args) => {
    try {
      return await runOnce(name, args).catch((error: unknown) => {
        if (error instanceof ProcessEnded) return runOnce(name, args);
        throw error;
      });
    } catch (error) {
      if (error instanceof AllowanceExceeded) killed += 1;
      throw problemOf(name, error);
    }
  }) as Run;

  return {
    /**
     * Waits for the asker's turn, then lends a process. What a task needs in memory is read by `work`, not before.
     * @throws {Problem} `server-busy` when too many wait; what `work` throws
     */
    takeTurn: <Result>({ key, signal }: Asker, work: (run: Run) => Promise<Result>): Promise<Result> =>
      queue.run(key, () => work(run), signal),
    /** @throws {Problem} `server-busy` when a task of this key would be refused */
    requireRoom: (key: string) => queue.requireRoom(key),
    figures: () => ({ ...queue.size(), killed }),
  };
}

const uploads: readonly (keyof Work)[] = ['processPicture', 'processWithSize', 'rotationOf'];

function problemOf(name: keyof Work, error: unknown): unknown {
  const isKilled = error instanceof AllowanceExceeded;
  if (!isKilled && !(error instanceof ProcessEnded)) return error;
  if (!uploads.includes(name)) return new Problem('server-busy', { retryAfter: 5 });
  return isKilled
    ? new Problem('image-too-complex', { fields: { imageFile: 'not-allowed' } })
    : new Problem('image-unreadable', { fields: { imageFile: 'malformed' } });
}

export const { takeTurn, requireRoom, figures: pictureFigures } = makeWorkshop(workshopSettings);

/** One task in the asker's turn. @throws {Problem} as `takeTurn`, and what the function of process-picture.ts throws */
export function inWorkshop<Name extends keyof Work>(
  asker: Asker,
  name: Name,
  ...args: Parameters<Work[Name]>
): ReturnType<Work[Name]> {
  return takeTurn<unknown>(asker, (run) => run(name, ...args)) as ReturnType<Work[Name]>;
}
