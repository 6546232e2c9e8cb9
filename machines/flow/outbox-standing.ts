import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import { isOvertaken } from './bank-submission.ts';
import type { deletionMachine } from './deletion.ts';
import type { postEditorMachine } from './post-editor.ts';
import type { sealedDetailsMachine } from './sealed-details.ts';

/** What a command does. */
export type CommandKind = 'save' | 'submit' | 'delete' | 'bankDetails';

/** Why a command needs the person; `elsewhere` is a post that lies open in another tab. */
export type Obstacle = 'refused' | 'conflict' | 'closed' | 'elsewhere' | 'notApproved' | 'media';

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

/** Where the deletion of a post stands. */
export function standingOfDeletion(snapshot: SnapshotFrom<typeof deletionMachine>): Standing {
  const { failure } = snapshot.context;
  if (snapshot.hasTag('confirmed')) return { state: 'confirmed', kind: 'delete' };
  if (snapshot.hasTag('failed')) return { state: 'failed', kind: 'delete', why: 'refused', failure };
  return { state: snapshot.hasTag('waiting') ? 'waiting' : 'sending', kind: 'delete', failure };
}

/** Where bank details stand that were sealed on this device. */
export function standingOfDetails(snapshot: SnapshotFrom<typeof sealedDetailsMachine>): Standing {
  const { failure } = snapshot.context;
  const kind = 'bankDetails';
  if (snapshot.hasTag('confirmed')) return { state: 'confirmed', kind };
  if (snapshot.hasTag('failed')) {
    const why = failure && isOvertaken(failure) ? 'conflict' : 'refused';
    return { state: 'failed', kind, why, failure };
  }
  if (snapshot.matches('queued')) return { state: 'queued', kind, failure };
  if (snapshot.matches('signInNeeded')) return { state: 'waiting', kind, failure };
  const isUnanswered = snapshot.matches('checking') || failure?.code === 'network';
  if (isUnanswered) return { state: 'checking', kind, failure };
  return { state: snapshot.matches('unknown') ? 'waiting' : 'sending', kind, failure };
}
