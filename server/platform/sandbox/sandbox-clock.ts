export type SandboxClock = { now(): Date; advance(seconds: number): void };

/**
 * The clock of this machine, which the sandbox can move forward, so that nobody has to wait for a
 * code to expire or a choice to end.
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
