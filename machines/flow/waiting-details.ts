import { assign, fromCallback, setup } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import type { DetailsCommand } from './delivery.ts';
import type { Standing } from './outbox-standing.ts';
import { unprovided } from './unprovided.ts';

/** Sealed details that wait on this device. */
export type WaitingDetails = Pick<
  DetailsCommand,
  'ownerUserId' | 'key' | 'sealedAt' | 'goodUntil' | 'isBegun'
>;

/** How the waiting ended: something else has happened to them, or they were taken back here, refused ones for this reason. */
export type WaitingEnd = {
  isTakenBack: boolean;
  refusal: Failure | null;
  /** What the server has is another than what stood on the page. */
  isOvertaken: boolean;
};

export type Withdrawal = Pick<WaitingDetails, 'ownerUserId' | 'key'> & { isRefused: boolean };

type Context = {
  details: WaitingDetails;
  /** Where the outbox has got with them; null before it has begun. */
  standing: Standing | null;
  /** They could not be taken back any more. */
  isLate: boolean;
  isTakenBack: boolean;
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

type Moved = { standing: Standing };
const moved = ({ event }: { event: Moved }) => ({ standing: event.standing });

function endOf({ standing, isTakenBack }: Context): WaitingEnd {
  const failed = standing?.state === 'failed' ? standing : null;
  return { isTakenBack, refusal: failed?.failure ?? null, isOvertaken: failed?.why === 'conflict' };
}

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
    /** False when the server is being told. */
    withdrawSealed: unprovided<boolean, Withdrawal>('withdrawSealed'),
  },
  guards: {
    hasFailed: (_, { standing }: Moved) => standing.state === 'failed',
    canBeTakenBack: ({ context: { standing, details } }) =>
      standing ? standing.state === 'queued' : !details.isBegun,
    isTakenBack: (_, { isTakenBack }: { isTakenBack: boolean }) => isTakenBack,
  },
  actions: {
    keepStanding: assign((_, { standing }: Moved) => ({ standing })),
    noteLate: assign({ isLate: true }),
    noteTakenBack: assign({ isTakenBack: true }),
  },
}).createMachine({
  id: 'waiting-details',
  context: ({ input }) => ({ details: input, standing: null, isLate: false, isTakenBack: false }),
  initial: 'waiting',
  invoke: {
    src: 'watchSealed',
    input: ({ context: { details } }) => details,
    // The server is asked what it has.
    onError: '.gone',
  },
  on: {
    'command.gone': '.gone',
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
      on: {
        'command.moved': [
          {
            guard: { type: 'hasFailed', params: moved },
            target: 'refused',
            actions: { type: 'keepStanding', params: moved },
          },
          { actions: { type: 'keepStanding', params: moved } },
        ],
        'withdrawal.requested': { guard: 'canBeTakenBack', target: 'withdrawing' },
      },
    },
    refused: {
      tags: 'screen',
      description: 'Why they were not taken, which fields are wrong, and the way to mend them.',
      on: {
        'command.moved': [
          {
            guard: { type: 'hasFailed', params: moved },
            actions: { type: 'keepStanding', params: moved },
          },
          { target: 'waiting', actions: { type: 'keepStanding', params: moved } },
        ],
        'edit.requested': 'withdrawing',
      },
    },
    withdrawing: {
      tags: ['screen', 'busy'],
      description: 'The button is busy, while this device forgets them.',
      // Whoever takes them back goes on from here.
      on: { 'command.gone': {} },
      invoke: {
        src: 'withdrawSealed',
        input: ({ context: { details, standing } }) => ({
          ownerUserId: details.ownerUserId,
          key: details.key,
          isRefused: standing?.state === 'failed',
        }),
        onDone: [
          {
            guard: { type: 'isTakenBack', params: ({ event }) => ({ isTakenBack: event.output }) },
            target: 'takenBack',
            actions: 'noteTakenBack',
          },
          { target: 'waiting', actions: 'noteLate' },
        ],
        onError: 'waiting',
      },
    },
    takenBack: { type: 'final', description: 'Nothing was sent; they are forgotten here.' },
    gone: { type: 'final', description: 'The server has them, or another tab has taken them back.' },
  },
  output: ({ context }) => endOf(context),
});
