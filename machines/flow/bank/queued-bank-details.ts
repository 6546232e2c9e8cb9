import { assign, fromCallback, not, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import type { DeliveryStatus } from '../app/delivery-status.ts';
import type { QueuedBankDetails } from './queued-bank-details-command.ts';

export type QueuedDetailsOutcome = {
  /** `gone`: they no longer wait here, or others replaced them. */
  outcome: 'withdrawn' | 'arrived' | 'removed';
  /** Why withdrawn details had been refused. */
  refusal: Failure | null;
  /** The server has other details than the page showed. */
  isConflict: boolean;
};

export type Withdrawal = Pick<QueuedBankDetails, 'ownerUserId' | 'key'> & {
  /** Those that the server has refused may go at any time. */
  isRefused: boolean;
  refusal: Failure | null;
};

/** The outcome of withdrawing them; `absent` are those that do not wait here any more. */
export type WithdrawalOutcome = 'withdrawn' | 'tooLate' | 'absent';

type Context = {
  details: QueuedBankDetails;
  /** The delivery status from the outbox; null before it has started. */
  deliveryStatus: DeliveryStatus | null;
  /** It was too late to withdraw them. */
  isLate: boolean;
  outcome: QueuedDetailsOutcome['outcome'];
};

type Event =
  /** The outbox has got on with them. */
  | { type: 'command.status-changed'; deliveryStatus: DeliveryStatus }
  /** They no longer wait on this device. */
  | { type: 'command.removed' }
  | { type: 'withdrawal.requested' }
  | { type: 'edit.requested' }
  | GlobalEvent;

const failedStatus = ({ deliveryStatus }: Context) =>
  deliveryStatus?.state === 'failed' ? deliveryStatus : null;

function toOutcome(context: Context): QueuedDetailsOutcome {
  const failed = failedStatus(context);
  return {
    outcome: context.outcome,
    refusal: failed?.failure ?? null,
    isConflict: failed?.reason === 'conflict',
  };
}

function toWithdrawal(context: Context): Withdrawal {
  const { ownerUserId, key } = context.details;
  const failed = failedStatus(context);
  return { ownerUserId, key, isRefused: failed !== null, refusal: failed?.failure ?? null };
}

/** The outbox reads the device when it starts, so a restart misses nothing. */
const watchDevice = {
  src: 'watchSealed',
  input: ({ context: { details } }: { context: Context }) => details,
  // The outbox reports its own where this device cannot.
  onError: { actions: [] },
} as const;

/** Bank details sealed on this device, until the outbox has sent them. */
export const queuedBankDetailsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as QueuedBankDetails,
    output: {} as QueuedDetailsOutcome,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    /** Reports `command.gone`. */
    watchSealed: fromCallback<{ type: 'never' }, Pick<QueuedBankDetails, 'ownerUserId' | 'key'>>(
      () => {},
    ),
    withdrawSealed: requiredActor<WithdrawalOutcome, Withdrawal>('withdrawSealed'),
  },
  guards: {
    hasArrived: ({ context }) => context.deliveryStatus?.state === 'confirmed',
    isRefused: ({ context }) => failedStatus(context) !== null,
    canWithdraw: ({ context: { deliveryStatus, details, isLate } }) =>
      !isLate && (deliveryStatus ? deliveryStatus.state === 'queued' : !details.isBegun),
    isWithdrawn: (_, { outcome }: { outcome: WithdrawalOutcome }) => outcome === 'withdrawn',
    isAbsent: (_, { outcome }: { outcome: WithdrawalOutcome }) => outcome === 'absent',
  },
  actions: {
    keepStatus: assign((_, { deliveryStatus }: { deliveryStatus: DeliveryStatus }) => ({
      deliveryStatus,
    })),
    markTooLate: assign({ isLate: true }),
    markWithdrawn: assign({ outcome: 'withdrawn' }),
    markArrived: assign({ outcome: 'arrived' }),
  },
}).createMachine({
  id: 'queued-bank-details',
  description: 'Shows bank details that wait on this device and lets their owner withdraw them.',
  context: ({ input }) => ({
    details: input,
    deliveryStatus: null,
    isLate: false,
    outcome: 'removed',
  }),
  initial: 'waiting',
  on: {
    ...ignoreGlobalEvents,
    'command.status-changed': {
      actions: {
        type: 'keepStatus',
        params: ({ event }) => ({ deliveryStatus: event.deliveryStatus }),
      },
    },
  },
  states: {
    waiting: {
      tags: 'screen',
      description: 'Since when they wait, the status of the outbox, and a way to withdraw them.',
      invoke: watchDevice,
      always: [
        { guard: 'hasArrived', target: 'arrived' },
        { guard: 'isRefused', target: 'refused' },
      ],
      on: {
        'command.removed': 'removed',
        'withdrawal.requested': { guard: 'canWithdraw', target: 'withdrawing' },
      },
    },
    refused: {
      tags: 'screen',
      description: 'Why they were refused, which fields are wrong, and a way to correct them.',
      invoke: watchDevice,
      always: { guard: not('isRefused'), target: 'waiting' },
      on: { 'command.removed': 'removed', 'edit.requested': 'withdrawing' },
    },
    withdrawing: {
      tags: ['screen', 'busy'],
      description: 'The button is busy, while this device forgets them; the outbox may be faster.',
      invoke: {
        src: 'withdrawSealed',
        input: ({ context }) => toWithdrawal(context),
        onDone: [
          {
            guard: { type: 'isWithdrawn', params: ({ event }) => ({ outcome: event.output }) },
            target: 'withdrawn',
            actions: 'markWithdrawn',
          },
          {
            guard: { type: 'isAbsent', params: ({ event }) => ({ outcome: event.output }) },
            target: 'removed',
          },
          { target: 'waiting', actions: 'markTooLate' },
        ],
        // Continues with the current status.
        onError: 'waiting',
      },
    },
    withdrawn: {
      type: 'final',
      description: 'Nothing was sent, or not taken; they are forgotten here.',
    },
    arrived: {
      type: 'final',
      entry: 'markArrived',
      description: 'The server has them, whether or not this device could forget them.',
    },
    removed: {
      type: 'final',
      description: 'They no longer wait here: another tab has sent or withdrawn them.',
    },
  },
  output: ({ context }) => toOutcome(context),
});
