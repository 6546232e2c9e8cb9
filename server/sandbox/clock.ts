export type SandboxClock = { now(): Date; pass(seconds: number): void };

/** The time of this machine, which can be put forward: nobody has to wait for a code to expire or a choice to end. */
export function sandboxClock(): SandboxClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
