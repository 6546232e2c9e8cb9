import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { isConflictFailure } from '../bank/bank-details-submission.ts';
import type { postEditorMachine } from '../editor/post-editor.ts';
import type { deliveryMachine, StoredCommand } from './delivery.ts';

/** What a command does. */
export type CommandKind = 'save' | 'submit' | 'delete' | 'bankDetails';

/** Why a command needs the person. `elsewhere`: the post is open in another tab. */
export type DeliveryObstacle =
  | 'refused'
  | 'conflict'
  | 'closed'
  | 'inOtherTab'
  | 'notApproved'
  | 'media'
  | 'unconfirmed';

/**
 * How far a command has got. `queued` can still be cancelled; `waiting` is for the network, the
 * server or a sign-in; `checking` finds out whether it arrived.
 */
export type DeliveryStatus =
  | {
      state: 'queued' | 'sending' | 'waiting' | 'checking';
      kind: CommandKind;
      failure: Failure | null;
    }
  | { state: 'failed'; kind: CommandKind; reason: DeliveryObstacle; failure: Failure | null }
  | { state: 'confirmed'; kind: CommandKind };

const at = (snapshot: SnapshotFrom<typeof postEditorMachine>, remote: unknown) =>
  snapshot.matches({ withLock: { open: { remote } } } as never);

/** Whether only failed uploads are left. */
function isMediaStuck({ children }: SnapshotFrom<typeof postEditorMachine>): boolean {
  const tags = Object.values(children).flatMap((child) => {
    const running = child?.getSnapshot() as { tags?: Set<string> } | undefined;
    return [...(running?.tags ?? [])];
  });
  return tags.includes('failed') && !tags.includes('travelling');
}

/** The delivery status of a draft that `post-editor` sends without a page. */
export function draftDeliveryStatus(
  snapshot: SnapshotFrom<typeof postEditorMachine>,
): DeliveryStatus {
  const { draft, failure } = snapshot.context;
  const isSend =
    snapshot.matches('sent') || draft.submitRequested || draft.intent?.action === 'submit';
  const kind = isSend ? 'submit' : 'save';
  const failed = (why: DeliveryObstacle): DeliveryStatus => ({
    state: 'failed',
    kind,
    reason: why,
    failure,
  });
  if (snapshot.matches({ sent: 'cleared' })) return { state: 'confirmed', kind: 'submit' };
  if (snapshot.matches('closed')) return failed('closed');
  if (snapshot.matches('openFailed')) return failed('refused');
  if (snapshot.matches({ withLock: 'inOtherTab' })) return failed('inOtherTab');
  if (at(snapshot, 'conflict')) return failed('conflict');
  if (at(snapshot, { submission: 'notApproved' }))
    return { state: 'failed', kind: 'submit', reason: 'notApproved', failure };
  if (at(snapshot, { submission: 'failed' }))
    return { state: 'failed', kind: 'submit', reason: 'refused', failure };
  if (snapshot.hasTag('unsaved') && isMediaStuck(snapshot)) return failed('media');
  if (at(snapshot, 'refused')) return failed('refused');
  if (at(snapshot, 'synced') && snapshot.matches({ withLock: { open: { device: 'stored' } } }))
    return { state: 'confirmed', kind: 'save' };
  if (at(snapshot, { submission: 'checking' }) || at(snapshot, { submission: 'checkWaiting' }))
    return { state: 'checking', kind, failure };
  const isWaiting =
    snapshot.hasTag('waiting') ||
    at(snapshot, 'waitingForServer') ||
    snapshot.matches('signInToOpen');
  return { state: isWaiting ? 'waiting' : 'sending', kind, failure };
}

/** The delivery status of a command that the chart `delivery` sends. */
export function commandDeliveryStatus(
  snapshot: SnapshotFrom<typeof deliveryMachine>,
): DeliveryStatus {
  const { command, failure } = snapshot.context;
  const kind = commandKind(command);
  if (snapshot.hasTag('confirmed')) return { state: 'confirmed', kind };
  if (snapshot.hasTag('failed')) {
    const isConflict = kind === 'bankDetails' && failure !== null && isConflictFailure(failure);
    if (failure?.code === 'reauthentication-required')
      return { state: 'failed', kind, reason: 'unconfirmed', failure };
    return { state: 'failed', kind, reason: isConflict ? 'conflict' : 'refused', failure };
  }
  if (snapshot.matches('queued')) return { state: 'queued', kind, failure };
  if (snapshot.matches('signInNeeded')) return { state: 'waiting', kind, failure };
  const wasBegun = snapshot.matches('starting') && command.isBegun;
  const isUnanswered = wasBegun || snapshot.matches('checking') || failure?.code === 'network';
  if (kind === 'bankDetails' && isUnanswered) return { state: 'checking', kind, failure };
  return { state: snapshot.matches('unknown') ? 'waiting' : 'sending', kind, failure };
}

/** What a command of the chart `delivery` does. */
export const commandKind = ({ kind }: StoredCommand) => (kind === 'deletion' ? 'delete' : kind);
