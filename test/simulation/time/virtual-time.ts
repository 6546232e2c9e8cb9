/** What happens at a moment, in the order in which it was scheduled. */
type Entry = { at: number; order: number; run: () => void };

/** How often the event loop turns after an event, so that what needs no time can end. */
const turnsPerEvent = 12;

const endOfTurn = (turn: () => void) => realSetImmediate(turn);
const realSetImmediate = setImmediate;

/**
 * The only clock of a simulation. Time passes only from one scheduled event to the next, and events
 * of one moment keep their order.
 */
export class VirtualTime {
  now: number;
  readonly #start: number;
  #order = 0;
  /** A binary heap, the earliest first. */
  readonly #heap: Entry[] = [];
  readonly #cancelled = new Set<number>();

  constructor(start: number) {
    this.now = start;
    this.#start = start;
  }

  /** Milliseconds since the start of the simulation. */
  get elapsed(): number {
    return this.now - this.#start;
  }

  /** The moment of the next event; infinite where there is none. */
  get next(): number {
    while (this.#heap[0] && this.#cancelled.delete(this.#heap[0].order)) this.#pop();
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  /** Calls `run` after some milliseconds. @returns the id for {@link cancel} */
  schedule(milliseconds: number, run: () => void): number {
    this.#order += 1;
    const delay = Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
    this.#push({ at: this.now + delay, order: this.#order, run });
    return this.#order;
  }

  cancel(id: number): void {
    this.#cancelled.add(id);
  }

  /** Resolves after some milliseconds of virtual time. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.schedule(milliseconds, resolve));
  }

  /**
   * Moves on to the next event, runs it, and what follows from it without time passing.
   * @returns false when nothing is left
   */
  async step(): Promise<boolean> {
    for (let entry = this.#pop(); entry; entry = this.#pop()) {
      if (this.#cancelled.delete(entry.order)) continue;
      this.now = entry.at;
      entry.run();
      await settle();
      return true;
    }
    return false;
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (!above || isBefore(above, entry)) break;
      heap[at] = above;
      heap[parent] = entry;
      at = parent;
    }
  }

  #pop(): Entry | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      const [one, other] = [heap[left], heap[right]];
      if (!one) break;
      const [child, below] = other && isBefore(other, one) ? [right, other] : [left, one];
      if (isBefore(last, below)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

const isBefore = (one: Entry, other: Entry) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

let worksInProgress = 0;

/**
 * Work that takes real time, such as a statement: no event follows before its end. Its result comes
 * in a later turn of the event loop, so that nothing depends on the number of promises within: a
 * statement that has to be prepared first needs more.
 */
export async function working<Result>(work: Promise<Result>): Promise<Result> {
  worksInProgress += 1;
  try {
    return await work;
  } finally {
    await new Promise<void>(endOfTurn);
    worksInProgress -= 1;
  }
}

/** Lets promises and callbacks run that wait for no time, and what they start. */
export function settle(turns = turnsPerEvent): Promise<void> {
  return new Promise((resolve) => {
    const turn = (left: number) => {
      if (left === 0) resolve();
      else endOfTurn(() => turn(worksInProgress > 0 ? turns : left - 1));
    };
    turn(turns);
  });
}
