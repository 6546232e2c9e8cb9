import type { PostFormat } from '#domain/post/post-formats.ts';
import type { components } from '#generated/contract.ts';
import type { Draft, PostInput, SaveIntent } from './draft.ts';
import { contentForServer, knownMedia, mediaFields, uploadingMedia } from './draft-media.ts';
import { emptyContent, hasContent, isSameContent, type Post, toContent } from './post-content.ts';

/** What a post said at one of its revisions. */
export type Version = components['schemas']['PostVersion'];

/** Nothing written yet. */
export function newDraft(
  clientId: string,
  ownerUserId: string,
  format: PostFormat,
  writerUserId: string | null = null,
): Draft {
  return {
    clientId,
    ownerUserId,
    writerUserId,
    postUID: null,
    format,
    revision: 0,
    content: emptyContent,
    pictures: {},
    videos: {},
    change: 0,
    savedChange: 0,
    intent: null,
    keepsPrevious: false,
    submitRequested: false,
  };
}

type NewPost = {
  clientId: string | null;
  ownerUserId: string;
  format: PostFormat;
  hashtags?: readonly string[];
  writerUserId?: string | null;
};

/** The same for a post that already has hashtags, as one for a campaign. */
export function newTaggedDraft({ hashtags = [], ...post }: NewPost): Draft {
  const draft = newDraft(post.clientId ?? '', post.ownerUserId, post.format, post.writerUserId);
  return { ...draft, content: { ...draft.content, hashtags: [...hashtags] } };
}

/**
 * Versions of the portal before November 2026 stored `submitRequested` as `isToBeSent`. Drafts stay
 * on a device for months, so the old name is still read.
 */
type EarlierDraft = { isToBeSent?: boolean };

/** What a device kept, also by an earlier version of the portal with fewer or other fields. */
export function storedDraft<Stored extends Draft>(stored: Stored): Stored {
  const { isToBeSent = false, ...known } = stored as Stored & EarlierDraft;
  const { clientId, ownerUserId, format } = stored;
  return {
    ...newDraft(clientId, ownerUserId, format),
    ...(known as Stored),
    submitRequested: stored.submitRequested ?? isToBeSent,
    content: { ...emptyContent, ...stored.content },
    intent: stored.intent && { ...stored.intent, ownerUserId },
  };
}

/** The server's copy, to write on from it. */
export function toDraft(
  post: Post,
  ownerUserId: string,
  writerUserId: string | null = null,
): Draft {
  return {
    ...newDraft(post.clientId, ownerUserId, post.format, writerUserId),
    postUID: post.postUID,
    revision: post.revision,
    content: toContent(post),
    ...knownMedia(post),
  };
}

/** Whether the draft has changes that the server does not have. */
export function needsSaving(draft: Draft): boolean {
  return draft.change !== draft.savedChange;
}

/**
 * Whether this device has something that the server lacks: text, an unconfirmed call, a requested
 * submission, or an unfinished upload.
 */
export function isUnsaved(draft: Draft): boolean {
  return (
    needsSaving(draft) ||
    draft.intent !== null ||
    draft.submitRequested ||
    uploadingMedia(draft).length > 0
  );
}

/** Whether there is something to save on the server. */
export function isWorthSaving({ content, revision }: Draft): boolean {
  return hasContent(content) || revision > 0;
}

/** The draft when its submission was cancelled, refused or done. A save without an answer stays. */
export function withSubmitCancelled(draft: Draft): Draft {
  return {
    ...draft,
    submitRequested: false,
    intent: draft.intent?.action === 'submit' ? null : draft.intent,
  };
}

/**
 * What is sent: everything that was written and has arrived, on top of the revision that it began
 * from.
 */
export function createIntent(draft: Draft, action: SaveIntent['action'], key: string): SaveIntent {
  const { clientId, ownerUserId, postUID, revision, format, change } = draft;
  const content = contentForServer(draft);
  const { title, html, language, genre, subGenre, locations, hashtags, publishAt } = content;
  return {
    action,
    key,
    change,
    ownerUserId,
    post: {
      action,
      clientId,
      ...(postUID ? { postUID } : {}),
      revision,
      ...(draft.keepsPrevious ? { keepPrevious: true } : {}),
      format,
      title,
      textContent: html,
      ...mediaFields(format, content),
      language,
      genre,
      subGenre,
      locations,
      hashtags,
      // What is missing stays as the server has it.
      publishAt: publishAt === '' ? undefined : publishAt,
    } as PostInput,
  };
}

/** The draft after the server has answered an intent; what was written since stays as it is. */
export function withSaveConfirmed(draft: Draft, post: Post): Draft {
  const savedChange = draft.intent?.change ?? draft.savedChange;
  return {
    ...draft,
    postUID: post.postUID,
    revision: post.revision,
    savedChange,
    intent: null,
    keepsPrevious: false,
  };
}

/**
 * The draft with what an earlier version says. What the server has now is kept before it is written
 * over.
 */
export function withVersion(draft: Draft, post: Post, version: Version): Draft {
  return withContentFrom(draft, toDraft({ ...post, ...version }, draft.ownerUserId));
}

/**
 * The draft with what of it has arrived: its media by the server's ids, and no unfinished ones.
 */
export function withUploadedMedia(draft: Draft): Draft {
  return {
    ...draft,
    content: contentForServer(draft),
    pictures: byServerId(draft.pictures),
    videos: byServerId(draft.videos),
  };
}

const byServerId = <Known extends { id: string }>(known: Record<string, Known | null>) =>
  Object.fromEntries(Object.values(known).flatMap((one) => (one ? [[one.id, one]] : [])));

/**
 * The draft with the words and media of another one of the same post. What the server has now is
 * kept before it is written over.
 */
export function withContentFrom(draft: Draft, other: Draft): Draft {
  return {
    ...draft,
    content: other.content,
    pictures: { ...draft.pictures, ...other.pictures },
    videos: { ...draft.videos, ...other.videos },
    change: draft.change + 1,
    keepsPrevious: true,
  };
}

/** Whether this post was sent after the intent was made. */
export function isSent(post: Post, intent: SaveIntent | null): boolean {
  return (
    post.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW' && post.revision > (intent?.post.revision ?? -1)
  );
}

/**
 * The writer has to confirm a submission again after another revision. A save without a reply may
 * itself have made that revision.
 */
const cancelStaleSubmit = (device: Draft) =>
  device.intent?.action === 'save' ? device : withSubmitCancelled(device);

export type Reconciled = { draft: Draft; serverCopy: Post | null };

/**
 * What to continue with when both device and server have a post. Unsaved changes take precedence.
 * When the server has a newer revision, both are shown. An unconfirmed intent is sent again without
 * a comparison.
 */
export function reconcile(
  device: Draft | null,
  post: Post,
  ownerUserId: string,
  writerUserId: string | null = null,
): Reconciled {
  const change = device?.change ?? 0;
  const fresh = { ...toDraft(post, ownerUserId, writerUserId), change, savedChange: change };
  if (!device || !isUnsaved(device)) return { draft: fresh, serverCopy: null };
  const draft = post.revision === device.revision ? device : cancelStaleSubmit(device);
  if (draft.intent) return { draft, serverCopy: null };
  if (post.revision === draft.revision)
    return { draft: { ...draft, postUID: post.postUID }, serverCopy: null };
  if (isSameContent(contentForServer(draft), fresh.content))
    return { draft: fresh, serverCopy: null };
  return { draft, serverCopy: post };
}
