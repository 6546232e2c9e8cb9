import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../errors/problem.ts';

/**
 * How long one try of a provider may take, how often it is tried, and the first pause in between;
 * later ones double.
 */
export type RequestPolicy = { timeoutMs: number; tries: number; firstRetryDelay: number };

/** While a person waits. */
export const interactivePolicy: RequestPolicy = { timeoutMs: 3000, tries: 3, firstRetryDelay: 200 };

/**
 * Calls a provider over HTTP, and retries when it is unreachable, overloaded (429) or failing
 * (5xx). Returns any other reply with its whole body, including refusals. Redirects are not
 * followed, because requests carry secrets.
 * @throws {Problem} `provider-unavailable` when no attempt got a reply
 */
export async function requestProvider(
  address: string | URL,
  {
    method = 'GET',
    headers,
    body,
  }: { method?: string; headers?: HeadersInit; body?: URLSearchParams },
  { timeoutMs, tries, firstRetryDelay }: RequestPolicy,
): Promise<Response> {
  let reason: unknown;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    // Spread, so that servers which lost the provider together do not come back together.
    if (attempt > 0) await pause(firstRetryDelay * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
    try {
      const answer = await fetch(address, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(headers && { headers }),
        ...(body && { body }),
      });
      const { status } = answer;
      // The body may hang as well, so it is read under the same time-out.
      const text = await answer.text();
      if (status < 500 && status !== 429) return new Response(text || null, { status });
      reason = new Error(`answered ${status}`);
    } catch (error) {
      reason = error;
    }
  }
  throw new Problem('provider-unavailable', { retryAfter: 30 }, reason);
}
