import { type DeliveryFailure, deliveryLimits } from '#domain/post/publication-deliveries.ts';
import {
  type PublisherFailure,
  PublisherRefused,
  PublisherUnavailable,
} from '#server/platform/providers/publisher.ts';
import type { AttemptResult, DeliveryRow, SettledDelivery } from '../repository/deliveries.ts';

/** What one attempt came to. */
export type DeliveryOutcome =
  | { kind: 'delivered'; url: string | null }
  | ({ kind: 'refused' } & PublisherFailure)
  | ({ kind: 'unconfirmed'; retryAfter: number | undefined } & PublisherFailure);

/** Runs an attempt. An error of another kind says nothing about the outcome. */
export async function runAttempt(
  attempt: () => Promise<{ url: string | null }>,
): Promise<{ outcome: DeliveryOutcome; error: unknown }> {
  try {
    const { url } = await attempt();
    return { outcome: { kind: 'delivered', url }, error: null };
  } catch (error) {
    if (error instanceof PublisherRefused)
      return { outcome: { kind: 'refused', ...error.details }, error };
    const { details, retryAfter } =
      error instanceof PublisherUnavailable
        ? error
        : { details: { failure: 'unknown' } as const, retryAfter: undefined };
    return { outcome: { kind: 'unconfirmed', retryAfter, ...details }, error };
  }
}

/**
 * The pause before the next attempt: as long as the delivery has been tried, so that pauses double,
 * spread by a quarter, and no shorter than the publisher asks for.
 * @param random from 0 to 1
 */
export function retrySeconds(
  triedSeconds: number,
  retryAfter: number | undefined,
  random: number,
): number {
  const { firstRetrySeconds, retrySecondsMax } = deliveryLimits;
  const pause = Math.min(retrySecondsMax, Math.max(firstRetrySeconds, triedSeconds));
  return Math.max(pause * (0.75 + random / 2), retryAfter ?? 0);
}

/**
 * The state of a delivery after an attempt. The last attempt is a day after the first, or after
 * staff sent it again.
 */
export function settledDelivery(
  { waiting_since: since }: Pick<DeliveryRow, 'waiting_since'>,
  outcome: DeliveryOutcome,
  now: Date,
  random = Math.random(),
): SettledDelivery {
  const none = { url: null, next_attempt_at: null, settled_at: now };
  if (outcome.kind === 'delivered') {
    const { url } = outcome;
    return { ...none, url, state: 'delivered', failure: null, ...replied({}) };
  }
  const reply = { failure: outcome.failure, ...replied(outcome) };
  if (outcome.kind === 'refused') return { ...none, ...reply, state: 'refused' };
  const tried = (now.getTime() - since.getTime()) / 1000;
  const left = deliveryLimits.retrySeconds - tried;
  if (left <= 0) return { ...none, ...reply, state: 'expired' };
  const pause = Math.min(left, retrySeconds(tried, outcome.retryAfter, random));
  const next = new Date(now.getTime() + pause * 1000);
  return { url: null, settled_at: null, ...reply, state: 'waiting', next_attempt_at: next };
}

/** The record of an attempt. */
export function attemptResult(outcome: DeliveryOutcome, milliseconds: number): AttemptResult {
  const result: 'delivered' | DeliveryFailure =
    outcome.kind === 'delivered' ? 'delivered' : outcome.failure;
  return {
    outcome: result,
    milliseconds: Math.round(milliseconds),
    ...replied(outcome.kind === 'delivered' ? {} : outcome),
  };
}

const replied = ({ status, code, message }: Partial<PublisherFailure>) => ({
  status: status ?? null,
  code: code ?? null,
  message: message || null,
});
