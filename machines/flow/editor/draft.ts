import type { PostFormat } from '#domain/post/post-formats.ts';
import type { components } from '#generated/contract.ts';
import type { KnownPicture, KnownVideo } from './known-media.ts';
import type { Content } from './post-content.ts';

export type PostInput = components['schemas']['PostInput'];

/**
 * One request to the server; while its outcome is unknown it is sent again unchanged, with the same
 * key.
 */
export type SaveIntent = {
  action: 'save' | 'submit';
  key: string;
  change: number;
  /** The owner of the post. The server refuses the post when another person has signed in. */
  ownerUserId: string;
  post: PostInput;
};

/** A post on this device, as stored in IndexedDB before any request. */
export type Draft = {
  clientId: string;
  ownerUserId: string;
  /** Who writes for the owner: their agency. Null where the owner writes. */
  writerUserId: string | null;
  /** Null until the server has answered the first save. */
  postUID: string | null;
  format: PostFormat;
  /** The server's revision that the writing began from; 0 for a new post. */
  revision: number;
  content: Content;
  /**
   * Known pictures: local ones by the key in the content, which every upload attempt uses, null
   * while uploading; listed pictures of the server by their id.
   */
  pictures: Record<string, KnownPicture | null>;
  /** The same of videos. */
  videos: Record<string, KnownVideo | null>;
  /** Counts the changes; the server has everything when `savedChange` is the same. */
  change: number;
  savedChange: number;
  intent: SaveIntent | null;
  /** What the server has is to be kept as a version before this is written over it. */
  keepsPrevious: boolean;
  /** Its writer has requested a submission that is not confirmed yet. */
  submitRequested: boolean;
};
