import type { DeviceDraft } from '#machines/flow/posts/device-drafts.ts';
import { listDeletions } from './deletion-store.ts';
import { announceDeviceChange } from './device-channel.ts';
import { deleteDraft, listUnsavedDrafts } from './draft-store.ts';

/*
 * The door for other areas: what waits on this device, for the dashboard. The editor writes; nobody
 * else does.
 */

export type { DeviceDraft } from '#machines/flow/posts/device-drafts.ts';

const excerptLength = 400;

/**
 * The drafts of this person that are not (wholly) with the server and whose post was not deleted,
 * the newest first; none where the device has no room for any.
 */
export async function listDeviceDrafts(ownerUserId: string): Promise<DeviceDraft[]> {
  const drafts = await listUnsavedDrafts(ownerUserId).catch(() => []);
  const deletions = await listDeletions(ownerUserId).catch(() => []);
  const deleted = new Set(deletions.map(({ clientId }) => clientId));
  const remaining = drafts.filter(({ clientId }) => !deleted.has(clientId));
  return remaining.map(({ clientId, postUID, format, content, updatedAt }) => ({
    clientId,
    postUID,
    title: content.title.trim(),
    excerpt: plainExcerpt(content.html),
    language: content.language,
    updatedAt,
    href: postUID ? `/app/post/edit?postUID=${postUID}` : newPostPath(clientId, format),
  }));
}

/** Forgets a draft and its pictures; what the server has of the post stays there. */
export async function removeDeviceDraft(clientId: string): Promise<void> {
  await deleteDraft(clientId);
  announceDeviceChange();
}

/** Where a post is written that the server does not know yet. */
export function newPostPath(clientId: string, format = 'FORMAT_ARTICLE'): string {
  return `/app/post/create?format=${format}&draft=${clientId}`;
}

function plainExcerpt(html: string): string {
  return html
    .slice(0, 4 * excerptLength)
    .replace(/<figure\b[\s\S]*?<\/figure>/g, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(
      /&(amp|lt|gt|quot);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '"',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, excerptLength);
}
