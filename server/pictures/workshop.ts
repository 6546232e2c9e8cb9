import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../problem.ts';
import { atMost } from './at-most.ts';
import type * as processing from './process-picture.ts';

/* Decoding happens in a process of its own: what it took of memory goes back when it ends, and a picture that breaks the
 * decoder breaks nothing else, nor finds a secret there. */

export type Work = typeof processing;
export type Task = { id: number; name: keyof Work; args: unknown[] };
export type Answer =
  | { id: number; value: unknown }
  | { id: number; problem: Pick<Problem, 'code' | 'details'> };
type Waiting = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

const idleMs = 10_000;
const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url));
const waiting = new Map<number, Waiting>();
let worker: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;

/** A decoded photograph takes some 50 MB, so only two are worked on at once, whoever asks. */
const inTurn = atMost(2);

/**
 * Runs a function of process-picture.ts in the workshop.
 * @throws {Problem} what that function throws; `server-busy` when the workshop breaks over it
 */
export function inWorkshop<Name extends keyof Work>(
  name: Name,
  ...args: Parameters<Work[Name]>
): ReturnType<Work[Name]> {
  return inTurn(() => ask(name, args)) as ReturnType<Work[Name]>;
}

function ask(name: keyof Work, args: unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const task: Task = { id: lastId, name, args };
    waiting.set(task.id, { resolve, reject });
    openWorkshop().send(task, (error) => {
      if (error) settle(task.id, ({ reject }) => reject(broken()));
    });
  });
}

/** The process is there while there is work and a little longer; only work keeps the server from ending. */
function openWorkshop(): ChildProcess {
  clearTimeout(idle);
  const opened = worker ?? startWorker();
  worker = opened;
  opened.ref();
  opened.channel?.ref();
  return opened;
}

function startWorker(): ChildProcess {
  const started = fork(workerFile, [], { serialization: 'advanced', execArgv: [], env: {} });
  started.on('message', (answer: Answer) =>
    settle(answer.id, ({ resolve, reject }) => {
      if ('value' in answer) resolve(answer.value);
      else reject(new Problem(answer.problem.code, answer.problem.details));
    }),
  );
  const closed = () => {
    if (worker !== started) return;
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(broken()));
  };
  started.on('exit', closed);
  started.on('error', closed);
  return started;
}

const broken = () => new Problem('server-busy', { retryAfter: 5 });

function settle(id: number, how: (who: Waiting) => void): void {
  const who = waiting.get(id);
  if (!who) return;
  waiting.delete(id);
  how(who);
  if (waiting.size > 0 || !worker) return;
  worker.unref();
  worker.channel?.unref();
  idle = setTimeout(closeWorkshop, idleMs).unref();
}

function closeWorkshop(): void {
  const closing = worker;
  worker = undefined;
  if (closing?.connected) closing.disconnect();
}
