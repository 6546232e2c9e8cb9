import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * An open load: requests at a constant rate, even when the server is slow. This is the message to
 * the worker.
 */
export type OpenLoad = {
  port: number;
  /** Sent in turn, each once for each round. */
  requests: string[];
  /** Requests a second. */
  rate: number;
  /** A connection carries one request at a time; what finds none idle is not sent, and counted. */
  connections: number;
  milliseconds: number;
  /** The start of paths whose requests must never be refused. */
  important: string;
};

/** The first second belongs to what came before: its answers are not counted. */
export const uncountedMilliseconds = 1000;
export type OpenOutcome = {
  sent: number;
  /** No connection was idle: clients were waiting. */
  unsent: number;
  /** Answered 200, a second. */
  goodput: number;
  refused: number;
  /**
   * Which part, from 0 to 1, of the important requests was answered 200; NaN where there were none.
   */
  importantServed: number;
  /** Neither 200 nor 503 with `Retry-After`. */
  strange: number;
  /** From a request to the end of its answer, at the 99th percentile. */
  served99: number;
  refused99: number;
  failure?: string;
};

/** Makes such load from a process of its own. @throws when a connection breaks */
export async function runOpenLoad(load: OpenLoad): Promise<OpenOutcome> {
  const generator: ChildProcess = fork(
    fileURLToPath(new URL('./open-load-worker.ts', import.meta.url)),
  );
  try {
    generator.send(load);
    const [outcome] = (await once(generator, 'message')) as [OpenOutcome];
    if (outcome.failure) throw new Error(`the load broke off: ${outcome.failure}`);
    return outcome;
  } finally {
    generator.disconnect();
  }
}
