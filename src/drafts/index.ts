import { deleteDraft, listUnsavedDrafts } from './device-drafts.ts';

/* The door for other areas: what waits on this device, for the dashboard. The editor writes; nobody else does. */

/** A draft that only this device has whole. */
export type DeviceDraft = {
  clientId: string;
  /** Empty while nothing was typed there. */
  title: string;
  /** The beginning of the text, in plain words. */
  excerpt: string;
  language: string | null;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** Where it is written on. */
  href: string;
};

const excerptUnits = 400;

/** The drafts of this person that are not (wholly) with the server, the newest first; none where the device has no room for any. */
export async function listDeviceDrafts(ownerUserId: string): Promise<DeviceDraft[]> {
  const drafts = await listUnsavedDrafts(ownerUserId).catch(() => []);
  return drafts.map(({ clientId, postUID, format, content, updatedAt }) => ({
    clientId,
    title: content.title.trim(),
    excerpt: plainBeginning(content.html),
    language: content.language,
    updatedAt,
    href: postUID ? `/app/post/edit?postUID=${postUID}` : newPostAddress(clientId, format),
  }));
}

/** Forgets a draft and its pictures; what the server has of the post stays there. */
export async function removeDeviceDraft(clientId: string): Promise<void> {
  await deleteDraft(clientId);
}

/** Where a post is written that the server does not know yet. */
export function newPostAddress(clientId: string, format = 'FORMAT_ARTICLE'): string {
  return `/app/post/create?format=${format}&draft=${clientId}`;
}

function plainBeginning(html: string): string {
  return html
    .slice(0, 4 * excerptUnits)
    .replace(/<figure\b[\s\S]*?<\/figure>/g, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '"')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, excerptUnits);
}
