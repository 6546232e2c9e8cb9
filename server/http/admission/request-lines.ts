import { type Priority, priorities } from '#domain/contract/priorities.ts';
import { createWaitingQueue, type WaitingQueue } from './waiting-queue.ts';

/** A request at the gate. `start` and `refuse` are called once, one of them, at once or later. */
export type LimitedRequest = {
  priority: Priority;
  /** The caller, as far as it is known without the database. */
  key: string;
  start(): void;
  refuse(): void;
};

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
 * A burst may wait half a second. When the process cannot keep up with a class (a request waited
 * that long, or the queue was full), longer waits help nobody, so for a while requests that cannot
 * start soon are refused early (after CoDel, RFC 8289; for servers: Maurer, Fail at Scale, ACM
 * Queue 13/8).
 */
export const queueTimeouts = { burst: 500, overloaded: 20, overloadedFor: 1000 };

type Waiting = LimitedRequest & { since: number };

const byPriority = <Value>(value: () => Value): Record<Priority, Value> => ({
  essential: value(),
  list: value(),
  picture: value(),
  report: value(),
});

/** The requests that wait: a line for each class, bounded in length and in time. */
export class RequestLines {
  readonly #now: () => number;
  readonly #queues: Record<Priority, WaitingQueue<Waiting>> = byPriority(() =>
    createWaitingQueue<Waiting>(),
  );
  readonly #refused = byPriority(() => 0);
  /** Until when a class counts as overloaded. */
  readonly #overloadedUntil = byPriority(() => 0);
  #waiting = 0;

  /** @param now milliseconds that only grow */
  constructor(now: () => number) {
    this.#now = now;
  }

  isEmpty(priority: Priority): boolean {
    return this.#queues[priority].size() === 0;
  }

  /**
   * Refuses a request by its class alone.
   * @param limit requests that work at once
   */
  refusesAtOnce(priority: Priority, limit: number): boolean {
    const at = this.#now();
    if (this.#queues[priority].size() < this.#maxLength(priority, limit, at)) return false;
    this.#refused[priority] += 1;
    this.#markOverloaded(priority, at);
    return true;
  }

  /** Lets a request wait or refuses it. @returns whether it waits */
  add(entry: LimitedRequest, limit: number): boolean {
    const { priority, key } = entry;
    const line = this.#queues[priority];
    const since = this.#now();
    const max = this.#maxLength(priority, limit, since);
    // A single caller with too many requests does not count.
    if (line.size() >= max) this.#markOverloaded(priority, since);
    const bounds = { max, maxPerKey: Math.ceil(max * maxQueueShareOfKey) };
    if (!line.add(key, Object.assign(entry, { since }), bounds)) {
      this.#refuse(entry);
      return false;
    }
    this.#waiting += 1;
    return true;
  }

  /** The next request of a class, removed from its queue. */
  take(priority: Priority): LimitedRequest | undefined {
    const entry = this.#queues[priority].take();
    if (entry) this.#waiting -= 1;
    return entry;
  }

  remove(entry: LimitedRequest): void {
    if (this.#queues[entry.priority].remove(entry.key, entry as Waiting)) this.#waiting -= 1;
  }

  refuseOverdue(): void {
    const at = this.#now();
    for (const priority of priorities) {
      const isOverloaded = at < this.#overloadedUntil[priority];
      const longest = isOverloaded ? queueTimeouts.overloaded : queueTimeouts.burst;
      const overdue = this.#queues[priority].removeWhere(({ since }) => at - since >= longest);
      if (overdue.length > 0) this.#markOverloaded(priority, at);
      this.#refuseRemoved(overdue);
    }
  }

  refuseAll(): void {
    for (const priority of priorities)
      this.#refuseRemoved(this.#queues[priority].removeWhere(() => true));
  }

  counts() {
    return {
      waiting: Object.fromEntries(
        priorities.map((priority) => [priority, this.#queues[priority].size()]),
      ) as Record<Priority, number>,
      waitingInAll: this.#waiting,
      refused: { ...this.#refused },
    };
  }

  /**
   * A queue of an overloaded class must not be longer than what can start before the requests
   * time out.
   */
  #maxLength(priority: Priority, limit: number, at: number): number {
    const isOverloaded = at < this.#overloadedUntil[priority];
    return isOverloaded ? Math.min(limit, maxWaiting[priority]) : maxWaiting[priority];
  }

  #markOverloaded(priority: Priority, at: number): void {
    this.#overloadedUntil[priority] = at + queueTimeouts.overloadedFor;
  }

  #refuseRemoved(entries: LimitedRequest[]): void {
    this.#waiting -= entries.length;
    for (const entry of entries) this.#refuse(entry);
  }

  #refuse(entry: LimitedRequest): void {
    this.#refused[entry.priority] += 1;
    entry.refuse();
  }
}
