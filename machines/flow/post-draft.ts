import type { PostFormat } from '#domain/post-states.ts';
import type { components } from '#generated/contract.ts';
import {
  contentForServer,
  type KnownPicture,
  type KnownVideo,
  knownMedia,
  mediaFields,
  travellingMedia,
} from './draft-media.ts';
import {
  type Content,
  contentOf,
  emptyContent,
  isSameContent,
  isWritten,
  type Post,
} from './post-content.ts';

type PostInput = components['schemas']['PostInput'];

/** What a post said at one of its revisions. */
export type Version = components['schemas']['PostVersion'];

/** One request to the server; while its outcome is unknown it is sent again unchanged, with the same key. */
export type Intent = {
  action: 'save' | 'submit';
  key: string;
  change: number;
  /** Whose post it is: the server refuses it when somebody else has signed in meanwhile. */
  ownerUserId: string;
  post: PostInput;
};

/** A post as this device knows it: what goes into IndexedDB before any request. */
export type Draft = {
  clientId: string;
  ownerUserId: string;
  /** Null until the server has answered the first save. */
  postUID: string | null;
  format: PostFormat;
  /** The server's revision that the writing began from; 0 for a new post. */
  revision: number;
  content: Content;
  /**
   * What is known of pictures: of those chosen on this device by the key that the content carries and that every try to upload sends, null
   * while they travel; of listed ones that came from the server by its id.
   */
  pictures: Record<string, KnownPicture | null>;
  /** The same of videos. */
  videos: Record<string, KnownVideo | null>;
  /** Counts the changes; the server has everything when `savedChange` is the same. */
  change: number;
  savedChange: number;
  intent: Intent | null;
  /** What the server has is to be kept as a version before this is written over it. */
  keepsPrevious: boolean;
  /** Its writer has asked to send it for review, and nobody has answered that yet. */
  isToBeSent: boolean;
};

/** Nothing written yet. */
export function newDraft(clientId: string, ownerUserId: string, format: PostFormat): Draft {
  return {
    clientId,
    ownerUserId,
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
    isToBeSent: false,
  };
}

/** What a device kept, also by an earlier version of the portal that knew fewer fields. */
export function storedDraft<Stored extends Draft>(stored: Stored): Stored {
  const { clientId, ownerUserId, format } = stored;
  return {
    ...newDraft(clientId, ownerUserId, format),
    ...stored,
    content: { ...emptyContent, ...stored.content },
    intent: stored.intent && { ...stored.intent, ownerUserId },
  };
}

/** The server's copy, to write on from it. */
export function draftOf(post: Post, ownerUserId: string): Draft {
  return {
    ...newDraft(post.clientId, ownerUserId, post.format),
    postUID: post.postUID,
    revision: post.revision,
    content: contentOf(post),
    ...knownMedia(post),
  };
}

/** Was anything written that the server was not told yet? */
export function needsSaving(draft: Draft): boolean {
  return draft.change !== draft.savedChange;
}

/** Is there anything that only this device has: words, a call without an answer, a wish to send, a picture or a video on its way? */
export function isUnsaved(draft: Draft): boolean {
  return needsSaving(draft) || draft.intent !== null || draft.isToBeSent || travellingMedia(draft).length > 0;
}

/** Is there something to keep at the server, or has it a copy already? */
export function isWorthSaving({ content, revision }: Draft): boolean {
  return isWritten(content) || revision > 0;
}

/** The draft when its sending was called off, refused or done. A save without an answer stays. */
export function calledOff(draft: Draft): Draft {
  return {
    ...draft,
    isToBeSent: false,
    intent: draft.intent?.action === 'submit' ? null : draft.intent,
  };
}

/** What is sent: everything that was written and has arrived, on top of the revision that it began from. */
export function intentFor(draft: Draft, action: Intent['action'], key: string): Intent {
  const { clientId, ownerUserId, postUID, revision, format, change } = draft;
  const content = contentForServer(draft);
  const { title, html, language, genre, subGenre, locations, hashtags } = content;
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
    } as PostInput,
  };
}

/** The draft after the server has answered an intent; what was written since stays as it is. */
export function confirmed(draft: Draft, post: Post): Draft {
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

/** The draft with what an earlier version says. What the server has now is kept before it is written over. */
export function withVersion(draft: Draft, post: Post, version: Version): Draft {
  return withContentOf(draft, draftOf({ ...post, ...version }, draft.ownerUserId));
}

/** The draft with what of it has arrived: its media by the server's ids, and none that still travel. */
export function arrivedPart(draft: Draft): Draft {
  return {
    ...draft,
    content: contentForServer(draft),
    pictures: byServerId(draft.pictures),
    videos: byServerId(draft.videos),
  };
}

const byServerId = <Known extends { id: string }>(known: Record<string, Known | null>) =>
  Object.fromEntries(Object.values(known).flatMap((one) => (one ? [[one.id, one]] : [])));

/** The draft with the words and media of another one of the same post. What the server has now is kept before it is written over. */
export function withContentOf(draft: Draft, other: Draft): Draft {
  return {
    ...draft,
    content: other.content,
    pictures: { ...draft.pictures, ...other.pictures },
    videos: { ...draft.videos, ...other.videos },
    change: draft.change + 1,
    keepsPrevious: true,
  };
}

/** Has this post been sent since the intent was made? */
export function isSent(post: Post, intent: Intent | null): boolean {
  return post.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW' && post.revision > (intent?.post.revision ?? -1);
}

/** A send that the server has moved past is asked for anew by its writer; a save without an answer may be what moved it. */
const judgedSend = (device: Draft) => (device.intent?.action === 'save' ? device : calledOff(device));

export type Reconciled = { draft: Draft; theirs: Post | null };

/**
 * What to write on from, when both this device and the server know a post. Unsaved work goes before; when the server
 * has moved on since it began, both are shown. An intent without an answer is not judged: it is sent again.
 */
export function reconcile(device: Draft | null, post: Post, ownerUserId: string): Reconciled {
  const change = device?.change ?? 0;
  const fresh = { ...draftOf(post, ownerUserId), change, savedChange: change };
  if (!device || !isUnsaved(device)) return { draft: fresh, theirs: null };
  const draft = post.revision === device.revision ? device : judgedSend(device);
  if (draft.intent) return { draft, theirs: null };
  if (post.revision === draft.revision) return { draft: { ...draft, postUID: post.postUID }, theirs: null };
  if (isSameContent(contentForServer(draft), fresh.content)) return { draft: fresh, theirs: null };
  return { draft, theirs: post };
}
