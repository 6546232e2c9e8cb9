import type { Priority } from '#domain/contract/priorities.ts';

/** The signs of an overloaded process. */
export type LoadSignals = {
  /** The delay of a timer: how long the event loop was busy. */
  eventLoopDelayMs: number;
  /** Queries that wait for a connection to the database. */
  waitingQueries: number;
};

/**
 * Requests that work at once: fewer under strain, more while all places are taken without strain.
 */
const [minSlots, most] = [48, 128];
/** Which part of these places a class may fill; what is left is for those before it. */
const slotShare: Record<Priority, number> = { essential: 1, list: 0.9, picture: 0.8, report: 0.6 };
const overloadThresholds: LoadSignals = { eventLoopDelayMs: 100, waitingQueries: 10 };

/** The slots for running requests, whose number adapts to the process. */
export class RequestSlots {
  #limit = minSlots;
  #working = 0;
  /** Whether all slots were used since the last adaptation. */
  #wasFull = false;

  get limit(): number {
    return this.#limit;
  }

  get working(): number {
    return this.#working;
  }

  hasFree(priority: Priority): boolean {
    return this.#working < Math.floor(this.#limit * slotShare[priority]);
  }

  take(): void {
    this.#working += 1;
    if (this.#working >= this.#limit) this.#wasFull = true;
  }

  /** Takes a slot back, or a surplus one. */
  takeBack(): void {
    this.#working += 1;
  }

  leave(): void {
    this.#working -= 1;
  }

  /** Somebody has found no place. */
  markFull(): void {
    this.#wasFull = true;
  }

  /** A tenth fewer under strain, else one more when all were taken. */
  adapt({ eventLoopDelayMs, waitingQueries }: LoadSignals): void {
    const isOverloaded =
      eventLoopDelayMs > overloadThresholds.eventLoopDelayMs ||
      waitingQueries > overloadThresholds.waitingQueries;
    if (isOverloaded) this.#limit = Math.max(minSlots, Math.floor(this.#limit * 0.9));
    else if (this.#wasFull) this.#limit = Math.min(most, this.#limit + 1);
    this.#wasFull = false;
  }
}
