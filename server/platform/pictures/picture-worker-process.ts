import { type ChildProcess, fork } from 'node:child_process';
import { Problem } from '../errors/problem.ts';
import type * as processing from './picture-processing.ts';

export type PictureTasks = typeof processing;
export type PictureTask = { id: number; name: keyof PictureTasks; args: unknown[] };
export type PictureTaskResult =
  | { id: number; value: unknown }
  | { id: number; problem: Pick<Problem, 'code' | 'details'> }
  | { id: number; exceeded: 'memory' };

/** The limits of one task. */
export type TaskLimits = { seconds: number; megabytes: number };

/** The task took more time or memory than is allowed, so its process was killed. */
export class TaskLimitExceeded extends Error {}
/** The process ended during the task, and not because of its allowance. */
export class WorkerExited extends Error {}

export type PictureWorker = {
  /**
   * Runs one task; a process has one at a time.
   * @throws {Problem} what the task throws
   * @throws {TaskLimitExceeded} @throws {WorkerExited} after either the process is of no more use
   */
  run(name: keyof PictureTasks, args: unknown[]): Promise<unknown>;
  isAlive(): boolean;
  /** Does not keep the server from exiting. */
  unref(): void;
  close(): void;
};

type Pending = { id: number; resolve(value: unknown): void; reject(error: unknown): void };

/** It has no environment, so it finds no secret. */
const forkWorker = (file: string, megabytes: number): ChildProcess =>
  fork(file, [String(megabytes)], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
  });

/**
 * Starts a process that decodes pictures, one at a time: whatever a picture does to it, it does to
 * no other picture.
 */
export function startPictureWorker(
  file: string,
  { seconds, megabytes }: TaskLimits,
): PictureWorker {
  const child = forkWorker(file, megabytes);
  let isAlive = true;
  let pending: Pending | undefined;
  let lastId = 0;

  function settle(how: (task: Pending) => void): void {
    const task = pending;
    pending = undefined;
    if (task) how(task);
  }
  function kill(): void {
    isAlive = false;
    // sharp's own time limit does not cover the stages in which a decoder reads the whole file
    // before its first line.
    child.kill('SIGKILL');
    settle(({ reject }) => reject(new TaskLimitExceeded()));
  }
  function end(): void {
    isAlive = false;
    settle(({ reject }) => reject(new WorkerExited()));
  }
  child.on('message', (answer: PictureTaskResult) => {
    if (answer.id !== pending?.id) return;
    if ('exceeded' in answer) kill();
    else if ('value' in answer) settle(({ resolve }) => resolve(answer.value));
    else settle(({ reject }) => reject(new Problem(answer.problem.code, answer.problem.details)));
  });
  child.on('exit', end);
  child.on('error', end);

  return {
    run(name, args) {
      child.ref();
      child.channel?.ref();
      lastId += 1;
      const task: PictureTask = { id: lastId, name, args };
      const timer = setTimeout(kill, seconds * 1000);
      return new Promise((resolve, reject) => {
        pending = { id: task.id, resolve, reject };
        child.send(task, (error) => error && end());
      }).finally(() => clearTimeout(timer));
    },
    isAlive: () => isAlive,
    unref() {
      child.unref();
      child.channel?.unref();
    },
    close() {
      isAlive = false;
      if (child.connected) child.disconnect();
    },
  };
}
