import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Defect } from './defects.ts';
import type { Outcome } from './run-seed.ts';

/** What the processes of a simulation start from, as files. */
export type Ingredients = { dump: string; portal: string };
/** The outcome of one seed; the trace is left out where it is not asked for. */
export type SeedOutcome = Outcome & { hash: string };
type Message = Outcome & { processorSeconds: number };

type Options = {
  seeds: readonly number[];
  processes?: number;
  defect?: Defect;
  /** Called for each seed as it ends; a true reply ends the simulation. */
  onOutcome: (outcome: SeedOutcome) => boolean;
};

const workerFile = new URL('worker.ts', import.meta.url).pathname;

/**
 * Runs seeds in processes of their own.
 * @returns the seconds of processor time that they took together, their start included
 * @throws when a process ends before it has answered
 */
export async function simulate(
  { dump, portal }: Ingredients,
  { seeds, processes = 1, defect, onOutcome }: Options,
): Promise<number> {
  const waiting = [...seeds];
  let isOver = false;
  const parameters = [dump, portal, ...(defect ? [defect] : [])];
  const running = Array.from({ length: Math.min(processes, seeds.length) }, () =>
    serve(fork(workerFile, parameters), {
      next: () => (isOver ? undefined : waiting.shift()),
      tell: (outcome) => {
        isOver ||= onOutcome(outcome);
      },
    }),
  );
  const seconds = await Promise.all(running);
  return seconds.reduce((sum, one) => sum + one, 0);
}

type Work = { next: () => number | undefined; tell: (outcome: SeedOutcome) => void };

function serve(worker: ChildProcess, { next, tell }: Work): Promise<number> {
  let seconds = 0;
  let current: number | undefined;
  return new Promise((resolve, reject) => {
    worker.on('message', (message: 'ready' | Message) => {
      if (message !== 'ready') {
        const { processorSeconds, ...outcome } = message;
        seconds = processorSeconds;
        tell({ ...outcome, hash: hashOf(outcome.trace) });
      }
      current = next();
      if (current === undefined) worker.disconnect();
      else worker.send(current);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0 && current === undefined) resolve(seconds);
      else reject(new Error(`A process of the simulation ended at seed ${current} with ${code}.`));
    });
  });
}

const hashOf = (trace: readonly string[]) =>
  createHash('sha256').update(trace.join('\n')).digest('hex');
