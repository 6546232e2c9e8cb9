import { assign, emit, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import type { PostFormat } from '#domain/post-states.ts';
import { type DeletionCommand, deliveryMachine, type KeptCommand } from './delivery.ts';
import {
  type CommandKind,
  kindOf,
  type Standing,
  standingOfDelivery,
  standingOfDraft,
} from './outbox-standing.ts';
import { postEditorMachine } from './post-editor.ts';
import type { ProfileStanding } from './profile-standing.ts';
import { unprovided } from './unprovided.ts';

/** A draft that the server does not have whole, with what was asked for: a save, or to be sent for review. */
export type DraftCommand = {
  kind: 'draft';
  clientId: string;
  postUID: string | null;
  format: PostFormat;
  /** Counts the changes of the draft. */
  change: number;
};

export type Command = DraftCommand | KeptCommand;

/** What lies on the device, the next to go first; and what can still be taken back, the first of it due in `laterIn` milliseconds. */
export type Waiting = { commands: Command[]; later: DeletionCommand[]; laterIn: number | null };

/** A deletion that is to be taken back, or forgotten where the server has refused it. */
export type Withdrawal = { type: 'withdrawal.requested'; clientId: string; isRefused: boolean };

export type OutboxInput = {
  ownerUserId: string;
  profile: ProfileStanding;
  /** A new idempotency key, a UUID. */
  newKey: () => string;
};

type Known = { command: Command; standing: Standing };

type Context = OutboxInput & {
  /** What is known of each command, by its clientId. */
  known: Record<string, Known>;
  current: Command | null;
  laterIn: number | null;
};

type Event =
  | { type: 'device.changed' }
  | { type: 'retry.requested'; clientId: string }
  | { type: 'withdrawal.requested'; clientId: string }
  | { type: 'deletion.withdrawn'; clientId: string; isInTime: boolean }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** What a page hears: a command has gone through, or cannot without the person. */
export type OutboxNews =
  | { type: 'command.confirmed'; clientId: string; kind: CommandKind }
  | { type: 'command.failed'; clientId: string; kind: CommandKind }
  /** Another tab has taken it back before the server was told. */
  | { type: 'command.gone'; clientId: string; kind: CommandKind }
  /** Of a deletion that was to be taken back; not in time where the server had been told. */
  | { type: 'command.withdrawn'; clientId: string; isInTime: boolean };

type Moved = { standing: Standing };
type Found = { waiting: Waiting };
type Delivered = { snapshot: SnapshotFrom<typeof deliveryMachine> };

const ofDraft = ({ event }: { event: { snapshot: SnapshotFrom<typeof postEditorMachine> } }) => ({
  standing: standingOfDraft(event.snapshot),
});
const ofDelivery = ({ event }: { event: Delivered }) => ({ standing: standingOfDelivery(event.snapshot) });
const withdrawn = ({ event }: { event: Delivered }) => ({ isWithdrawn: event.snapshot.hasTag('withdrawn') });

const ofCurrent = ({ context }: { context: Context }) => ({ clientId: context.current?.clientId ?? '' });

const crashed = ({ context, event }: { context: Context; event: { error: unknown } }): Moved => {
  const { current } = context;
  const kind = current && current.kind !== 'draft' ? kindOf(current) : 'save';
  return { standing: { state: 'failed', kind, why: 'refused', failure: toFailure(event.error) } };
};

/** Is there nothing to try again before the draft changes or the person asks? */
function isStuck(known: Known | undefined, command: Command): boolean {
  if (known?.standing.state !== 'failed' && known?.standing.state !== 'confirmed') return false;
  return changeOf(known.command) === changeOf(command);
}

const changeOf = (command: Command) => (command.kind === 'draft' ? command.change : command.key);
const queued = (command: Command): Known => ({ command, standing: firstStanding(command) });

function firstStanding(command: Command): Standing {
  if (command.kind === 'bankDetails')
    return { state: command.isBegun ? 'checking' : 'queued', kind: 'bankDetails', failure: null };
  return { state: 'sending', kind: command.kind === 'draft' ? 'save' : 'delete', failure: null };
}

const later = (command: DeletionCommand): Known => ({
  command,
  standing: { state: 'queued', kind: 'delete', failure: null },
});

/** What is known of the commands that are still there, and the one to go next. */
function chosen(known: Context['known'], waiting: Waiting): Pick<Context, 'known' | 'current'> {
  const { commands } = waiting;
  const isOpen = (command: Command) => !isStuck(known[command.clientId], command);
  const now = commands.map((command) => {
    const before = known[command.clientId];
    return [command.clientId, before && !isOpen(command) ? before : queued(command)] as const;
  });
  const held = waiting.later.map((command) => [command.clientId, later(command)] as const);
  return { known: Object.fromEntries([...now, ...held]), current: commands.find(isOpen) ?? null };
}

/**
 * Brings to the server what was asked for on this device, while no page of it is open: one command at a time, each with the key it
 * was made with, until the server has answered. What the server has is forgotten here; what needs the person waits for them.
 */
export const outboxMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as OutboxInput,
    emitted: {} as OutboxNews,
    children: {} as {
      draft: 'draft';
      command: 'command';
      withdrawals: 'withdrawals';
    },
    tags: {} as 'delivering',
  },
  actors: {
    listWaiting: unprovided<Waiting, { ownerUserId: string }>('listWaiting'),
    draft: postEditorMachine,
    command: deliveryMachine,
    /** Takes deletions back; says `deletion.withdrawn`. */
    withdrawals: fromCallback<Withdrawal>(() => {}),
  },
  guards: {
    isDraftNext: ({ context }) => context.current?.kind === 'draft',
    hasNext: ({ context }) => context.current !== null,
    /** Nobody has told the server: they may have been taken back. */
    isCurrentQueued: ({ context: { known, current } }) =>
      known[current?.clientId ?? '']?.standing.state === 'queued',
    isSettled: (_, { standing }: Moved) => standing.state === 'confirmed' || standing.state === 'failed',
    isWithdrawn: (_, { isWithdrawn }: { isWithdrawn: boolean }) => isWithdrawn,
    isLaterDue: ({ context }) => context.laterIn !== null,
  },
  actions: {
    keepWaiting: assign(({ context }, { waiting }: Found) => ({
      ...chosen(context.known, waiting),
      laterIn: waiting.laterIn,
    })),
    keepStanding: assign(({ context: { known, current } }, { standing }: Moved) =>
      current ? { known: { ...known, [current.clientId]: { command: current, standing } } } : {},
    ),
    tellSettled: emit(({ context }, { standing }: Moved): OutboxNews => {
      if (!context.current) throw new Error('Nothing is under way.');
      const { clientId } = context.current;
      const type = standing.state === 'confirmed' ? 'command.confirmed' : 'command.failed';
      return { type, clientId, kind: standing.kind };
    }),
    tellGone: emit(({ context: { current } }): OutboxNews => {
      if (!current || current.kind === 'draft') throw new Error('No command is under way.');
      return { type: 'command.gone', clientId: current.clientId, kind: kindOf(current) };
    }),
    forgetStanding: assign(({ context: { known } }, { clientId }: { clientId: string }) => {
      const { [clientId]: _, ...others } = known;
      return { known: others };
    }),
    /** Another tab may have let go of what it held. */
    forgetElsewhere: assign(({ context: { known } }) => ({
      known: Object.fromEntries(
        Object.entries(known).filter(
          ([, { standing }]) => standing.state !== 'failed' || standing.why !== 'elsewhere',
        ),
      ),
    })),
    forgetAll: assign({ known: {}, current: null, laterIn: null }),
    withdraw: sendTo('withdrawals', ({ context }, { clientId }: { clientId: string }): Withdrawal => {
      const isRefused = context.known[clientId]?.standing.state === 'failed';
      return { type: 'withdrawal.requested', clientId, isRefused };
    }),
    tellWithdrawn: emit(
      (_, { clientId, isInTime }: { clientId: string; isInTime: boolean }): OutboxNews => ({
        type: 'command.withdrawn',
        clientId,
        isInTime,
      }),
    ),
    tellDraft: sendTo('draft', ({ event }) => event as { type: 'network.online' }),
    tellCommand: sendTo('command', ({ event }) => event as { type: 'network.online' }),
  },
  delays: { laterDue: ({ context }) => context.laterIn ?? 0 },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, known: {}, current: null, laterIn: null }),
  initial: 'looking',
  // Without it everything goes as it was asked for; the word that it could not be taken back is the deletion itself.
  invoke: { src: 'withdrawals', id: 'withdrawals', onError: '.resting' },
  on: {
    'withdrawal.requested': { actions: { type: 'withdraw', params: ({ event }) => event } },
    'deletion.withdrawn': { actions: { type: 'tellWithdrawn', params: ({ event }) => event } },
    'session.expired': {},
    'session.restored': {},
    'signed.out': { target: '.left', actions: 'forgetAll' },
    'network.offline': {},
    'network.online': {},
    'retry.requested': { actions: { type: 'forgetStanding', params: ({ event }) => event } },
  },
  states: {
    looking: {
      description: 'Reads what waits on this device.',
      invoke: {
        src: 'listWaiting',
        input: ({ context }) => ({ ownerUserId: context.ownerUserId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepWaiting', params: ({ event }) => ({ waiting: event.output }) },
        },
        onError: 'resting',
      },
      on: { 'device.changed': { target: 'looking', reenter: true, actions: 'forgetElsewhere' } },
    },
    choosing: {
      description: 'Not seen: the next one goes, or nothing is left to do.',
      always: [
        { guard: 'isDraftNext', target: 'delivering' },
        { guard: 'hasNext', target: 'telling' },
        { target: 'resting' },
      ],
    },
    delivering: {
      tags: 'delivering',
      description: 'A draft on its way, by the same chart by which its page would bring it there.',
      invoke: {
        src: 'draft',
        id: 'draft',
        input: ({ context: { current, ownerUserId, profile, newKey } }) => {
          if (current?.kind !== 'draft') throw new Error('No draft is next.');
          const { clientId, postUID, format } = current;
          return { clientId, postUID, format, ownerUserId, profile, newKey, isFresh: false };
        },
        onSnapshot: [
          {
            guard: { type: 'isSettled', params: ofDraft },
            target: 'looking',
            actions: [
              { type: 'keepStanding', params: ofDraft },
              { type: 'tellSettled', params: ofDraft },
            ],
          },
          { actions: { type: 'keepStanding', params: ofDraft } },
        ],
        onError: { target: 'looking', actions: { type: 'keepStanding', params: crashed } },
      },
      on: {
        // It may have been removed or opened; a call without an answer goes out again with its key.
        'device.changed': { target: 'looking', actions: 'forgetElsewhere' },
        'session.restored': { actions: 'tellDraft' },
        'network.online': { actions: 'tellDraft' },
      },
    },
    telling: {
      tags: 'delivering',
      description:
        'A deletion that can no longer be taken back, or bank details that were sealed on this device.',
      invoke: {
        src: 'command',
        id: 'command',
        input: ({ context: { current } }) => {
          if (!current || current.kind === 'draft') throw new Error('No command is next.');
          return current;
        },
        onSnapshot: [
          {
            guard: { type: 'isWithdrawn', params: withdrawn },
            target: 'looking',
            actions: ['tellGone', { type: 'forgetStanding', params: ofCurrent }],
          },
          {
            guard: { type: 'isSettled', params: ofDelivery },
            target: 'looking',
            actions: [
              { type: 'keepStanding', params: ofDelivery },
              { type: 'tellSettled', params: ofDelivery },
            ],
          },
          { actions: { type: 'keepStanding', params: ofDelivery } },
        ],
        onError: { target: 'looking', actions: { type: 'keepStanding', params: crashed } },
      },
      on: {
        'device.changed': { guard: 'isCurrentQueued', target: 'looking', actions: 'forgetElsewhere' },
        'session.restored': { actions: 'tellCommand' },
        'network.online': { actions: 'tellCommand' },
      },
    },
    resting: {
      description: 'Nothing is due; what needs the person says so.',
      after: { laterDue: { guard: 'isLaterDue', target: 'looking' } },
      on: {
        'device.changed': { target: 'looking', actions: 'forgetElsewhere' },
        'network.online': 'looking',
        'session.restored': 'looking',
        'retry.requested': {
          target: 'looking',
          actions: { type: 'forgetStanding', params: ({ event }) => event },
        },
      },
    },
    left: { description: 'Signed out: everything stays on the device for its owner.' },
  },
});
