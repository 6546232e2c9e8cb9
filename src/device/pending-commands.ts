import type { DraftCommand, PendingCommands } from '#machines/flow/app/outbox.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { uploadingMedia } from '#machines/flow/editor/draft-media.ts';
import { isWorthSaving } from '#machines/flow/editor/post-draft.ts';
import { listDeletions } from './deletion-store.ts';
import { listUnsavedDrafts, listUnsavedDraftsForOthers } from './draft-store.ts';
import { readSealedDetails } from './sealed-details-store.ts';

/**
 * The commands of this person that the server has not answered: due deletions, bank details, then
 * drafts, those with uploads last. `nextDueIn` is in milliseconds; null when nothing becomes due
 * later.
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
  const own = await listUnsavedDrafts(ownerUserId);
  const drafts = [...own, ...(await listUnsavedDraftsForOthers(ownerUserId))]
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
const toDraftCommand = ({
  clientId,
  postUID,
  ownerUserId,
  format,
  change,
}: Draft): DraftCommand => ({
  kind: 'draft',
  clientId,
  postUID,
  ownerUserId,
  format,
  change,
});
