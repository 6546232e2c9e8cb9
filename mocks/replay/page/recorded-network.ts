/** Where the replay is, and what waits until it is further. */
export type Position = {
  /** The entries before this one were replayed. */
  reached: number;
  /** The calls that were answered, by their entries. */
  answered: Set<number>;
};

/**
 * Holds the answer to a call back until the replay has come to its entry, so that what happened
 * before it happens before it again. A call without a reply fails then.
 */
export function holdAnswers(position: Position, pending: Set<number>): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await send(...request);
    const header = answer.headers.get('replay-entry');
    if (header === null) return answer;
    const entry = Number(header);
    await new Promise<void>((resolve) => {
      const check = () =>
        position.reached >= entry && !pending.has(entry) ? resolve() : setTimeout(check, 10);
      check();
    });
    position.answered.add(entry);
    if (answer.headers.has('replay-no-reply')) throw new TypeError('Failed to fetch');
    return answer;
  };
}

/** Has the clock of the page start when the recording did. */
export function setClock(startedAt: number): void {
  const OwnDate = Date;
  const offset = startedAt - OwnDate.now();
  globalThis.Date = new Proxy(OwnDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now() + offset], newTarget),
    apply: (target) => new target(target.now() + offset).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => target.now() + offset : Reflect.get(target, name, receiver),
  });
}
