import crypto, { webcrypto } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { createClockGlobals } from './clock-globals.ts';
import type { Random } from './random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What the process uses instead of its own clock and chance. */
export type Source = { time: VirtualTime; random: Random };

/**
 * Gives everything in this process the clock and the random numbers of `source`, which is asked
 * each time. This is for the server, which runs in the process itself. It cannot be undone, so a
 * simulation has a process of its own.
 */
export function replaceProcessGlobals(source: () => Source): void {
  const { performance: virtualPerformance, ...clock } = createClockGlobals(() => source().time);
  Object.assign(globalThis, clock);
  // Node itself looks at other members of it.
  performance.now = virtualPerformance.now;
  Math.random = () => source().random.next();
  const randomBytes = (length: number) => source().random.bytes(length);
  const fill = (view: ArrayBufferView) => {
    randomBytes(view.byteLength).copy(
      new Uint8Array(view.buffer, view.byteOffset, view.byteLength),
    );
    return view;
  };
  const randomUUID = () => source().random.uuid();
  const randomInt = (low: number, high?: number) =>
    high === undefined
      ? source().random.integer(0, low - 1)
      : source().random.integer(low, high - 1);
  Object.assign(crypto, { randomBytes, randomInt, randomUUID, randomFillSync: fill });
  Object.assign(webcrypto, { getRandomValues: fill, randomUUID });
  Object.assign(timers, {
    setTimeout: (milliseconds: number, value?: unknown) =>
      source()
        .time.wait(milliseconds)
        .then(() => value),
  });
  // Modules that import these by name get the new ones too.
  syncBuiltinESMExports();
}
