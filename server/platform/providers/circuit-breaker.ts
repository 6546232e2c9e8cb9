/** Failures in a row after which a provider is left alone. */
const failuresToOpen = 5;
const openMilliseconds = 10_000;

export type CircuitBreaker = {
  /** Open: no calls. Half-open: one call probes the provider. */
  state(now: Date): 'closed' | 'open' | 'half-open';
  succeeded(): void;
  /** @param source who the call was for; failures of too few do not open it */
  failed(now: Date, source?: string): void;
};

/**
 * Keeps callers from waiting for a provider that does not answer. Each process has its own state.
 * @param options.sourcesToOpen failures must come from this many different sources
 */
export function createCircuitBreaker({ sourcesToOpen = 0 } = {}): CircuitBreaker {
  const sources = new Set<string>();
  let failures = 0;
  let openUntil = 0;
  return {
    state(now) {
      if (failures < failuresToOpen || sources.size < sourcesToOpen) return 'closed';
      return now.getTime() < openUntil ? 'open' : 'half-open';
    },
    succeeded() {
      failures = 0;
      sources.clear();
    },
    failed(now, source) {
      failures += 1;
      if (source !== undefined && sources.size < sourcesToOpen) sources.add(source);
      if (failures >= failuresToOpen) openUntil = now.getTime() + openMilliseconds;
    },
  };
}
