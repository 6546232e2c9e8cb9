import { assign, emit, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import { toFailure } from '#domain/contract/failure.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { postEditorMachine } from '../editor/post-editor.ts';
import type { ProfileApproval } from '../profile/profile-approval.ts';
import { type DeletionCommand, deliveryMachine, type StoredCommand } from './delivery.ts';
import {
  type CommandKind,
  commandDeliveryStatus,
  commandKind,
  type DeliveryStatus,
  draftDeliveryStatus,
} from './delivery-status.ts';

/** A draft with unsent changes, and its command: save or submit. */
export type DraftCommand = {
  kind: 'draft';
  clientId: string;
  postUID: string | null;
  /** Whose post it is: the signed-in person's, or that of a creator for whom they wrote it. */
  ownerUserId: string;
  format: PostFormat;
  /** Counts the changes of the draft. */
  change: number;
};

export type Command = DraftCommand | StoredCommand;

/**
 * The commands on this device in order, and those that can still be cancelled. The first of these
 * is due in `nextDueIn` milliseconds.
 */
export type PendingCommands = {
  commands: Command[];
  undoable: DeletionCommand[];
  nextDueIn: number | null;
};

/** A deletion to cancel, or to remove after the server has refused it. */
export type Withdrawal = { type: 'withdrawal.requested'; clientId: string; isRefused: boolean };

export type OutboxInput = {
  ownerUserId: string;
  profile: ProfileApproval;
  /** A new idempotency key, a UUID. */
  newKey: () => string;
};

type Known = { command: Command; status: DeliveryStatus };

type Context = OutboxInput & {
  /** The status of each command by its clientId. */
  known: Record<string, Known>;
  current: Command | null;
  nextDueIn: number | null;
};

type Event =
  | { type: 'device.changed' }
  | { type: 'retry.requested'; clientId: string }
  | { type: 'withdrawal.requested'; clientId: string }
  | { type: 'deletion.withdrawn'; clientId: string; isInTime: boolean }
  | GlobalEvent;

/** Events for pages: a command has succeeded, or needs the person. */
export type OutboxEvent =
  | { type: 'command.confirmed'; clientId: string; kind: CommandKind }
  | { type: 'command.failed'; clientId: string; kind: CommandKind }
  /** Another tab cancelled it before it was sent. */
  | { type: 'command.removed'; clientId: string; kind: CommandKind }
  /** A deletion to cancel. It is too late once the server has received it. */
  | { type: 'command.withdrawn'; clientId: string; isInTime: boolean };

type StatusChanged = { status: DeliveryStatus };
type Found = { waiting: PendingCommands };
type Delivered = { snapshot: SnapshotFrom<typeof deliveryMachine> };

const draftStatus = ({
  event,
}: {
  event: { snapshot: SnapshotFrom<typeof postEditorMachine> };
}) => ({
  status: draftDeliveryStatus(event.snapshot),
});
const commandStatus = ({ event }: { event: Delivered }) => ({
  status: commandDeliveryStatus(event.snapshot),
});
const withdrawn = ({ event }: { event: Delivered }) => ({
  isWithdrawn: event.snapshot.hasTag('withdrawn'),
});

const currentClientId = ({ context }: { context: Context }) => ({
  clientId: context.current?.clientId ?? '',
});

const crashStatus = ({
  context,
  event,
}: {
  context: Context;
  event: { error: unknown };
}): StatusChanged => {
  const { current } = context;
  const kind = current && current.kind !== 'draft' ? commandKind(current) : 'save';
  return { status: { state: 'failed', kind, reason: 'refused', failure: toFailure(event.error) } };
};

/** Whether retrying is useless until the draft changes or the person asks. */
function isStuck(known: Known | undefined, command: Command): boolean {
  if (known?.status.state !== 'failed' && known?.status.state !== 'confirmed') return false;
  return changeId(known.command) === changeId(command);
}

const changeId = (command: Command) => (command.kind === 'draft' ? command.change : command.key);
const queued = (command: Command): Known => ({ command, status: initialStatus(command) });

function initialStatus(command: Command): DeliveryStatus {
  if (command.kind === 'bankDetails')
    return { state: command.isBegun ? 'checking' : 'queued', kind: 'bankDetails', failure: null };
  return { state: 'sending', kind: command.kind === 'draft' ? 'save' : 'delete', failure: null };
}

const undoableStatus = (command: DeletionCommand): Known => ({
  command,
  status: { state: 'queued', kind: 'delete', failure: null },
});

/** The status of the remaining commands, and the next one to send. */
function selectNext(
  known: Context['known'],
  waiting: PendingCommands,
): Pick<Context, 'known' | 'current'> {
  const { commands } = waiting;
  const isOpen = (command: Command) => !isStuck(known[command.clientId], command);
  const now = commands.map((command) => {
    const before = known[command.clientId];
    return [command.clientId, before && !isOpen(command) ? before : queued(command)] as const;
  });
  const held = waiting.undoable.map(
    (command) => [command.clientId, undoableStatus(command)] as const,
  );
  return { known: Object.fromEntries([...now, ...held]), current: commands.find(isOpen) ?? null };
}

/**
 * Sends the commands of this device while no page has them open: one at a time, each with its
 * original key, until the server has answered. Confirmed commands are removed; those that need the
 * person wait.
 */
export const outboxMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as OutboxInput,
    emitted: {} as OutboxEvent,
    children: {} as {
      draft: 'draft';
      command: 'command';
      withdrawals: 'withdrawals';
    },
    tags: {} as 'sending',
  },
  actors: {
    listPendingCommands: requiredActor<PendingCommands, { ownerUserId: string }>(
      'listPendingCommands',
    ),
    draft: postEditorMachine,
    command: deliveryMachine,
    /** Takes deletions back; says `deletion.withdrawn`. */
    withdrawals: fromCallback<Withdrawal>(() => {}),
  },
  guards: {
    isDraftNext: ({ context }) => context.current?.kind === 'draft',
    hasNext: ({ context }) => context.current !== null,
    /** They were not sent, and may have been cancelled. */
    isCurrentQueued: ({ context: { known, current } }) =>
      known[current?.clientId ?? '']?.status.state === 'queued',
    isSettled: (_, { status }: StatusChanged) =>
      status.state === 'confirmed' || status.state === 'failed',
    isWithdrawn: (_, { isWithdrawn }: { isWithdrawn: boolean }) => isWithdrawn,
    isUndoWindowOpen: ({ context }) => context.nextDueIn !== null,
  },
  actions: {
    keepWaiting: assign(({ context }, { waiting }: Found) => ({
      ...selectNext(context.known, waiting),
      nextDueIn: waiting.nextDueIn,
    })),
    keepStatus: assign(({ context: { known, current } }, { status }: StatusChanged) =>
      current ? { known: { ...known, [current.clientId]: { command: current, status } } } : {},
    ),
    emitSettled: emit(({ context }, { status }: StatusChanged): OutboxEvent => {
      if (!context.current) throw new Error('Nothing is in progress.');
      const { clientId } = context.current;
      const type = status.state === 'confirmed' ? 'command.confirmed' : 'command.failed';
      return { type, clientId, kind: status.kind };
    }),
    emitRemoved: emit(({ context: { current } }): OutboxEvent => {
      if (!current || current.kind === 'draft') throw new Error('No command is in progress.');
      return { type: 'command.removed', clientId: current.clientId, kind: commandKind(current) };
    }),
    clearStatus: assign(({ context: { known } }, { clientId }: { clientId: string }) => {
      const { [clientId]: _, ...others } = known;
      return { known: others };
    }),
    /** Another tab may have released its drafts. */
    clearOtherTabFailures: assign(({ context: { known } }) => ({
      known: Object.fromEntries(
        Object.entries(known).filter(
          ([, { status }]) => status.state !== 'failed' || status.reason !== 'inOtherTab',
        ),
      ),
    })),
    clearAll: assign({ known: {}, current: null, nextDueIn: null }),
    withdraw: sendTo(
      'withdrawals',
      ({ context }, { clientId }: { clientId: string }): Withdrawal => {
        const isRefused = context.known[clientId]?.status.state === 'failed';
        return { type: 'withdrawal.requested', clientId, isRefused };
      },
    ),
    emitWithdrawn: emit(
      (_, { clientId, isInTime }: { clientId: string; isInTime: boolean }): OutboxEvent => ({
        type: 'command.withdrawn',
        clientId,
        isInTime,
      }),
    ),
    forwardToDraft: sendTo('draft', ({ event }) => event as { type: 'network.online' }),
    forwardToCommand: sendTo('command', ({ event }) => event as { type: 'network.online' }),
  },
  delays: { undoWindowEnd: ({ context }) => context.nextDueIn ?? 0 },
}).createMachine({
  id: 'outbox',
  description: 'Sends drafts, deletions and bank details that wait on this device, one at a time.',
  context: ({ input }) => ({ ...input, known: {}, current: null, nextDueIn: null }),
  initial: 'reading',
  // Without this actor nothing is cancelled: every command is sent as requested.
  invoke: { src: 'withdrawals', id: 'withdrawals', onError: '.idle' },
  on: {
    ...ignoreGlobalEvents,
    'withdrawal.requested': { actions: { type: 'withdraw', params: ({ event }) => event } },
    'deletion.withdrawn': { actions: { type: 'emitWithdrawn', params: ({ event }) => event } },
    'signed.out': { target: '.signedOut', actions: 'clearAll' },
    'retry.requested': { actions: { type: 'clearStatus', params: ({ event }) => event } },
  },
  states: {
    reading: {
      description: 'Reads what waits on this device.',
      invoke: {
        src: 'listPendingCommands',
        input: ({ context }) => ({ ownerUserId: context.ownerUserId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepWaiting', params: ({ event }) => ({ waiting: event.output }) },
        },
        onError: 'idle',
      },
      on: {
        'device.changed': { target: 'reading', reenter: true, actions: 'clearOtherTabFailures' },
      },
    },
    choosing: {
      description: 'Not visible: sends the next one, or ends.',
      always: [
        { guard: 'isDraftNext', target: 'sendingDraft' },
        { guard: 'hasNext', target: 'sendingCommand' },
        { target: 'idle' },
      ],
    },
    sendingDraft: {
      tags: 'sending',
      description: 'Sends a draft with the same chart that its page uses.',
      invoke: {
        src: 'draft',
        id: 'draft',
        input: ({ context: { current, ownerUserId, profile, newKey } }) => {
          if (current?.kind !== 'draft') throw new Error('No draft is next.');
          const { clientId, postUID, format, ownerUserId: owner } = current;
          const post = { clientId, postUID, format, ownerUserId: owner, newKey, isFresh: false };
          if (owner === ownerUserId) return { ...post, profile };
          // What was decided on the creator's profile is not known here; the server refuses.
          return { ...post, profile: 'approved' as const, writerUserId: ownerUserId };
        },
        onSnapshot: [
          {
            guard: { type: 'isSettled', params: draftStatus },
            target: 'reading',
            actions: [
              { type: 'keepStatus', params: draftStatus },
              { type: 'emitSettled', params: draftStatus },
            ],
          },
          { actions: { type: 'keepStatus', params: draftStatus } },
        ],
        onError: { target: 'reading', actions: { type: 'keepStatus', params: crashStatus } },
      },
      on: {
        // It may have been removed or opened. A call without a reply is repeated with its key.
        'device.changed': { target: 'reading', actions: 'clearOtherTabFailures' },
        'session.restored': { actions: 'forwardToDraft' },
        'network.online': { actions: 'forwardToDraft' },
      },
    },
    sendingCommand: {
      tags: 'sending',
      description: 'A deletion that can no longer be cancelled, or sealed bank details.',
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
            target: 'reading',
            actions: ['emitRemoved', { type: 'clearStatus', params: currentClientId }],
          },
          {
            guard: { type: 'isSettled', params: commandStatus },
            target: 'reading',
            actions: [
              { type: 'keepStatus', params: commandStatus },
              { type: 'emitSettled', params: commandStatus },
            ],
          },
          { actions: { type: 'keepStatus', params: commandStatus } },
        ],
        onError: { target: 'reading', actions: { type: 'keepStatus', params: crashStatus } },
      },
      on: {
        'device.changed': {
          guard: 'isCurrentQueued',
          target: 'reading',
          actions: 'clearOtherTabFailures',
        },
        'session.restored': { actions: 'forwardToCommand' },
        'network.online': { actions: 'forwardToCommand' },
      },
    },
    idle: {
      description: 'Nothing is due; what needs the person says so.',
      after: { undoWindowEnd: { guard: 'isUndoWindowOpen', target: 'reading' } },
      on: {
        'device.changed': { target: 'reading', actions: 'clearOtherTabFailures' },
        'network.online': 'reading',
        'session.restored': 'reading',
        'retry.requested': {
          target: 'reading',
          actions: { type: 'clearStatus', params: ({ event }) => event },
        },
      },
    },
    signedOut: { description: 'Signed out: everything stays on the device for its owner.' },
  },
});
