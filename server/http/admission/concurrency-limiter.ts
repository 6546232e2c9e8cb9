import { type Priority, priorities } from '#domain/contract/priorities.ts';
import { type LimitedRequest, RequestLines } from './request-lines.ts';
import { type LoadSignals, RequestSlots } from './request-slots.ts';

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

/**
 * Decides which requests may work, in the order of {@link priorities}: a bounded number at once, a
 * bounded line for each class and a bounded wait.
 * @param now milliseconds that only grow
 */
export function createConcurrencyLimiter(now: () => number) {
  const slots = new RequestSlots();
  const lines = new RequestLines(now);

  function start(entry: LimitedRequest): void {
    slots.take();
    entry.start();
  }

  function startQueued(): void {
    for (const priority of priorities) {
      while (slots.hasFree(priority)) {
        const entry = lines.take(priority);
        if (!entry) break;
        start(entry);
      }
    }
  }

  return {
    /**
     * Refuses a request by its class alone, before anything is made for it. @returns whether it is
     * refused
     */
    refusesAtOnce: (priority: Priority): boolean => lines.refusesAtOnce(priority, slots.limit),
    /** Starts a request, lets it wait or refuses it. @returns whether it waits */
    enter(entry: LimitedRequest): boolean {
      // Requests that already wait in the same class go first.
      if (lines.isEmpty(entry.priority) && slots.hasFree(entry.priority)) {
        start(entry);
        return false;
      }
      slots.markFull();
      return lines.add(entry, slots.limit);
    },
    /** One that works has ended, or waits for something that costs this process nothing. */
    leave(): void {
      slots.leave();
      startQueued();
    },
    /** A request that had released its slot runs again. */
    comeBack: (): void => slots.takeBack(),
    /** A waiting request was disconnected. */
    abandon: (entry: LimitedRequest): void => lines.remove(entry),
    /** Refuses requests that waited too long. Call it every few milliseconds while any waits. */
    refuseOverdue: (): void => lines.refuseOverdue(),
    /** Refuses all who wait, as the process stops. */
    refuseAll: (): void => lines.refuseAll(),
    /** Fits the number of places to what the process can do. */
    adapt(signals: LoadSignals): void {
      slots.adapt(signals);
      startQueued();
    },
    counts: () => ({ limit: slots.limit, working: slots.working, ...lines.counts() }),
  };
}
