import { type Priority, priorities } from '#domain/contract/priorities.ts';
import { createWaitingQueue, type WaitingQueue } from './waiting-queue.ts';

/** A request at the gate. `start` and `refuse` are called once, one of them, at once or later. */
export type LimitedRequest = {
  priority: Priority;
  /** Who asks, as far as is known without asking the database. */
  key: string;
  start(): void;
  refuse(): void;
};

/** What shows that the process has more to do than it can. */
export type LoadSignals = {
  /** By how much a timer came late: how long the event loop was busy. */
  eventLoopDelayMs: number;
  /** Queries that wait for a connection to the database. */
  waitingQueries: number;
};

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

/**
 * Requests that work at once: fewer under strain, more while all places are taken without strain.
 */
const [minSlots, most] = [48, 128];
/** Which part of these places a class may fill; what is left is for those before it. */
const slotShare: Record<Priority, number> = { essential: 1, list: 0.9, picture: 0.8, report: 0.6 };
const maxWaiting: Record<Priority, number> = {
  essential: 400,
  list: 200,
  picture: 200,
  report: 100,
};
/**
 * One person or address may take this part of a line: a page with many pictures asks for all of
 * them at once.
 */
const maxQueueShareOfKey = 0.5;

/**
 * A burst may wait half a second. Once the process could not keep up with a class (somebody waited
 * that long, or its line was full), waiting longer helps nobody, so for a while those who cannot
 * start soon are told so soon (after CoDel, RFC 8289; its use for servers: Maurer, Fail at Scale,
 * ACM Queue 13/8).
 */
export const queueTimeouts = { burst: 500, overloaded: 20, overloadedFor: 1000 };
const overloadThresholds: LoadSignals = { eventLoopDelayMs: 100, waitingQueries: 10 };

type Waiting = LimitedRequest & { since: number };

/**
 * Decides which requests may work, in the order of {@link priorities}: a bounded number at once, a
 * bounded line for each class and a bounded wait.
 * @param now milliseconds that only grow
 */
export function createConcurrencyLimiter(now: () => number) {
  const queues = {} as Record<Priority, WaitingQueue<Waiting>>;
  for (const priority of priorities) queues[priority] = createWaitingQueue();
  const refused: Record<Priority, number> = { essential: 0, list: 0, picture: 0, report: 0 };
  let limit = minSlots;
  let working = 0;
  let waiting = 0;
  /** Until when a class counts as overloaded. */
  const overloadedUntil: Record<Priority, number> = {
    essential: 0,
    list: 0,
    picture: 0,
    report: 0,
  };
  /** Have all places been taken since the limit was last looked at? */
  let wasFull = false;

  const hasSlot = (priority: Priority) => working < Math.floor(limit * slotShare[priority]);

  /**
   * An overloaded class has no use for a line that is longer than what can start before its
   * patience ends.
   */
  const maxQueueLength = (priority: Priority, at: number) =>
    at < overloadedUntil[priority] ? Math.min(limit, maxWaiting[priority]) : maxWaiting[priority];

  /** Not for one person alone who asks for too much. */
  function markOverloaded(priority: Priority, at: number): void {
    overloadedUntil[priority] = at + queueTimeouts.overloadedFor;
  }

  function start(entry: LimitedRequest): void {
    working += 1;
    if (working >= limit) wasFull = true;
    entry.start();
  }

  function refuse(entry: LimitedRequest): void {
    refused[entry.priority] += 1;
    entry.refuse();
  }

  function startQueued(): void {
    for (const priority of priorities) {
      while (waiting > 0 && hasSlot(priority)) {
        const entry = queues[priority].take();
        if (!entry) break;
        waiting -= 1;
        start(entry);
      }
    }
  }

  return {
    /**
     * Refuses a request by its class alone, before anything is made for it. @returns whether it is
     * refused
     */
    refusesAtOnce(priority: Priority): boolean {
      const at = now();
      if (queues[priority].size() < maxQueueLength(priority, at)) return false;
      refused[priority] += 1;
      markOverloaded(priority, at);
      return true;
    },
    /** Starts a request, lets it wait or refuses it. @returns whether it waits */
    enter(entry: LimitedRequest): boolean {
      const line = queues[entry.priority];
      // Whoever waits in the same class goes first.
      if (line.size() === 0 && hasSlot(entry.priority)) {
        start(entry);
        return false;
      }
      wasFull = true;
      const since = now();
      const most = maxQueueLength(entry.priority, since);
      if (line.size() >= most) markOverloaded(entry.priority, since);
      const bounds = { max: most, maxPerKey: Math.ceil(most * maxQueueShareOfKey) };
      if (!line.add(entry.key, Object.assign(entry, { since }), bounds)) {
        refuse(entry);
        return false;
      }
      waiting += 1;
      return true;
    },
    /** One that works has ended, or waits for something that costs this process nothing. */
    leave(): void {
      working -= 1;
      startQueued();
    },
    /** One that had left works again. */
    comeBack(): void {
      working += 1;
    },
    /** One that waits has gone away. */
    abandon(entry: LimitedRequest): void {
      if (queues[entry.priority].remove(entry.key, entry as Waiting)) waiting -= 1;
    },
    /**
     * Refuses whoever has waited too long; to be called every few milliseconds while somebody
     * waits.
     */
    refuseOverdue(): void {
      const at = now();
      for (const priority of priorities) {
        const longest =
          at < overloadedUntil[priority] ? queueTimeouts.overloaded : queueTimeouts.burst;
        const overdue = queues[priority].removeWhere(({ since }) => at - since >= longest);
        waiting -= overdue.length;
        if (overdue.length > 0) markOverloaded(priority, at);
        for (const entry of overdue) refuse(entry);
      }
    },
    /** Refuses all who wait, as the process stops. */
    refuseAll(): void {
      for (const priority of priorities) {
        const entries = queues[priority].removeWhere(() => true);
        waiting -= entries.length;
        for (const entry of entries) refuse(entry);
      }
    },
    /**
     * Fits the number of places to what the process can do: a tenth fewer under strain, else one
     * more when all were taken.
     */
    adapt({ eventLoopDelayMs, waitingQueries }: LoadSignals): void {
      const isOverloaded =
        eventLoopDelayMs > overloadThresholds.eventLoopDelayMs ||
        waitingQueries > overloadThresholds.waitingQueries;
      if (isOverloaded) limit = Math.max(minSlots, Math.floor(limit * 0.9));
      else if (wasFull) limit = Math.min(most, limit + 1);
      wasFull = false;
      startQueued();
    },
    counts: () => ({
      limit,
      working,
      waiting: Object.fromEntries(
        priorities.map((priority) => [priority, queues[priority].size()]),
      ) as Record<Priority, number>,
      waitingInAll: waiting,
      refused: { ...refused },
    }),
  };
}
