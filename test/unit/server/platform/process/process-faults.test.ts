import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { installShutdownHandlers } from '#server/platform/process/process-shutdown.ts';

/**
 * A process that notes its exits instead of ending, and a stop that resolves when the test says so.
 */
function startProcess() {
  const process = Object.assign(new EventEmitter(), {
    exits: [] as number[],
    exit: (code: number) => void process.exits.push(code),
  });
  const reports: string[] = [];
  const stopping = Promise.withResolvers<void>();
  let stops = 0;
  const stop = () => {
    stops += 1;
    return stopping.promise;
  };
  installShutdownHandlers(
    stop,
    (error, what) => reports.push(`${what}: ${error}`),
    10_000,
    process as never,
  );
  return {
    process,
    reports,
    stopping,
    stops: () => stops,
    /** Once all that was promised is done. */
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

describe('the end of the process', () => {
  it.each(['SIGINT', 'SIGTERM'])(
    'waits on %s until the server has stopped, once, and exits with 0',
    async (signal) => {
      const { process, stopping, stops, settled } = startProcess();
      process.emit(signal);
      process.emit(signal);
      await settled();
      expect([stops(), process.exits]).toEqual([1, []]);
      stopping.resolve();
      await settled();
      expect([stops(), process.exits]).toEqual([1, [0]]);
    },
  );

  it.each(['uncaughtException', 'unhandledRejection'])(
    'reports an %s, lets the server stop and exits with 1',
    async (event) => {
      const { process, reports, stopping, stops, settled } = startProcess();
      process.emit(event, new Error('a socket broke'));
      await settled();
      expect([stops(), process.exits, reports]).toEqual([
        1,
        [],
        [`the process ends after an ${event}: Error: a socket broke`],
      ]);
      stopping.resolve();
      await settled();
      expect(process.exits).toEqual([1]);
    },
  );

  it('exits at once after a second fault, and reports both', async () => {
    const { process, reports, stops } = startProcess();
    process.emit('unhandledRejection', 'first');
    process.emit('uncaughtException', new Error('second'));
    expect([stops(), process.exits, reports.length]).toEqual([1, [1], 2]);
  });

  it('exits with 1 when a fault comes while it stops, or when stopping fails', async () => {
    const faulty = startProcess();
    faulty.process.emit('SIGTERM');
    faulty.process.emit('uncaughtException', new Error('late'));
    faulty.stopping.resolve();
    await faulty.settled();
    expect(faulty.process.exits).toEqual([1]);
    const failing = startProcess();
    failing.process.emit('SIGTERM');
    failing.stopping.reject(new Error('the queue hangs'));
    await failing.settled();
    expect([failing.process.exits, failing.reports]).toEqual([
      [1],
      ['stopping failed: Error: the queue hangs'],
    ]);
  });
});
