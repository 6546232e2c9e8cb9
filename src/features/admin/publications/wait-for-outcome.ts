import type { Reply } from '#src/api/operation-types.ts';
import { serverNow } from '#src/api/server-time.ts';

type PublicationRecord = Reply<'getPublication'>;

/** How often a delivery is loaded while its attempt is running, and the pauses between. */
const loadsMax = 5;
const pauseMilliseconds = 1500;

/** An attempt that has been due for longer is not worth waiting for. */
const dueMilliseconds = 60_000;

/** Whether the next attempt is just due, so that its outcome is known soon. */
function isUnderWay({ publication: { state, nextAttemptAt } }: PublicationRecord): boolean {
  if (state !== 'waiting' || nextAttemptAt === null) return false;
  const due = serverNow() - Date.parse(nextAttemptAt);
  return due >= 0 && due < dueMilliseconds;
}

/**
 * Loads a delivery until the running attempt has an outcome, for some seconds at most: a person
 * who has just sent it again sees the outcome.
 */
export async function waitForOutcome(
  load: () => Promise<PublicationRecord>,
  signal: AbortSignal,
): Promise<PublicationRecord> {
  for (let loads = 1; ; loads += 1) {
    const record = await load();
    if (loads === loadsMax || !isUnderWay(record)) return record;
    await pause(signal);
  }
}

function pause(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, pauseMilliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
