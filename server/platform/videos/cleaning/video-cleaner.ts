import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '#domain/contract/error-codes.ts';
import type { VideoMetadata } from '#domain/media/mp4.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createFairQueue } from '#server/platform/queue/fair-queue.ts';

/*
 * Files of strangers are read in processes of their own, which have no secrets, little memory and a
 * deadline.
 */

export type CleaningTask = { path: string };
export type CleaningResult = { facts: VideoMetadata } | { problem: ErrorCode } | { error: string };

type Options = {
  /** The program of a process; it answers each `Task` with an `Answer`. */
  program?: string;
  running?: number;
  waiting?: number;
  waitingPerPerson?: number;
  /** The time limit for a file of this many bytes, in ms. */
  deadline?: (bytes: number) => number;
};

const idleMs = 10_000;
const retryAfter = 10;
const heapMegabytes = 256;
const cleaningProgram = fileURLToPath(new URL('./cleaning-worker.ts', import.meta.url));

/** A slow disk writes 10 MB in a second. */
const defaultDeadline = (bytes: number) => 30_000 + bytes / 10_000;

/**
 * Runs `cleanVideo` in other processes: a few at once, people in turns, each file with a deadline.
 */
export function createVideoCleaner({
  program = cleaningProgram,
  running = 2,
  waiting = 100,
  waitingPerPerson = 10,
  deadline = defaultDeadline,
}: Options = {}) {
  const queue = createFairQueue({ running, waiting, waitingPerKey: waitingPerPerson, retryAfter });
  const idleWorkers: ChildProcess[] = [];

  function acquireWorker(): ChildProcess {
    let worker = idleWorkers.pop();
    while (worker && !worker.connected) worker = idleWorkers.pop();
    worker ??= startWorker(program);
    worker.ref();
    worker.channel?.ref();
    return worker;
  }

  /** Kept for the next file for a while, without keeping the server from ending. */
  function release(worker: ChildProcess): void {
    if (!worker.connected) return;
    worker.unref();
    worker.channel?.unref();
    idleWorkers.push(worker);
    setTimeout(() => {
      const place = idleWorkers.indexOf(worker);
      if (place < 0) return;
      idleWorkers.splice(place, 1);
      worker.disconnect();
    }, idleMs).unref();
  }

  return {
    /**
     * Validates and cleans a file on this machine.
     * @param person the owner of the file
     * @throws {Problem} `video-type-not-allowed`, `video-unreadable`; `server-busy` when too many
     * wait, the time is over or the process was killed
     */
    clean: (
      path: string,
      { person, bytes }: { person: string; bytes: number },
    ): Promise<VideoMetadata> =>
      queue.run(person, async () => {
        const worker = acquireWorker();
        const answer = await runTask(worker, { path }, deadline(bytes));
        release(worker);
        return readResult(answer);
      }),
    size: queue.size,
  };
}

function startWorker(program: string): ChildProcess {
  const execArgv = [`--max-old-space-size=${heapMegabytes}`];
  const started = fork(program, [], { serialization: 'advanced', execArgv, env: {} });
  // One that cannot be started exits, which `ask` detects.
  started.on('error', () => {});
  return started;
}

/**
 * @throws {Problem} `server-busy`; `video-unreadable` when the process ran out of its own memory
 */
async function runTask(
  worker: ChildProcess,
  task: CleaningTask,
  milliseconds: number,
): Promise<CleaningResult> {
  const settled = new AbortController();
  const { signal } = settled;
  const late = setTimeout(() => worker.kill('SIGKILL'), milliseconds);
  try {
    const answer = once(worker, 'message', { signal }).then(
      ([message]) => message as CleaningResult,
    );
    const end = once(worker, 'close', { signal }).then(([, killedBy]) => {
      // V8 aborts at its limit; a killed process says nothing about the file.
      throw killedBy === 'SIGABRT'
        ? new Problem('video-unreadable')
        : new Problem('server-busy', { retryAfter });
    });
    worker.send(task, () => {});
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(late);
    settled.abort();
  }
}

function readResult(answer: CleaningResult): VideoMetadata {
  if ('facts' in answer) return answer.facts;
  if ('problem' in answer) throw new Problem(answer.problem);
  throw new Error(`A video could not be cleaned: ${answer.error}`);
}
