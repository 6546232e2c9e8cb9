import type { OtlpSettings } from './otlp-tracer.ts';
import { traceFetches } from './traced-fetches.ts';
import { setTracer } from './tracing.ts';

/**
 * Starts tracing where a collector is configured, before anything else is opened.
 * @returns what sends the last spans and ends it
 */
export async function startTracing(settings: OtlpSettings | null): Promise<() => Promise<void>> {
  if (!settings) return async () => {};
  // Loaded only here: it takes memory and time at the start.
  const { createOtlpTracer } = await import('./otlp-tracer.ts');
  const tracer = createOtlpTracer(settings);
  setTracer(tracer);
  const stopFetches = traceFetches();
  return async () => {
    stopFetches();
    setTracer(undefined);
    await tracer.stop();
  };
}
