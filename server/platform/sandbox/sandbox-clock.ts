export type SandboxClock = { now(): Date; advance(seconds: number): void };

/**
 * The time of this machine, which can be put forward: nobody has to wait for a code to expire or a
 * choice to end.
 */
export function createSandboxClock(): SandboxClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
