import type { DraftCommand, PendingCommands } from '#machines/flow/app/outbox.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { uploadingMedia } from '#machines/flow/editor/draft-media.ts';
import { isWorthSaving } from '#machines/flow/editor/post-draft.ts';
import { listDeletions } from './deletion-store.ts';
import { listUnsavedDrafts } from './draft-store.ts';
import { readSealedDetails } from './sealed-details-store.ts';

/**
 * What this person has asked for on this device and the server has not answered: deletions whose
 * time has come, bank details, then drafts, those with media on their way last. `laterIn` is in
 * milliseconds; null when nothing becomes due later.
 */
export async function listPendingCommands(
  ownerUserId: string,
  now = Date.now(),
): Promise<PendingCommands> {
  const deletions = await listDeletions(ownerUserId);
  const due = deletions.filter(({ dueAt, isBegun }) => isBegun || dueAt <= now);
  const later = deletions.filter((deletion) => !due.includes(deletion));
  const deleted = new Set(deletions.map(({ clientId }) => clientId));
  const details = await readSealedDetails(ownerUserId);
  const drafts = (await listUnsavedDrafts(ownerUserId))
    .filter((draft) => !deleted.has(draft.clientId) && needsSync(draft))
    .sort((one, other) => hasUploads(one) - hasUploads(other));
  return {
    commands: [...due, ...(details ? [details] : []), ...drafts.map(toDraftCommand)],
    undoable: later,
    nextDueIn: later.length === 0 ? null : Math.min(...later.map(({ dueAt }) => dueAt - now)),
  };
}

const needsSync = (draft: Draft) => isWorthSaving(draft) || draft.intent !== null;
const hasUploads = (draft: Draft) => Number(uploadingMedia(draft).length > 0);
const toDraftCommand = ({ clientId, postUID, format, change }: Draft): DraftCommand => ({
  kind: 'draft',
  clientId,
  postUID,
  format,
  change,
});
