import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';

/*
 * HOW TO ADD A CHART TO THE GENERATED TESTS
 *
 * For `machines/flow/auth/otp.ts` (or `machines/lifecycle/post.ts`) write
 * `test/unit/machines/events/flow/auth/otp.ts`:
 *
 * import { otpMachine } from '#machines/flow/otp.ts'; import { Failure } from '#domain/failure.ts';
 * import { chartEvents } from '../chart-events.ts';
 *
 * export default chartEvents({ machine: otpMachine, inputs: [{ phone: null }], // a run starts
 * from each input; omit when there is none events: [ // samples; give several where guards look at
 * the payload { type: 'phone.submitted', phone: '9876543210' }, { type: 'phone.submitted', phone:
 * '12' }, ], replies: { // by the `src` name of each invoke updatePhoneNo: { done: [{ message: 'Otp
 * Sent' }], // outputs to try failed: [new Failure({ code: 'otp-wrong' })],// errors to try,
 * besides a plain Error (always tried) }, }, });
 *
 * Events without a payload need no sample: they are found in the chart. `after` delays fire by
 * themselves. When context counts upwards without end, give `distinguish` to say which part of it
 * matters.
 */

type Reply = {
  /** Outputs with which the actor may finish. */
  done?: unknown[];
  /** Errors with which it may fail. */
  failed?: unknown[];
  /** Snapshots it may publish on the way (`onSnapshot`). */
  snapshots?: unknown[];
};

/** What the generated chart tests need to know about one chart. */
export type ChartEvents<Machine extends AnyStateMachine = AnyStateMachine> = {
  machine: Machine;
  input?: InputFrom<Machine>;
  inputs?: InputFrom<Machine>[];
  events?: (EventFromLogic<Machine> | EventObject)[];
  replies?: Record<string, Reply>;
  /** Further starting points, for states that only a restored snapshot reaches. */
  states?: { value: unknown; context: unknown }[];
  /** The part of a context that decides what can happen next; default: all of it. */
  // biome-ignore lint/suspicious/noExplicitAny: only the described chart knows its context
  distinguish?: (context: any) => unknown;
  /** Give up beyond this many explored steps; default 20,000. */
  limit?: number;
};

/** Checks the type of a chart's samples and returns them unchanged. */
export function chartEvents<Machine extends AnyStateMachine>(
  samples: ChartEvents<Machine>,
): ChartEvents<Machine> {
  return samples;
}
