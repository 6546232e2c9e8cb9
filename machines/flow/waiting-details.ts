import { assign, fromCallback, not, setup } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import type { DetailsCommand } from './delivery.ts';
import type { Standing } from './outbox-standing.ts';
import { unprovided } from './unprovided.ts';

/** Sealed details that wait on this device. */
export type WaitingDetails = Pick<
  DetailsCommand,
  'ownerUserId' | 'key' | 'sealedAt' | 'goodUntil' | 'isBegun'
>;

export type WaitingEnd = {
  /** `gone`: they wait here no more, or others in their place. */
  outcome: 'takenBack' | 'arrived' | 'gone';
  /** Why those that were taken back had been refused. */
  refusal: Failure | null;
  /** What the server has is another than what stood on the page. */
  isOvertaken: boolean;
};

export type Withdrawal = Pick<WaitingDetails, 'ownerUserId' | 'key'> & {
  /** Those that the server has refused may go at any time. */
  isRefused: boolean;
  refusal: Failure | null;
};

/** What became of a wish to take them back; `absent` are those that do not wait here any more. */
export type WithdrawalOutcome = 'takenBack' | 'tooLate' | 'absent';

type Context = {
  details: WaitingDetails;
  /** Where the outbox has got with them; null before it has begun. */
  standing: Standing | null;
  /** They could not be taken back any more. */
  isLate: boolean;
  outcome: WaitingEnd['outcome'];
};

type Event =
  /** The outbox has got on with them. */
  | { type: 'command.moved'; standing: Standing }
  /** They wait on this device no more. */
  | { type: 'command.gone' }
  | { type: 'withdrawal.requested' }
  | { type: 'edit.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

const failedIn = ({ standing }: Context) => (standing?.state === 'failed' ? standing : null);

function endOf(context: Context): WaitingEnd {
  const failed = failedIn(context);
  return {
    outcome: context.outcome,
    refusal: failed?.failure ?? null,
    isOvertaken: failed?.why === 'conflict',
  };
}

function withdrawalOf(context: Context): Withdrawal {
  const { ownerUserId, key } = context.details;
  const failed = failedIn(context);
  return { ownerUserId, key, isRefused: failed !== null, refusal: failed?.failure ?? null };
}

/** Once it has begun it looks at once, so nothing is missed where it begins anew. */
const watch = {
  src: 'watchSealed',
  input: ({ context: { details } }: { context: Context }) => details,
  // The outbox tells of its own where this device cannot.
  onError: { actions: [] },
} as const;

/** Bank details that their creator has entrusted to this device, until the outbox has brought them to the server. */
export const waitingDetailsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as WaitingDetails,
    output: {} as WaitingEnd,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    /** Says `command.gone`. */
    watchSealed: fromCallback<{ type: 'never' }, Pick<WaitingDetails, 'ownerUserId' | 'key'>>(() => {}),
    withdrawSealed: unprovided<WithdrawalOutcome, Withdrawal>('withdrawSealed'),
  },
  guards: {
    hasArrived: ({ context }) => context.standing?.state === 'confirmed',
    isRefused: ({ context }) => failedIn(context) !== null,
    canBeTakenBack: ({ context: { standing, details, isLate } }) =>
      !isLate && (standing ? standing.state === 'queued' : !details.isBegun),
    isTakenBack: (_, { outcome }: { outcome: WithdrawalOutcome }) => outcome === 'takenBack',
    isAbsent: (_, { outcome }: { outcome: WithdrawalOutcome }) => outcome === 'absent',
  },
  actions: {
    keepStanding: assign((_, { standing }: { standing: Standing }) => ({ standing })),
    noteLate: assign({ isLate: true }),
    noteTakenBack: assign({ outcome: 'takenBack' }),
    noteArrived: assign({ outcome: 'arrived' }),
  },
}).createMachine({
  id: 'waiting-details',
  context: ({ input }) => ({ details: input, standing: null, isLate: false, outcome: 'gone' }),
  initial: 'waiting',
  on: {
    'command.moved': {
      actions: { type: 'keepStanding', params: ({ event }) => ({ standing: event.standing }) },
    },
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    waiting: {
      tags: 'screen',
      description: 'Since when they wait, where the outbox has got with them, and a way to take them back.',
      invoke: watch,
      always: [
        { guard: 'hasArrived', target: 'arrived' },
        { guard: 'isRefused', target: 'refused' },
      ],
      on: {
        'command.gone': 'gone',
        'withdrawal.requested': { guard: 'canBeTakenBack', target: 'withdrawing' },
      },
    },
    refused: {
      tags: 'screen',
      description: 'Why they were not taken, which fields are wrong, and the way to mend them.',
      invoke: watch,
      always: { guard: not('isRefused'), target: 'waiting' },
      on: { 'command.gone': 'gone', 'edit.requested': 'withdrawing' },
    },
    withdrawing: {
      tags: ['screen', 'busy'],
      description: 'The button is busy, while this device forgets them; the outbox may be faster.',
      invoke: {
        src: 'withdrawSealed',
        input: ({ context }) => withdrawalOf(context),
        onDone: [
          {
            guard: { type: 'isTakenBack', params: ({ event }) => ({ outcome: event.output }) },
            target: 'takenBack',
            actions: 'noteTakenBack',
          },
          {
            guard: { type: 'isAbsent', params: ({ event }) => ({ outcome: event.output }) },
            target: 'gone',
          },
          { target: 'waiting', actions: 'noteLate' },
        ],
        // From there on where they stand by now.
        onError: 'waiting',
      },
    },
    takenBack: { type: 'final', description: 'Nothing was sent, or not taken; they are forgotten here.' },
    arrived: {
      type: 'final',
      entry: 'noteArrived',
      description: 'The server has them, whether or not this device could forget them.',
    },
    gone: { type: 'final', description: 'They wait here no more: sent or taken back by another tab.' },
  },
  output: ({ context }) => endOf(context),
});
