import type { PostFormat } from '#domain/post/post-formats.ts';
import { createPostPath, editPostPath, type Represented } from '#domain/post/post-paths.ts';
import type { DeviceDraft } from '#machines/flow/posts/device-drafts.ts';
import { listDeletions } from './deletion-store.ts';
import { announceDeviceChange } from './device-channel.ts';
import { deleteDraft, listUnsavedDrafts } from './draft-store.ts';

/*
 * What waits on this device, for other areas such as the dashboard. Only the editor writes drafts.
 */

export type { DeviceDraft } from '#machines/flow/posts/device-drafts.ts';

const excerptLength = 400;

/**
 * The unsent drafts of this person whose post was not deleted, newest first; none if the device
 * stores nothing.
 */
export async function listDeviceDrafts(ownerUserId: string): Promise<DeviceDraft[]> {
  const drafts = await listUnsavedDrafts(ownerUserId).catch(() => []);
  const deletions = await listDeletions(ownerUserId).catch(() => []);
  const deleted = new Set(deletions.map(({ clientId }) => clientId));
  const remaining = drafts.filter(({ clientId }) => !deleted.has(clientId));
  return remaining.map(({ clientId, postUID, writerUserId, format, content, updatedAt }) => ({
    clientId,
    postUID,
    title: content.title.trim(),
    excerpt: plainExcerpt(content.html),
    language: content.language,
    updatedAt,
    href: postUID
      ? editPostPath({ postUID }, represented(ownerUserId, writerUserId))
      : newPostPath(clientId, format, represented(ownerUserId, writerUserId)),
  }));
}

/** Forgets a draft and its pictures; what the server has of the post stays there. */
export async function removeDeviceDraft(clientId: string): Promise<void> {
  await deleteDraft(clientId);
  announceDeviceChange();
}

/** The editor's address for a post that the server does not know yet. */
export function newPostPath(
  clientId: string,
  format: PostFormat = 'FORMAT_ARTICLE',
  to: Represented = {},
): string {
  return `${createPostPath(format, to)}&draft=${clientId}`;
}

/** For whom a draft is to be written on, where it is not its writer's own. */
const represented = (ownerUserId: string, writerUserId: string | null): Represented =>
  writerUserId === null ? {} : { userId: ownerUserId };

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
