import type { VirtualTime } from './virtual-time.ts';

type Run = (...given: unknown[]) => void;

/** A timer as Node and browsers hand it out, on the clock that ran when it was started. */
class VirtualTimer {
  readonly time: VirtualTime;
  id = 0;
  isEnded = false;
  unref = () => this;
  ref = () => this;
  hasRef = () => false;
  [Symbol.toPrimitive] = () => this.id;

  constructor(time: VirtualTime) {
    this.time = time;
  }
}

/**
 * The functions and classes by which a program learns the time, on a virtual clock.
 * @param time which clock, asked for each time: a program may outlive a simulation
 * @param skew milliseconds by which `Date` is ahead; timers are not affected
 * @param isAlive timers of a program that was killed do nothing
 */
export function createClockGlobals(
  time: () => VirtualTime,
  { skew = () => 0, isAlive = () => true }: { skew?: () => number; isAlive?: () => boolean } = {},
) {
  const timers = new Map<number, VirtualTimer>();
  const now = () => time().now + skew();

  function start(run: Run, milliseconds: number, given: unknown[], isRepeated: boolean) {
    const timer = new VirtualTimer(time());
    const arm = () => {
      timers.delete(timer.id);
      timer.id = timer.time.schedule(milliseconds, () => {
        if (timer.isEnded || !isAlive()) return;
        if (isRepeated) arm();
        else timers.delete(timer.id);
        run(...given);
      });
      timers.set(timer.id, timer);
    };
    arm();
    return timer;
  }
  function stop(timer: VirtualTimer | number | undefined | null): void {
    const found = timer instanceof VirtualTimer ? timer : timers.get(Number(timer));
    if (!found) return;
    found.isEnded = true;
    timers.delete(found.id);
    found.time.cancel(found.id);
  }

  class VirtualDate extends Date {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(now());
      else super(...(given as [number]));
    }
    static override now = now;
  }
  return {
    Date: VirtualDate as DateConstructor,
    performance: { now: () => time().elapsed, timeOrigin: 0, mark: () => {}, measure: () => {} },
    setTimeout: (run: Run, milliseconds = 0, ...given: unknown[]) =>
      start(run, milliseconds, given, false),
    setInterval: (run: Run, milliseconds = 0, ...given: unknown[]) =>
      start(run, Math.max(1, milliseconds), given, true),
    clearTimeout: stop,
    clearInterval: stop,
  };
}
