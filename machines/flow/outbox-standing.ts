import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import { isOvertaken } from './bank-submission.ts';
import type { deliveryMachine, KeptCommand } from './delivery.ts';
import type { postEditorMachine } from './post-editor.ts';

/** What a command does. */
export type CommandKind = 'save' | 'submit' | 'delete' | 'bankDetails';

/** Why a command needs the person; `elsewhere` is a post that lies open in another tab. */
export type Obstacle =
  | 'refused'
  | 'conflict'
  | 'closed'
  | 'elsewhere'
  | 'notApproved'
  | 'media'
  | 'unconfirmed';

/** Where a command stands. `queued` can still be taken back; `waiting` for the network, the server or a sign-in; `checking` whether it arrived. */
export type Standing =
  | { state: 'queued' | 'sending' | 'waiting' | 'checking'; kind: CommandKind; failure: Failure | null }
  | { state: 'failed'; kind: CommandKind; why: Obstacle; failure: Failure | null }
  | { state: 'confirmed'; kind: CommandKind };

const at = (snapshot: SnapshotFrom<typeof postEditorMachine>, remote: unknown) =>
  snapshot.matches({ holding: { open: { remote } } } as never);

/** Is there nothing left on its way but what cannot go? */
function isMediaStuck({ children }: SnapshotFrom<typeof postEditorMachine>): boolean {
  const tags = Object.values(children).flatMap((child) => {
    const running = child?.getSnapshot() as { tags?: Set<string> } | undefined;
    return [...(running?.tags ?? [])];
  });
  return tags.includes('failed') && !tags.includes('travelling');
}

/** Where the draft stands that the chart `post-editor` brings to the server without a page. */
export function standingOfDraft(snapshot: SnapshotFrom<typeof postEditorMachine>): Standing {
  const { draft, failure } = snapshot.context;
  const isSend = snapshot.matches('sent') || draft.isToBeSent || draft.intent?.action === 'submit';
  const kind = isSend ? 'submit' : 'save';
  const failed = (why: Obstacle): Standing => ({ state: 'failed', kind, why, failure });
  if (snapshot.matches({ sent: 'cleared' })) return { state: 'confirmed', kind: 'submit' };
  if (snapshot.matches('closed')) return failed('closed');
  if (snapshot.matches('openFailed')) return failed('refused');
  if (snapshot.matches({ holding: 'elsewhere' })) return failed('elsewhere');
  if (at(snapshot, 'conflict')) return failed('conflict');
  if (at(snapshot, { submission: 'notApproved' }))
    return { state: 'failed', kind: 'submit', why: 'notApproved', failure };
  if (at(snapshot, { submission: 'failed' }))
    return { state: 'failed', kind: 'submit', why: 'refused', failure };
  if (snapshot.hasTag('unsaved') && isMediaStuck(snapshot)) return failed('media');
  if (at(snapshot, 'refused')) return failed('refused');
  if (at(snapshot, 'synced') && snapshot.matches({ holding: { open: { device: 'kept' } } }))
    return { state: 'confirmed', kind: 'save' };
  if (at(snapshot, { submission: 'checking' }) || at(snapshot, { submission: 'checkWaiting' }))
    return { state: 'checking', kind, failure };
  const isWaiting =
    snapshot.hasTag('waiting') || at(snapshot, 'waitingForServer') || snapshot.matches('signInToOpen');
  return { state: isWaiting ? 'waiting' : 'sending', kind, failure };
}

/** Where a command stands that the chart `delivery` tells the server. */
export function standingOfDelivery(snapshot: SnapshotFrom<typeof deliveryMachine>): Standing {
  const { command, failure } = snapshot.context;
  const kind = kindOf(command);
  if (snapshot.hasTag('confirmed')) return { state: 'confirmed', kind };
  if (snapshot.hasTag('failed')) {
    const isConflict = kind === 'bankDetails' && failure !== null && isOvertaken(failure);
    if (failure?.code === 'reauthentication-required')
      return { state: 'failed', kind, why: 'unconfirmed', failure };
    return { state: 'failed', kind, why: isConflict ? 'conflict' : 'refused', failure };
  }
  if (snapshot.matches('queued')) return { state: 'queued', kind, failure };
  if (snapshot.matches('signInNeeded')) return { state: 'waiting', kind, failure };
  const wasBegun = snapshot.matches('beginning') && command.isBegun;
  const isUnanswered = wasBegun || snapshot.matches('checking') || failure?.code === 'network';
  if (kind === 'bankDetails' && isUnanswered) return { state: 'checking', kind, failure };
  return { state: snapshot.matches('unknown') ? 'waiting' : 'sending', kind, failure };
}

/** What a command of the chart `delivery` does. */
export const kindOf = ({ kind }: KeptCommand) => (kind === 'deletion' ? 'delete' : kind);
