export type PollLoop = {
  start(): void;
  isStarted(): boolean;
  /** Runs now, or once more when it is running. */
  wake(): void;
  wakeIn(milliseconds: number): void;
  /** Ends once a running pass has ended. */
  stop(): Promise<void>;
};

type PollLoopOptions = {
  /** Does all that may be done now. Never runs twice at once. */
  run: () => Promise<void>;
  /** Comes before `run` with each poll, not when something wakes the loop. */
  beforePoll?: () => Promise<void>;
  /** Between two polls, in ms. */
  interval: number;
  report: (error: unknown) => void;
};

/** Calls `run` when something wakes it, and with each poll. */
export function createPollLoop({ run, beforePoll, interval, report }: PollLoopOptions): PollLoop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWakeRequested = false;

  function wake(): void {
    // Without this the loop below would end before it is assigned.
    if (!timer) return;
    isWakeRequested = true;
    running ??= (async () => {
      while (isWakeRequested && timer) {
        isWakeRequested = false;
        await run().catch(report);
      }
      running = undefined;
    })();
  }

  async function poll(): Promise<void> {
    await beforePoll?.();
    wake();
  }

  return {
    wake,
    isStarted: () => timer !== undefined,
    wakeIn(milliseconds) {
      setTimeout(wake, milliseconds).unref();
    },
    start() {
      timer = setInterval(() => void poll().catch(report), interval);
      timer.unref();
      void poll().catch(report);
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
