import { type CallbackActorLogic, fromCallback } from 'xstate';

/** `now` in milliseconds since 1970. */
export type ClockTick = { type: 'clock.ticked'; now: number };

/**
 * Emits the wall-clock time, at once and then every second, so that a tab that slept is right when
 * it wakes.
 */
export type Clock = CallbackActorLogic<ClockTick, undefined>;

/** The place of the clock that the app provides; it never ticks. */
export const stoppedClock = fromCallback(() => {}) as Clock;
