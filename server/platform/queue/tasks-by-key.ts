/** A task that waits. One of these is called, once. */
export type Task = { start(): void; refuse(reason: unknown): void };

/** How many tasks of each key run, and those that wait, in the order of turns. */
export class TasksByKey {
  /** A key moves to the end when a task of it starts or ends. */
  readonly #lines = new Map<string, Task[]>();
  readonly #runningByKey = new Map<string, number>();
  #running = 0;
  #waiting = 0;

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  waitingOf(key: string): number {
    return this.#lines.get(key)?.length ?? 0;
  }

  /** The key with the most waiting tasks, and these. */
  longestLine(): [string, Task[]] {
    let longest: [string, Task[]] = ['', []];
    for (const entry of this.#lines) if (entry[1].length > longest[1].length) longest = entry;
    return longest;
  }

  add(key: string, task: Task): void {
    this.#lines.set(key, [...(this.#lines.get(key) ?? []), task]);
    this.#waiting += 1;
  }

  /** @returns false when the task does not wait */
  remove(key: string, task: Task): boolean {
    const line = this.#lines.get(key) ?? [];
    const place = line.indexOf(task);
    if (place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) this.#lines.delete(key);
    this.#waiting -= 1;
    return true;
  }

  /** Counts a task that runs. */
  begin(key: string): void {
    this.#count(key, 1);
  }

  end(key: string): void {
    this.#count(key, -1);
    this.#moveToEnd(key);
  }

  /** Removes the next task and counts it as running. */
  beginNext(): Task | undefined {
    const key = this.#nextKey();
    if (key === undefined) return undefined;
    const task = this.#lines.get(key)?.shift();
    this.#moveToEnd(key);
    this.#waiting -= 1;
    this.#count(key, 1);
    return task;
  }

  /** Of the keys with the fewest running tasks, the one that has waited longest. */
  #nextKey(): string | undefined {
    let best: string | undefined;
    const runningOf = (key: string) => this.#runningByKey.get(key) ?? 0;
    for (const key of this.#lines.keys())
      if (best === undefined || runningOf(key) < runningOf(best)) best = key;
    return best;
  }

  #count(key: string, change: 1 | -1): void {
    const now = (this.#runningByKey.get(key) ?? 0) + change;
    if (now === 0) this.#runningByKey.delete(key);
    else this.#runningByKey.set(key, now);
    this.#running += change;
  }

  #moveToEnd(key: string): void {
    const line = this.#lines.get(key) ?? [];
    this.#lines.delete(key);
    if (line.length > 0) this.#lines.set(key, line);
  }
}
