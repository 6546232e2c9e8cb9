/** Failures in a row after which a provider is left alone. */
const failuresToOpen = 5;
const openMilliseconds = 10_000;

export type CircuitBreaker = {
  /** Open: no calls. Half-open: one call probes the provider. */
  state(now: Date): 'closed' | 'open' | 'half-open';
  succeeded(): void;
  failed(now: Date): void;
};

/**
 * Keeps callers from waiting for a provider that does not answer. Each process has its own state.
 */
export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    state(now) {
      if (failures < failuresToOpen) return 'closed';
      return now.getTime() < openUntil ? 'open' : 'half-open';
    },
    succeeded() {
      failures = 0;
    },
    failed(now) {
      failures += 1;
      if (failures >= failuresToOpen) openUntil = now.getTime() + openMilliseconds;
    },
  };
}
