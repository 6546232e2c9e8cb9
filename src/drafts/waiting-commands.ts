import { travellingMedia } from '#machines/flow/draft-media.ts';
import type { DraftCommand, Waiting } from '#machines/flow/outbox.ts';
import { type Draft, isWorthSaving } from '#machines/flow/post-draft.ts';
import { listDeletions } from './deletions.ts';
import { listUnsavedDrafts } from './device-drafts.ts';
import { readSealedDetails } from './sealed-details.ts';

/**
 * What this person has asked for on this device and the server has not answered: deletions whose time has come, bank details, then
 * drafts, those with media on their way last. `laterIn` is in milliseconds; null when nothing becomes due later.
 */
export async function listWaiting(ownerUserId: string, now = Date.now()): Promise<Waiting> {
  const deletions = await listDeletions(ownerUserId);
  const due = deletions.filter(({ dueAt, isBegun }) => isBegun || dueAt <= now);
  const later = deletions.filter((deletion) => !due.includes(deletion));
  const deleted = new Set(deletions.map(({ clientId }) => clientId));
  const details = await readSealedDetails(ownerUserId);
  const drafts = (await listUnsavedDrafts(ownerUserId))
    .filter((draft) => !deleted.has(draft.clientId) && isForServer(draft))
    .sort((one, other) => travels(one) - travels(other));
  return {
    commands: [...due, ...(details ? [details] : []), ...drafts.map(commandOf)],
    later,
    laterIn: later.length === 0 ? null : Math.min(...later.map(({ dueAt }) => dueAt - now)),
  };
}

const isForServer = (draft: Draft) => isWorthSaving(draft) || draft.intent !== null;
const travels = (draft: Draft) => Number(travellingMedia(draft).length > 0);
const commandOf = ({ clientId, postUID, format, change }: Draft): DraftCommand => ({
  kind: 'draft',
  clientId,
  postUID,
  format,
  change,
});
