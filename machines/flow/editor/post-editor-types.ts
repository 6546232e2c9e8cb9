import type { Failure } from '#domain/contract/failure.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { PictureFile, UploadedPicture } from '#machines/kit/file-upload.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import type { ProfileApproval } from '../profile/profile-approval.ts';
import type { Draft } from './draft.ts';
import type { Content, Post } from './post-content.ts';
import type { Version } from './post-draft.ts';
import type { FieldProblems } from './post-validation.ts';
import type { UploadedVideo, VideoFile } from './video-upload-setup.ts';

export type PostEditorInput = {
  /**
   * Made by this device before the first request. Null for a post of the server until it has
   * loaded.
   */
  clientId: string | null;
  postUID: string | null;
  /** The post is new, so nothing is loaded. */
  isFresh: boolean;
  /** Whose post it is. */
  ownerUserId: string;
  /** Who writes for the owner: their agency. Left out where the owner writes. */
  writerUserId?: string | null;
  format: PostFormat;
  /** What a new post is tagged with. */
  hashtags?: readonly string[];
  profile: ProfileApproval;
  /** A new idempotency key, a UUID. */
  newKey: () => string;
};

/** How to find a post on this device and on the server. */
export type PostIds = {
  clientId: string | null;
  postUID: string | null;
  ownerUserId: string;
  writerUserId?: string | null;
};

/** The creator for whom an agency writes; nobody where the owner writes. */
export const represented = ({
  ownerUserId,
  writerUserId,
}: Pick<PostIds, 'ownerUserId' | 'writerUserId'>): { userId?: string } =>
  writerUserId ? { userId: ownerUserId } : {};

/** What the server is asked for: a post, and for whom where its owner is another person. */
export type PostRequest = { postId: string; userId?: string };

/** The request for the server's copy of a post. */
export const postRequest = (ids: PostIds): PostRequest => ({
  postId: ids.postUID ?? ids.clientId ?? '',
  ...represented(ids),
});

export type PostEditorContext = Pick<PostEditorInput, 'isFresh' | 'profile' | 'newKey'> & {
  ids: PostIds;
  draft: Draft;
  /** The server's copy as it was last seen. */
  post: Post | null;
  /** The server's copy that conflicts with the draft. */
  serverCopy: Post | null;
  /** The device's copy when the server's was chosen, until it is restored or the page is left. */
  discardedDraft: Draft | null;
  failure: Failure | null;
  deviceFailure: Failure | null;
  fields: FieldProblems;
  tries: number;
  /**
   * Counts how often the text was replaced from outside: the view then begins a new writing
   * surface.
   */
  contentReplacements: number;
};

export type PostEditorEvent =
  | { type: 'content.edited' }
  | { type: 'content.collected'; content: Content }
  | { type: 'save.requested' }
  | { type: 'submit.requested' }
  | { type: 'submit.cancelled' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'local-copy.chosen' }
  | { type: 'server-copy.chosen' }
  | { type: 'discarded-draft.restored' }
  | { type: 'version.restored'; version: Version }
  | { type: 'retry.requested' }
  | { type: 'takeover.requested' }
  /** The server's copy, where something was decided about the post. */
  | { type: 'post.loaded'; post: Post }
  | { type: 'edit.requested' }
  | { type: 'pictures.chosen'; pictures: { key: string; file: PictureFile }[] }
  | { type: 'picture.uploaded'; key: string; picture: UploadedPicture }
  | { type: 'video.chosen'; key: string; file: VideoFile }
  | { type: 'video.removed'; key: string }
  | { type: 'video.uploaded'; key: string; video: UploadedVideo }
  | { type: 'media.failed'; key: string }
  | { type: 'lock.granted' }
  | { type: 'lock.denied' }
  | { type: 'lock.lost' }
  | { type: 'draft.changed' }
  | { type: 'draft.settled' }
  | { type: 'fields.rejected' }
  | GlobalEvent;
