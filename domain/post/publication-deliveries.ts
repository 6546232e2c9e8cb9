/** What is sent to the publisher about a post: show it, show a change of it, or remove it. */
export const deliveryKinds = ['publish', 'update', 'withdraw'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/**
 * `waiting`: not confirmed yet, and tried again; `refused`: permanently refused; `expired`: not
 * confirmed in time; `superseded`: replaced by a later delivery of the same post.
 */
export const deliveryStates = ['waiting', 'delivered', 'refused', 'expired', 'superseded'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The states in which only staff send a delivery again. */
export const failedDeliveryStates = ['refused', 'expired'] as const satisfies DeliveryState[];
export type FailedDeliveryState = (typeof failedDeliveryStates)[number];

export const isFailedDelivery = (state: DeliveryState): state is FailedDeliveryState =>
  (failedDeliveryStates as readonly DeliveryState[]).includes(state);

/** Why an attempt failed. `unknown`: from before the reasons were kept. */
export const deliveryFailures = [
  'refused',
  'rejected',
  'rate-limited',
  'server-error',
  'timed-out',
  'unreachable',
  'redirected',
  'invalid-reply',
  'reply-too-large',
  'not-configured',
  'unknown',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Kept apart from `limits`, which every page loads. */
export const deliveryLimits = {
  /** How long a delivery is tried again before staff decide. */
  retrySeconds: 24 * 3600,
  firstRetrySeconds: 5,
  retrySecondsMax: 3600,
  /** The maximum length of the publisher's text. */
  codeMax: 60,
  messageMax: 300,
  urlMax: 500,
  /** Attempts of one delivery that are shown, the newest. */
  attemptsShown: 100,
  /** Failed deliveries of a kind that are counted. */
  countMax: 1000,
  /** How long deliveries that need nothing more are kept. */
  keptDays: 90,
} as const;
