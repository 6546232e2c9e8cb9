/*
 * The clock and the timers of the page follow the recording: they are as far as the entry that is
 * replayed. A wait of the recording takes no time, and nothing runs out while the replay waits.
 */

type Timer = { run: () => void; due: number; every?: number };

const { setTimeout: startTimer, Date: OwnDate } = globalThis;

/** Waits by the real clock, in ms. */
export const pause = (time: number) => new Promise<void>((resolve) => startTimer(resolve, time));

/** Ids of timers here, apart from those of the browser. */
const firstId = 1_000_000;
/** How far the clock goes beyond the entry that is waited for, in ms. */
const slack = 400;
/** The clock is asked this often, in ms. */
const tick = 20;
/** Shorter timers are real: React waits 300 ms before it shows what has loaded. */
const shortest = 310;

/** The clock of the recording that began at `startedAt`, in ms since 1970. */
export function createReplayClock(startedAt: number) {
  const timers = new Map<number, Timer>();
  let nextId = firstId;
  let base = 0;
  let since = performance.now();
  let limit = slack;
  const now = () => Math.max(base, Math.min(base + performance.now() - since, limit));

  function goTo(at: number): void {
    base = Math.max(now(), at);
    since = performance.now();
    for (const [id, timer] of [...timers].sort(([, one], [, other]) => one.due - other.due)) {
      if (timer.due > base || !timers.has(id)) continue;
      if (timer.every === undefined) timers.delete(id);
      else timer.due = base + timer.every;
      timer.run();
    }
  }

  function add(run: () => void, time: number, every?: number): number {
    nextId += 1;
    timers.set(nextId, { run, due: now() + time, ...(every !== undefined && { every }) });
    return nextId;
  }

  function install(): void {
    replaceDate(() => startedAt + now());
    const own = { ...pick(globalThis) };
    Object.assign(globalThis, {
      setTimeout: (run: () => void, time = 0, ...values: []) =>
        time < shortest ? own.setTimeout(run, time, ...values) : add(() => run(...values), time),
      setInterval: (run: () => void, time = 0, ...values: []) =>
        add(() => run(...values), time, Math.max(time, tick)),
      clearTimeout: (id?: number) => timers.delete(id ?? 0) || own.clearTimeout(id),
      clearInterval: (id?: number) => timers.delete(id ?? 0) || own.clearInterval(id),
    });
    own.setInterval(() => goTo(0), tick);
  }

  return {
    install,
    /** Goes on to a moment of the recording at once; timers that are due then run. */
    advance: (at: number) => {
      limit = at + slack;
      goTo(at);
    },
    /** Nothing runs out from here on. */
    stop: () => {
      limit = 0;
    },
    /** From here on, time passes as usual. */
    go: () => {
      base = now();
      since = performance.now();
      limit = Number.POSITIVE_INFINITY;
    },
  };
}

const pick = ({ setTimeout, setInterval, clearTimeout, clearInterval }: typeof globalThis) => ({
  setTimeout: setTimeout.bind(globalThis),
  setInterval: setInterval.bind(globalThis),
  clearTimeout: clearTimeout.bind(globalThis),
  clearInterval: clearInterval.bind(globalThis),
});

function replaceDate(now: () => number): void {
  globalThis.Date = new Proxy(OwnDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
